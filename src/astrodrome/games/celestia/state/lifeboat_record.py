"""The lifeboat of Extension 2: who is in it, and where it is."""

from __future__ import annotations

from astrodrome.kernel.seats import Seat


class Lifeboat:
    """The lifeboat (CS-302). Copies of a state share it: a change makes a new record."""

    def __init__(
        self, pilot: int | None = None, place: int = 0, card: int | None = None, boarded_this_round: bool = False
    ) -> None:
        self.pilot: int | None = pilot
        """Who is in the lifeboat (CS-331)."""
        self.place: int = place
        """Where the lifeboat is."""
        self.card: int | None = card
        """The pilot's Lifeboat card, face up."""
        self.boarded_this_round: bool = boarded_this_round
        """Whether the pilot went into the lifeboat in this round."""

    def boarded(self, seat: Seat, card: int, place: int) -> Lifeboat:
        """Return it with a player who has gone into it in this round."""
        return Lifeboat(seat, place, card, boarded_this_round=True)

    def vacated(self) -> Lifeboat:
        """Return it without its pilot."""
        return Lifeboat(None, self.place, None, self.boarded_this_round)

    def moved(self, place: int) -> Lifeboat:
        """Return it at another place."""
        return Lifeboat(self.pilot, place, self.card, self.boarded_this_round)

    def next_round(self) -> Lifeboat:
        """Return it as it is when a round ends."""
        return Lifeboat(self.pilot, self.place, self.card) if self.boarded_this_round else self
