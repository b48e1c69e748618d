"""The server's own sentences, by key and in both languages; the engine's are with its games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.words import Words
from astrodrome.server.protocol.messages import Code, NotTaken, Stopped, Trouble, Why

WORDS: Final = Words(Path(__file__).parents[1] / "text")


def sentence(section: str, key: str, **args: int | str) -> Why:
    """Return a sentence in both languages; a key without one is a fault of ours."""
    assert WORDS.template("en", section, key), f"no sentence {section}.{key}"
    return Why(WORDS.say("en", section, key, args), WORDS.say("fr", section, key, args))


def trouble(code: Code, key: str, id_: int | None = None, **args: int | str) -> Trouble:
    """Return why a message was not looked at, to be sent.

    >>> trouble("paused", "paused").why.fr
    'La table est en pause.'
    """
    why = sentence("trouble", key, **args)
    return Trouble(code, why.en, id_, why)


def stopped() -> Stopped:
    """Return that a fault in its game has stopped the table, to be sent."""
    why = sentence("trouble", "stopped-by-fault")
    return Stopped(why.en, why)


def not_taken(id_: int, refusal: Refusal) -> NotTaken:
    """Return a refusal as a message, with its sentence in both languages."""
    why = Why(refusal.why("en"), refusal.why("fr"))
    return NotTaken(id_, refusal.rule, refusal.key, dict(refusal.args), why)
