"""Corners where modules meet: a jump in the middle of a count, offers of rare questions."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.modules.roads.records import (
    CompetitorFired,
    HandGood,
    HandOffer,
    PayUnion,
    UnionOffer,
)
from astrodrome.games.galaxy_trucker.modules.technologies.hyperspace import TruckerMayJump
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, TAKE_OPPORTUNITY
from astrodrome.games.galaxy_trucker.records.flight_events import NothingHappened
from astrodrome.games.galaxy_trucker.records.offers import HoldChoice, OpportunityOffer
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, TECH, rough, tech
from tests.galaxy_trucker.table import card, ship

JUMPER = ". . b \n e j S"
LEAP = Jump(at(6, 7), at(5, 7))
ONE = card("abandoned_ship", crew=1, credits=3, days=1)


@pytest.mark.rule("GX-135")
def test_sabotage_finds_one_ship_after_a_jump_at_the_count() -> None:
    table = tech(JUMPER, ship("S"), card=card("sabotage"))
    table.play(PASS)
    assert of_kind(table.play(LEAP), NothingHappened) == [NothingHappened()]


@pytest.mark.rule("GX-131")
def test_nobody_is_asked_to_jump_from_hyperspace() -> None:
    table = tech(JUMPER, ship("S"), card=CREWS)
    table.play(LEAP)
    assert TruckerMayJump(0).asks(table.g) == ()


@pytest.mark.rule("GX-387")
def test_who_jumps_while_counting_is_not_competed_with() -> None:
    table = rough("stiff-competition", JUMPER, ship("g \n S"), card=ONE, modules=TECH)
    table.play(PASS, TAKE_OPPORTUNITY)
    assert table.asks == "TruckerMayJump"
    events = table.play(LEAP)
    assert of_kind(events, CompetitorFired) == []
    assert (table.asks, table.asked) == ("TruckerTakesAbandoned", (1,))


@pytest.mark.rule("GX-392")
def test_the_second_thought_shows_the_same_terms() -> None:
    table = rough("stiff-competition", "S", ship("S"), card=ONE)
    table.play(TAKE_OPPORTUNITY)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert (table.asks, prompt.offer) == ("TruckerConfirms", OpportunityOffer(1, 3, (), 1))
    assert table.legal == (PASS, TAKE_OPPORTUNITY)
    silent = table.g.copy()
    table.play(TAKE_OPPORTUNITY)
    assert (table.g.credits[0], silent.credits[0]) == (3, 0)


@pytest.mark.rule("GX-452")
def test_goods_that_are_alike_are_handed_over_without_a_question() -> None:
    table = rough("union-ship", ship("S h", goods={(8, 7): "B B"}), ship("S"), card=CREWS, after=("I-04",))
    table.play(FLY_ON, FLY_ON, PayUnion(0))
    assert table.public.ships[0].figures.goods == 0
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == UnionOffer(2, None, None)


@pytest.mark.rule("GX-451")
def test_the_offer_of_goods_to_hand_over() -> None:
    table = rough("union-ship", ship("S h3", goods={(8, 7): "Y G B"}), ship("S"), card=CREWS, after=("I-04",))
    table.play(FLY_ON, FLY_ON, PayUnion(0))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == HandOffer((HoldChoice(at(8, 7), 3, 0, ("yellow", "green", "blue")),), 2)
    assert table.legal == tuple([HandGood(at(8, 7), good) for good in ("yellow", "green", "blue")])
