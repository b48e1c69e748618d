"""Class IIA with Rough Roads and the cards that look at a whole ship (GX-252 and the rulings about halves)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.modules.bonus.depot import sites
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfGaveUp, HalfReturned
from astrodrome.games.galaxy_trucker.modules.halves.state import halves_of
from astrodrome.games.galaxy_trucker.modules.roads.records import Drop
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP
from astrodrome.games.galaxy_trucker.records.flight_events import (
    ConnectorsExposed,
    CrewLost,
    DiceRolled,
    GaveUp,
    NothingHappened,
    StrengthDeclared,
)
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.games.galaxy_trucker.spec import SPEC, census
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, ENGINES, TECH
from tests.galaxy_trucker.expansion.two_halves import DUO, pair
from tests.galaxy_trucker.table import card, fly, ship

JUMPER = ship("j c . . . c j \n e b . * . b e", credits=9)
RIGHT = Jump(at(10, 6), at(10, 7))
QUIET = card("abandoned_ship", crew=99, credits=1, days=1)


@pytest.mark.rule("GX-445", "GX-297")
def test_a_piercing_shot_goes_on_into_the_other_half() -> None:
    shot = card("pirates", "heavy left", strength=99, credits=1, days=1)
    table = pair(". c . . . c . \n . x . * . x .", card=shot, dice=(7,), roads=("piercing-projectiles",))
    lost = [(one.column, one.row) for one in of_kind(table.opening, ComponentLost) if one.seat == 0]
    assert lost == [(5, 7), (9, 7)]


@pytest.mark.rule("GX-454", "GX-272")
def test_an_explosion_stays_in_its_half() -> None:
    swarm = card("meteor_swarm", "large front")
    table = pair("c x b . x c \n . . . * . .", card=swarm, dice=(6,), roads=("explosive-batteries",))
    lost = [(one.column, one.row) for one in of_kind(table.opening, ComponentLost) if one.seat == 0]
    assert lost == [(6, 6), (5, 6)]
    assert table.has(0, 8, 6)


@pytest.mark.rule("GX-471", "GX-283")
def test_defective_connectors_slow_their_own_half() -> None:
    drawing = "e c e . e c e \n e x:3311 . * . x e"
    table = pair(drawing, card=ENGINES, roads=("defective-connectors",))
    assert table.asks == "TruckerDrops"
    assert {one.square for one in table.legal if isinstance(one, Drop)} <= set(table.g.board.half_squares[0])
    events = table.play(PASS)
    assert [one.strength for one in of_kind(events, StrengthDeclared) if one.seat == 0] == [2]  # 3 less 1, and 3


@pytest.mark.rule("GX-479", "GX-272")
def test_the_empty_column_cannot_die() -> None:
    text = "galaxy-trucker 1; seats 2; options flights=IIA, roads=[1]; pile RR-19; script dead 0 5 2 2"  # 7, then 6
    assert roads_of(SPEC.position(text).state).dead_column == 6


@pytest.mark.rule("GX-327")
def test_stardust_counts_the_connectors_of_both_halves_in_the_race() -> None:
    table = pair(JUMPER, card="I-04", after=("I-05", "I-06"))
    both = table.public.ships[0].figures.exposed
    events = table.play(PASS)
    assert [one.count for one in of_kind(events, ConnectorsExposed) if one.seat == 0] == [both]
    table = pair(JUMPER, card="I-04", after=("I-05", "I-06"))
    events = table.play(RIGHT, PASS)
    counted = [one.count for one in of_kind(events, ConnectorsExposed) if one.seat == 0]
    assert counted == [table.public.ships[0].figures.exposed]
    assert counted[0] < both


@pytest.mark.rule("GX-276", "GX-287")
def test_an_epidemic_stays_within_each_half() -> None:
    table = pair(". c c . c . . \n . . . * . . .", card=card("epidemic"))
    lost = [one.square for one in of_kind(table.opening, CrewLost) if one.seat == 0]
    assert lost == [at(5, 6), at(6, 6)]


@pytest.mark.rule("GX-452", "GX-321")
def test_who_does_not_pay_the_union_gives_up_with_the_half_in_hyperspace() -> None:
    table = pair(JUMPER, card=QUIET, after=("I-06",), roads=("union-ship",))
    pieces = census(table.g)
    events = table.play(RIGHT, PASS, FLY_ON, FLY_ON, GIVE_UP)
    assert [(one.seat, one.reason) for one in of_kind(events, GaveUp)] == [(0, "union")]
    assert [one.half for one in of_kind(events, HalfGaveUp)] == ["left"]
    assert (halves_of(table.g).parts_in_hyperspace[0], halves_of(table.g).cards_to_miss[0], census(table.g)) == (
        [],
        [0, 0],
        pieces,
    )


@pytest.mark.rule("GX-573", "GX-323")
def test_a_card_that_does_not_concern_a_ship_brings_its_half_nearer_all_the_same() -> None:
    table = fly(
        JUMPER,
        ship(DUO),
        card=QUIET,
        after=("I-05", "I-06"),
        flight="IIA",
        modules=TECH,
        roads=("tough-trip",),
        handicap=((), (1,)),
        extra="I-05",  # it comes only because of the rough road
    )
    table.play(RIGHT, PASS)
    events = table.play(FLY_ON, FLY_ON)
    assert [one.seat for one in of_kind(events, StrengthDeclared)] == [1]
    assert [one.half for one in of_kind(events, HalfReturned)] == ["right"]
    assert technologies_of(table.g).cards_to_miss[0] == 0


@pytest.mark.rule("GX-528", "GX-317")
def test_the_star_depot_mounts_on_halves_in_the_race_only() -> None:
    table = pair(JUMPER, card=CREWS)
    cabin = next(one for one in table.g.face_down_components if table.g.box.sides[one] == (2, 1, 2, 1))
    both = {place.square in table.g.board.half_squares[1] for place in sites(table.g, 0, cabin)}
    assert both == {True, False}
    table.play(RIGHT)
    assert {place.square in table.g.board.half_squares[1] for place in sites(table.g, 0, cabin)} == {False}


@pytest.mark.rule("GX-558", "GX-319")
def test_where_all_have_jumped_nobody_rolls_for_the_enemy() -> None:
    enemy = card("slavers", strength=9, takes_crew=1, credits=1, days=1)
    table = pair(JUMPER, JUMPER, card=enemy, roads=("big-baddies",))
    left = Jump(at(4, 6), at(4, 7))
    events = table.play(RIGHT, left, RIGHT, left)
    assert of_kind(events, DiceRolled) == []
    assert (len(of_kind(events, NothingHappened)), table.public.order) == (1, ())
