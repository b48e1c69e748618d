"""Open auctions, Junk for Sale and Wormhole Auction (GX-011 to GX-016, GX-551, GX-564, GX-565, EM-04, EM-08)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.modules.bonus.records import ComponentMounted, DepotOpened, TakeFromDepot
from astrodrome.games.galaxy_trucker.modules.bonus.state import bonus_of
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    AuctionFailed,
    AuctionOffer,
    AuctionWon,
    BidOpenly,
    BidRaised,
    NameOffer,
    NameShip,
    ShipNamed,
)
from astrodrome.games.galaxy_trucker.modules.machinations.state import machinations_of
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, TAKE_LOAN
from astrodrome.games.galaxy_trucker.records.flight_events import DaysLost, PlayerPassed
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.expansion.positions import plot
from tests.galaxy_trucker.table import Table, ship

RICH = ship("S", credits=9)


def wormhole(*credits_: int, loans: int = 0) -> Table:
    """Return an auction among ships with these credits; the first owes some loans."""
    first, *others = [ship("S", credits=amount) for amount in credits_]
    return plot("EM-08", replace(first, facts=f"loans={loans}"), *others)


@pytest.mark.rule("GX-011", "GX-012")
def test_the_leader_opens_and_each_bids_more_or_passes() -> None:
    table = wormhole(9, 9, 9)
    assert (table.asks, table.asked) == ("TruckerOutbids", (0,))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == AuctionOffer(0, None, 1, 9, (0, 1, 2), 12)
    assert table.game.complete(0), "all bids of nine credits are listed"
    events = table.play(BidOpenly(3))
    assert of_kind(events, BidRaised) == [BidRaised(0, 3)]
    assert table.asked == (1,)
    assert table.refuse(BidOpenly(3)) == "GX-012"
    assert table.refuse(BidOpenly(2)) == "GX-012"
    assert table.refuse(BidOpenly(4)) is None


@pytest.mark.rule("GX-013", "GX-014")
def test_who_has_passed_does_not_come_back_and_the_others_go_on_in_laps() -> None:
    table = wormhole(9, 9, 9)
    events = table.play(BidOpenly(1), PASS, BidOpenly(2))
    assert of_kind(events, PlayerPassed) == [PlayerPassed(1)]
    assert table.asked == (0,)
    table.play(BidOpenly(3))
    assert table.asked == (2,)
    table.play(BidOpenly(5))
    assert table.asked == (0,)
    events = table.play(PASS)
    assert of_kind(events, AuctionWon) == [AuctionWon(2, 5)]


@pytest.mark.rule("GX-015")
def test_only_the_winner_pays() -> None:
    table = wormhole(9, 9)
    table.play(BidOpenly(4), BidOpenly(5), PASS)
    assert table.g.credits == [9, 4]
    assert table.g.income == [0, -5]


@pytest.mark.rule("GX-016")
def test_if_everybody_passes_nobody_has_it() -> None:
    table = wormhole(9, 9)
    events = table.play(PASS, PASS)
    assert of_kind(events, AuctionFailed) == [AuctionFailed()]
    assert (table.g.credits, table.g.position, table.asks) == ([9, 9], [0, -10], "TruckerMayGiveUp")


@pytest.mark.rule("GX-E40", "GX-564")
def test_example_the_last_of_three_may_still_bid_one() -> None:
    table = wormhole(9, 9, 9)
    table.play(PASS, PASS)
    assert table.asked == (2,)
    assert table.refuse(BidOpenly(0)) == "GX-012"
    events = table.play(BidOpenly(1))
    assert of_kind(events, AuctionWon) == [AuctionWon(2, 1)]
    table = wormhole(9, 9, 9)
    assert of_kind(table.play(PASS, PASS, PASS), AuctionFailed)


@pytest.mark.rule("GX-565")
def test_a_bid_is_in_hand_and_loans_come_first() -> None:
    table = wormhole(2, 0)
    assert table.refuse(BidOpenly(3)) == "GX-360"
    table.play(BidOpenly(2))
    assert table.asked == (1,)
    assert table.legal == (PASS, TAKE_LOAN)
    table.play(TAKE_LOAN, BidOpenly(3))
    assert (table.asked, machinations_of(table.g).loans) == ((0,), [0, 1])


@pytest.mark.rule("GX-565")
def test_who_can_neither_pay_nor_borrow_is_out() -> None:
    table = wormhole(2, 0, loans=12)
    events = table.play(BidOpenly(1))
    assert of_kind(events, PlayerPassed) == [PlayerPassed(1)]
    assert of_kind(events, AuctionWon) == [AuctionWon(0, 1)]


@pytest.mark.rule("GX-012", "GX-565")
def test_who_can_only_match_the_highest_bid_is_out() -> None:
    table = wormhole(9, 3, 4, loans=12)
    events = table.play(BidOpenly(3))
    assert of_kind(events, PlayerPassed) == [PlayerPassed(1)]
    assert (table.asked, table.legal) == ((2,), (PASS, BidOpenly(4)))


@pytest.mark.rule("GX-555")
def test_em_08_the_winner_gains_days_and_names_a_ship_that_loses_as_many() -> None:
    table = wormhole(9, 9, 9)
    table.play(PASS, BidOpenly(1), PASS)
    assert (table.g.position, table.asks, table.asked) == ([0, -7, -20], "TruckerNamesShip", (1,))
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == NameOffer((0, 2), 3)
    assert table.legal == (NameShip(0), NameShip(2))
    assert table.refuse(NameShip(1)) == "GX-555"
    events = table.play(NameShip(0))
    assert of_kind(events, ShipNamed) == [ShipNamed(1, 0)]
    assert of_kind(events, DaysLost) == [DaysLost(0, 3, -3)]


@pytest.mark.rule("GX-555")
def test_em_08_a_ship_alone_names_nobody() -> None:
    table = plot("EM-08", RICH, ship("S", hyper=2))
    table.play(BidOpenly(1))
    assert (table.g.position, table.g.credits[0]) == ([3, -10], 8)


@pytest.mark.rule("GX-551", "GX-368")
def test_em_04_one_unused_component_is_auctioned_and_may_be_mounted() -> None:
    table = plot("EM-04", RICH, RICH)
    (shown,) = of_kind(table.opening, DepotOpened)
    assert len(shown.components) == 1
    assert shown.components[0] not in [table.g.box.names[component] for component in table.g.face_down_components]
    table.play(BidOpenly(2), PASS)
    assert (table.asks, table.g.credits, table.g.times_taken) == ("TruckerTakesJunk", [7, 9], 1)
    table.play(TakeFromDepot(shown.components[0]))
    assert table.asks == "TruckerMounts"
    events = table.play(table.legal[0])
    assert of_kind(events, ComponentMounted)[0].component == shown.components[0]
    while table.asks != "TruckerMayGiveUp":
        table.play(table.legal[0])
    assert table.g.position == [0, -10]


@pytest.mark.rule("GX-551")
def test_em_04_what_was_bought_may_be_left_and_goes_back() -> None:
    table = plot("EM-04", RICH, RICH)
    (component,) = bonus_of(table.g).depot
    table.play(BidOpenly(1), PASS, PASS)
    assert (bonus_of(table.g).depot, table.g.face_up, table.g.credits) == ([], [component], [8, 9])


@pytest.mark.rule("GX-580")
def test_em_04_nothing_is_sold_where_nothing_is_left() -> None:
    unused = len(plot("EM-23", RICH, RICH).g.face_down_components)
    table = plot("EM-23", replace(RICH, lost=unused), RICH, after=("EM-04", "I-05"))
    table.play(FLY_ON, FLY_ON)
    assert table.asks == "TruckerMayGiveUp"
    assert table.g.credits == [13, 12]
