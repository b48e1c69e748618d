"""Machinations that ask for money or something else (GX-576, GX-577, EM-07, EM-09, EM-11, EM-15, EM-22)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.geometry.hull_queries import exposed
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    DECLINE,
    Pay,
    PaymentDeclined,
    QuarantineOffer,
    TollOffer,
)
from astrodrome.games.galaxy_trucker.records.actions import TAKE_LOAN, LoseCrew
from astrodrome.games.galaxy_trucker.records.flight_events import CreditsPaid, DaysLost, GoodLost
from astrodrome.games.galaxy_trucker.records.offers import CabinChoice
from astrodrome.games.galaxy_trucker.ship.crew import crew_size
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import plot
from tests.galaxy_trucker.table import ship

RICH = ship("S", credits=9)


@pytest.mark.rule("GX-E47", "GX-577", "GX-555")
def test_em_07_the_queue_grows_with_those_who_pay() -> None:
    table = plot("EM-07", RICH, RICH, RICH, RICH)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == TollOffer(2, 2, 9, 2, 0, 0, 12)
    table.play(Pay(2))
    assert table.refuse(Pay(1)) == "GX-576"
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == TollOffer(2, 2, 9, 3, 0, 0, 12)
    events = table.play(DECLINE, Pay(2), DECLINE)
    assert of_kind(events, PaymentDeclined) == [PaymentDeclined(1), PaymentDeclined(3)]
    assert of_kind(events, CreditsPaid) == [CreditsPaid(2, 2)]
    assert [(lost.seat, lost.days) for lost in of_kind(events, DaysLost)] == [(3, 4), (1, 4)]
    assert table.g.credits == [7, 9, 7, 9]


@pytest.mark.rule("GX-576")
def test_who_cannot_pay_bears_the_other_and_a_loan_helps() -> None:
    table = plot("EM-07", ship("S", credits=1), ship("S", credits=1))
    assert list(table.legal) == [DECLINE, TAKE_LOAN]
    assert table.refuse(Pay(2)) == "GX-360"
    table.play(TAKE_LOAN)
    assert table.legal == (Pay(2), DECLINE, TAKE_LOAN)
    table.play(*[TAKE_LOAN] * 11, Pay(2))
    assert (table.asks, table.g.position) == ("TruckerMayGiveUp", [0, -13])


@pytest.mark.rule("GX-555", "GX-577")
def test_em_09_exposed_connectors_cost_a_credit_for_two_or_a_day_each() -> None:
    ships = [ship("S", credits=5), ship("S x:0001", credits=5), ship("S x:0003 \n x:3000 .", credits=5)]
    table = plot("EM-09", *ships)
    assert [exposed(hull) for hull in table.g.hulls] == [4, 3, 2]
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == TollOffer(2, 2, 5, 4, 0, 0, 12)
    table.play(Pay(2))
    assert table.refuse(Pay(1)) == "GX-576"
    events = table.play(DECLINE, DECLINE)
    assert [(lost.seat, lost.days) for lost in of_kind(events, DaysLost)] == [(2, 2), (1, 3)]
    assert table.g.credits == [3, 5, 5]


@pytest.mark.rule("GX-555")
def test_em_09_a_tidy_ship_is_not_asked() -> None:
    tidy = ". x:0030 . \n x:0300 S x:0003 \n . x:3000 ."
    table = plot("EM-09", ship(tidy, credits=3), RICH)
    assert (exposed(table.g.hulls[0]), table.asked) == (0, (1,))


@pytest.mark.rule("GX-555", "GX-576")
def test_em_11_wages_may_be_paid_in_part_and_the_unpaid_walk_out() -> None:
    table = plot("EM-11", ship("c S c", credits=2), ship("S", credits=9))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == TollOffer(3, 1, 2, 0, 1, 0, 12)
    assert table.legal == (Pay(2), Pay(1), DECLINE, TAKE_LOAN)
    assert table.refuse(Pay(4)) == "GX-576"
    table.play(Pay(1))
    assert (table.asks, table.g.credits[0]) == ("TruckerLosesCrew", 1)
    table.play(LoseCrew(at(6, 7)), LoseCrew(at(8, 7)))
    assert crew_size(table.g, 0) == 4
    table.play(Pay(1))
    assert (crew_size(table.g, 1), table.g.credits[1]) == (2, 8)


@pytest.mark.rule("GX-555")
def test_em_11_an_odd_member_counts_as_two() -> None:
    table = plot("EM-11", ship("c S", crew={(6, 7): "1"}), RICH)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == TollOffer(2, 1, 0, 0, 1, 0, 12)
    table.play(DECLINE)
    assert table.asks == "TruckerLosesCrew"


@pytest.mark.rule("GX-555")
def test_em_15_an_alien_goes_or_three_days_are_lost() -> None:
    crew = {(6, 7): "purple", (8, 7): "brown"}
    table = plot("EM-15", ship("p c S c n", crew=crew), ship("S"), ship("p c S", crew={(6, 7): "purple"}))
    assert (table.asks, table.asked) == ("TruckerQuarantines", (0,))
    prompt = table.game.prompt(0)
    assert prompt is not None
    cabins = (CabinChoice(at(6, 7), "purple"), CabinChoice(at(8, 7), "brown"))
    assert prompt.offer == QuarantineOffer(cabins, 3)
    assert table.legal == (DECLINE, LoseCrew(at(6, 7)), LoseCrew(at(8, 7)))
    assert table.refuse(LoseCrew(at(7, 7))) == "GX-555"
    table.play(LoseCrew(at(8, 7)))
    assert crew_size(table.g, 0) == 3
    assert table.asked == (2,)
    table.play(DECLINE)
    assert table.g.position == [0, -10, -23]


@pytest.mark.rule("GX-560")
def test_em_15_personalised_cabins_go_with_the_alien() -> None:
    table = plot("EM-15", ship("p c S", crew={(6, 7): "purple"}), "S", roads=("personalised-cabins",))
    table.play(LoseCrew(at(6, 7)))
    assert not table.has(0, 6, 7)


@pytest.mark.rule("GX-555", "GX-576")
def test_em_22_red_goods_are_paid_for_or_all_given_up() -> None:
    red = ship("r2 S r", goods={(6, 7): "R R", (8, 7): "R"}, credits=6)
    table = plot("EM-22", red, ship("S"), red)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == TollOffer(6, 6, 6, 0, 0, 3, 12)
    table.play(Pay(6))
    assert table.asked == (2,)
    events = table.play(DECLINE)
    assert len(of_kind(events, GoodLost)) == 3
    assert (table.g.credits[0], table.g.credits[2], sum(table.g.goods[2])) == (0, 6, 0)
    assert sum(table.g.goods[0]) == 3
