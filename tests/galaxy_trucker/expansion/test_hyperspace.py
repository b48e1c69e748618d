"""Accelerators and hyperspace (GX-115 to GX-137, GX-566)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import ZoneLine
from astrodrome.games.galaxy_trucker.modules.technologies.records import (
    Jump,
    JumpChoice,
    JumpOffer,
    ShipJumped,
    ShipReturned,
)
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, KeepPart, Power
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CardRevealed,
    EnemyFought,
    GaveUp,
    NothingHappened,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CANNONS, CREWS, ENGINES, tech
from tests.galaxy_trucker.table import Table, card, edit, ship

JUMPER = ". . b \n e:3303 j S"
"""A ship with an accelerator joined to its only engine, and two cells."""

SEVEN = "x x x S x x x \n e e e e e e e"
"""Engine strength 7."""

SIX = ". . b . . \n e:3303 j S x x \n . . e E E"
"""The same accelerator; engine strength 6 with two cells."""

LEAP = Jump(at(6, 7), at(5, 7))
SWARM = card("meteor_swarm", "large front")


def on(table: Table, count: int) -> None:
    """Let everybody fly on."""
    table.play(*[FLY_ON] * count)


@pytest.mark.rule("GX-115", "GX-116", "GX-024")
def test_a_jump_costs_a_cell_and_an_engine() -> None:
    table = tech(JUMPER, ship("S"), card=SWARM, dice=(2,))
    assert (table.asks, table.legal) == ("TruckerMayJump", (PASS, LEAP))
    events = table.play(LEAP)
    assert of_kind(events, ShipJumped) == [ShipJumped(0, at(5, 7), 2)]
    (lost,) = of_kind(events, ComponentLost)
    assert (lost.cause, lost.square, table.public.ships[0].figures.cells) == ("destroyed", at(5, 7), 1)


@pytest.mark.rule("GX-115")
@pytest.mark.parametrize("token", ["e", "E", "C"])
def test_every_kind_of_engine_can_be_used(token: str) -> None:
    table = tech(f". . b \n {token}:3333 j S", ship("S"), card=SWARM)
    assert LEAP in table.legal
    assert table.refuse(Jump(at(6, 7), at(7, 7))) == "GX-115"
    assert tech(". . b \n x j S", ship("S"), card=SWARM, dice=(2,)).asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-117")
def test_a_double_engine_costs_one_more_cell() -> None:
    table = tech(". . b \n E j S", ship("S"), card=SWARM, dice=(2,))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == JumpOffer((JumpChoice(at(6, 7), at(5, 7), 2, None),), 2, False)
    table.play(LEAP)
    assert table.public.ships[0].figures.cells == 0
    assert tech(ship(". . b \n E j S", cells=1), ship("S"), card=SWARM, dice=(2,)).asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-118")
def test_what_hung_on_the_engine_falls_off() -> None:
    table = tech("x e j S \n x . . b", ship("S"), card=SWARM, dice=(2,))
    table.play(LEAP)
    assert table.asks == "TruckerKeepsPart"
    table.play(KeepPart(1))
    assert table.lost(0) == 3


@pytest.mark.rule("GX-119")
def test_the_accelerator_can_be_used_again() -> None:
    table = tech(
        ". . b \n e j S \n . e .", ship("S"), card=SWARM, dice=(2, 2, 2), after=("I-14", "I-04", "I-15", "I-12")
    )
    table.play(LEAP)
    on(table, 2)  # the next card, missed
    while table.asks != "TruckerMayGiveUp":
        table.play(PASS)
    assert technologies_of(table.g).cards_to_miss[0] == 0
    on(table, 2)
    assert (table.asks, table.legal) == ("TruckerMayJump", (PASS, Jump(at(6, 7), at(6, 8))))


@pytest.mark.rule("GX-120")
def test_jumps_are_decided_in_flight_order_before_anything_is_resolved() -> None:
    table = tech(JUMPER, JUMPER, card=SWARM, dice=(7,))
    assert (table.asks, table.asked, table.g.dice) == ("TruckerMayJump", (0,), [])
    table.play(PASS)
    assert (table.asks, table.asked, table.g.dice) == ("TruckerMayJump", (1,), [])


@pytest.mark.rule("GX-008", "GX-121")
def test_a_ship_may_jump_at_its_own_turn_to_count() -> None:
    table = tech(JUMPER, ship("S"), card=ENGINES)
    table.play(PASS)
    assert (table.asks, table.asked) == ("TruckerMayJump", (0,))
    events = table.play(LEAP)
    assert table.g.declared_strength[0] is None
    assert of_kind(events, NothingHappened) == [NothingHappened()]


@pytest.mark.rule("GX-121")
def test_the_count_of_crew_for_sabotage_is_a_moment_to_jump() -> None:
    table = tech(JUMPER, ship("S c"), ship("S c c"), card=card("sabotage"), dice=(2, 2, 2, 2, 2, 2))
    table.play(PASS)
    assert table.asks == "TruckerMayJump"
    events = table.play(LEAP)
    assert of_kind(events, WeakestFound) == [WeakestFound(1, "crew")]


@pytest.mark.rule("GX-122")
def test_who_counts_first_decides_before_the_others_have_counted() -> None:
    table = tech(JUMPER, ship(". b \n E S"), card=ENGINES)
    table.play(PASS)
    assert (table.asked, table.g.declared_strength) == ((0,), [None, None])


@pytest.mark.rule("GX-123")
def test_each_line_of_a_combat_zone_is_a_new_opportunity() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", days=1), ZoneLine("engines", days=1)))
    table = tech(JUMPER, ship("S c"), card=zone)
    table.play(PASS, PASS)
    assert (table.asks, of_kind(table.opening, WeakestFound)) == ("TruckerMayJump", [])
    events = table.play(LEAP)
    assert of_kind(events, NothingHappened) == [NothingHappened()]


@pytest.mark.rule("GX-124", "GX-E11")
def test_once_the_dice_are_rolled_it_is_too_late() -> None:
    swarm = card("meteor_swarm", "large front", "large front")
    table = tech(". . b \n e j S s", ship("S"), card=swarm, dice=(8, 8))
    events = table.play(PASS)
    assert (table.lost(0), table.asks) == (1, "TruckerMayGiveUp")
    assert of_kind(events, ShipJumped) == []


@pytest.mark.rule("GX-125")
def test_a_penalty_that_is_assigned_cannot_be_escaped() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", takes_crew=1),))
    table = tech(JUMPER, ship("S c"), card=zone)
    table.play(PASS, PASS)
    assert (table.asks, table.public.ships[0].figures.crew) == ("TruckerMayGiveUp", 1)


@pytest.mark.rule("GX-126", "GX-127")
def test_the_rest_of_the_card_does_not_concern_a_ship_in_hyperspace() -> None:
    swarm = card("meteor_swarm", "large left")
    table = tech(JUMPER, ship("S"), card=swarm, dice=(7,))
    before = table.g.position[0]
    table.play(LEAP)
    assert (table.lost(0), table.lost(1)) == (1, 1)
    assert table.g.position[0] == before


@pytest.mark.rule("GX-128", "GX-137")
def test_in_hyperspace_a_ship_is_not_in_the_race() -> None:
    table = tech(JUMPER, ship("S"), card=SWARM, dice=(2,))
    table.play(LEAP)
    assert (table.g.order(), table.public.order, table.public.ships[0].hyper) == ([1], (1,), 1)
    assert table.public.ships[0].place == 0


@pytest.mark.rule("GX-129", "GX-130")
def test_it_misses_the_next_card_and_returns_on_its_old_space() -> None:
    table = tech(JUMPER, ship("S", place=-3), card=SWARM, dice=(2,), after=("I-05", "I-04", "I-06"))
    table.play(LEAP)
    events = table.play(FLY_ON, FLY_ON)  # open space: the rival is stranded, the jumper is not there
    assert [event.seat for event in of_kind(events, GaveUp)] == [1]
    assert of_kind(events, ShipReturned) == [ShipReturned(0)]
    assert (table.g.position[0], technologies_of(table.g).cards_to_miss[0]) == (0, 0)


@pytest.mark.rule("GX-131")
def test_in_hyperspace_nobody_jumps_again() -> None:
    table = tech(". . b3 \n e j S \n . e .", ship("S c"), card=SWARM, dice=(2, 2, 2, 2), after=("I-09", "I-04", "I-06"))
    table.play(LEAP, FLY_ON)
    events = table.play(FLY_ON)
    assert of_kind(events, CardRevealed)
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-132")
def test_a_jump_on_the_final_card_is_giving_up() -> None:
    table = tech(JUMPER, ship("S"), card=SWARM, dice=(2,), after=())
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, JumpOffer)
    assert prompt.offer.last
    events = table.play(LEAP)
    assert of_kind(events, GaveUp) == [GaveUp(0, "missed")]
    assert table.g.accounts[0][0][1] == 0


@pytest.mark.rule("GX-133")
def test_a_jump_on_the_last_card_but_one_finishes_normally() -> None:
    table = tech(JUMPER, ship("S c"), card=SWARM, dice=(2,), after=("I-04",))
    table.play(LEAP)
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, ShipReturned) == [ShipReturned(0)]
    assert table.g.accounts[0][0][1] == 12


@pytest.mark.rule("GX-135", "GX-E10")
def test_with_one_ship_in_the_race_comparisons_have_no_effect() -> None:
    table = tech(
        JUMPER,
        ship("S"),
        card=card("pirates", "heavy front", strength=9, credits=1, days=1),
        dice=(2,),
        after=("III-04", "I-05", "I-06"),
    )
    table.play(LEAP)
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, NothingHappened) == [NothingHappened()]
    assert of_kind(events, ShipReturned) == [ShipReturned(0)]
    assert table.g.order() == [0, 1]


@pytest.mark.rule("GX-136")
def test_comparisons_are_made_among_the_ships_in_the_race() -> None:
    table = tech(JUMPER, ship("S g"), ship("S"), card=CANNONS)
    events = table.play(LEAP)
    assert of_kind(events, WeakestFound) == [WeakestFound(2, "cannons")]


@pytest.mark.rule("GX-E09")
def test_example_a_jump_from_pirates() -> None:
    pirates = card("pirates", "light front", strength=5, credits=4, days=1)
    table = tech(". . b \n E j S", ship("S"), ship("S"), card=pirates, dice=(2,))
    table.play(PASS)
    assert (table.asks, table.asked) == ("TruckerMayJump", (0,))
    events = table.play(LEAP)
    assert table.public.ships[0].figures.cells == 0
    assert [(event.seat, event.result) for event in of_kind(events, EnemyFought)] == [(1, "lost"), (2, "lost")]


@pytest.mark.rule("GX-E12")
def test_example_a_double_jump() -> None:
    zone = card("combat_zone", lines=(*CREWS.lines, *CANNONS.lines, ZoneLine("engines", takes_crew=2)))
    table = tech(SEVEN, ship(SIX), ship(JUMPER), card=zone)
    table.play(*[PASS] * 6)  # at the reveal, and where crew and cannons are counted
    second, third = table.public.ships[1:]
    assert (table.asks, table.asked, table.g.declared_strength[0]) == ("TruckerMayJump", (1,), 7)
    assert (second.figures.engines_powered, second.figures.cells, third.figures.engines) == (6, 2, 1)
    events = table.play(LEAP)
    (lost,) = of_kind(events, ComponentLost)
    assert (lost.seat, lost.square, lost.cause) == (1, at(5, 7), "destroyed")
    assert (table.public.ships[1].figures.cells, table.public.ships[1].hyper) == (1, 2)
    assert (table.asks, table.asked) == ("TruckerMayJump", (2,))
    events = table.play(LEAP)
    assert (table.public.order, table.public.ships[2].figures.engines) == ((0,), 0)
    assert of_kind(events, NothingHappened) == [NothingHappened()]
    assert (of_kind(events, WeakestFound), table.public.ships[0].figures.crew) == ([], 2)


@pytest.mark.rule("GX-E13")
def test_example_after_the_double_jump() -> None:
    table = tech(SEVEN, ship(JUMPER), ship(JUMPER), card=ENGINES, after=("I-05", "I-04", "I-06"))
    table.play(PASS, PASS, LEAP, LEAP)
    events = table.play(FLY_ON, FLY_ON, FLY_ON)
    assert (table.g.position[0], of_kind(events, GaveUp)) == (7, [])
    assert [event.seat for event in of_kind(events, ShipReturned)] == [1, 2]


@pytest.mark.rule("GX-566")
def test_with_nobody_in_the_race_a_card_has_no_effect() -> None:
    table = tech(JUMPER, JUMPER, card=SWARM, after=("I-05", "I-04", "I-06"))
    table.play(LEAP, LEAP)
    assert of_kind(table.play(FLY_ON, FLY_ON), NothingHappened) == [NothingHappened()]
    assert [table.g.box.cards[card].name for card in table.g.revealed] == ["T-01", "I-05"]


@pytest.mark.rule("GX-128")
def test_a_ship_in_hyperspace_may_give_up_between_cards() -> None:
    table = tech(JUMPER, ship("S"), card=SWARM, dice=(2,))
    table.play(LEAP)
    assert (table.asks, table.asked) == ("TruckerMayGiveUp", (0,))
    events = table.play(GIVE_UP)
    assert of_kind(events, GaveUp) == [GaveUp(0, "own-will")]


@pytest.mark.rule("GX-130")
def test_a_ship_that_was_lapped_in_hyperspace_gives_up_when_it_returns() -> None:
    table = tech(
        ship(JUMPER, place=-39), ship("S \n e", place=2), card=SWARM, dice=(2,), after=("I-05", "I-04", "I-06")
    )
    table.play(LEAP)
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, GaveUp) == [GaveUp(0, "lapped")]


@pytest.mark.rule("GX-127")
def test_the_space_of_a_ship_in_hyperspace_is_jumped_over() -> None:
    table = tech(
        ship(JUMPER, place=-2), ship("S \n e", place=-3), card=SWARM, dice=(2,), after=("I-05", "I-04", "I-06")
    )
    table.play(LEAP, FLY_ON, FLY_ON)
    assert table.g.position == [-2, -1]


@pytest.mark.rule("GX-128")
def test_a_ship_whose_crew_is_gone_in_hyperspace_gives_up_on_return() -> None:
    table = tech(JUMPER, ship("S"), card=SWARM, dice=(2,), after=("I-04", "I-05", "I-06"))
    table.play(LEAP)
    edit(table, "ships", lambda parts: [parts[0].replace("S+2", "S+0"), parts[1]])
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, GaveUp) == [GaveUp(0, "no-humans")]


@pytest.mark.rule("GX-121")
def test_powering_engines_is_asked_after_the_jump_was_refused() -> None:
    table = tech(". . b \n E j S", ship("S"), card=ENGINES)
    table.play(PASS, PASS)
    assert table.asks == "TruckerDeclares"
    assert of_kind(table.play(Power((1,))), WeakestFound) == [WeakestFound(1, "engines")]


@pytest.mark.rule("GX-123", "GX-126")
def test_what_a_ship_declared_for_an_earlier_line_is_forgotten_when_it_jumps() -> None:
    zone = card("combat_zone", lines=(*CREWS.lines, *ENGINES.lines))
    table = tech(JUMPER, ship(". b \n E S"), ship("S c c"), card=zone)
    table.play(PASS, PASS)
    assert (table.asks, table.asked, table.public.ships[0].strength) == ("TruckerMayJump", (0,), 2)
    table.play(LEAP)
    assert (table.asks, table.asked) == ("TruckerDeclares", (1,))
    assert [one.strength for one in table.public.ships] == [None, 2, 6]
