"""Union Ship: before the final card the crew wants to be paid (GX-451, GX-452, GX-575)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import GIVE_UP, GiveUp
from astrodrome.games.galaxy_trucker.content import GOODS
from astrodrome.games.galaxy_trucker.crew import crew_size
from astrodrome.games.galaxy_trucker.figures import UNION_PRICE
from astrodrome.games.galaxy_trucker.giving_up import leave_flight
from astrodrome.games.galaxy_trucker.goods import aboard, count_in, lose_good, unpack
from astrodrome.games.galaxy_trucker.grid import SQUARES
from astrodrome.games.galaxy_trucker.halves_hyperspace import with_all_halves
from astrodrome.games.galaxy_trucker.loans import lending, refuse_loan, take_loan, tokens_left
from astrodrome.games.galaxy_trucker.module_actions import HandGood, PayUnion, TakeLoan
from astrodrome.games.galaxy_trucker.module_events import UnionPaid
from astrodrome.games.galaxy_trucker.module_offers import HandOffer, UnionOffer
from astrodrome.games.galaxy_trucker.offers import HoldChoice
from astrodrome.games.galaxy_trucker.roads import binds, in_force
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.stowing import rooms
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class ClaimForUnion(Task[Trucker]):
    """Before the final card the union wants its share, once in a flight (GX-452, GX-Q15)."""

    def run(self, g: Trucker) -> None:
        """Ask all whom the card binds, in hyperspace too; a second pass is still to come where cards lie face down."""
        cards_follow = len(g.deck) > 1 or (in_force(g, "deja-vu") and not g.second_pass and bool(g.face_down))
        if g.union_paid or cards_follow:
            return
        g.union_paid = True
        claims: list[Task[Trucker]] = [TruckerPaysUnion(seat) for seat in g.rockets() if binds(g, seat, "union-ship")]
        g.then(*with_all_halves(g, claims))


class TruckerPaysUnion(Decision[Trucker]):
    """Pay 1 credit or 1 good for each member of the crew, or give up (GX-452, GX-Q15)."""

    args = ("seat",)
    takes = (PayUnion, GiveUp, TakeLoan)
    rules = ("GX-452", "GX-575", "GX-360")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask everybody still flying, in hyperspace too."""
        return (self.seat,) if g.flying[self.seat] else ()

    def payable(self, g: Trucker) -> range:
        """Return how many credits may be part of the payment; empty where credits and goods do not suffice."""
        due = UNION_PRICE * crew_size(g, self.seat)
        return range(max(0, due - sum(aboard(g, self.seat))), min(due, g.credits[self.seat]) + 1)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return every way to pay, the most credits first; then giving up, then a loan."""
        return [*[PayUnion(credits) for credits in reversed(self.payable(g))], GIVE_UP, *lending(g)]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse what is too much, too little, or not there."""
        if isinstance(action, GiveUp):
            return None
        if isinstance(action, TakeLoan):
            return refuse_loan(g)
        assert isinstance(action, PayUnion)
        if action.credits not in self.payable(g):
            return Refusal("GX-452", "union-not-paid", (("due", UNION_PRICE * crew_size(g, seat)),))
        return None

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
        if g.heard:
            g.tell(UnionPaid(seat, action.credits, goods))
        if goods:
            g.then(TruckerHandsGoods(seat, goods))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what is due and how it can be paid."""
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

    def asks(self, g: Trucker) -> Seats:
        """Ask while there is a choice."""
        return (self.seat,) if len(self.choices(g)) > 1 else ()

    def run(self, g: Trucker) -> None:
        """Hand over what leaves no choice."""
        self.hand(g, self.choices(g)[0])

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return what can be handed over."""
        return self.choices(g)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a good that does not lie there."""
        assert isinstance(action, HandGood)
        there = 0 <= action.square < SQUARES and action in self.choices(g)
        return None if there else Refusal("GX-452", "no-such-good-there", (("good", action.good),))

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Hand it over, and ask for the next."""
        assert isinstance(action, HandGood)
        self.hand(g, action)

    def hand(self, g: Trucker, action: HandGood) -> None:
        """Send the good to the bank."""
        lose_good(g, self.seat, action.square, GOODS.index(action.good))
        if self.left > 1:
            g.then(TruckerHandsGoods(self.seat, self.left - 1))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the holds."""
        holds = [HoldChoice(room.square, room.ordinary, room.special, unpack(room.goods)) for room in rooms(g, seat)]
        return HandOffer(tuple(holds), self.left)


CLAIM_FOR_UNION: Final = ClaimForUnion()
