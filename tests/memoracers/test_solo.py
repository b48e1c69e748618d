"""Chapter 17: solo."""

from __future__ import annotations

import re

import pytest

from astrodrome.games.memoracers.actions import SwapTiles
from astrodrome.games.memoracers.events import (
    LapTicked,
    MarkerStepped,
    MechanismEntered,
    RaceEnded,
    RoundBegan,
    ShipMoved,
    ShipPlaced,
    TileLooped,
)
from astrodrome.games.memoracers.figures import LAPS, RANKS, SHIELDS, SOLO_LANE, SOLO_MARKER
from astrodrome.games.memoracers.options import Options
from astrodrome.games.memoracers.solo import rank
from astrodrome.kernel.records import Line, Outcome
from tests.contract.events import of_kind
from tests.memoracers.table import Ship, Table, public, race, ship, start
from tools.catalogue import lines

HOME = "..... ..... @....."  # a ship at place 1 reaches tile 1 with one step


def solo(one: Ship, *, row: str = "", ahead: str = "", marker: int | None = None, up: int | None = None) -> Table:
    return race(one, row=row, ahead=ahead, marker=marker, up=up, options=Options(modules=("solo",)))


def outcome(table: Table) -> Outcome:
    found = table.game.outcome
    assert found is not None
    return found


@pytest.mark.rule("MR-146")
def test_the_ship_starts_on_the_middle_lane_and_nobody_is_asked() -> None:
    game = start(1)
    assert of_kind(game.opening, ShipPlaced) == [ShipPlaced(0, SOLO_LANE)]
    assert (game.state.lane, game.situation.decision) == ([3], "PilotsProgram")
    assert public(game).ships[0].lane == 3


@pytest.mark.rule("MR-147")
def test_the_marker_starts_at_twenty() -> None:
    assert public(start(1)).marker == SOLO_MARKER == 20


@pytest.mark.rule("MR-148")
def test_the_marker_goes_down_by_one_after_maintenance() -> None:
    table = solo(ship())
    events = table.fly("3")
    assert of_kind(events, MarkerStepped) == [MarkerStepped(19, False)]
    kinds = [type(event) for event in events]
    assert kinds.index(TileLooped) < kinds.index(MarkerStepped) < kinds.index(RoundBegan)
    assert table.public.marker == 19


@pytest.mark.rule("MR-149")
def test_an_accelerator_at_top_speed_spares_the_point() -> None:
    table = solo(ship(speed=5), ahead="..+..")
    assert of_kind(table.fly("3 3 3 3 3"), MarkerStepped) == [MarkerStepped(20, True)]
    assert table.public.marker == 20


@pytest.mark.rule("MR-149")
def test_a_point_spared_in_one_round_is_due_in_the_next() -> None:
    table = solo(ship(speed=5), ahead="..+.. ..... ..... ..... ..... .....")
    table.fly("3 3 3 3 3")
    assert of_kind(table.fly("3"), MarkerStepped) == [MarkerStepped(19, False)]


@pytest.mark.rule("MR-149")
def test_two_accelerators_at_top_speed_spare_one_point() -> None:
    table = solo(ship(speed=5), ahead="..+.. ..+..")
    assert of_kind(table.fly("3 3 3 3 3"), MarkerStepped) == [MarkerStepped(20, True)]


@pytest.mark.rule("MR-150")
def test_an_accelerator_that_raises_speed_to_five_spares_nothing() -> None:
    table = solo(ship(speed=4), ahead="..+..")
    assert of_kind(table.fly("3 3 3 3"), MarkerStepped) == [MarkerStepped(19, False)]


@pytest.mark.rule("MR-150")
def test_a_second_one_later_in_the_same_move_does() -> None:
    table = solo(ship(speed=4), ahead="..+.. ..... ..+..")
    assert of_kind(table.fly("3 3 3 3"), MarkerStepped) == [MarkerStepped(20, True)]


@pytest.mark.rule("MR-151")
def test_a_crash_is_an_immediate_defeat() -> None:
    table = solo(ship(speed=2, ticked=SHIELDS - 2), ahead="..x..")
    events = table.fly("3 3")
    assert events[-1] == RaceEnded((), "solo-crash")
    assert not any(isinstance(event, MarkerStepped | TileLooped) for event in events)
    assert (outcome(table).scores, outcome(table).winners) == ((0,), ())
    assert table.public.rank is None


@pytest.mark.rule("MR-152")
def test_the_marker_reaching_zero_is_a_defeat() -> None:
    table = solo(ship(), marker=1)
    events = table.fly("3")
    assert events[-2:] == (MarkerStepped(0, False), RaceEnded((), "solo-time"))
    assert table.game.over
    assert (outcome(table).scores, outcome(table).winners) == ((0,), ())


@pytest.mark.rule("MR-152")
def test_with_one_point_left_the_race_goes_on() -> None:
    table = solo(ship(), marker=2)
    assert of_kind(table.fly("3"), RaceEnded) == []
    assert (table.public.marker, table.game.over) == (1, False)


@pytest.mark.rule("MR-152")
def test_a_spared_last_point_is_no_defeat() -> None:
    table = solo(ship(speed=5), ahead="..+..", marker=1)
    assert of_kind(table.fly("3 3 3 3 3"), RaceEnded) == []


