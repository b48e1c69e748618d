"""Whole games for tests that look at everything that happens."""

from __future__ import annotations

from functools import cache

from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Event
from tests.celestia.table import Voyage

EVERYTHING: list[Json] = ["ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]
CREWS: list[Json] = ["ext1", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]
SETTINGS: list[tuple[int, dict[str, Json]]] = [
    (4, {}),
    (2, {"modules": CREWS}),
    (3, {"modules": ["beginner", "xmas"]}),
    (5, {"modules": EVERYTHING}),
]


def flown(seats: int, options: dict[str, Json], answers: int, seed: int = 9) -> Voyage:
    """Play some answers of a game."""
    game, chance = SPEC.new(seats, options, seed), Chance(seed)
    while not game.over and answers:
        seat = game.asked[0]
        actions = game.legal(seat)
        game.play(seat, actions[chance.below("any", len(actions))])
        answers -= 1
    return game


@cache
def all_told(games: int = 25) -> tuple[Event, ...]:
    """Return everything that happens in some games of each setting."""
    events: list[Event] = []
    for seats, options in SETTINGS:
        for seed in range(games):
            game, chance = SPEC.new(seats, options, seed), Chance(seed)
            events += game.opening
            while not game.over:
                seat = game.asked[0]
                actions = game.legal(seat)
                events += game.play(seat, actions[chance.below("any", len(actions))])
    return tuple(events)
