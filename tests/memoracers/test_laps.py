"""Chapter 9: laps."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.actions import PlaceShip, SwapTiles
from astrodrome.games.memoracers.events import LapTicked, ShipMoved
from tests.contract.events import of_kind
from tests.memoracers.table import Table, race, ship, start


@pytest.mark.rule("MR-068")
def test_going_beyond_tile_1_ticks_a_lap() -> None:
    table = race(ship(place=1, speed=2, laps=1), ship(), row="..... ..... @.....")
    events = table.fly("3 3", "3")
    assert of_kind(events, LapTicked) == [LapTicked(0, 2)]
    at = events.index(LapTicked(0, 2))
    assert events[at - 1] == ShipMoved(0, 3, 3)
    assert table.g.laps == [2, 0]


@pytest.mark.rule("MR-068")
def test_stopping_on_tile_1_is_not_enough() -> None:
    table = race(ship(place=1), ship(), row="..... ..... @.....")
    assert of_kind(table.fly("3"), LapTicked) == []
    assert table.under(0) == "1-A"


@pytest.mark.rule("MR-069")
def test_a_ship_that_stopped_on_tile_1_ticks_its_lap_with_its_next_first_step() -> None:
    table = race(ship(place=1, speed=3), ship(), row="..... ..... @.....")
    table.fly("3", "3")
    assert table.g.laps == [0, 0]
    events = table.fly("3", "3")
    assert of_kind(events, LapTicked) == [LapTicked(0, 1), LapTicked(1, 1)]


@pytest.mark.rule("MR-070")
def test_leaving_tile_1_at_the_start_ticks_nothing() -> None:
    game = start(2)
    game.play(0, PlaceShip(3))
    game.play(1, PlaceShip(2))
    table = Table(game)
    assert of_kind(table.fly("3", "2"), LapTicked) == []
    assert table.g.laps == [0, 0]


@pytest.mark.rule("MR-070")
def test_after_the_start_the_first_way_round_is_lap_1() -> None:
    table = race(ship(place=0, started=False), ship(place=0, lane=2, started=False), before=0)
    seen: list[tuple[int, LapTicked]] = []
    steps = 0
    while table.g.laps[0] < 2:
        events = table.fly("3", "2")
        steps += 1
        seen += [(steps, event) for event in of_kind(events, LapTicked) if event.seat == 0]
    assert seen == [(11, LapTicked(0, 1)), (21, LapTicked(0, 2))]


@pytest.mark.rule("MR-071")
@pytest.mark.parametrize("place", range(10))
def test_a_move_of_five_tiles_ticks_one_lap_at_most(place: int) -> None:
    table = race(ship(place=place, speed=5), ship(place=place), row="..... ..... ..... @.....", up=10)
    ticked = [event for event in of_kind(table.fly("3 3 3 3 3"), LapTicked) if event.seat == 0]
    assert len(ticked) == (place in (3, 2, 1, 0, 9))


@pytest.mark.rule("MR-072")
@pytest.mark.parametrize("place", [2, 5, 8])
def test_laps_depend_on_tile_1_wherever_it_lies(place: int) -> None:
    row = " ".join([*["....."] * place, "@....."])
    table = race(ship(place=place - 1, speed=2), ship(place=0), row=row)
    assert of_kind(table.fly("3 3"), LapTicked) == [LapTicked(0, 1)]


@pytest.mark.rule("MR-072")
def test_a_change_of_the_order_of_tiles_adds_and_removes_no_lap() -> None:
    table = race(ship(place=1, laps=1), ship(place=1, laps=2), row="..... ..... ..m.. ..... ..... @.....")
    table.fly("3", "3")
    assert table.names().index("1-A") == 3
    table.game.play(1, SwapTiles(3))
    assert table.names().index("1-A") == 4
    assert table.g.laps == [1, 2]
    table.fly("3", "3")
    assert table.g.laps == [1, 2]
