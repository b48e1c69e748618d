"""Chapter 16: meteors, open space, stardust, epidemic."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import GIVE_UP, Power
from astrodrome.games.galaxy_trucker.records.flight_events import (
    ConnectorsExposed,
    CrewLost,
    DaysGained,
    DaysLost,
    DiceRolled,
    GaveUp,
    ShipStranded,
    StrengthDeclared,
)
from astrodrome.games.galaxy_trucker.records.offers import PowerOffer
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import cards_of, fly, ship


@pytest.mark.rule("GB-149")
def test_every_ship_faces_each_meteor_and_the_leader_rolls() -> None:
    table = fly(ship("x S", place=2), ship("x S", place=9), ship("x S", place=5), card="I-10", dice=(2, 2, 7, 2))
    rolls = of_kind(table.opening, DiceRolled)
    assert [(roll.seat, roll.side) for roll in rolls] == [(1, "front"), (1, "rear"), (1, "left"), (1, "right")]
    assert [event.seat for event in of_kind(table.opening, ComponentLost)] == [1, 2, 0]


@pytest.mark.rule("GB-149")
def test_the_swarms_have_the_printed_meteors() -> None:
    swarms = {row.name: [(shot.kind, shot.side) for shot in row.projectiles] for row in cards_of("meteor_swarm")}
    assert len(swarms) == 9
    assert swarms["I-11"] == [("large", "front"), ("small", "front"), ("large", "front")]
    assert swarms["III-09"] == [
        ("large", "right"),
        ("small", "right"),
        ("large", "right"),
        ("small", "front"),
        ("small", "rear"),
    ]


@pytest.mark.rule("GB-150")
def test_each_declares_and_moves_at_once_leader_first() -> None:
    table = fly(ship("S b \n e E", place=0), ship("S \n e", place=5), card="I-05")
    opening = table.opening
    assert of_kind(opening, StrengthDeclared) == [StrengthDeclared(1, "engines", 1, False)]
    assert of_kind(opening, DaysGained) == [DaysGained(1, 1, 6)]
    assert (table.asks, table.asked) == ("TruckerDeclares", (0,))
    events = table.play(Power((1,)))
    assert of_kind(events, DaysGained) == [DaysGained(0, 3, 3)]


@pytest.mark.rule("GB-150")
def test_a_ship_that_overtakes_does_not_change_the_order_of_the_card() -> None:
    table = fly(ship("S x x \n e e e", place=4), ship("S \n e", place=5), card="I-05")
    assert [event.seat for event in of_kind(table.opening, DaysGained)] == [1, 0]
    assert table.g.position == [8, 6]
    assert table.public.order == (0, 1)


@pytest.mark.rule("GB-151")
def test_an_offer_says_which_strength_leaves_the_flight() -> None:
    for engines, expected in (("E", [(0, True), (2, False)]), ("e E", [(1, False), (3, False)])):
        table = fly(ship(f"S b \n {engines}", place=0), ship("S \n e", place=5), card="I-05")
        prompt = table.game.prompt(0)
        assert prompt is not None
        assert isinstance(prompt.offer, PowerOffer)
        assert [(choice.strength, choice.leaves) for choice in prompt.offer.choices] == expected


@pytest.mark.rule("GB-151")
def test_a_ship_without_engine_strength_stays_and_gives_up() -> None:
    table = fly(ship("S", place=5), ship("S \n e", place=0), card="I-05")
    kinds = [type(event).__name__ for event in table.opening]
    assert of_kind(table.opening, ShipStranded) == [ShipStranded(0)]
    assert of_kind(table.opening, GaveUp) == [GaveUp(0, "no-engine")]
    assert kinds.index("ShipStranded") < kinds.index("DaysGained") < kinds.index("GaveUp")
    assert not table.public.ships[0].flying
    assert table.public.ships[1].flying


@pytest.mark.rule("GB-152")
def test_stardust_costs_a_day_for_each_exposed_connector_rearmost_first() -> None:
    table = fly(ship("S", place=9), ship("S x:1203", place=8), card="I-04")
    assert of_kind(table.opening, ConnectorsExposed) == [ConnectorsExposed(1, 5), ConnectorsExposed(0, 4)]
    assert of_kind(table.opening, DaysLost) == [DaysLost(1, 5, 3), DaysLost(0, 4, 5)]


@pytest.mark.rule("GB-152", "GB-E17")
def test_connectors_towards_a_hole_count_in_stardust() -> None:
    ring = "x:0330 x:0333 x:0033 \n x:3330 . x:3033 \n x:3300 S x:3003"
    table = fly(ship(ring, place=20), ship("S", place=-20), card="I-04")
    assert ConnectorsExposed(0, 5) in of_kind(table.opening, ConnectorsExposed)


@pytest.mark.rule("GB-E17")
@pytest.mark.parametrize("side", ["front", "rear", "left", "right"])
def test_no_meteor_strikes_a_connector_inside_a_ring(side: str) -> None:
    ring = "x:0330 x:0333 x:0033 \n x:3330 . x:3033 \n x:3300 S x:3003"
    total = {"front": 7, "rear": 7, "left": 6, "right": 6}[side]
    table = fly(ring, ship(place=-30), card="I-10", dice=(total,) * 4)
    struck = [event.square for event in of_kind(table.opening, ComponentLost) if event.seat == 0]
    assert at(7, 6) not in struck
    assert set(struck) <= {at(7, 7)}


@pytest.mark.rule("GB-153")
def test_joined_manned_cabins_lose_one_each_at_the_same_time() -> None:
    table = fly(ship("c c S x c"), ship("S"), card="II-05")
    lost = [event.square for event in of_kind(table.opening, CrewLost)]
    assert lost == [at(5, 7), at(6, 7), at(7, 7)]
    assert [part.humans for part in table.public.ships[0].components] == [1, 1, 1, 0, 2]


@pytest.mark.rule("GB-153")
def test_an_alien_is_lost_too_and_an_empty_cabin_infects_nobody() -> None:
    table = fly(ship("p c S c", crew={(6, 7): "purple", (8, 7): ""}), ship("S"), card="II-05")
    assert [(event.member, event.cause) for event in of_kind(table.opening, CrewLost)] == [
        ("purple", "epidemic"),
        ("human", "epidemic"),
    ]
    table = fly(ship("S c", crew={(8, 7): ""}), ship("S"), card="II-05")
    assert of_kind(table.opening, CrewLost) == []


@pytest.mark.rule("GB-153")
def test_a_cabin_with_one_human_infects_its_neighbour_before_it_is_empty() -> None:
    table = fly(ship("S c c", crew={(8, 7): "1"}), ship("S"), card="II-05")
    assert [part.humans for part in table.public.ships[0].components] == [1, 0, 1]


@pytest.mark.rule("GB-154")
@pytest.mark.parametrize(
    "drawing",
    [
        "S x:0303 c:0003",
        "S x:0033 x:0000 \n x:3300 c:0003 .",
        "S x:0333 x:0033 \n . c:3000 c:3000",
    ],
)
def test_cabins_that_are_not_joined_are_safe(drawing: str) -> None:
    table = fly(ship(drawing), ship("S"), card="II-05")
    assert of_kind(table.opening, CrewLost) == []


@pytest.mark.rule("GB-154")
def test_the_starting_cabin_counts_as_a_cabin() -> None:
    table = fly(ship("S c"), ship("S"), card="II-05")
    assert [event.square for event in of_kind(table.opening, CrewLost)] == [at(7, 7), at(8, 7)]


def test_a_ship_that_gave_up_is_spared() -> None:
    table = fly(ship("S c"), ship("S c", place=-30), after=("II-05", "I-05"))
    table.play(GIVE_UP)
    events = table.play(table.legal[0])
    assert {event.seat for event in of_kind(events, CrewLost)} == {1}
