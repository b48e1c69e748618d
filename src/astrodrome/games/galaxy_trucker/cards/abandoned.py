"""Abandoned ship and abandoned station: one player may take it (GB-137 to GB-140)."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.flight.gaining import best_gain, gain
from astrodrome.games.galaxy_trucker.flight.income import EarnCredits
from astrodrome.games.galaxy_trucker.flight.losing_crew import losing_crew
from astrodrome.games.galaxy_trucker.flight.movement import owe_days, together
from astrodrome.games.galaxy_trucker.flight.opportunities import OpportunityDecision, note_taken
from astrodrome.games.galaxy_trucker.records.offers import OpportunityOffer
from astrodrome.games.galaxy_trucker.ship.crew import crew_size
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Offer
from astrodrome.kernel.seats import Seat, Seats


def play_abandoned(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: it is offered in flight order until somebody takes it (GB-137, GB-139)."""
    return [*[TruckerTakesAbandoned(seat) for seat in g.order()], *together(g)]


class TruckerTakesAbandoned(OpportunityDecision):
    """Take the abandoned ship or station, or pass; a second player gets less by one (GB-137, GB-139, GX-211)."""

    rules = ("GB-137", "GB-139")

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask who has the crew, until it is taken; aliens count (GB-138, GB-140)."""
        return () if g.card_settled or crew_size(g, self.seat) < g.card.crew else (self.seat,)

    @override
    def take(self, g: Trucker, seat: Seat) -> None:
        """Claim it; where others compete for it first, the player is asked again afterwards (GX-387)."""
        contest = g.phases.before_claim(g, seat)
        if contest:
            g.then(*contest, TruckerConfirms(seat))
        else:
            claim(g, seat)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return terms(g, seat)


def terms(g: Trucker, seat: Seat) -> OpportunityOffer:
    """Return what the opportunity costs a player now, and what it brings."""
    card = g.card
    price = card.crew if card.family == "abandoned_ship" else 0
    fewer = g.times_taken if card.goods else 0
    credits, brings = max(card.credits - g.times_taken, 0), best_gain(g, seat, card.goods, fewer)
    return OpportunityOffer(price, credits, card.goods, card.days, fewer, brings)


def claim(g: Trucker, seat: Seat) -> None:
    """Pay with crew for the ship, or load the goods of the station; then lose the days (GB-137 to GB-140)."""
    card, fewer = g.card, note_taken(g, seat)
    days = owe_days(g, seat)
    if card.family == "abandoned_ship":
        g.then(*losing_crew(g, seat, card.crew), EarnCredits(seat, card.credits - fewer), days)
    else:
        g.then(gain(seat, card.goods, fewer), days)


class TruckerConfirms(OpportunityDecision):
    """Stiff Competition: after the shots the player may still think better of it (GX-392, GX-393)."""

    rules = ("GX-392", "GX-393")

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        return (self.seat,) if crew_size(g, self.seat) >= g.card.crew else ()

    @override
    def take(self, g: Trucker, seat: Seat) -> None:
        """Take it after all; otherwise it is left to the next player (GX-394)."""
        claim(g, seat)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return terms(g, seat)
