"""Chapter 12: maintenance."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.events import ProgramOpened, RoundBegan, ShipMoved, TileLooped, TileTurnedUp
from astrodrome.games.memoracers.figures import FRONT, ROW, SHIELDS
from astrodrome.kernel.chance import Chance
from tests.contract.events import of_kind
from tests.memoracers.table import race, ship, start


@pytest.mark.rule("MR-096")
def test_maintenance_is_looping_then_reveal_then_reset() -> None:
    table = race(ship(place=1), ship(place=1))
    events = table.fly("3", "3")
    assert [type(event) for event in events[-4:]] == [TileLooped, TileLooped, TileTurnedUp, RoundBegan]
    assert [one.program for one in table.public.ships] == [(), ()]


@pytest.mark.rule("MR-097")
def test_no_tile_is_looped_during_the_action_phase() -> None:
    table = race(ship(place=1), ship(place=2))
    events = table.fly("3", "3")
    kinds = [type(event) for event in events]
    last_move = max(n for n, kind in enumerate(kinds) if kind is ShipMoved)
    assert kinds.index(TileLooped) > last_move
    assert [event.place for event in of_kind(events, ShipMoved)] == [3, 2]


@pytest.mark.rule("MR-098")
def test_empty_rear_tiles_go_face_down_to_the_front_until_a_ship_stands_on_the_rear_tile() -> None:
    table = race(ship(place=3), ship(place=4), up=ROW)
    before = table.names()
    events = table.fly("3", "3")
    assert of_kind(events, TileLooped) == [TileLooped(FRONT, False, False)] * 4
    assert table.names() == before[4:] + before[:4]
    assert table.g.place == [0, 1]
    assert table.g.face_up == [True] * 6 + [False] * 4


@pytest.mark.rule("MR-098")
def test_ships_stay_on_their_tiles_while_the_row_moves_on() -> None:
    table = race(ship(place=3), ship(place=6), ship(place=2))
    names = table.names()
    table.fly("3", "3", "3")
    assert [table.under(seat) for seat in range(3)] == [names[4], names[7], names[3]]


@pytest.mark.rule("MR-099")
@pytest.mark.parametrize("series", ["C", "D"])
def test_the_circuit_has_ten_tiles_at_all_times(series: str) -> None:
    game, chance = start(3, {"circuit": series, "modules": ["kraken-madness"]}, seed=8), Chance(8)
    while not game.over:
        seat = game.asked[0]
        actions = game.legal(seat)
        game.play(seat, actions[chance.below("any", len(actions))])
        g = game.state
        assert len(g.row) == len(g.face_up) == len(g.tile_last_seen) == len(g.round_last_seen) == ROW
        numbers = [g.tiles.number[code] for code in g.row]
        assert sorted([number or 0 for number in numbers]) == list(range(ROW))


@pytest.mark.rule("MR-100")
@pytest.mark.parametrize("tile", ["x+...", "x+...^", "K-2"])
def test_a_looped_tile_that_is_not_mobile_keeps_its_orientation(tile: str) -> None:
    table = race(ship(place=1), ship(place=1), row=tile, script={"kraken": [0]})
    events = table.fly("3", "3")
    assert [event.turned for event in of_kind(events, TileLooped)] == [False, False]
    assert all(code % 2 == 0 for code in table.g.row)


@pytest.mark.rule("MR-101")
def test_looping_asks_nobody() -> None:
    table = race(ship(place=3), ship(place=3))
    number = table.game.number
    table.fly("3", "3")
    assert table.game.number == number + 1
    assert table.game.situation.decision == "PilotsProgram"


@pytest.mark.rule("MR-102")
def test_face_up_tiles_that_are_not_looped_stay_face_up() -> None:
    table = race(ship(place=1), ship(place=6), up=8)
    table.fly("3", "3")
    assert table.g.place == [0, 5]
    assert table.face_up() == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("MR-103")
def test_empty_tiles_between_two_ships_are_not_looped() -> None:
    table = race(ship(place=0), ship(place=7))
    names = table.names()
    assert of_kind(table.fly("3", "3"), TileLooped) == [TileLooped(FRONT, False, False)]
    assert table.names() == [*names[1:], names[0]]


@pytest.mark.rule("MR-104")
def test_the_tile_in_front_of_the_leaders_is_turned_up() -> None:
    table = race(ship(place=1), ship(place=3), ship(place=3), up=5)
    events = table.fly("3", "3", "3")
    assert of_kind(events, TileTurnedUp) == [TileTurnedUp(3, table.tile(3))]
    assert table.g.place == [0, 2, 2]


@pytest.mark.rule("MR-104")
def test_a_tile_in_front_of_the_leaders_that_is_face_up_already_stays_so() -> None:
    table = race(ship(place=1), ship(place=1), up=ROW)
    assert of_kind(table.fly("3", "3"), TileTurnedUp) == []


@pytest.mark.rule("MR-105")
def test_only_the_tile_in_front_of_the_leader_is_turned_up() -> None:
    table = race(ship(place=1), ship(place=5), up=[0, 1, 2, 5, 6])
    events = table.fly("3", "3")
    assert [event.place for event in of_kind(events, TileTurnedUp)] == [5]  # the leader stands at place 4 by then
    assert table.face_up() == [0, 3, 4, 5]


@pytest.mark.rule("MR-106")
def test_reset_clears_programs_and_keeps_speed_laps_and_shields() -> None:
    table = race(ship(speed=3, laps=1, ticked=2, lane=2), ship(place=2))
    assert of_kind(table.fly("2 3 4", "3"), ProgramOpened)[0].lanes == (2, 3, 4)
    one = table.public.ships[0]
    assert (one.program, one.lane, one.speed, one.laps, one.ticked) == ((), 4, 3, 1, 2)
    assert table.refuse("5") is None
    assert table.refuse("2") is not None


@pytest.mark.rule("MR-106")
def test_the_programs_are_shown_while_the_round_is_flown_and_wiped_when_the_race_is_over() -> None:
    table = race(ship(ticked=SHIELDS - 1), ship(), ahead="..x..")
    table.fly("3", "4")
    assert table.game.over
    assert [one.program for one in table.public.ships] == [(), ()]


@pytest.mark.rule("MR-107")
def test_the_leader_who_laps_the_others_counts_as_further_to_the_front() -> None:
    table = race(ship(place=9, speed=2), ship(place=4), up=10)
    table.fly("3 3", "3")
    assert (table.g.place, table.g.wraps) == ([0, 4], [1, 0])
    assert table.g.distance(0) > table.g.distance(1)
    assert table.public.order == (0, 1)


@pytest.mark.rule("MR-108")
def test_a_rear_tile_with_a_lapping_ship_is_not_looped() -> None:
    table = race(ship(place=9), ship(place=4), up=10)
    names = table.names()
    assert of_kind(table.fly("3", "3"), TileLooped) == []
    assert table.names() == names
    assert table.g.place == [0, 5]


@pytest.mark.rule("MR-108")
def test_a_wreck_on_the_rear_tile_does_not_stop_the_looping() -> None:
    table = race(ship(place=0, wreck=3), ship(place=4), ship(place=4))
    assert len(of_kind(table.fly("", "3", "3"), TileLooped)) == 5


@pytest.mark.rule("MR-172")
def test_looping_plain_tiles_does_not_change_the_order_of_the_ring() -> None:
    table = race(ship(place=4), ship(place=4), row="1-A 2-B 3-A 4-B 5-A 6-B 7-A 8-B 9-A K-2")
    names = table.names()
    table.fly("3", "3")
    assert table.names() == names[5:] + names[:5]


@pytest.mark.rule("MR-175")
def test_in_front_of_a_leader_on_the_front_tile_lies_the_rear_tile_which_stays_face_up() -> None:
    table = race(ship(place=8), ship(place=0), row=".....^", up=10)
    events = table.fly("3", "3")
    assert table.g.place == [9, 0]
    assert of_kind(events, TileTurnedUp) == []
    assert table.face_up() == [0, 1, 2, 3, 4, 5, 6, 7, 9]


def test_a_circuit_without_ships_is_left_as_it_is() -> None:
    table = race(ship(ticked=SHIELDS - 1), ship(ticked=SHIELDS - 1), ahead="..x..")
    names = table.names()
    events = table.fly("3", "3")
    assert of_kind(events, TileLooped) == []
    assert table.names() == names
    assert table.game.over


def test_what_was_face_up_is_remembered_from_the_round_it_was_looped_in() -> None:
    table = race(ship(place=2), ship(place=2), up=[0, 2, 3], before=20, shown=range(10, 20))
    seen = list(table.g.tile_last_seen)
    table.fly("3", "3")
    assert table.g.round_last_seen == [13, 14, 15, 16, 17, 18, 19, 21, 11, 21]
    assert table.g.tile_last_seen == seen[3:] + seen[:3]
