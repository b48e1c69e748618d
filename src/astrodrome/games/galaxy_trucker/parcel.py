"""Ticking Parcel and Stranded Ship: something is handed on, somebody is helped (GX-552, EM-18)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.actions import TAKE_OPPORTUNITY, TakeOpportunity
from astrodrome.games.galaxy_trucker.combat import unless_alone
from astrodrome.games.galaxy_trucker.content import CardRow
from astrodrome.games.galaxy_trucker.dice import roll_coordinates, square_at
from astrodrome.games.galaxy_trucker.energy import TruckerSpendsCell, cells_aboard
from astrodrome.games.galaxy_trucker.flight_events import OpportunityTaken, PlayerPassed
from astrodrome.games.galaxy_trucker.income import EarnCredits
from astrodrome.games.galaxy_trucker.loans import lending, means, pay, refuse_loan, refuse_sum, take_loan, tokens_left
from astrodrome.games.galaxy_trucker.losses import destroy
from astrodrome.games.galaxy_trucker.machination_events import ParcelFizzled, ParcelHanded, ParcelWentOff
from astrodrome.games.galaxy_trucker.machination_offers import HelpOffer, ParcelOffer
from astrodrome.games.galaxy_trucker.module_actions import HandOver, TakeLoan
from astrodrome.games.galaxy_trucker.movement import LOSE_DAYS_TOGETHER, owe_days
from astrodrome.games.galaxy_trucker.questions import chances
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_parcel(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card: the leader holds the parcel (EM-18, GX-578)."""
    return unless_alone(g, [TruckerHoldsParcel(g.order()[0], card.price)])


class TruckerHoldsParcel(Decision[Trucker]):
    """Hand the parcel to another ship, for more credits each time, or keep it until it goes off (EM-18)."""

    args = ("seat", "price")
    takes = (HandOver, Pass, TakeLoan)
    rules = ("GX-555", "GX-360")

    def __init__(self, seat: Seat, price: int) -> None:
        self.seat = seat
        self.price = price

    def targets(self, g: Trucker) -> list[Seat]:
        """Return the other ships in the race."""
        return [seat for seat in g.order() if seat != self.seat]

    def asks(self, g: Trucker) -> Seats:
        """Ask who could pay."""
        return (self.seat,) if means(g, self.seat) >= self.price else ()

    def run(self, g: Trucker) -> None:
        """Let it go off: the holder cannot pay."""
        g.then(BlowParcel(self.seat))

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return keeping it first, then each other ship, then a loan."""
        return [PASS, *[HandOver(target) for target in self.targets(g)], *lending(g)]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a ship that is not there, and a price that is not in hand."""
        if isinstance(action, Pass):
            return None
        if isinstance(action, TakeLoan):
            return refuse_loan(g)
        assert isinstance(action, HandOver)
        return Refusal("GX-555", "no-such-ship") if action.target not in self.targets(g) else self.refuse_price(g)

    def refuse_price(self, g: Trucker) -> Refusal | None:
        """Refuse a hand-over that the holder has no credits for."""
        return refuse_sum(g, self.seat, self.price)

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Hand it over, keep it, or take a loan first."""
        if isinstance(action, TakeLoan):
            take_loan(g, seat)
            g.then(self)
        elif isinstance(action, HandOver):
            pay(g, seat, self.price)
            if g.heard:
                g.tell(ParcelHanded(seat, action.target))
            g.then(TruckerHoldsParcel(action.target, self.price + g.card.price))
        else:
            g.then(BlowParcel(seat))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the other ships and the price."""
        return ParcelOffer(tuple(self.targets(g)), self.price, g.credits[seat], tokens_left(g))


class BlowParcel(Task[Trucker]):
    """The parcel goes off: coordinates are rolled, three times at most, and a component is destroyed (EM-18)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Trucker) -> None:
        """Roll until a component is found."""
        if g.heard:
            g.tell(ParcelWentOff(self.seat))
        for _ in range(g.card.times):
            square = square_at(g, self.seat, roll_coordinates(g, self.seat))
            if square is not None and g.ships[self.seat][square]:
                destroy(g, self.seat, square)
                return
        if g.heard:
            g.tell(ParcelFizzled(self.seat))


def play_stranded(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of Stranded Ship: it is offered in flight order until somebody helps (GX-552)."""
    return [*[TruckerHelps(seat) for seat in g.order()], LOSE_DAYS_TOGETHER]


class TruckerHelps(Decision[Trucker]):
    """Give up cells and a day for credits; with five players a second one may help for less (GX-552)."""

    args = ("seat",)
    takes = (TakeOpportunity, Pass)
    rules = ("GX-552", "GX-369")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask who has the cells, until enough have helped."""
        return () if g.settled or cells_aboard(g, self.seat) < g.card.takes_cells else (self.seat,)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return passing first."""
        return (PASS, TAKE_OPPORTUNITY)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: only who may help is asked."""
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Help: cells are a price, which no Technician saves (GX-185)."""
        if isinstance(action, Pass):
            if g.heard:
                g.tell(PlayerPassed(seat))
            return
        card, fewer = g.card, g.taken
        g.taken += 1
        g.settled = g.taken == chances(g)
        if g.heard:
            g.tell(OpportunityTaken(seat))
        reward = EarnCredits(seat, card.credits - fewer)
        g.then(TruckerSpendsCell(seat, card.takes_cells, False), reward, owe_days(g, seat))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what helping costs and brings."""
        return HelpOffer(g.card.takes_cells, g.card.credits - g.taken, g.card.days)
