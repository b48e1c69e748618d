"""Playing to the end at random: the same game whether moves are noted or not, and the notes say what was played."""

from __future__ import annotations

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.agenda import answer, question, settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import field_value
from astrodrome.kernel.playout import PLACE_BITS, play_out, play_out_noted
from astrodrome.kernel.spec import AnySpec
from tests.laws.toys.rush.spec import SPEC as RUSH

SPECS = (RUSH, *GAMES)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_noted_or_not_the_same_game_is_played_to_its_end(spec: AnySpec) -> None:
    plain, noted, again = (spec.begin(2, spec.read_options(2, {}), Chance(5)) for _ in range(3))
    for g in (plain, noted, again):
        settle(g)
    moves: list[int] = []
    told = play_out(plain, Chance(6))
    assert play_out_noted(noted, Chance(6), moves) == told
    assert sum(told) == len(moves)
    assert told[0] > 0
    assert not plain.asked
    for move in moves:
        seat = again.asked[0]
        assert move & ((1 << PLACE_BITS) - 1) == 0, "it is always the first asked"
        answer(again, seat, question(again).legal(again, seat)[(move >> PLACE_BITS) - 1])
    assert not again.asked
    for field in spec.fields:
        assert field_value(plain, field) == field_value(noted, field) == field_value(again, field), field.name
