"""The worked examples of the catalogue."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.actions import PlaceShip
from astrodrome.games.memoracers.events import (
    EngineForced,
    LapTicked,
    ReconnaissanceFlown,
    ShipMoved,
    SpeedRaised,
    TileLooped,
    TileTurnedUp,
    TrapHit,
)
from astrodrome.games.memoracers.figures import FRONT, SHIELDS
from astrodrome.games.memoracers.solo import rank
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.kernel.errors import BadAction
from astrodrome.kernel.records import Event
from tests.contract.events import of_kind
from tests.memoracers.table import Table, public, race, ship, start

AURORE, NICOLAS, GAUTHIER = 0, 1, 2


@pytest.mark.rule("MR-E01")
def test_the_position_of_a_ship_in_the_second_lane_is_box_2() -> None:
    game = start(2)
    game.play(0, PlaceShip(2))
    assert public(game).ships[0].lane == 2


@pytest.mark.rule("MR-E02")
def test_one_left_straight_on_back_and_one_right_is_legal() -> None:
    assert race(ship(lane=3, speed=4)).refuse("2 2 3 4") is None


@pytest.mark.rule("MR-E03")
def test_two_successive_lanes_that_differ_by_two_are_refused() -> None:
    refusal = race(ship(lane=3, speed=4)).refuse("3 1 2 2")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("MR-040", (("line", 2), ("lane", 1), ("before", 3)))


@pytest.mark.rule("MR-E04")
def test_two_boxes_ticked_on_one_line_are_no_program() -> None:
    with pytest.raises(BadAction, match=r"Program: lanes\[2\]: expected a whole number"):
        SPEC.codec.decode_action({"do": "Program", "lanes": [3, 3, [2, 4], 3]})


@pytest.mark.rule("MR-E05")
def test_sophie_forces_her_engine_from_speed_4_to_5() -> None:
    table = race(ship(speed=4))
    events = table.fly("3 3 3 3 3!")
    assert of_kind(events, EngineForced) == [EngineForced(0, 5, 2)]
    assert (table.g.speed[0], table.g.shields_ticked[0]) == (5, 2)
    assert len([event for event in of_kind(events, ShipMoved) if event.seat == 0]) == 5


@pytest.mark.rule("MR-E06")
def test_sophie_with_two_free_shields_cannot_force_and_brakes_to_2() -> None:
    table = race(ship(speed=4, ticked=SHIELDS - 2))
    refusal = table.refuse("3 3 3 3 3!")
    assert refusal is not None
    assert refusal.rule == "MR-045"
    events = table.fly("3 3")
    assert (table.g.speed[0], table.g.free_shields(0)) == (2, 2)
    assert len([event for event in of_kind(events, ShipMoved) if event.seat == 0]) == 2


def example_6() -> tuple[Table, tuple[Event, ...]]:
    """Fly the round of example 6: Aurore and Nicolas on tile 1, Aurore at Speed 4, Gauthier behind them."""
    aurore, nicolas, gauthier = ship(place=2, lane=4, speed=4), ship(place=2, speed=3), ship(place=0, speed=5)
    table = race(aurore, nicolas, gauthier, row="..... ..... @..... ..... .+... .x...", up=4)
    return table, table.fly("3 2 2 3", "3 3 3", "3")


def of_aurore(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if getattr(event, "seat", None) == AURORE]


@pytest.mark.rule("MR-E07")
def test_aurore_acts_first_then_nicolas_then_gauthier() -> None:
    _, events = example_6()
    assert [event.seat for event in of_kind(events, ShipMoved)] == [AURORE] * 4 + [NICOLAS] * 3 + [GAUTHIER]


@pytest.mark.rule("MR-E08")
def test_four_tiles_in_front_of_aurore_are_face_up_before_she_moves() -> None:
    _, events = example_6()
    moved = events.index(ShipMoved(AURORE, 3, 3))
    assert [event.place for event in of_kind(events[:moved], TileTurnedUp)] == [
        4,
        5,
        6,
    ]  # the one at place 3 was already


@pytest.mark.rule("MR-E09")
def test_aurore_goes_beyond_tile_1_and_ticks_her_first_lap() -> None:
    table, events = example_6()
    moved = events.index(ShipMoved(AURORE, 3, 3))
    assert events[moved + 1] == LapTicked(AURORE, 1)
    assert table.g.laps[AURORE] == 1


@pytest.mark.rule("MR-E10")
def test_aurore_crosses_an_accelerator_and_still_makes_four_steps() -> None:
    table, events = example_6()
    moved = events.index(ShipMoved(AURORE, 4, 2))
    assert events[moved + 1] == SpeedRaised(AURORE, 5)
    assert len(of_kind(of_aurore(events), ShipMoved)) == 4
    assert table.g.speed[AURORE] == 5


@pytest.mark.rule("MR-E11")
def test_aurore_hits_a_trap_and_ticks_four_shields() -> None:
    table, events = example_6()
    moved = events.index(ShipMoved(AURORE, 5, 2))
    assert events[moved + 1] == TrapHit(AURORE, 4, 4)
    assert table.g.shields_ticked[AURORE] == 4


@pytest.mark.rule("MR-E12")
def test_aurore_ends_her_move_one_lane_right_after_four_tiles() -> None:
    _, events = example_6()
    assert of_kind(of_aurore(events), ShipMoved)[-1] == ShipMoved(AURORE, 6, 3)


@pytest.mark.rule("MR-E13")
def test_the_set_up_of_four_players() -> None:
    game = start(4)
    for lane in (2, 3, 4, 5):
        game.play(game.asked[0], PlaceShip(lane))
    g = game.state
    assert g.tiles.face[g.row[0]].name == "1-A"
    assert (len(g.row), len(g.kraken_reserve)) == (10, 3)
    assert (g.place, g.lane) == ([0, 0, 0, 0], [2, 3, 4, 5])


@pytest.mark.rule("MR-E14")
def test_the_reconnaissance_lap_shows_ten_tiles_and_leaves_two_face_up() -> None:
    game = start(2)
    [lap] = of_kind(game.opening, ReconnaissanceFlown)
    assert (len(lap.faces), lap.steps()) == (10, 10 + 8)
    assert [face is not None for face in public(game).row] == [True, True] + [False] * 8


@pytest.mark.rule("MR-E15")
def test_the_empty_rear_tile_is_laid_face_down_at_the_front_and_looping_stops_at_a_ship() -> None:
    table = race(ship(place=0), ship(place=3))
    rear = table.names()[0]
    events = table.fly("3", "3")
    assert of_kind(events, TileLooped) == [TileLooped(FRONT, False, False)]
    assert table.names()[FRONT] == rear
    assert table.public.row[FRONT] is None
    assert table.g.place[0] == 0


@pytest.mark.rule("MR-E16")
def test_mobile_traps_on_lanes_1_and_2_are_on_lanes_5_and_4_after_looping() -> None:
    table = race(ship(place=0), ship(place=0), row="xx...~")
    table.fly("3", "3")
    assert table.tile(FRONT).lanes == ("safe", "safe", "safe", "trap", "trap")


@pytest.mark.rule("MR-E17")
def test_nine_is_a_veteran_ten_a_champion_thirteen_a_prodigy() -> None:
    assert [rank(score) for score in (9, 10, 13)] == ["veteran", "champion", "prodigy"]
