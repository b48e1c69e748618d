"""Credits won from cards (GB-006, GB-137, GB-147, GB-148)."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.records.flight_events import CreditsEarned
from astrodrome.games.galaxy_trucker.ship.racing import RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class EarnCredits(RacerTask):
    """A card pays a player."""

    args = ("seat", "amount")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    @override
    def run_in_race(self, g: Trucker) -> None:
        """Pay from the bank, and note it for the account of the flight."""
        g.credits[self.seat] += self.amount
        g.income[self.seat] += self.amount
        if g.listening:
            g.emit(CreditsEarned(self.seat, self.amount))
