"""What belongs to one moment does not outlast it: a loss of crew, the last card of a pass."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import Road, Stop
from astrodrome.games.galaxy_trucker.flight.losing_crew import TruckerLosesCrew
from astrodrome.games.galaxy_trucker.geometry.grid import put
from astrodrome.games.galaxy_trucker.modules.bonus.records import Berth, SettleCrew, StopAt
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfGaveUp, HalfReturned
from astrodrome.games.galaxy_trucker.modules.roads.records import LeaderEnvied
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump, JumpOffer, ShipReturned
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, TAKE_OPPORTUNITY, LoseCrew
from astrodrome.games.galaxy_trucker.records.flight_events import GaveUp, SecondPassBegan
from astrodrome.games.galaxy_trucker.ship.crew import humans
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.bonus_flight import BONUS
from tests.galaxy_trucker.expansion.positions import CREWS, TECH, rough
from tests.galaxy_trucker.expansion.two_halves import pair
from tests.galaxy_trucker.table import card, fly, ship

JUMPER = ". . b \n e j S"
LEAP = Jump(at(6, 7), at(5, 7))
ONE = card("abandoned_ship", crew=1, credits=3, days=1)
DEJA_VU: tuple[Road, ...] = ("deja-vu",)


# GX-067: a loss of crew


@pytest.mark.rule("GX-067", "GX-516")
def test_sleepers_who_came_after_the_loss_are_not_woken_by_a_hit_that_costs_no_crew() -> None:
    yard = card("junkyard", stops=(Stop(takes_crew=1, humans=2, days=20),))
    drawing = "c S Z \n . e ."
    table = fly("S", drawing, card=yard, dice=(7,), after=("I-05",), modules=BONUS, roads=("lust-for-power",))
    put(technologies_of(table.g).sleepers, 1, at(8, 7), 0)
    put(table.g.crew, 1, at(6, 7), 0)
    table.play(PASS, StopAt(0))
    assert table.asks == "TruckerSettles"
    events = table.play(SettleCrew((Berth(at(7, 7), 1), Berth(at(8, 7), 2))))
    assert of_kind(events, LeaderEnvied) == [LeaderEnvied(1)]
    assert not table.has(1, 7, 8)
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-464", "GX-560")
def test_humans_who_die_of_infected_goods_leave_no_cabin_to_be_given_up_later() -> None:
    g = fly("c S", card=ONE, roads=("infected-goods", "personalised-cabins")).g
    TruckerLosesCrew(0, 1, True).answer(g, 0, LoseCrew(at(6, 7)))
    TruckerLosesCrew(0, 9, True).run(g)
    assert (humans(g, 0), roads_of(g).cabins_going) == (0, [[], []])
    TruckerLosesCrew(1, 1).answer(g, 1, LoseCrew(at(7, 7)))
    assert roads_of(g).cabins_going == [[], [at(7, 7)]]


# GX-420: the last card of the first pass


@pytest.mark.rule("GX-132", "GX-415", "GX-420")
def test_a_jump_on_the_last_card_does_not_miss_the_arrival_if_that_card_itself_comes_again() -> None:
    table = rough(DEJA_VU, JUMPER, ship("S \n e"), card=CREWS, after=(), modules=TECH)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, JumpOffer)
    assert not prompt.offer.last
    events = table.play(LEAP)
    assert of_kind(events, GaveUp) == []
    assert of_kind(events, SecondPassBegan) == [SecondPassBegan(1)]
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, ShipReturned) == [ShipReturned(0)]
    assert table.g.accounts[0][0][1] > 0


@pytest.mark.rule("GX-132", "GX-414", "GX-420")
def test_it_misses_the_arrival_if_somebody_takes_that_card_and_none_comes_again() -> None:
    table = rough(DEJA_VU, JUMPER, ship("S c \n e ."), card=ONE, after=(), modules=TECH)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, JumpOffer)
    assert prompt.offer.last, "it may miss the arrival"
    assert of_kind(table.play(LEAP), GaveUp) == []
    assert table.asks == "TruckerTakesAbandoned"
    table.play(TAKE_OPPORTUNITY)
    assert table.asks == "TruckerLosesCrew"
    events = table.play(table.legal[0])
    assert of_kind(events, GaveUp) == [GaveUp(0, "missed")]
    assert of_kind(events, SecondPassBegan) == []
    assert table.g.accounts[0][0][1] == 0


@pytest.mark.rule("GX-132", "GX-318", "GX-420")
def test_so_it_is_with_a_half() -> None:
    drawing = ". c . . . c j \n e b . * . b e \n . . . . . e ."
    right = Jump(at(10, 6), at(10, 7))
    again = pair(drawing, card=CREWS, after=(), roads=DEJA_VU)
    assert right in again.legal
    events = again.play(right)
    assert of_kind(events, HalfGaveUp) == []
    events = again.play(FLY_ON, FLY_ON)
    assert [one.half for one in of_kind(events, HalfReturned)] == ["right"]
    taken = pair(drawing, ". c . . . c . \n e b . * . b e", card=ONE, after=(), roads=DEJA_VU)
    events = taken.play(right, TAKE_OPPORTUNITY)
    assert [(one.half, one.reason) for one in of_kind(events, HalfGaveUp)] == [("right", "missed")]
