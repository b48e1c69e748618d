"""Whole games of several settings, played at random, for tests that look at everything."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.records.actions import BuyCards, EndEquipment, EndTurn, PassTurn
from astrodrome.games.celerium.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Action, Event
from tests.celerium.table import Rally

DAMAGING: Final = [
    replace(row, first="DAMAGE", second="SWAP-OWN" if row.name == "1-02" else "ACT 2")
    if row.level == 1 and row.name < "1-06"
    else row
    for row in our_box().events
]
"""Event cards of which some of level 1 do what is otherwise rare in random games."""

SETTINGS: Final[list[tuple[int, dict[str, Json]]]] = [
    (2, {}),
    (3, {"modules": ["expert"], "first_to_last": True}),
    (4, {"colours": ["green", "white", "red", "blue"]}),
    (1, {"difficulty": "hard"}),
    (2, {"content": {"events": plain(DAMAGING)}}),
]


def choice(game: Rally, chance: Chance) -> tuple[int, Action]:
    """Let the first seat asked do something, seldom nothing."""
    seat = game.asked[0]
    actions = game.legal(seat)
    busy = [action for action in actions if not isinstance(action, (PassTurn, EndTurn, EndEquipment))]
    if busy and isinstance(busy[0], BuyCards) and chance.below("much", 2):
        return seat, busy[-1]
    if busy and chance.below("busy", 4):
        return seat, busy[chance.below("any", len(busy))]
    return seat, actions[chance.below("any", len(actions))]


def raced(seats: int, options: dict[str, Json], answers: int, seed: int = 9) -> Rally:
    """Play some answers of a game."""
    game, chance = SPEC.new(seats, options, seed), Chance(seed)
    while not game.over and answers:
        game.play(*choice(game, chance))
        answers -= 1
    return game


@cache
def all_told() -> tuple[Event, ...]:
    """Return everything that happens in some games of each setting."""
    events: list[Event] = []
    for seats, options in SETTINGS:
        for seed in range(12):
            game, chance = SPEC.new(seats, options, seed), Chance(seed)
            events += game.opening
            while not game.over:
                events += game.play(*choice(game, chance))
    return tuple(events)
