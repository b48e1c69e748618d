"""Chapter 11: eliminated ships."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.events import LapTicked, RaceEnded, ShipCrashed, TileTurnedUp
from astrodrome.games.memoracers.figures import ROW, SHIELDS
from tests.contract.events import of_kind
from tests.memoracers.table import race, ship


@pytest.mark.rule("MR-093")
def test_a_wreck_does_not_keep_its_tile_occupied() -> None:
    table = race(ship(place=0, ticked=SHIELDS - 1), ship(place=3), ship(place=3), row="..... ..x.. @.....")
    table.fly("3", "3", "3")
    assert (table.g.racing, table.g.place[1:]) == ([False, True, True], [0, 0])
    assert table.public.ships[0].place is None


@pytest.mark.rule("MR-093")
def test_a_wreck_is_not_counted_as_leading() -> None:
    table = race(ship(place=5, ticked=SHIELDS - 1), ship(place=1), ship(place=1), ahead="..x..", up=[0, 1, 5, 6])
    events = table.fly("3", "3", "3")
    assert [event.place for event in of_kind(events, TileTurnedUp)] == [
        2,
        1,
    ]  # by the move, then before the new leaders
    assert table.public.order == (1, 2, 0)


@pytest.mark.rule("MR-094")
def test_the_tile_and_round_of_a_crash_are_kept() -> None:
    row = f"K-1{' .....' * (ROW - 2)} @....."
    table = race(ship(place=8, speed=3, ticked=SHIELDS - 1, wraps=1), ship(place=1), ship(place=1), row=row, before=6)
    events = table.fly("2 1 1", "3", "3")
    assert of_kind(events, ShipCrashed) == [ShipCrashed(0, 0)]
    assert (table.g.crash_round[0], table.g.crash_distance[0]) == (7, 2 * ROW)
    assert table.public.ships[0].crash_round == 7
    assert table.public.ships[1].crash_round is None


@pytest.mark.rule("MR-095")
def test_what_a_ship_gained_before_its_crash_stays_written_down() -> None:
    row = "..... ..... @..... ...+. ...x."
    table = race(ship(speed=3, ticked=SHIELDS - 3, laps=1), ship(), ship(), row=row)
    events = table.fly("3 4 4", "3", "3")
    assert of_kind(events, LapTicked) == [LapTicked(0, 2)]
    assert (table.g.laps[0], table.g.speed[0], table.g.racing[0]) == (2, 4, False)
    assert table.public.ships[0].laps == 2


@pytest.mark.rule("MR-095")
def test_a_wreck_cannot_win_by_laps() -> None:
    row = "..... ..... @..... ..x.."
    table = race(ship(speed=2, ticked=SHIELDS - 2, laps=2), ship(), ship(), row=row)
    events = table.fly("3 3", "3", "3")
    assert of_kind(events, LapTicked) == [LapTicked(0, 3)]
    assert of_kind(events, RaceEnded) == []
    assert table.game.asked == (1, 2)


def test_a_wreck_stays_out_of_the_looping() -> None:
    table = race(ship(place=5, wreck=2), ship(place=1), ship(place=1))
    table.fly("", "3", "3")
    assert table.g.place == [5, 0, 0]