@pytest.mark.rule("MR-153")
def test_reaching_tile_1_for_the_third_time_wins_at_once() -> None:
    table = solo(ship(laps=LAPS - 1), row=HOME, marker=8)
    events = table.fly("3")
    assert events[-1] == RaceEnded((0,), "solo-arrival")
    assert table.game.over
    assert table.public.winners == (0,)


@pytest.mark.rule("MR-153")
def test_reaching_tile_1_for_the_second_time_wins_nothing() -> None:
    table = solo(ship(laps=LAPS - 2, speed=2), row=HOME)
    events = table.fly("3 3")
    assert of_kind(events, RaceEnded) == []
    assert of_kind(events, LapTicked) == [LapTicked(0, 2)]


@pytest.mark.rule("MR-153")
def test_from_the_start_the_third_arrival_wins() -> None:
    solo_race = Options(modules=("solo",))
    table = race(ship(place=0, started=False), before=0, marker=99, options=solo_race)  # the marker does not run out
    rounds = 0
    while not table.game.over:
        table.fly("3")
        rounds += 1
    assert rounds == 3 * 10
    assert table.public.reason == "solo-arrival"
    assert table.public.decided_by == "MR-153"


@pytest.mark.rule("MR-154")
def test_the_third_lap_is_ticked_on_arrival_and_the_others_beyond() -> None:
    table = solo(ship(laps=LAPS - 1), row=HOME)
    events = table.fly("3")
    assert of_kind(events, LapTicked) == [LapTicked(0, LAPS)]
    assert events.index(LapTicked(0, LAPS)) == events.index(ShipMoved(0, 2, 3)) + 1
    assert of_kind(solo(ship(laps=0), row=HOME).fly("3"), LapTicked) == []


@pytest.mark.rule("MR-155")
def test_on_that_arrival_nothing_else_of_the_round_is_carried_out() -> None:
    table = solo(ship(laps=LAPS - 1, speed=4, ticked=SHIELDS - 1), row="..... ..... @..x.. .....", marker=8)
    events = table.fly("3 3 3 3")
    assert [event.place for event in of_kind(events, ShipMoved)] == [2]
    assert not any(isinstance(event, MarkerStepped | TileLooped) for event in events)
    assert (table.g.racing, table.g.shields_ticked, table.g.solo_marker) == ([True], [SHIELDS - 1], 8)


@pytest.mark.rule("MR-156")
@pytest.mark.parametrize("marker", [1, 8, 20])
def test_the_score_of_a_win_is_the_value_of_the_marker(marker: int) -> None:
    table = solo(ship(laps=LAPS - 1, ticked=5), row=HOME, marker=marker)
    table.fly("3")
    lines_of = (Line("marker", marker), Line("stars", 1), Line("laps", 3), Line("speed", 1), Line("shields-left", 7))
    assert outcome(table) == Outcome((marker,), (1,), (0,), (lines_of,))


@pytest.mark.rule("MR-157")
def test_the_ranks_are_those_of_the_catalogue() -> None:
    line = lines("memoracers")["MR-157"]
    least = {name.lower(): int(score) for score, name in re.findall(r"(\d+)(?:–\d+| and more) (\w+)", line)}
    assert least == RANKS
    for name, score in RANKS.items():
        assert rank(score) == name
    assert [rank(score) for score in (3, 6, 9, 12, 20)] == ["novice", "professional", "veteran", "champion", "prodigy"]


@pytest.mark.rule("MR-157")
def test_the_rank_of_a_win_is_shown_and_only_then() -> None:
    table = solo(ship(laps=LAPS - 1), row=HOME, marker=9)
    shown = [table.public.rank]
    table.fly("3")
    assert [*shown, table.public.rank] == [None, "veteran"]
    assert race(ship(), ship()).public.rank is None


@pytest.mark.rule("MR-158")
def test_being_the_only_ship_does_not_end_a_solo_race() -> None:
    table = solo(ship())
    assert of_kind(table.fly("3"), RaceEnded) == []
    assert table.game.asked == (0,)


@pytest.mark.rule("MR-158")
def test_a_race_with_rivals_has_neither_marker_nor_stars() -> None:
    table = race(ship(), ship())
    assert (table.public.marker, table.public.stars) == (None, None)
    assert of_kind(table.fly(), MarkerStepped) == []


@pytest.mark.rule("MR-174")
def test_at_zero_there_is_no_swap() -> None:
    table = solo(ship(), ahead="..m..", marker=1, up=3)
    events = table.fly("3")
    assert of_kind(events, MechanismEntered)
    assert of_kind(events, RaceEnded) == [RaceEnded((), "solo-time")]
    assert table.game.over


@pytest.mark.rule("MR-174")
def test_the_score_step_comes_before_the_swap() -> None:
    table = solo(ship(), ahead="..m..", marker=2, up=3)
    assert of_kind(table.fly("3"), MarkerStepped) == [MarkerStepped(1, False)]
    assert table.game.situation.decision == "VisitorSwaps"
    table.game.play(0, SwapTiles(5))
    assert table.game.situation.decision == "PilotsProgram"
    assert table.public.marker == 1
