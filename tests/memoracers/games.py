"""Whole games of several settings, played at random, for tests that look at everything."""

from __future__ import annotations

from functools import cache
from typing import Final

from astrodrome.games.memoracers.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Event
from tests.memoracers.table import Race

SETTINGS: Final[list[tuple[int, dict[str, Json]]]] = [
    (2, {"circuit": "D", "modules": ["kraken-madness"]}),
    (4, {"circuit": "C", "youngest": 2}),
    (1, {"circuit": "random"}),
    (3, {"modules": ["championship"]}),
]


def flown(seats: int, options: dict[str, Json], answers: int, seed: int = 9) -> Race:
    """Play some answers of a game."""
    game, chance = SPEC.new(seats, options, seed), Chance(seed)
    while not game.over and answers:
        seat = game.asked[0]
        actions = game.legal(seat)
        game.play(seat, actions[chance.below("any", len(actions))])
        answers -= 1
    return game


@cache
def all_told() -> tuple[Event, ...]:
    """Return everything that happens in one game of each setting."""
    events: list[Event] = []
    for seats, options in SETTINGS:
        for seed in range(6):
            game, chance = SPEC.new(seats, options, seed), Chance(seed)
            events += game.opening
            while not game.over:
                seat = game.asked[0]
                actions = game.legal(seat)
                events += game.play(seat, actions[chance.below("any", len(actions))])
    return tuple(events)
