"""Whole games of several settings, for tests that look at everything."""

from __future__ import annotations

from functools import cache
from typing import Final

from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Event
from tests.galaxy_trucker.table import Play
from tests.laws.hooks.galaxy_trucker import able

SETTINGS: Final[list[tuple[int, dict[str, Json]]]] = [
    (2, {"flights": ["I", "II"]}),
    (3, {"flights": ["II"], "building": "realtime"}),
    (4, {"flights": ["III"], "modules": ["foresight", "strict"]}),
    (2, {"flights": ["IIIA"], "modules": ["lenient"], "turns": 50}),
    (3, {"flights": ["intro"]}),
]


def flown(seats: int, options: dict[str, Json], answers: int, seed: int = 9) -> Play:
    """Play some answers of a game, ably enough that ships fly."""
    game, chance = SPEC.new(seats, options, seed), Chance(seed)
    while not game.over and answers:
        seat = game.asked[chance.below("seat", len(game.asked))]
        game.play(seat, able(game, seat, chance))
        answers -= 1
    return game


@cache
def all_told() -> tuple[Event, ...]:
    """Return everything that is told in some games of each setting, and in some played without sense."""
    events: list[Event] = []
    for seats, options in SETTINGS:
        for seed in range(24):
            game, chance = SPEC.new(seats, options, seed), Chance(seed)
            events += game.opening
            while not game.over:
                seat = game.asked[chance.below("seat", len(game.asked))]
                actions = game.legal(seat)
                silly = seed % 6 == 0 or seat >= seats
                action = actions[chance.below("any", len(actions))] if silly else able(game, seat, chance)
                events += game.play(seat, action)
    return tuple(events)
