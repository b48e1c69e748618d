"""Bots by name: the levels of each game, and one bot that plays anything.

The levels of a game are the `LEVELS` in `bots/<game>/levels.py`, weakest first; nothing else names them. A level is a
bot and a number of iterations, not a time: the same seed plays the same game anywhere. `STYLES` beside them are bots of
one level's strength with a character of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, cast

from astrodrome.bots.level import Level
from astrodrome.bots.protocol import Bot
from astrodrome.bots.random_bot import RandomBot
from astrodrome.bots.search_policy import AnyPolicy, PlainPolicy
from astrodrome.games import MODULES
from astrodrome.games import game as spec_of
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.errors import UnknownBot

LEVELS: Final = ("easy", "normal", "hard")
"""The levels that every game has, weakest first; `names` has all bots of one game."""
RANDOM: Final = "random"
"""The bot that plays anything, which needs no level."""
ADVISER: Final = "adviser"
"""The bot that advises a learner: the strongest that may. It takes no seat, so `names` leaves it out."""


@cache
def levels_of(game: str) -> Mapping[str, Level]:
    """Return the levels of a game, weakest first; empty if the game has no bots or does not exist."""
    if game not in MODULES:
        return {}
    companion = companion_of(spec_of(game), "astrodrome.bots", "levels")
    return {} if companion is None else cast("Mapping[str, Level]", companion.LEVELS)


@cache
def styles_of(game: str) -> Mapping[str, Level]:
    """Return the styles of a game: bots as strong as `normal` that play differently (`STYLES` beside `LEVELS`)."""
    if not levels_of(game):
        return {}
    companion = companion_of(spec_of(game), "astrodrome.bots", "levels")
    return cast("Mapping[str, Level]", getattr(companion, "STYLES", {}))


@cache
def adviser_of(game: str) -> Level | None:
    """Return who advises a learner: the strongest level, unless the game names another (`ADVISER` beside `LEVELS`)."""
    levels = levels_of(game)
    if not levels:
        return None
    companion = companion_of(spec_of(game), "astrodrome.bots", "levels")
    return cast("Level", getattr(companion, ADVISER.upper(), list(levels.values())[-1]))


@cache
def policy_of(game: str) -> AnyPolicy:
    """Return how play-outs of a game are played: its `POLICY` beside `LEVELS`, or one that plays anything."""
    companion = companion_of(spec_of(game), "astrodrome.bots", "levels")
    return cast("AnyPolicy", getattr(companion, "POLICY", PlainPolicy()))


def names(game: str) -> tuple[str, ...]:
    """Return the names of the bots that play a game: "random", the levels, then the styles, such as "bold"."""
    return (RANDOM, *levels_of(game), *styles_of(game))


def split(name: str, game: str | None) -> tuple[str, str]:
    """Return (game, bot) for a name such as "hard" or "memoracers/hard"; UnknownBot says what exists."""
    if "/" in name:
        own, _, bot = name.partition("/")
        if game is not None and own != game:
            raise UnknownBot(f"{name!r:.60} does not play {game}")
    elif game is None:
        raise UnknownBot(f"{name!r:.60} does not say which game: expected a name such as memoracers/{name:.20}")
    else:
        own, bot = game, name
    if own not in MODULES or not (bot in names(own) or (bot == ADVISER and adviser_of(own) is not None)):
        known = [f"{name}/{one}" for name in MODULES for one in names(name)]
        raise UnknownBot(f"no bot is called {own}/{bot:.40}; expected one of {', '.join(known)}")
    return own, bot


def make(name: str, seed: int = 0, game: str | None = None) -> Bot:
    """Return a bot by name, such as "memoracers/hard", or "hard" with the game beside it; `seed` is its chance."""
    if name == RANDOM:
        return RandomBot(seed)
    level = _level(name, game)
    return RandomBot(seed) if level is None else level.bot(seed)


def budget(name: str, game: str | None = None) -> int:
    """Return how many iterations the level of a bot may use: 0 for a bot that does not search."""
    if name == RANDOM:
        return 0
    level = _level(name, game)
    return 0 if level is None else level.iterations or 0


def _level(name: str, game: str | None) -> Level | None:
    own, bot = split(name, game)
    if bot == ADVISER:
        return adviser_of(own)
    return None if bot == RANDOM else {**levels_of(own), **styles_of(own)}[bot]
