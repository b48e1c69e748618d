"""Chapter 14: the end of the race."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.events import LapTicked, RaceEnded, RoundBegan, ShipCrashed, ShipMoved
from astrodrome.games.memoracers.figures import LAPS, SHIELDS
from astrodrome.kernel.records import Line, Outcome
from tests.contract.events import of_kind
from tests.memoracers.table import Table, race, ship

HOME = "..... ..... @....."  # a ship at place 1 reaches tile 1 with one step and goes beyond it with the second
ALMOST = LAPS - 1
WORN = SHIELDS - 1


def ended(table: Table, *programs: str) -> list[RaceEnded]:
    return of_kind(table.fly(*programs), RaceEnded)


def outcome(table: Table) -> Outcome:
    found = table.game.outcome
    assert found is not None
    return found


@pytest.mark.rule("MR-002")
def test_a_race_is_won_by_three_laps() -> None:
    table = race(ship(speed=2, laps=ALMOST), ship(), row=HOME)
    assert ended(table, "3 3", "3") == [RaceEnded((0,), "laps")]
    assert (table.public.winners, table.public.reason) == ((0,), "laps")


@pytest.mark.rule("MR-002")
def test_a_race_is_won_by_the_last_ship_still_racing() -> None:
    table = race(ship(ticked=WORN), ship(), ahead="..x..")
    assert ended(table, "3", "4") == [RaceEnded((1,), "last-ship")]
    assert (table.public.winners, table.public.reason) == ((1,), "last-ship")


@pytest.mark.rule("MR-121")
def test_all_ships_carry_out_their_action_before_the_race_ends() -> None:
    table = race(ship(speed=2, laps=ALMOST), ship(place=0, speed=3, laps=1), row=HOME)
    events = table.fly("3 3", "3 3 3")
    assert [event.seat for event in of_kind(events, ShipMoved)] == [0, 0, 1, 1, 1]
    assert of_kind(events, LapTicked) == [LapTicked(0, 3), LapTicked(1, 2)]
    assert events[-1] == RaceEnded((0,), "laps")
    assert table.game.over


@pytest.mark.rule("MR-121")
def test_the_last_ship_still_flies_its_move_of_the_round() -> None:
    table = race(ship(place=2, ticked=WORN), ship(place=1), ahead="..x..")
    events = table.fly("3", "3")
    assert [event.seat for event in of_kind(events, ShipMoved)] == [0, 1]


@pytest.mark.rule("MR-122")
def test_the_only_ship_left_wins_whatever_the_laps() -> None:
    table = race(ship(ticked=WORN, laps=2), ship(laps=0), ship(place=4, laps=2, wreck=1), ahead="..x..")
    assert ended(table, "3", "4") == [RaceEnded((1,), "last-ship")]
    assert outcome(table).winners == (1,)
    assert table.public.decided_by == "MR-122"


@pytest.mark.rule("MR-122")
def test_two_ships_left_race_on() -> None:
    table = race(ship(ticked=WORN), ship(), ship(), ahead="..x..")
    assert ended(table, "3", "4", "4") == []
    assert table.game.asked == (1, 2)
    assert table.public.winners == ()
    assert table.public.decided_by is None


@pytest.mark.rule("MR-123")
def test_if_all_crash_in_one_round_the_one_furthest_to_the_front_wins() -> None:
    table = race(ship(place=1, ticked=WORN), ship(place=2, ticked=WORN), row="..... ..... ..x.. ..x..")
    events = table.fly("3", "3")
    assert of_kind(events, ShipCrashed) == [ShipCrashed(1, 3), ShipCrashed(0, 2)]
    assert of_kind(events, RaceEnded) == [RaceEnded((1,), "all-crashed")]
    assert table.public.decided_by == "MR-123"


@pytest.mark.rule("MR-123")
def test_ships_that_crash_on_the_same_tile_share_the_win_whatever_lane_and_speed() -> None:
    table = race(
        ship(place=1, lane=3, speed=2, ticked=WORN),
        ship(place=2, lane=5, ticked=WORN),
        ship(place=1, lane=3, ticked=WORN),
        row="..... ..... .x... ..x.x",
    )
    assert ended(table, "4 5", "5", "2") == [RaceEnded((0, 1), "all-crashed")]


@pytest.mark.rule("MR-123")
def test_a_lapping_ship_that_crashes_is_further_to_the_front() -> None:
    row = "..x.. @..... ..... ..... ..... ..... ..... ..... ..x.."
    table = race(ship(place=9, ticked=WORN), ship(place=7, ticked=WORN), row=row, up=10)
    assert ended(table, "3", "3") == [RaceEnded((0,), "all-crashed")]


@pytest.mark.rule("MR-124")
def test_a_ship_wrecked_in_an_earlier_round_cannot_win_so() -> None:
    table = race(ship(place=1, ticked=WORN), ship(place=1, ticked=WORN), ship(place=9, wraps=2, wreck=3), ahead="..x..")
    assert ended(table, "3", "3") == [RaceEnded((0, 1), "all-crashed")]


@pytest.mark.rule("MR-125")
def test_the_race_ends_when_a_ship_still_racing_has_its_third_lap() -> None:
    table = race(ship(speed=2, laps=ALMOST), ship(), row=HOME)
    events = table.fly("3 3", "3")
    assert of_kind(events, RoundBegan) == []
    assert table.game.over
    assert table.game.asked == ()


@pytest.mark.rule("MR-125")
def test_reaching_tile_1_for_the_third_time_is_not_enough() -> None:
    table = race(ship(laps=ALMOST), ship(), row=HOME)
    assert ended(table, "3", "3") == []
    assert not table.game.over


@pytest.mark.rule("MR-126")
def test_the_only_ship_with_three_laps_wins_although_another_one_is_further_on() -> None:
    table = race(ship(speed=2, laps=ALMOST), ship(place=6, speed=1, laps=1), row=HOME)
    assert ended(table, "3 3", "3") == [RaceEnded((0,), "laps")]
    assert outcome(table).ranks == (1, 2)
    assert table.public.decided_by == "MR-126"


@pytest.mark.rule("MR-127")
def test_of_several_with_three_laps_the_one_furthest_to_the_front_wins() -> None:
    table = race(ship(speed=2, laps=ALMOST), ship(speed=3, laps=ALMOST), row=HOME)
    assert ended(table, "3 3", "3 3 3") == [RaceEnded((1,), "laps")]
    assert table.public.decided_by == "MR-127"


@pytest.mark.rule("MR-127")
def test_the_front_counts_before_the_speed() -> None:
    table = race(ship(speed=4, laps=ALMOST), ship(place=2, speed=3, laps=ALMOST), row=HOME + " ..... ...+. ...+.")
    assert ended(table, "3 3 3", "3 4 4") == [RaceEnded((1,), "laps")]
    assert table.g.speed == [3, 5]


@pytest.mark.rule("MR-128")
def test_on_the_same_tile_the_higher_speed_at_the_end_of_the_round_wins() -> None:
    table = race(ship(place=1, speed=3, laps=ALMOST), ship(place=2, speed=2, laps=ALMOST), row=HOME + " ..+.. .-...")
    assert ended(table, "3 2 2", "3 3") == [RaceEnded((1,), "laps")]
    assert table.g.speed == [2, 3]
    assert table.public.decided_by == "MR-128"


@pytest.mark.rule("MR-129")
def test_same_tile_and_same_speed_share_the_win() -> None:
    table = race(ship(speed=2, laps=ALMOST), ship(speed=2, laps=ALMOST), ship(place=0), row=HOME)
    assert ended(table, "3 3", "3 3", "3") == [RaceEnded((0, 1), "laps")]
    assert outcome(table).winners == (0, 1)
    assert outcome(table).ranks == (1, 1, 3)
    assert table.public.decided_by == "MR-129"


@pytest.mark.rule("MR-130")
def test_lane_and_free_shields_never_break_a_tie() -> None:
    one, other = ship(lane=1, speed=2, ticked=9, laps=ALMOST), ship(lane=5, speed=2, laps=ALMOST)
    assert ended(race(one, other, row=HOME), "1 1", "5 5") == [RaceEnded((0, 1), "laps")]
    assert ended(race(other, one, row=HOME), "5 5", "1 1") == [RaceEnded((0, 1), "laps")]


def test_the_outcome_of_a_race_ranks_winners_then_ships_then_wrecks() -> None:
    table = race(
        ship(speed=2, laps=ALMOST, ticked=3),
        ship(place=7),
        ship(place=3, wreck=2),
        ship(place=0),
        ship(place=9, wreck=1, laps=1),
        row=HOME,
    )
    table.fly("3 3", "3", "", "3")
    found = outcome(table)
    assert found.ranks == (1, 2, 4, 3, 5)
    assert found.scores == (4, 3, 1, 2, 0)
    assert found.winners == (0,)
    assert found.breakdown[0] == (Line("laps", 3), Line("speed", 2), Line("shields-left", SHIELDS - 3))
    assert found.breakdown[4] == (Line("laps", 1), Line("speed", 1), Line("shields-left", 0), Line("crash-round", 1))
    assert len(found.breakdown) == 5


def test_level_ships_share_a_rank_and_its_score() -> None:
    table = race(ship(place=1, speed=2, laps=ALMOST), ship(place=0), ship(place=0), ship(place=0, wreck=2), row=HOME)
    table.fly("3 3", "3", "3")
    assert outcome(table).ranks == (1, 2, 2, 4)
    assert outcome(table).scores == (3, 1, 1, 0)


def test_there_is_no_outcome_before_the_end() -> None:
    assert race(ship(), ship()).game.outcome is None
