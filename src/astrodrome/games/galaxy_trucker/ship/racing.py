"""Tasks and questions of a ship in the race: for a ship that has left it they fall away (GX-126, GX-128, GX-573).

A card puts its tasks on the agenda for every ship that is in the race at that moment. Ships leave it in the middle of a
card: they jump, and on the last card that is giving up. So each task looks at its ship again when it surfaces. That is
done here, once: what a card does to a ship, or asks of it, is one of these two classes.
"""

from __future__ import annotations

from typing import final

from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.decision import SeatDecision, SeatTask
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seats


class RacerTask(SeatTask[Trucker]):
    """What a card does to the ship of `seat`, if it is still in the race."""

    @final
    @override
    def run(self, g: Trucker) -> None:
        if g.is_racing(self.seat):
            self.run_in_race(g)

    def run_in_race(self, g: Trucker) -> None:
        """Carry the task out."""
        raise NotImplementedError


class RacerDecision(SeatDecision[Trucker]):
    """What a card asks the owner of the ship of `seat`, if it is still in the race."""

    @final
    @override
    def asks(self, g: Trucker) -> Seats:
        return self.asks_in_race(g) if g.is_racing(self.seat) else ()

    @final
    @override
    def run(self, g: Trucker) -> None:
        """Do what is done without asking, for a ship in the race."""
        if g.is_racing(self.seat):
            self.run_unasked(g)

    def asks_in_race(self, g: Trucker) -> Seats:
        """Return whom to ask: usually the owner."""
        return (self.seat,)

    def run_unasked(self, g: Trucker) -> None:
        """Nobody in the race is to be asked: by default the question simply falls away."""
