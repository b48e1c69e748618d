"""Loans and debts (GX-351 to GX-360, GX-545, GX-574, GX-579)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.flight.loans import tokens_left
from astrodrome.games.galaxy_trucker.game.outcome import outcome
from astrodrome.games.galaxy_trucker.modules.bonus.records import Bid, BidOffer
from astrodrome.games.galaxy_trucker.modules.machinations.records import BidOpenly, Pay
from astrodrome.games.galaxy_trucker.modules.machinations.state import machinations_of
from astrodrome.games.galaxy_trucker.modules.roads.records import PayUnion, UnionOffer
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, REPAY_LOAN, TAKE_LOAN
from astrodrome.games.galaxy_trucker.records.flight_events import FlightSettled, GameEnded, LoanRepaid, LoanTaken
from astrodrome.games.galaxy_trucker.records.offers import GiveUpOffer
from tests.contract.events import of_kind
from tests.galaxy_trucker.expansion.positions import CREWS, PLOTS, plot
from tests.galaxy_trucker.table import Ship, Table, card, fly, ship, tell

LAST = card("stardust")


def settled(*ships: Ship, modules: tuple[Module, ...] = PLOTS, flight: str = "IIIA") -> Table:
    """Return a game of one flight in which all ships have just finished."""
    return fly(*ships, card=LAST, after=(), modules=modules, flight=flight)


@pytest.mark.rule("GX-352", "GX-353", "GX-E38")
def test_a_loan_brings_ten_credits_and_costs_twelve() -> None:
    table = plot("EM-07", ship("S", credits=10), ship("S", credits=12))
    events = table.play(TAKE_LOAN)
    assert of_kind(events, LoanTaken) == [LoanTaken(0, 10, 1)]
    assert (table.g.credits[0], machinations_of(table.g).loans) == (20, [1, 0])
    assert (table.public.loans, table.public.ships[0].loans) == (11, 1)
    table.play(Pay(2), Pay(2))
    assert table.asks == "TruckerMayGiveUp"
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == GiveUpOffer(0, 0, 2, (), 12)
    events = table.play(REPAY_LOAN)
    assert of_kind(events, LoanRepaid) == [LoanRepaid(0, 12, 0)]
    assert (table.g.credits[0], machinations_of(table.g).loans, table.asks, table.asked) == (
        6,
        [0, 0],
        "TruckerMayGiveUp",
        (0,),
    )
    assert table.legal == (FLY_ON, GIVE_UP)
    assert table.refuse(REPAY_LOAN) == "GX-353"


@pytest.mark.rule("GX-354")
def test_a_loan_is_repaid_whole() -> None:
    table = plot("EM-23", "S", "S")
    tell(table, 0, "credits=11 loans=1")
    assert table.asks == "TruckerMayGiveUp"
    assert table.refuse(REPAY_LOAN, 0) == "GX-354"
    assert REPAY_LOAN not in table.legal
    tell(table, 0, "credits=12")
    assert table.refuse(REPAY_LOAN, 0) is None


@pytest.mark.rule("GX-355", "GX-329")
def test_several_loans_until_no_token_is_left() -> None:
    table = plot("EM-07", "S", "S")
    table.play(*[TAKE_LOAN] * 12)
    assert (machinations_of(table.g).loans, table.g.credits, tokens_left(table.g)) == ([12, 0], [120, 0], 0)
    assert TAKE_LOAN not in table.legal
    assert table.refuse(TAKE_LOAN) == "GX-329"
    table.play(Pay(2))
    assert table.asks == "TruckerMayGiveUp"
    assert table.g.position[1] < -10


@pytest.mark.rule("GX-351")
def test_there_are_no_loans_without_machinations() -> None:
    union = fly("S", "S", card=CREWS, after=("I-04",), roads=("union-ship",))
    union.play(FLY_ON, FLY_ON)
    assert union.asks == "TruckerPaysUnion"
    assert union.refuse(TAKE_LOAN) == "GX-351"
    assert TAKE_LOAN not in union.legal


@pytest.mark.rule("GX-360")
def test_loans_pay_any_price_in_flight() -> None:
    union = fly("S", "S", card=CREWS, after=("I-04",), roads=("union-ship",), modules=PLOTS)
    union.play(FLY_ON, FLY_ON)
    prompt = union.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == UnionOffer(2, None, None, 12)
    union.play(TAKE_LOAN, PayUnion(2))
    assert union.g.credits[0] == 8
    police = fly("S", "S", card="BC-2", modules=(*PLOTS, "bonus-cards"))
    offered = police.game.prompt(1)
    assert offered is not None
    assert offered.offer == BidOffer(0, 12)
    police.play(TAKE_LOAN, seat=1)
    assert (police.asked, police.g.credits) == ((0, 1), [0, 10])
    police.play(Bid(10), seat=1)
    police.play(Bid(0), seat=0)
    assert (police.asks, police.asked, police.g.credits) == ("TruckerPoints", (1,), [0, 0])
    auction = plot("EM-08", "S", "S")
    assert auction.refuse(BidOpenly(1)) == "GX-360"
    auction.play(TAKE_LOAN)
    assert auction.refuse(BidOpenly(10)) is None


@pytest.mark.rule("GX-358", "GX-359")
def test_lost_components_are_always_paid_for_with_loans_if_need_be() -> None:
    table = settled(ship("S", lost=25), ship("S"))
    taken = of_kind(table.opening, LoanTaken)
    paid = {event.seat: event.losses for event in of_kind(table.opening, FlightSettled)}
    assert ([event.seat for event in taken], paid[0]) == ([0], 25)
    assert table.g.accounts[0][0][4] == -25
    base = fly(ship("S", lost=25), ship("S"), card=LAST, after=(), flight="IIIA")
    assert {event.seat: event.losses for event in of_kind(base.opening, FlightSettled)}[0] == 18


@pytest.mark.rule("GX-545")
def test_without_machinations_debts_are_forgiven_whatever_else_is_on() -> None:
    table = settled(ship("S", lost=40), ship("S"), modules=("technologies", "bonus-cards"))
    assert table.g.credits[0] == 0
    assert not of_kind(table.opening, LoanTaken)


@pytest.mark.rule("GX-574")
def test_a_loan_is_forced_only_if_all_income_does_not_suffice() -> None:
    table = settled(ship("S", lost=18), ship("S"))
    assert not of_kind(table.opening, LoanTaken)
    assert table.g.credits[0] == 0
    table = settled(ship("S", lost=19), ship("S"))
    assert len(of_kind(table.opening, LoanTaken)) == 1


@pytest.mark.rule("GX-356", "GX-357")
def test_the_winner_is_found_after_the_loans_were_repaid() -> None:
    table = plot("EM-07", ship("S", credits=3, place=0), ship("S", credits=0, place=-5), after=())
    table.play(*[TAKE_LOAN] * 3)
    table.play(Pay(2))
    events = table.play(table.legal[-2])
    assert len(of_kind(events, LoanRepaid)) == 3
    (ended,) = of_kind(events, GameEnded)
    result = table.game.outcome
    assert result is not None
    assert result.scores == ended.credits
    assert sum(line.value for line in result.breakdown[0]) == result.scores[0] - 3
    assert {line.key: line.value for line in result.breakdown[0]}["loans"] == -6


@pytest.mark.rule("GX-579", "GX-356")
def test_who_cannot_repay_is_ranked_behind_everyone_who_can() -> None:
    owing = ship("S", credits=11, facts="loans=1")
    result = outcome(plot("EM-24", owing, ship("S", credits=3), ship("S"), dice=[2] * 4).g)
    assert (result.scores, result.ranks, result.winners) == ((-1, 3, 0), (3, 1, 2), (1,))
    assert {line.key: line.value for line in result.breakdown[0]}["loans"] == -12
    others = (ship("S", credits=3, facts="loans=2"), ship("S", facts="loans=1"))
    result = outcome(plot("EM-24", owing, *others, dice=[2] * 4).g)
    assert (result.ranks, result.winners) == ((1, 3, 2), ())


@pytest.mark.rule("GX-359")
def test_what_no_loan_can_pay_is_forgiven() -> None:
    lender = ship("S", facts="loans=12")
    broke = fly(ship("S", lost=25), lender, card=LAST, after=("I-05",), modules=PLOTS, flight="IIIA")
    events = broke.play(FLY_ON, FLY_ON)
    assert not of_kind(events, LoanTaken)
    assert broke.g.credits[0] == 0
