"""Copies of a state share its rows, so no rule may change one in place."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json

SHARED = ("hands", "treasures", "treasures_by_city", "piles")


@pytest.mark.parametrize(
    ("seats", "modules"),
    [(2, []), (4, []), (4, ["ext1", "ext2"]), (3, ["matryoshburg", "instructor", "xmas", "boscalumia"])],
)
def test_a_row_is_replaced_when_it_changes(seats: int, modules: list[Json]) -> None:
    game, chance = SPEC.new(seats, {"modules": modules}, 5), Chance(5)
    while not game.over:
        rows = [row for name in SHARED for row in getattr(game.state, name)] + game.state.memory.cards_spied
        before = [row.copy() for row in rows]
        seat = game.asked[0]
        legal = game.legal(seat)
        game.play(seat, legal[chance.below("pick", len(legal))])
        game.determinise(seat, chance.word())
        assert rows == before
