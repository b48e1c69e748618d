"""Open auctions: Junk for Sale and Wormhole Auction (GX-011 to GX-016, GX-551, GX-564, GX-565, EM-08)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.flight.loans import (
    lending,
    means,
    pay,
    refuse_loan,
    refuse_sum,
    take_loan,
    tokens_left,
)
from astrodrome.games.galaxy_trucker.flight.movement import gain_days, lose_days
from astrodrome.games.galaxy_trucker.modules.bids import listed_bids, lists_all_bids
from astrodrome.games.galaxy_trucker.modules.bonus.depot import CLOSE_DEPOT, OpenDepot, TruckerTakesFromDepot
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
from astrodrome.games.galaxy_trucker.records.actions import TakeLoan
from astrodrome.games.galaxy_trucker.records.flight_events import PlayerPassed
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_junk(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of Junk for Sale: one unused component is shown, then auctioned (GX-551, GX-580)."""
    return [OpenDepot(1), SellJunk(), CLOSE_DEPOT]


class SellJunk(Task[Trucker]):
    """Auction what is shown, if there is anything."""

    @override
    def run(self, g: Trucker) -> None:
        if bonus_of(g).depot:
            g.then(TruckerOutbids(tuple(g.order()), 0, None))


def play_wormhole(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card: the leader opens (EM-08)."""
    return [TruckerOutbids(tuple(g.order()), 0, None)]


class TruckerOutbids(Decision[Trucker]):
    """Bid more than anybody so far, or be out of this auction (GX-011 to GX-016).

    `bidders` are those who have not passed, the next to bid first; `bidder` is who made the highest bid.
    """

    args = ("bidders", "bid", "bidder")
    takes = (BidOpenly, Pass, TakeLoan)
    rules = ("GX-011", "GX-012", "GX-564", "GX-565")

    def __init__(self, bidders: Seats, bid: int, bidder: Seat | None) -> None:
        self.bidders = bidders
        self.bid = bid
        self.bidder = bidder

    @property
    def is_over(self) -> bool:
        """Whether nobody is left who could outbid the highest bid (GX-014)."""
        return not self.bidders or self.bidders == (self.bidder,)

    @override
    def asks(self, g: Trucker) -> Seats:
        """Ask the next bidder in the race, if credits and loans suffice; also who is left alone and has not bid."""
        if self.is_over or not g.is_racing(self.bidders[0]) or means(g, self.bidders[0]) <= self.bid:
            return ()
        return self.bidders[:1]

    @override
    def run(self, g: Trucker) -> None:
        if not self.is_over:
            self.drop(g, self.bidders[0])
        elif self.bidder is None:
            if g.listening:
                g.emit(AuctionFailed())
        else:
            if g.listening:
                g.emit(AuctionWon(self.bidder, self.bid))
            pay(g, self.bidder, self.bid)
            hand_out(g, self.bidder)

    def drop(self, g: Trucker, seat: Seat) -> None:
        """Go on without a bidder, who cannot come back (GX-013)."""
        if g.listening:
            g.emit(PlayerPassed(seat))
        g.then(TruckerOutbids(self.bidders[1:], self.bid, self.bidder))

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        bids = [BidOpenly(credits) for credits in listed_bids(self.bid + 1, g.credits[seat])]
        return [PASS, *bids, *lending(g)]

    @override
    def complete(self, g: Trucker, seat: Seat) -> bool:
        return lists_all_bids(self.bid + 1, g.credits[seat])

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a bid that is not higher, or that is not in hand (GX-012, GX-565)."""
        if isinstance(action, Pass):
            return None
        if isinstance(action, TakeLoan):
            return refuse_loan(g)
        assert isinstance(action, BidOpenly)
        if action.credits <= self.bid:
            return Refusal("GX-012", "bid-too-low", (("least", self.bid + 1),))
        return refuse_sum(g, seat, action.credits)

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Bid, and wait for the others; or take a loan first."""
        if isinstance(action, TakeLoan):
            take_loan(g, seat)
            g.then(self)
        elif isinstance(action, BidOpenly):
            if g.listening:
                g.emit(BidRaised(seat, action.credits))
            g.then(TruckerOutbids((*self.bidders[1:], seat), action.credits, seat))
        else:
            self.drop(g, seat)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the highest bid, what can be bid, and who is still in."""
        return AuctionOffer(self.bid, self.bidder, self.bid + 1, g.credits[seat], self.bidders, tokens_left(g))


def hand_out(g: Trucker, seat: Seat) -> None:
    """Give the winner of an auction what was sold: days, or a component that may be mounted (GX-015, GX-551)."""
    if g.card.family == "junk_for_sale":
        g.times_taken += 1
        g.then(TruckerTakesJunk(seat))
    else:
        gain_days(g, seat, g.card.days)
        g.then(TruckerNamesShip(seat))


class TruckerTakesJunk(TruckerTakesFromDepot):
    """Mount at once what was bought, under the rules of the Star Depot, or leave it; no day is lost (GX-551)."""

    args = ("seat",)
    rules = ("GX-551", "GX-528")

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)


class TruckerNamesShip(RacerDecision):
    """Who bought the wormhole names another ship, which loses days (EM-08)."""

    takes = (NameShip,)
    rules = ("GX-555",)

    def targets(self, g: Trucker) -> list[Seat]:
        """Return the other ships in the race."""
        return [seat for seat in g.order() if seat != self.seat]

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask while there is another ship."""
        return (self.seat,) if self.targets(g) else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [NameShip(target) for target in self.targets(g)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, NameShip)
        return None if action.target in self.targets(g) else Refusal("GX-555", "no-such-ship")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, NameShip)
        if g.listening:
            g.emit(ShipNamed(seat, action.target))
        lose_days(g, action.target, g.card.days)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return NameOffer(tuple(self.targets(g)), g.card.days)
