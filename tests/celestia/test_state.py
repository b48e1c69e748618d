"""The state as a whole: the pieces counted."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.spec import SPEC, census
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from tests.celestia.games import SETTINGS
from tests.celestia.table import fly


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_pieces_are_the_same_at_every_moment(seats: int, options: dict[str, Json]) -> None:
    game, chance = SPEC.new(seats, options, 8), Chance(8)
    pieces = census(game.state)
    assert sum(pieces[:28]) == sum(game.state.edition.copies)
    while not game.over:
        assert census(game.state) == pieces
        assert game.state.hand_size == [sum(hand) for hand in game.state.hands]
        for seat in range(seats):
            owned = game.state.treasures[seat]
            by_city = [sum(owned[n] for n in numbers) for numbers in game.state.tables.treasures_of]
            assert game.state.treasures_by_city[seat] == by_city
        seat = game.asked[0]
        actions = game.legal(seat)
        game.play(seat, actions[chance.below("any", len(actions))])
    assert census(game.state) == pieces


def test_the_census_sees_every_place_a_piece_can_lie_in() -> None:
    # Pieces are moved one by one, to places that no moment fills at once.
    table = fly("c c", "?c", "c", modules="ext1 ext2", pilot=2, dice="fff", at=6)
    before = census(table.g)
    for change in ("cards_laid", "help_revealed", "cards_turned_up"):
        kind = table.g.deck.pop()
        assert census(table.g) != before
        getattr(table.g.step, change).append(kind)
        assert census(table.g) == before
    gift = table.g.piles[0].pop()
    table.g.gifts.received[1] = gift
    assert census(table.g) == before
