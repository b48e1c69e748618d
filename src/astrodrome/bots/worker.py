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


def decide(name: str, save: bytes, seat: int, bot: str, seed: int) -> bytes:
    """Return the JSON of what a bot does in a saved game. The same job gives the same answer anywhere.

    A bot keeps its seed throughout the game; each decision gets a seed derived from it.
    """
    playing = game(name).load(save)
    thought = Chance(seed, count=playing.number * THOUGHT_WORDS).word()
    return to_json(ask(playing, seat, make(bot, seed, name), thought, budget(bot, name)))
