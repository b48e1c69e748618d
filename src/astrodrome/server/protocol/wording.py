"""The server's own sentences, by key; the engine's are with its games.

They are sent as a key with its arguments, and in English for programs and logs. The page has them in every language.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from astrodrome.kernel.languages import SOURCE
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.words import Words
from astrodrome.server.protocol.messages import Code, Notice, NotTaken, Stopped, Trouble, Why

WORDS: Final = Words(Path(__file__).parents[1] / "text")


def english(section: str, key: str, **args: int | str) -> str:
    """Return a sentence in English; a key without one is a fault of ours."""
    assert WORDS.template(SOURCE, section, key), f"no sentence {section}.{key}"
    return WORDS.say(SOURCE, section, key, args)


def trouble(code: Code, key: str, id_: int | None = None, **args: int | str) -> Trouble:
    """Return why a message was not looked at, to be sent.

    >>> trouble("paused", "paused").message
    'The table is paused.'
    """
    return Trouble(code, english("trouble", key, **args), id_, Why(f"trouble.{key}", args))


def stopped() -> Stopped:
    """Return that a fault in its game has stopped the table, to be sent."""
    return Stopped(english("trouble", "stopped-by-fault"), Why("trouble.stopped-by-fault", {}))


def stopping(in_ms: int) -> Notice:
    """Return that the server stops in a moment, to be sent."""
    return Notice("stopping", english("trouble", "stopping"), Why("trouble.stopping", {}), in_ms)


def not_taken(id_: int, refusal: Refusal) -> NotTaken:
    """Return a refusal as a message."""
    return NotTaken(id_, refusal.rule, refusal.key, dict(refusal.args), refusal.why(SOURCE))
