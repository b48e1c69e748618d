"""Chapter 7: the order in which ships act, and what "further to the front" means (MR-168)."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.events import ShipMoved
from astrodrome.games.memoracers.figures import ROW
from astrodrome.games.memoracers.options import Options
from tests.contract.events import of_kind
from tests.memoracers.table import Table, race, ship


def acted(table: Table, *programs: str) -> list[int]:
    """Fly a round; return the seats in the order in which they moved."""
    seats = [event.seat for event in of_kind(table.fly(*programs), ShipMoved)]
    return [seat for n, seat in enumerate(seats) if n == 0 or seats[n - 1] != seat]


@pytest.mark.rule("MR-053")
def test_the_ship_furthest_to_the_front_acts_first_then_backwards() -> None:
    assert acted(race(ship(place=1, speed=5), ship(place=3), ship(place=2, speed=3))) == [1, 2, 0]


@pytest.mark.rule("MR-053")
def test_one_ship_finishes_its_move_before_the_next_one_starts() -> None:
    table = race(ship(place=1, speed=2), ship(place=2, speed=3))
    moved = [(event.seat, event.place) for event in of_kind(table.fly("3 3", "3 3 3"), ShipMoved)]
    assert moved == [(1, 3), (1, 4), (1, 5), (0, 2), (0, 3)]


@pytest.mark.rule("MR-054")
def test_on_the_same_tile_the_faster_ship_acts_first() -> None:
    table = race(ship(speed=2), ship(speed=4), ship(speed=3))
    assert acted(table, "3 3", "3 3 3 3", "3 3 3") == [1, 2, 0]


@pytest.mark.rule("MR-054")
def test_the_speed_that_counts_is_the_one_after_programming() -> None:
    assert acted(race(ship(speed=4), ship(speed=2)), "3", "3 3") == [1, 0]
    assert acted(race(ship(speed=2), ship(speed=2)), "3 3", "3 3 3!") == [1, 0]


@pytest.mark.rule("MR-055")
@pytest.mark.parametrize(("youngest", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_level_ships_act_in_seat_order_from_the_youngest(youngest: int, order: list[int]) -> None:
    assert acted(race(ship(), ship(), ship(), options=Options(youngest=youngest))) == order


@pytest.mark.rule("MR-056")
def test_the_lane_has_no_influence_on_the_order() -> None:
    assert acted(race(ship(lane=5), ship(lane=1), ship(lane=3))) == [0, 1, 2]
    assert acted(race(ship(lane=1), ship(lane=5), ship(lane=2))) == [0, 1, 2]


@pytest.mark.rule("MR-057")
def test_the_order_is_fixed_when_the_phase_starts() -> None:
    table = race(ship(lane=1, speed=2), ship(lane=3, speed=2), ship(lane=5), ahead="+.--x .....")
    assert acted(table, "1 1", "3 3", "5") == [0, 1, 2]
    assert table.g.speed == [3, 1, 1]


@pytest.mark.rule("MR-168")
def test_a_ship_that_has_gone_round_the_row_once_more_is_further_to_the_front() -> None:
    table = race(ship(place=8), ship(place=1, wraps=1), ship(place=8, wraps=1), ship(place=0, wraps=2))
    assert acted(table) == [3, 2, 1, 0]
    assert table.public.order == (3, 2, 1, 0)


@pytest.mark.rule("MR-168")
def test_a_place_is_worth_one_and_a_lap_of_the_row_ten() -> None:
    g = race(ship(place=9), ship(place=0, wraps=1), ship(place=4, wraps=3)).g
    assert [g.distance(seat) for seat in range(3)] == [9, ROW, 4 + 3 * ROW]


@pytest.mark.rule("MR-168")
def test_ships_on_one_tile_are_level_although_one_made_a_step_more_over_an_inserted_tile() -> None:
    table = race(ship(place=8), ship(place=5, speed=3), ship(place=0), row=".....^ @.....", up=10)
    missile = table.names()[0]
    table.fly("3", "3 3 3", "3")
    assert table.names()[8] == missile
    assert table.g.place == [9, 7, 0]
    table.fly("3", "3 3 3", "3")
    assert table.g.place == [0, 0, 1]
    assert table.g.distance(0) == table.g.distance(1) > table.g.distance(2)
