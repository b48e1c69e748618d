"""The job of a worker process: one saved game, one seat, one bot, one seed; out comes one action."""

from __future__ import annotations

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make
from astrodrome.games import game
from astrodrome.kernel.codec import to_json


def decide(name: str, save: bytes, seat: int, bot: str, seed: int) -> bytes:
    """Return the JSON of what a bot does in a saved game. The same job gives the same answer anywhere."""
    playing = game(name).load(save)
    return to_json(ask(playing, seat, make(bot, seed, name), seed, budget(bot, name)))
