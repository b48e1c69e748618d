"""Machinations that ask for money or something else: queue, paint, wages, customs, quarantine (GX-576, GX-577)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS
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
from astrodrome.games.galaxy_trucker.flight.losing_crew import give_up_member, losing_cabins, losing_crew
from astrodrome.games.galaxy_trucker.flight.movement import lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.geometry.hull_queries import exposed
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    DECLINE,
    Decline,
    Pay,
    PaymentDeclined,
    QuarantineOffer,
    TollOffer,
)
from astrodrome.games.galaxy_trucker.records.actions import LOSE_CREW, LoseCrew, TakeLoan
from astrodrome.games.galaxy_trucker.records.offers import CabinChoice
from astrodrome.games.galaxy_trucker.ship.crew import crew_name, crew_size
from astrodrome.games.galaxy_trucker.ship.goods import RED, aboard, holds_with, lose_good
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_toll(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of such a card: each pays or does not; days are lost at the end (GX-576, GX-577)."""
    return [*[TruckerPays(seat) for seat in g.order()], LOSE_DAYS_OWED]


def play_quarantine(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card (EM-15)."""
    return [*[TruckerQuarantines(seat) for seat in g.order()], LOSE_DAYS_OWED]


def started(count: int, per: int) -> int:
    """Return how many lots of a size a number makes, one that is begun included."""
    return (count + per - 1) // per


def due(g: Trucker, seat: Seat) -> int:
    """Return what the card in play wants from a player."""
    card = g.card
    if card.family == "paint_inspection":
        return card.price * started(exposed(g.hulls[seat]), card.per)
    if card.family == "pay_day":
        return card.price * started(crew_size(g, seat), card.per)
    if card.family == "customs":
        return card.price * aboard(g, seat)[RED]
    return card.price


def days_owed(g: Trucker, seat: Seat) -> int:
    """Return the days that a player who did not pay loses at the end of the card; a queue grows with those who paid."""
    card = g.card
    if card.family == "paint_inspection":
        return card.days * exposed(g.hulls[seat])
    return card.days + card.more * (len(g.order()) - len(g.owes_days))


def bear(g: Trucker, seat: Seat, unpaid: int) -> None:
    """Let a player who did not pay bear the other: days later, crew or goods now."""
    card = g.card
    if card.family == "pay_day":
        g.then(*losing_crew(g, seat, card.takes_crew * unpaid))
    elif card.family == "customs":
        for square in holds_with(g, seat, RED):
            while square in holds_with(g, seat, RED):
                lose_good(g, seat, square, RED)
    else:
        g.owes_days.append(seat)


class TruckerPays(RacerDecision):
    """Pay what the card wants in full, or bear the other; wages may be paid in part (GX-576, EM-11)."""

    takes = (Pay, Decline, TakeLoan)
    rules = ("GX-576", "GX-360")

    def sums(self, g: Trucker) -> range:
        """Return what may be paid, whether there are credits for it or not."""
        wanted = due(g, self.seat)
        return range(1 if g.card.family == "pay_day" else wanted, wanted + 1)

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        wanted = due(g, self.seat)
        return (self.seat,) if wanted and means(g, self.seat) >= self.sums(g)[0] else ()

    @override
    def run_unasked(self, g: Trucker) -> None:
        wanted = due(g, self.seat)
        if wanted:
            self.decline(g, wanted)

    def decline(self, g: Trucker, wanted: int) -> None:
        """Pay nothing."""
        if g.listening:
            g.emit(PaymentDeclined(self.seat))
        bear(g, self.seat, wanted)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return paying, the most first; then not paying, then a loan."""
        return [*[Pay(credits) for credits in reversed(self.sums(g))], DECLINE, *lending(g)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse another sum than what is due, and one that is not in hand."""
        if isinstance(action, Decline):
            return None
        if isinstance(action, TakeLoan):
            return refuse_loan(g)
        assert isinstance(action, Pay)
        if action.credits not in self.sums(g):
            return Refusal("GX-576", "not-the-sum", (("due", due(g, seat)),))
        return refuse_sum(g, seat, action.credits)

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        wanted = due(g, seat)
        if isinstance(action, TakeLoan):
            take_loan(g, seat)
            g.then(self)
        elif isinstance(action, Pay):
            pay(g, seat, action.credits)
            if action.credits < wanted:
                bear(g, seat, wanted - action.credits)
        else:
            self.decline(g, wanted)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what is due and what not paying costs: days, crew or red goods."""
        card, wanted = g.card, due(g, seat)
        goods = aboard(g, seat)[RED] if card.family == "customs" else 0
        paid = g.order().index(seat) - len(g.owes_days)
        days = card.days + card.more * paid if card.more else days_owed(g, seat)
        return TollOffer(wanted, self.sums(g)[0], g.credits[seat], days, card.takes_crew, goods, tokens_left(g))


class TruckerQuarantines(RacerDecision):
    """Give up one alien, or lose days at the end (EM-15)."""

    takes = (LoseCrew, Decline)
    rules = ("GX-555", "GX-576")

    def cabins(self, g: Trucker) -> list[int]:
        """Return the cabins of the aliens."""
        crew = g.crew[self.seat]
        return [square for square in g.board.squares if crew[square] > CABIN_HUMANS]

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        return (self.seat,) if self.cabins(g) else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [DECLINE, *[LOSE_CREW[square] for square in self.cabins(g)]]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        assert isinstance(action, LoseCrew)
        return None if action.square in self.cabins(g) else Refusal("GX-555", "no-alien-there")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Let the alien go, with the cabin where that is the rule (GX-560); or owe the days."""
        if isinstance(action, LoseCrew):
            give_up_member(g, seat, action.square)
            g.then(*(losing_cabins(g, seat) or g.phases.after_crew_lost(g, seat)))
            return
        if g.listening:
            g.emit(PaymentDeclined(seat))
        g.owes_days.append(seat)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        cabins = [CabinChoice(square, crew_name(g.crew[seat][square])) for square in self.cabins(g)]
        return QuarantineOffer(tuple(cabins), g.card.days)


class LoseDaysOwed(Task[Trucker]):
    """Everyone who owes days loses them, rearmost first (GX-577)."""

    @override
    def run(self, g: Trucker) -> None:
        """Count before anybody moves."""
        owed = [(seat, days_owed(g, seat)) for seat in rearmost_first(g, g.owes_days)]
        for seat, days in owed:
            lose_days(g, seat, days)


LOSE_DAYS_OWED: Final = LoseDaysOwed()
