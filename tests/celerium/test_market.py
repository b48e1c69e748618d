"""Chapter 6: the Upgrade market."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.preparation.market import market_order
from astrodrome.games.celerium.records.actions import PASS_TURN, BuyUpgrade, Install
from astrodrome.games.celerium.records.offers import MarketOffer
from astrodrome.games.celerium.records.preparation_events import MarketClosed, MarketLaid, MarketPassed, UpgradeBought
from astrodrome.kernel.refusal import NOT_AN_ANSWER
from tests.celerium.table import Table, f, rally, why
from tests.contract.events import of_kind

THREE = "battery-blue twin-blue-green all-terrain"


@pytest.mark.rule("CM-046")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 4), (4, 4)])
def test_later_rounds_lay_new_upgrades_before_the_first_turn(seats: int, size: int) -> None:
    table = rally(*[f() for _ in range(seats)], round=1, market="")
    top = table.g.market.deck[-size:]
    events = table.passes(seats)
    assert of_kind(events, MarketLaid) == [MarketLaid(tuple(table.names(reversed(top))))]
    assert table.g.market.on_sale == list(reversed(top))
    assert table.asks == "FranchiseShops"


@pytest.mark.rule("CM-046")
def test_round_1_lays_nothing_more() -> None:
    table = rally(f(), f(), step="market", market=THREE)
    assert table.names(table.g.market.on_sale) == THREE.split()


@pytest.mark.rule("CM-047")
def test_laying_the_market_asks_nobody_and_shows_it_to_all_at_once() -> None:
    table = rally(f(), f(), f(), round=1)
    events = table.passes(3)
    laid = [at for at, event in enumerate(events) if isinstance(event, MarketLaid)]
    assert len(laid) == 1
    assert table.game.asked == (1,)  # the next question is already a purchase
    assert [row.name for row in table.public.market] == list(of_kind(events, MarketLaid)[0].upgrades)


@pytest.mark.rule("CM-048")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_market_goes_clockwise_from_the_first_franchise(first: int) -> None:
    table = rally(f(), f(), f(), f(), first=first, step="market", market=THREE)
    assert list(table.public.market_order) == [(first + n) % 4 for n in range(4)]
    assert table.game.asked == (first,)


@pytest.mark.rule("CM-049", "CM-050")
@pytest.mark.parametrize(
    ("tokens", "order"),
    [
        (("", "", "", "first"), [3, 1, 2, 0]),
        (("", "last", "", ""), [2, 3, 0, 1]),
        (("first", "", "last", ""), [0, 1, 3, 2]),
        (("last", "first", "", ""), [1, 2, 3, 0]),
    ],
)
def test_market_tokens_pull_to_the_head_and_push_to_the_tail(tokens: tuple[str, ...], order: list[int]) -> None:
    table = rally(*[f(at_market=token) for token in tokens], first=1)
    assert market_order(table.g) == order


@pytest.mark.rule("CM-051")
def test_the_market_order_repeats_until_the_end() -> None:
    table = rally(f(), f(), f(), first=2, step="market", market=THREE)
    asked = []
    for action in (PASS_TURN, PASS_TURN, BuyUpgrade("battery-blue"), PASS_TURN, PASS_TURN):
        asked += list(table.game.asked)
        table.do(action)
    assert [*asked, *table.game.asked] == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("CM-052")
def test_a_purchase_costs_one_action_and_ends_the_turn() -> None:
    table = rally(f(actions=3), f(), step="market", market=THREE)
    assert table.do(BuyUpgrade("all-terrain")) == (UpgradeBought(0, "all-terrain", "all-terrain"),)
    assert table.g.actions[0] == 2
    assert table.game.asked == (1,)
    assert why(table.refuse(BuyUpgrade("all-terrain"))) == ("CM-052", "not-on-market")
    assert why(table.refuse(BuyUpgrade("nonsense"))) == ("CM-052", "not-on-market")


@pytest.mark.rule("CM-053")
def test_a_bought_upgrade_waits_in_the_hangar() -> None:
    table = rally(f(), f(), step="market", market=THREE)
    table.do(BuyUpgrade("all-terrain"), PASS_TURN)
    assert table.names(table.g.hangar[0]) == ["all-terrain"]
    assert table.g.installed_upgrade == [None] * 4
    assert table.game.refuse(0, Install("all-terrain", "pilot")) == NOT_AN_ANSWER


@pytest.mark.rule("CM-054")
def test_without_actions_a_franchise_can_only_pass() -> None:
    table = rally(f(actions=0), f(), step="market", market=THREE)
    assert table.legal() == (PASS_TURN,)
    assert why(table.refuse(BuyUpgrade("all-terrain"))) == ("CM-054", "few-actions")


@pytest.mark.rule("CM-055")
def test_passing_is_not_final_while_the_market_lasts() -> None:
    table = rally(f(), f(), step="market", market=THREE)
    assert table.do(PASS_TURN) == (MarketPassed(0),)
    table.do(BuyUpgrade("battery-blue"))
    assert table.game.asked == (0,)
    assert table.refuse(BuyUpgrade("all-terrain")) is None


@pytest.mark.rule("CM-056")
def test_the_market_ends_with_the_last_purchase() -> None:
    table = rally(f(), f(), step="market", market="battery-blue all-terrain")
    table.do(BuyUpgrade("battery-blue"))
    events = table.do(BuyUpgrade("all-terrain"))
    assert of_kind(events, MarketClosed) == [MarketClosed(())]
    assert table.asks == "FranchiseEquips"


@pytest.mark.rule("CM-057")
def test_the_market_ends_when_all_pass_in_a_row_and_a_purchase_restarts_the_count() -> None:
    table = rally(f(), f(), f(), step="market", market=THREE)
    table.do(PASS_TURN, PASS_TURN, BuyUpgrade("battery-blue"), PASS_TURN, PASS_TURN)
    assert table.asks == "FranchiseShops"
    events = table.do(PASS_TURN)
    assert of_kind(events, MarketClosed) == [MarketClosed(("twin-blue-green", "all-terrain"))]


@pytest.mark.rule("CM-058")
def test_a_bought_upgrade_is_not_replaced() -> None:
    table = rally(f(), f(), step="market", market=THREE)
    deck = table.g.market.deck
    table.do(BuyUpgrade("twin-blue-green"))
    assert table.names(table.g.market.on_sale) == ["battery-blue", "all-terrain"]
    assert table.g.market.deck == deck


@pytest.mark.rule("CM-059")
def test_unsold_upgrades_are_gone_for_good_and_the_deck_suffices() -> None:
    table = rally(f(), f(), step="market", market=THREE)
    table.do(PASS_TURN, PASS_TURN)
    assert table.g.market.on_sale == []
    assert table.public.upgrades_gone == tuple(THREE.split())
    assert not set(table.names(table.g.market.deck)) & {"battery-blue"}
    for franchises, races in ((2, 6), (3, 5), (4, 4)):
        assert races * (3 if franchises == 2 else 4) <= 20


@pytest.mark.rule("CM-060")
def test_a_franchise_buys_as_many_as_it_can_pay_and_may_store_more_than_two() -> None:
    table = rally(f(actions=3), f(), step="market", market=THREE)
    for name in THREE.split():
        table.game.play(0, BuyUpgrade(name))
        if table.asks == "FranchiseShops":
            table.game.play(1, PASS_TURN)
    assert len(table.g.hangar[0]) == 3
    assert table.g.actions[0] == 0


def holders(table: Table) -> list[int | None]:
    """Return who everybody sees with the First-at-market and the Last-at-market token."""
    return [table.public.first_at_market, table.public.last_at_market]


@pytest.mark.rule("CM-061")
def test_market_tokens_go_back_when_their_market_is_over() -> None:
    table = rally(f(at_market="last"), f(at_market="first"), step="market", market=THREE)
    table.do(PASS_TURN)
    assert holders(table) == [1, 0]
    table.do(PASS_TURN)
    assert holders(table) == [None, None]


def test_the_offer_shows_every_upgrade_with_its_price() -> None:
    table = rally(f(actions=0), f(), step="market", market="battery-blue battery-green")
    offer = table.offer()
    assert isinstance(offer, MarketOffer)
    assert [(one.upgrade.name, one.price, why(one.refusal)) for one in offer.upgrades] == [
        ("battery-blue", 1, ("CM-054", "few-actions")),
        ("battery-green", 1, ("CM-054", "few-actions")),
    ]
    assert offer.actions == 0


def test_two_copies_of_an_upgrade_are_one_choice_and_two_sales() -> None:
    table = rally(f(), f(), step="market", market="all-terrain all-terrain")
    assert table.legal() == (PASS_TURN, BuyUpgrade("all-terrain"))
    table.do(BuyUpgrade("all-terrain"))
    assert table.legal() == (PASS_TURN, BuyUpgrade("all-terrain"))
