"""Opportunities: cards that a player may take or leave to the next one (GB-137, GB-139, GX-552)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.flight.module_effects import chances
from astrodrome.games.galaxy_trucker.records.actions import TAKE_OPPORTUNITY, TakeOpportunity
from astrodrome.games.galaxy_trucker.records.flight_events import OpportunityTaken, PlayerPassed
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class OpportunityDecision(RacerDecision):
    """Take an opportunity, or pass."""

    takes = (TakeOpportunity, Pass)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return (PASS, TAKE_OPPORTUNITY)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: only a player who may take it is asked."""
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Take it, or leave it to the next player."""
        if isinstance(action, TakeOpportunity):
            self.take(g, seat)
        elif g.listening:
            g.emit(PlayerPassed(seat))

    def take(self, g: Trucker, seat: Seat) -> None:
        """Let the player have what the card offers."""
        raise NotImplementedError


def note_taken(g: Trucker, seat: Seat) -> int:
    """Note that a player takes the opportunity, and return by how much less it brings: with five, a second may."""
    fewer = g.times_taken
    g.times_taken += 1
    g.card_settled = g.times_taken == chances(g)
    if g.listening:
        g.emit(OpportunityTaken(seat))
    return fewer
