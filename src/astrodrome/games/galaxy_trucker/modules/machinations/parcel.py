"""Ticking Parcel and Stranded Ship: something is handed on, somebody is helped (GX-552, EM-18)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.cards.combat import unless_alone
from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.flight.dice import roll_coordinates, square_at
from astrodrome.games.galaxy_trucker.flight.income import EarnCredits
from astrodrome.games.galaxy_trucker.flight.loans import (
    lending,
    means,
    pay,
    refuse_loan,
    refuse_sum,
    take_loan,
    tokens_left,
)
from astrodrome.games.galaxy_trucker.flight.losses import destroy
from astrodrome.games.galaxy_trucker.flight.movement import LOSE_DAYS_TOGETHER, owe_days
from astrodrome.games.galaxy_trucker.flight.opportunities import OpportunityDecision, note_taken
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    HandOver,
    HelpOffer,
    ParcelFizzled,
    ParcelHanded,
    ParcelOffer,
    ParcelWentOff,
)
from astrodrome.games.galaxy_trucker.records.actions import TakeLoan
from astrodrome.games.galaxy_trucker.ship.energy import TruckerSpendsCell, cells_aboard
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision, RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_parcel(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card: the leader holds the parcel (EM-18, GX-578)."""
    return unless_alone(g, [TruckerHoldsParcel(g.order()[0], card.price)])


class TruckerHoldsParcel(RacerDecision):
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

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        return (self.seat,) if means(g, self.seat) >= self.price else ()

    @override
    def run_unasked(self, g: Trucker) -> None:
        """Let it go off: the holder cannot pay."""
        g.then(BlowParcel(self.seat))

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [PASS, *[HandOver(target) for target in self.targets(g)], *lending(g)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if isinstance(action, TakeLoan):
            return refuse_loan(g)
        assert isinstance(action, HandOver)
        return Refusal("GX-555", "no-such-ship") if action.target not in self.targets(g) else self.refuse_price(g)

    def refuse_price(self, g: Trucker) -> Refusal | None:
        """Refuse a hand-over that the holder has no credits for."""
        return refuse_sum(g, self.seat, self.price)

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        if isinstance(action, TakeLoan):
            take_loan(g, seat)
            g.then(self)
        elif isinstance(action, HandOver):
            pay(g, seat, self.price)
            if g.listening:
                g.emit(ParcelHanded(seat, action.target))
            g.then(TruckerHoldsParcel(action.target, self.price + g.card.price))
        else:
            g.then(BlowParcel(seat))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return ParcelOffer(tuple(self.targets(g)), self.price, g.credits[seat], tokens_left(g))


class BlowParcel(RacerTask):
    """The parcel goes off: coordinates are rolled, three times at most, and a component is destroyed (EM-18)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        """Roll until a component is found."""
        if g.listening:
            g.emit(ParcelWentOff(self.seat))
        for _ in range(g.card.times):
            square = square_at(g, self.seat, roll_coordinates(g, self.seat))
            if square is not None and g.ships[self.seat][square]:
                destroy(g, self.seat, square)
                return
        if g.listening:
            g.emit(ParcelFizzled(self.seat))


def play_stranded(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of Stranded Ship: it is offered in flight order until somebody helps (GX-552)."""
    return [*[TruckerHelps(seat) for seat in g.order()], LOSE_DAYS_TOGETHER]


class TruckerHelps(OpportunityDecision):
    """Give up cells and a day for credits; with five players a second one may help for less (GX-552)."""

    rules = ("GX-552", "GX-369")

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask who has the cells, until enough have helped."""
        return () if g.card_settled or cells_aboard(g, self.seat) < g.card.takes_cells else (self.seat,)

    @override
    def take(self, g: Trucker, seat: Seat) -> None:
        """Help: cells are a price, which no Technician saves (GX-185)."""
        card, fewer = g.card, note_taken(g, seat)
        reward = EarnCredits(seat, card.credits - fewer)
        g.then(TruckerSpendsCell(seat, card.takes_cells, False), reward, owe_days(g, seat))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return HelpOffer(g.card.takes_cells, g.card.credits - g.times_taken, g.card.days)
