"""Chapter 4: preparing the ships."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.actions import PLACINGS, PlaceShip
from astrodrome.games.memoracers.events import RoundBegan, ShipMoved, ShipPlaced
from astrodrome.games.memoracers.figures import LANES, START_SPEED
from astrodrome.games.memoracers.offers import LaneChoice, PlacingOffer
from astrodrome.kernel.refusal import Refusal
from tests.contract.events import of_kind
from tests.memoracers.table import Race, public, race, ship, start

TAKEN = Refusal("MR-025", "lane-taken", (("lane", 2), ("seat", 0)))


def placed(game: Race, *lanes: int) -> Race:
    for lane in lanes:
        game.play(game.asked[0], PlaceShip(lane))
    return game


@pytest.mark.rule("MR-025")
@pytest.mark.parametrize(("youngest", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_ships_are_placed_in_seat_order_from_the_youngest(youngest: int, order: list[int]) -> None:
    game = start(4, {"youngest": youngest})
    asked = []
    for lane in range(1, 5):
        assert game.situation.decision == "PilotPlacesShip"
        asked += list(game.asked)
        placed(game, lane)
    assert asked == order
    assert game.situation.decision == "PilotsProgram"


@pytest.mark.rule("MR-025")
def test_an_occupied_lane_is_refused() -> None:
    game = placed(start(3), 2)
    assert game.refuse(1, PlaceShip(2)) == TAKEN
    assert game.legal(1) == tuple([PlaceShip(lane) for lane in (1, 3, 4, 5)])
    placed(game, 3)
    assert game.refuse(2, PlaceShip(3)) == Refusal("MR-025", "lane-taken", (("lane", 3), ("seat", 1)))


@pytest.mark.rule("MR-025")
def test_the_taken_lanes_are_offered_greyed_out_with_their_reason() -> None:
    prompt = placed(start(2), 2).prompt(1)
    assert prompt is not None
    offered = [LaneChoice(lane, TAKEN if lane == 2 else None) for lane in range(1, LANES + 1)]
    assert prompt.offer == PlacingOffer(tuple(offered))
    assert (prompt.decision, prompt.rules) == ("PilotPlacesShip", ("MR-025",))


@pytest.mark.rule("MR-004")
@pytest.mark.parametrize("lane", [0, 6, -1])
def test_a_ship_cannot_be_placed_beside_the_tile(lane: int) -> None:
    expected = Refusal("MR-004", "no-such-lane", (("lane", lane), ("lanes", LANES)))
    assert start(2).refuse(0, PlaceShip(lane)) == expected


def test_the_first_pilot_may_take_any_of_the_five_lanes() -> None:
    game = start(2)
    assert game.legal(0) == tuple(PLACINGS) == tuple([PlaceShip(lane) for lane in (1, 2, 3, 4, 5)])
    assert game.complete(0)


@pytest.mark.rule("MR-026")
@pytest.mark.parametrize(("circuit", "lane"), [("D", 1), ("D", 5), ("B", 3), ("C", 4)])
def test_lanes_of_the_start_line_do_nothing_at_setup(circuit: str, lane: int) -> None:
    game = placed(start(2, {"circuit": circuit}), lane, 2)
    g = game.state
    assert (g.speed[0], g.shields_ticked[0], g.mechanism_visitors) == (START_SPEED, 0, [])


@pytest.mark.rule("MR-027")
def test_the_position_box_is_the_lane_the_ship_stands_on() -> None:
    game = start(2)
    assert game.play(0, PlaceShip(4)) == (ShipPlaced(0, 4),)
    assert game.play(1, PlaceShip(1)) == (ShipPlaced(1, 1), RoundBegan(1))
    assert game.state.lane == [4, 1]
    assert [one.lane for one in public(game).ships] == [4, 1]
    assert [one.place for one in public(game).ships] == [0, 0]


@pytest.mark.rule("MR-028")
def test_every_ship_starts_at_speed_1() -> None:
    game = placed(start(3), 1, 2, 3)
    assert game.state.speed == [1, 1, 1]
    assert [one.speed for one in public(game).ships] == [1, 1, 1]


@pytest.mark.rule("MR-029")
def test_every_ship_starts_without_laps_or_ticked_shields() -> None:
    game = placed(start(3), 1, 2, 3)
    assert (game.state.laps, game.state.shields_ticked) == ([0, 0, 0], [0, 0, 0])
    assert all(one.racing and one.crash_round is None and one.program == () for one in public(game).ships)


@pytest.mark.rule("MR-030")
def test_ships_may_share_a_lane_and_do_each_other_nothing() -> None:
    table = race(ship(lane=2), ship(lane=3), ship(lane=4), row="@..... ..... .....")
    events = table.fly("3", "3", "3")
    assert of_kind(events, ShipMoved) == [ShipMoved(0, 2, 3), ShipMoved(1, 2, 3), ShipMoved(2, 2, 3)]
    assert (table.g.lane, table.g.shields_ticked, table.g.speed) == ([3, 3, 3], [0, 0, 0], [1, 1, 1])


@pytest.mark.rule("MR-030")
def test_a_ship_flies_through_another_one_unhindered() -> None:
    table = race(ship(place=1, speed=3), ship(place=2), ship(place=3))
    moved = [event for event in of_kind(table.fly("3 3 3"), ShipMoved) if event.seat == 0]
    assert moved == [ShipMoved(0, 2, 3), ShipMoved(0, 3, 3), ShipMoved(0, 4, 3)]


def test_placing_without_a_listener_makes_no_events() -> None:
    game = start(2)
    silent = game.state.copy()  # nobody listens to a copy
    game.decision.answer(silent, 0, PlaceShip(1))
    assert silent.events == []
    assert silent.lane == [1, 0]
