"""The job of a worker process: one saved game, one seat, one bot, one seed; out comes one action."""

from __future__ import annotations

from typing import Final

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make
from astrodrome.games import game
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import to_json

THOUGHT_WORDS: Final = 16
"""How far apart in a stream of chance the thoughts of two decisions lie."""


def decide(name: str, save: bytes, seat: int, bot: str, seed: int, share: float = 1.0) -> bytes:
    """Return the JSON of what a bot does in a saved game. The same job gives the same answer anywhere.

    A bot keeps its seed throughout the game; each decision gets a seed derived from it. `share`: of the iterations that
    its level may use, for devices on which all of them would take too long.
    """
    playing = game(name).load(save)
    thought = Chance(seed, count=playing.number * THOUGHT_WORDS).word()
    return to_json(ask(playing, seat, make(bot, seed, name), thought, shared(budget(bot, name), share)))


def shared(iterations: int, share: float) -> int:
    """Return a share of the iterations, at least one of some.

    >>> shared(120, 1.0), shared(120, 0.5), shared(3, 0.1), shared(0, 0.5)
    (120, 60, 1, 0)
    """
    return max(min(1, iterations), round(iterations * share))
