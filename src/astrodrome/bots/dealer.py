"""The dealer: it holds the game and asks a bot honestly."""

from __future__ import annotations

from typing import Final

from astrodrome.bots.protocol import Bot, Think
from astrodrome.bots.random_bot import RandomBot
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

DEFAULT_BUDGET: Final = 200


def ask(game: AnyGame, seat: Seat, bot: Bot, seed: int, budget: int = DEFAULT_BUDGET) -> Action:
    """Return what a bot wants to do. Where only one thing is legal it is not asked."""
    legal = game.legal(seat)
    if len(legal) == 1 and game.complete(seat):
        return legal[0]
    if isinstance(bot, RandomBot):
        return bot.pick(legal)
    prompt = game.prompt(seat)
    assert prompt is not None, f"seat {seat} is not asked"
    return bot.choose(game.view(seat), prompt, legal, Think(game, seat, seed, budget))
