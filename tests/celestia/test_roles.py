"""Roles and goal (CS-034 to CS-037)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import LEAVE, STOP
from astrodrome.games.celestia.spec import SPEC
from astrodrome.games.celestia.vessel.crash import FallDown
from astrodrome.kernel.chance import Chance
from tests.celestia.table import fly


@pytest.mark.rule("CS-034")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_while_under_way_the_aircraft_has_one_captain_who_is_aboard(seats: int) -> None:
    game, chance = SPEC.new(seats, {"modules": ["ext1"] if seats > 2 else []}, 3), Chance(3)
    while not game.over:
        crashing = any(isinstance(task, FallDown) for task in game.state.agenda)
        if game.state.flying and game.state.step.vessel == 0 and not crashing:
            assert game.state.pawns[game.state.captain] > 0
        seat = game.asked[0]
        actions = game.legal(seat)
        game.play(seat, actions[chance.below("any", len(actions))])


@pytest.mark.rule("CS-034")
def test_an_aircraft_that_is_down_has_no_captain() -> None:
    table = fly("", "", "", down=True, pilot=1, at=4, modules="ext2")
    assert table.public.captain is None
    assert table.public.pilot == 1


@pytest.mark.rule("CS-035", "CS-036")
def test_players_ashore_are_neither_passengers_nor_next_captain() -> None:
    table = fly("c c c c", "", "", "", dice="..", ashore=(1,), power_cards=False)
    assert table.asked == (2,)
    table.do(2, LEAVE)
    table.end_step()
    assert table.g.captain == 3, "1 is ashore and 2 has left"


@pytest.mark.rule("CS-037")
def test_the_highest_score_wins_whoever_brought_the_end_about() -> None:
    table = fly("", "", at=1, ashore=(1,), holds={0: "25:25 25:25", 1: "25:25 20:20 15:15"}, power_cards=False)
    table.do(0, STOP)
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (1,)
