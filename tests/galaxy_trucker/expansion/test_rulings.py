"""Rulings where two rules meet: jams, minds lost in hyperspace, flights without giving up, halves left behind."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.galaxy_trucker.content.figures import TRACK
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Road
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfStranded
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump, ShipReturned
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON
from astrodrome.games.galaxy_trucker.records.flight_events import DaysGained, DaysLost, GaveUp, StrengthDeclared
from astrodrome.games.galaxy_trucker.records.offers import PowerOffer
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, ENGINES, PLOTS, TECH, rough
from tests.galaxy_trucker.expansion.two_halves import pair
from tests.galaxy_trucker.table import Table, card, fly, ship

JUMPER: Final = ". . b \n e j S"
LEAP: Final = Jump(at(6, 7), at(5, 7))
JAM: Final = "EM-02"
DEJA_VU: Final[tuple[Road, ...]] = ("deja-vu",)


def jammed(*fleet: str, handicap: tuple[tuple[int, ...], ...]) -> Table:
    """Set up Traffic Jam as the only card of a flight with Deja Vu, so that it comes again."""
    return fly(*fleet, card=JAM, after=(), modules=PLOTS, roads=DEJA_VU, handicap=handicap)


def offered(table: Table) -> list[int]:
    """Return the strength of each choice that is offered to the ship asked."""
    prompt = table.game.prompt(table.asked[0])
    assert prompt is not None
    assert isinstance(prompt.offer, PowerOffer)
    return [choice.strength for choice in prompt.offer.choices]


@pytest.mark.rule("GX-549", "GX-572", "GX-573")
def test_in_a_second_pass_a_jam_counts_who_sits_out_and_moves_only_who_is_bound() -> None:
    table = jammed("S \n e", "S \n e", "S \n e", handicap=((1,), (), (1,)))
    assert [(one.seat, one.days) for one in of_kind(table.opening, DaysLost)] == [(1, 1), (0, 2)]
    before = table.g.position.copy()
    events = table.play(FLY_ON, FLY_ON, FLY_ON)
    assert [(one.seat, one.days) for one in of_kind(events, DaysLost)] == [(0, 2)]
    assert table.g.position[1:] == before[1:]


@pytest.mark.rule("GX-364", "GX-573")
def test_nor_is_who_is_not_bound_moved_in_hyperspace() -> None:
    table = jammed(JUMPER, "S \n e", handicap=((), (1,)))
    table.play(LEAP)
    before = table.g.position.copy()
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, DaysLost) == []
    assert table.g.position == before


@pytest.mark.rule("GB-165", "GX-424", "GX-571")
def test_who_loses_all_humans_in_hyperspace_gives_up_on_coming_back() -> None:
    table = rough(
        "cosmic-psychosis",
        ". b . \n e j S",
        ship("S \n e"),
        card=CREWS,
        dice=(7, 7, 2, 2),
        after=("I-05", "I-06", "I-07"),
        modules=TECH,
        handicap=((1,), ()),
    )
    events = table.play(LEAP)
    assert (table.has(0, 7, 7), of_kind(events, GaveUp)) == (False, [])
    assert table.g.flying[0]
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, ShipReturned) == [ShipReturned(0)]
    assert of_kind(events, GaveUp) == [GaveUp(0, "no-humans")]


def sits_out(*roads: Road, dice: tuple[int, ...] = (), card: CardRow = CREWS, lead: int = -10) -> Table:
    """Let seat 0, bound by the first road alone, sit out the second pass of Deja Vu; seat 1 is so far ahead."""
    ships = (ship("S \n e", place=0), ship("S \n e", place=lead))
    return rough((*roads, "deja-vu"), *ships, card=card, dice=dice, after=(), handicap=((1,), (len(roads) + 1,)))


@pytest.mark.rule("GB-165", "GX-424", "GX-573")
def test_who_loses_all_humans_while_sitting_out_gives_up_when_the_card_is_over() -> None:
    table = sits_out("cosmic-psychosis", dice=(2, 2, 7, 7))
    events = table.play(FLY_ON, FLY_ON)
    assert not table.has(0, 7, 7)
    assert of_kind(events, GaveUp) == [GaveUp(0, "no-humans")]
    assert table.game.over


@pytest.mark.rule("GX-572", "GX-573")
@pytest.mark.parametrize("road", ["cosmic-psychosis", "lust-for-power"])
def test_nobody_is_lapped_by_a_card_that_others_fly_alone(road: Road) -> None:
    table = sits_out(road, dice=(2, 2, 2, 2), card=card("open_space"), lead=TRACK)
    events = table.play(FLY_ON, FLY_ON)
    assert table.g.position[1] - table.g.position[0] > TRACK
    assert of_kind(events, GaveUp) == []
    assert table.game.over


@pytest.mark.rule("GX-132", "GX-420")
def test_in_an_introductory_flight_the_last_card_may_be_jumped_on_if_it_comes_again() -> None:
    table = fly(JUMPER, card=CREWS, after=(), flight="intro", modules=TECH, roads=("deja-vu",))
    assert table.asks == "TruckerMayJump"
    events = table.play(LEAP)
    assert of_kind(events, GaveUp) == []
    assert of_kind(events, ShipReturned) == [ShipReturned(0)]
    opportunity = card("abandoned_ship", crew=1, credits=3, days=1)
    taken = fly(JUMPER, card=opportunity, after=(), flight="intro", modules=TECH, roads=("deja-vu",))
    assert taken.asks != "TruckerMayJump", "somebody may take it"


@pytest.mark.rule("GB-183", "GX-132")
def test_in_an_introductory_flight_nobody_may_jump_on_the_last_card() -> None:
    table = fly(JUMPER, card=CREWS, after=(), flight="intro", modules=TECH)
    assert table.game.over
    assert of_kind(table.opening, GaveUp) == []
    earlier = fly(JUMPER, card=CREWS, after=("I-05",), flight="intro", modules=TECH)
    assert earlier.asks == "TruckerMayJump"


@pytest.mark.rule("GB-183", "GX-452")
def test_in_an_introductory_flight_the_union_asks_nobody_to_pay_or_give_up() -> None:
    table = fly("S \n e", card=CREWS, after=("I-05",), flight="intro", roads=("union-ship",))
    assert table.game.over
    assert of_kind(table.opening, GaveUp) == []
    asked = fly("S \n e", card=CREWS, after=("I-05",), flight="I", roads=("union-ship",))
    asked.play(FLY_ON, FLY_ON)
    assert asked.asks == "TruckerPaysUnion"


@pytest.mark.rule("GX-309", "GX-312")
def test_in_open_space_the_strength_declared_is_the_one_that_moves_the_ship() -> None:
    table = pair("e c e . . c . \n e x . * . x .", card="I-05", modules=())
    (own,) = [one for one in of_kind(table.opening, StrengthDeclared) if one.seat == 0]
    (moved,) = [one for one in of_kind(table.opening, DaysGained) if one.seat == 0]
    assert (own.strength, moved.days) == (3, 3)
    assert [one.half for one in of_kind(table.opening, HalfStranded)] == ["right"]


@pytest.mark.rule("GX-283", "GX-309")
def test_and_so_it_is_offered_while_elsewhere_the_weaker_half_counts() -> None:
    drawing = "e c e . . c . \n e b . * . E b"
    space, zone = [pair(drawing, card=one, modules=()) for one in ("I-05", ENGINES)]
    assert [offered(table) for table in (space, zone)] == [[3, 2], [0, 2]]
