"""The state as a whole: the pieces counted, and what is peculiar to its saves."""

from __future__ import annotations

from typing import get_args

import pytest

from astrodrome.games.memoracers.actions import (
    Program,
    SwapTiles,
)
from astrodrome.games.memoracers.events import Reason
from astrodrome.games.memoracers.figures import KRAKENS, NUMBERS
from astrodrome.games.memoracers.finish import REASONS
from astrodrome.games.memoracers.spec import SPEC, census
from astrodrome.games.memoracers.tiles import SERIES
from astrodrome.kernel.fields import Json
from tests.memoracers.games import SETTINGS, flown
from tests.memoracers.table import race as position
from tests.memoracers.table import ship


def test_a_program_is_not_forced_unless_it_says_so() -> None:
    assert SPEC.codec.decode_action({"do": "Program", "lanes": [3]}) == Program((3,), False)


def test_the_reasons_for_an_end_are_those_an_event_can_tell() -> None:
    assert get_args(Reason) == REASONS


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [0, 1, 20, 9999])
def test_every_tile_is_somewhere_once(seats: int, options: dict[str, Json], answers: int) -> None:
    assert census(flown(seats, options, answers).state) == (1,) * (NUMBERS * len(SERIES) + KRAKENS)


def test_a_tile_that_is_lost_or_doubled_is_noticed() -> None:
    game = flown(3, {"circuit": "D"}, 20)
    game.state.row[3] = game.state.row[4]
    assert min(census(game.state)) == 0
    assert max(census(game.state)) == 2


def test_a_game_can_be_saved_in_the_middle_of_a_swap() -> None:
    table = position(ship(place=1, lane=1), ship(place=1, lane=4), row="1-C 2-C 5-C 3-A 4-A 6-A 7-A 8-A 9-A K-1", up=3)
    table.fly("1", "4")
    assert repr(table.g.agenda[-1]) == "VisitorSwaps(0)"
    again = SPEC.load(table.game.save())
    assert (again.situation, again.digest()) == (table.game.situation, table.game.digest())
    assert again.play(0, SwapTiles(5)) == table.game.play(0, SwapTiles(5))
