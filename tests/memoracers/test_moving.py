"""Chapter 8: reveal and move."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.events import ShipCrashed, ShipMoved, SpeedRaised, TileTurnedUp, TrapHit
from astrodrome.games.memoracers.figures import SHIELDS
from tests.contract.events import of_kind
from tests.memoracers.table import RIVAL, Table, race, ship


def turned(table: Table, *programs: str) -> list[int]:
    """Fly a round; return the places turned up, in order."""
    return [event.place for event in of_kind(table.fly(*programs), TileTurnedUp)]


@pytest.mark.rule("MR-058")
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5])
def test_as_many_tiles_as_the_speed_are_turned_up_in_front_of_the_ship(speed: int) -> None:
    table = race(ship(place=1, speed=speed), up=2)
    events = table.fly(" ".join(["3"] * speed))
    first_move = [type(event) for event in events].index(ShipMoved)
    assert [event.place for event in of_kind(events[:first_move], TileTurnedUp)] == list(range(2, 2 + speed))


@pytest.mark.rule("MR-058")
def test_all_see_the_face_of_the_tile_that_is_turned_up() -> None:
    table = race(ship(place=1), up=2, ahead="x-+rm")
    face = table.tile(2)
    assert TileTurnedUp(2, face) in table.fly()
    assert face.lanes == ("trap", "slower", "accelerator", "repairer", "mechanism")


@pytest.mark.rule("MR-059")
def test_tiles_already_face_up_count_and_stay_as_they_are() -> None:
    table = race(ship(place=1, speed=3), up=[0, 1, 2, 4])
    events = table.fly("3 3 3")
    first_move = [type(event) for event in events].index(ShipMoved)
    assert [event.place for event in of_kind(events[:first_move], TileTurnedUp)] == [3]
    assert all(table.g.face_up[: table.g.place[0] + 1])


@pytest.mark.rule("MR-060")
def test_tiles_beyond_that_number_are_not_turned_up() -> None:
    table = race(ship(place=1, speed=5), RIVAL, up=2)
    table.fly("3 3")
    # places 2 and 3 by the ship, place 4 in Maintenance; the rear tile was then looped
    assert table.face_up() == [0, 1, 2, 3]


@pytest.mark.rule("MR-061")
def test_tiles_turned_up_stay_so_for_the_ships_that_act_later() -> None:
    table = race(ship(place=1, speed=3), ship(place=0, speed=4), up=2)
    assert turned(table, "3 3 3", "3 3 3 3") == [2, 3, 4, 1]  # the last one in Maintenance, when four tiles had left
    assert table.g.place == [0, 0]


@pytest.mark.rule("MR-061")
def test_tiles_turned_up_stay_so_although_the_ship_crashes_before_them() -> None:
    table = race(ship(place=1, speed=4, ticked=SHIELDS - 1), ship(place=0), ship(place=0), up=2, ahead="..x..")
    events = table.fly("3 3 3 3", "3", "3")
    assert [event.place for event in of_kind(events, ShipMoved) if event.seat == 0] == [2]
    assert [event.place for event in of_kind(events, TileTurnedUp)] == [2, 3, 4, 5]
    assert table.face_up() == [0, 1, 2, 3, 4]


@pytest.mark.rule("MR-063")
def test_the_ship_moves_a_tile_per_line_into_the_lane_ticked_there() -> None:
    events = race(ship(place=1, lane=3, speed=4)).fly("2 2 3 4")
    moved = [event for event in of_kind(events, ShipMoved) if event.seat == 0]
    assert moved == [ShipMoved(0, 2, 2), ShipMoved(0, 3, 2), ShipMoved(0, 4, 3), ShipMoved(0, 5, 4)]


@pytest.mark.rule("MR-064")
def test_the_effect_of_each_lane_is_applied_before_the_next_step() -> None:
    table = race(ship(place=1, lane=3, speed=3), ahead="..+.. ..x.. ..+..")
    events = [event for event in table.fly("3 3 3") if getattr(event, "seat", None) == 0][2:]
    assert events == [
        ShipMoved(0, 2, 3),
        SpeedRaised(0, 4),
        ShipMoved(0, 3, 3),
        TrapHit(0, 3, 3),
        ShipMoved(0, 4, 3),
        SpeedRaised(0, 5),
    ]


@pytest.mark.rule("MR-064")
def test_the_last_tile_of_a_move_acts_too() -> None:
    table = race(ship(place=1, speed=2), ahead="..... ..x..")
    table.fly("3 3")
    assert table.g.shields_ticked[0] == 2


@pytest.mark.rule("MR-065")
@pytest.mark.parametrize("lane", [1, 2, 3, 4, 5])
def test_the_other_lanes_of_a_tile_have_no_effect(lane: int) -> None:
    drawing = "".join(["." if n == lane else "x" for n in range(1, 6)])
    table = race(ship(place=1, lane=lane), ahead=drawing)
    assert of_kind(table.fly(), TrapHit) == []
    table = race(ship(place=1, lane=lane), ahead="".join(["x" if n == lane else "." for n in range(1, 6)]))
    assert of_kind(table.fly(), TrapHit) == [TrapHit(0, 1, 1)]


@pytest.mark.rule("MR-066")
def test_the_tile_on_which_a_move_starts_has_no_effect_in_it() -> None:
    table = race(ship(place=1, lane=3), row="@..... ..x..")
    assert of_kind(table.fly("3"), TrapHit) == []


@pytest.mark.rule("MR-067")
@pytest.mark.parametrize(("effect", "speed"), [("+", 4), ("-", 2)])
def test_speed_changes_on_the_way_do_not_change_the_number_of_steps(effect: str, speed: int) -> None:
    table = race(ship(place=1, lane=3, speed=3), ahead=f"..{effect}..")
    moved = [event.place for event in of_kind(table.fly("3 3 3"), ShipMoved) if event.seat == 0]
    assert moved == [2, 3, 4]
    assert table.g.speed[0] == speed


@pytest.mark.rule("MR-067")
def test_a_crash_ends_the_move() -> None:
    table = race(ship(place=1, speed=3, ticked=SHIELDS - 3), ahead="..x..")
    events = table.fly("3 3 3")
    assert [event.place for event in of_kind(events, ShipMoved) if event.seat == 0] == [2]
    assert of_kind(events, ShipCrashed) == [ShipCrashed(0, 2)]


@pytest.mark.rule("MR-175")
def test_the_reveal_goes_on_from_the_front_tile_to_the_rear() -> None:
    table = race(ship(place=8, speed=4), ship(place=2), up=range(2, 9), row="..... ..... ..... @.....")
    events = table.fly("3 3 3 3")
    assert [event.place for event in of_kind(events, TileTurnedUp)][:3] == [9, 0, 1]
    assert [event.place for event in of_kind(events, ShipMoved) if event.seat == 0] == [9, 0, 1, 2]


@pytest.mark.rule("MR-175")
def test_a_tile_at_the_rear_that_is_face_up_stays_so() -> None:
    table = race(ship(place=8, speed=3), ship(place=0), up=9)
    assert turned(table, "3 3 3") == [9]
    assert table.g.face_up == [True] * 9 + [False]  # the rear tile was looped afterwards


@pytest.mark.rule("MR-107")
def test_a_ship_beyond_the_front_tile_goes_on_to_the_rear_tile() -> None:
    table = race(ship(place=9, lane=2), ship(place=0), up=10)
    assert ShipMoved(0, 0, 2) in table.fly("2")
    assert (table.g.place[0], table.g.wraps[0]) == (0, 1)
    assert table.public.order == (0, 1)
