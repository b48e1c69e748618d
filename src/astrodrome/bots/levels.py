"""Bots by name: three levels per game, and one that plays anything.

A level is a number of iterations, a recall and a share of slips: the same seed plays the same game anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.bots.celerium.manager import Manager, SearchingManager
from astrodrome.bots.celestia.search import VoyageSearch
from astrodrome.bots.celestia.traveller import Traveller
from astrodrome.bots.galaxy_trucker.sense import SearchingTrucker
from astrodrome.bots.galaxy_trucker.trucker import Trucker
from astrodrome.bots.galaxy_trucker.wants import CAREFUL, HASTY
from astrodrome.bots.ismcts import Search
from astrodrome.bots.memoracers.pilot import Pilot
from astrodrome.bots.memoracers.policy import RacingSense
from astrodrome.bots.protocol import Bot
from astrodrome.bots.random_bot import RandomBot
from astrodrome.kernel.errors import UnknownBot

LEVELS: Final = ("easy", "normal", "hard")


@dataclass(frozen=True, slots=True)
class Level:
    """One level of one game: how much it thinks, how well it recalls, how often its hand slips (of 1000)."""

    iterations: int = 0
    recall: float = 1.0
    slips: int = 0


MEMORACERS: Final = {
    "easy": Level(recall=0.45, slips=120),
    "normal": Level(recall=0.85, slips=20),
    "hard": Level(iterations=120, recall=0.98),
}

CELERIUM: Final = {
    "easy": Level(recall=0.5, slips=250),
    "normal": Level(recall=0.9, slips=20),
    "hard": Level(iterations=30),
}

CELESTIA: Final = {
    "easy": Level(recall=0.6, slips=220),
    "normal": Level(recall=0.95, slips=20),
    "hard": Level(iterations=160),
}

GALAXY_TRUCKER: Final = {
    "easy": Level(recall=0.5, slips=200),
    "normal": Level(slips=10),
    "hard": Level(iterations=60),
}

GAMES_WITH_BOTS: Final = {
    "celerium": CELERIUM,
    "celestia": CELESTIA,
    "galaxy-trucker": GALAXY_TRUCKER,
    "memoracers": MEMORACERS,
}


def _memoracers(level: Level, seed: int) -> Bot:
    if level.iterations:
        return Search(RacingSense(), seed, level.recall)
    return Pilot(seed, level.recall, level.slips)


def _celerium(level: Level, seed: int) -> Bot:
    if level.iterations:
        return SearchingManager(seed, level.recall)
    return Manager(seed, level.recall, level.slips)


def _celestia(level: Level, seed: int) -> Bot:
    if level.iterations:
        return VoyageSearch(seed, level.recall)
    return Traveller(seed, level.recall, level.slips)


def _galaxy_trucker(level: Level, seed: int) -> Bot:
    if level.iterations:
        return SearchingTrucker(seed)
    return Trucker(seed, level.slips, CAREFUL if level.recall == 1.0 else HASTY)


MAKERS: Final = {
    "celerium": _celerium,
    "celestia": _celestia,
    "galaxy-trucker": _galaxy_trucker,
    "memoracers": _memoracers,
}


def names(game: str) -> tuple[str, ...]:
    """Return the names of the bots that play a game."""
    return ("random", *GAMES_WITH_BOTS.get(game, {}))


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
    if own not in GAMES_WITH_BOTS or bot not in names(own):
        known = [f"{own_game}/{one}" for own_game in GAMES_WITH_BOTS for one in names(own_game)]
        raise UnknownBot(f"no bot is called {own}/{bot:.40}; expected one of {', '.join(known)}")
    return own, bot


def make(name: str, seed: int = 0, game: str | None = None) -> Bot:
    """Return a bot by name, such as "memoracers/hard", or "hard" with the game beside it."""
    if name == "random":
        return RandomBot(seed)
    own, bot = split(name, game)
    return RandomBot(seed) if bot == "random" else MAKERS[own](GAMES_WITH_BOTS[own][bot], seed)


def budget(name: str, game: str | None = None) -> int:
    """Return how many iterations the level of a bot may use."""
    if name == "random":
        return 0
    own, bot = split(name, game)
    return 0 if bot == "random" else GAMES_WITH_BOTS[own][bot].iterations
