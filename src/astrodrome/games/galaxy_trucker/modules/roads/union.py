"""Union Ship: before the final card the crew wants to be paid (GX-451, GX-452, GX-575)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import UNION_PRICE
from astrodrome.games.galaxy_trucker.content.rows import GOODS
from astrodrome.games.galaxy_trucker.flight.giving_up import leave_flight
from astrodrome.games.galaxy_trucker.flight.loans import lending, refuse_loan, take_loan, tokens_left
from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES
from astrodrome.games.galaxy_trucker.modules.roads.records import HandGood, HandOffer, PayUnion, UnionOffer, UnionPaid
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.hyperspace_halves import with_all_halves
from astrodrome.games.galaxy_trucker.records.actions import GIVE_UP, GiveUp, TakeLoan
from astrodrome.games.galaxy_trucker.records.offers import HoldChoice
from astrodrome.games.galaxy_trucker.ship.crew import crew_size
from astrodrome.games.galaxy_trucker.ship.goods import aboard, count_in, lose_good, unpack
from astrodrome.games.galaxy_trucker.ship.module_effects import binds, in_force
from astrodrome.games.galaxy_trucker.ship.stowing import rooms
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class ClaimForUnion(Task[Trucker]):
    """Before the final card the union wants its share, once in a flight (GX-452, GX-Q15)."""

    @override
    def run(self, g: Trucker) -> None:
        """Ask all whom the card binds, in hyperspace too; a second pass is still to come where cards lie face down."""
        roads = roads_of(g)
        cards_follow = len(g.deck) > 1 or (
            in_force(g, "deja-vu") and not roads.second_pass and bool(roads.cards_to_repeat)
        )
        if roads.union_asked or cards_follow:
            return
        roads.union_asked = True
        claims: list[Task[Trucker]] = [TruckerPaysUnion(seat) for seat in g.rockets() if binds(g, seat, "union-ship")]
        g.then(*with_all_halves(g, claims))


class TruckerPaysUnion(SeatDecision[Trucker]):
    """Pay 1 credit or 1 good for each member of the crew, or give up (GX-452, GX-Q15)."""

    takes = (PayUnion, GiveUp, TakeLoan)
    rules = ("GX-452", "GX-575", "GX-360")

    @override
    def asks(self, g: Trucker) -> Seats:
        """Ask everybody still flying, in hyperspace too."""
        return (self.seat,) if g.flying[self.seat] else ()

    def payable(self, g: Trucker) -> range:
        """Return how many credits may be part of the payment; empty where credits and goods do not suffice."""
        due = UNION_PRICE * crew_size(g, self.seat)
        return range(max(0, due - sum(aboard(g, self.seat))), min(due, g.credits[self.seat]) + 1)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return every way to pay, the most credits first; then giving up, then a loan."""
        return [*[PayUnion(credits) for credits in reversed(self.payable(g))], GIVE_UP, *lending(g)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, GiveUp):
            return None
        if isinstance(action, TakeLoan):
            return refuse_loan(g)
        assert isinstance(action, PayUnion)
        if action.credits not in self.payable(g):
            return Refusal("GX-452", "union-not-paid", (("due", UNION_PRICE * crew_size(g, seat)),))
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Pay the credits at once and the goods one by one; or leave."""
        if isinstance(action, GiveUp):
            leave_flight(g, seat, "union")
            return
        if isinstance(action, TakeLoan):
            take_loan(g, seat)
            g.then(self)
            return
        assert isinstance(action, PayUnion)
        goods = UNION_PRICE * crew_size(g, seat) - action.credits
        g.credits[seat] -= action.credits
        g.income[seat] -= action.credits
        if g.listening:
            g.emit(UnionPaid(seat, action.credits, goods))
        if goods:
            g.then(TruckerHandsGoods(seat, goods))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        payable = self.payable(g)
        due = UNION_PRICE * crew_size(g, seat)
        least, most = (payable[0], payable[-1]) if payable else (None, None)
        return UnionOffer(due, least, most, tokens_left(g))


class TruckerHandsGoods(Decision[Trucker]):
    """Hand over goods of any colour, one by one; cells are not accepted (GX-451)."""

    args = ("seat", "left")
    takes = (HandGood,)
    rules = ("GX-451", "GX-452")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def choices(self, g: Trucker) -> list[HandGood]:
        """Return each colour of goods in each hold."""
        return [
            HandGood(room.square, good)
            for room in rooms(g, self.seat)
            for colour, good in enumerate(GOODS)
            if count_in(room.goods, colour)
        ]

    @override
    def asks(self, g: Trucker) -> Seats:
        """Ask while there is a choice."""
        return (self.seat,) if len(self.choices(g)) > 1 else ()

    @override
    def run(self, g: Trucker) -> None:
        self.hand(g, self.choices(g)[0])

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.choices(g)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, HandGood)
        there = 0 <= action.square < SQUARES and action in self.choices(g)
        return None if there else Refusal("GX-452", "no-such-good-there", (("good", action.good),))

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, HandGood)
        self.hand(g, action)

    def hand(self, g: Trucker, action: HandGood) -> None:
        """Send the good to the bank."""
        lose_good(g, self.seat, action.square, GOODS.index(action.good))
        if self.left > 1:
            g.then(TruckerHandsGoods(self.seat, self.left - 1))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        holds = [HoldChoice(room.square, room.ordinary, room.special, unpack(room.goods)) for room in rooms(g, seat)]
        return HandOffer(tuple(holds), self.left)


CLAIM_FOR_UNION: Final = ClaimForUnion()
