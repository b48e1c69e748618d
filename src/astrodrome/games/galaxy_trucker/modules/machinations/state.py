"""The state of Evil Machinations."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.fields import EMPTY, HIDDEN, OF_A_SEAT, PUBLIC, Field


class Machinations:
    """What Evil Machinations keep, by seat."""

    def __init__(self, seats: int, blank: bool = True) -> None:
        # A copy is not made blank first: search copies all the time.
        self.seats: Final = seats
        if blank:
            self.make()

    def make(self) -> None:
        """Set every field as it is before anything is set up."""
        self.hands: list[list[int]] = []
        """The cards that a player holds (GX-330)."""
        self.plots: list[int | None] = []
        """The card that a player has put into this flight (GX-334)."""
        self.unplayed: list[int] = []
        """Cards that nobody was dealt, not by seat (GX-332)."""
        self.loans: list[int] = []
        """Loan tokens (GX-352)."""
        self.borrowed: list[int] = []
        """Credits of this flight that loans brought, less what was repaid."""

    def copy(self) -> Machinations:
        """Return an equal and independent record."""
        twin = Machinations(self.seats, blank=False)
        twin.hands = list(map(list.copy, self.hands))
        twin.plots = self.plots.copy()
        twin.unplayed = self.unplayed.copy()
        twin.loans = self.loans.copy()
        twin.borrowed = self.borrowed.copy()
        return twin

    def clear_flight(self) -> None:
        """Forget the flight before; hands and loans are kept."""
        self.plots = [None] * self.seats
        self.borrowed = [0] * self.seats


def machinations_of(g: Trucker) -> Machinations:
    """Return the state of machinations, in a game that has them."""
    machinations = g.machinations
    assert machinations is not None, "the game is played with machinations"
    return machinations


FIELDS: Final[tuple[Field, ...]] = (
    Field("machinations", OF_A_SEAT, "list[list[int]]", at="machinations.hands", absent=EMPTY),
    Field("plots", OF_A_SEAT, "list[int | None]", at="machinations.plots", absent=EMPTY),
    Field("unplayed", HIDDEN, "list[int]", at="machinations.unplayed", absent=EMPTY),
    Field("loans", PUBLIC, "list[int]", at="machinations.loans", absent=EMPTY),
    Field("borrowed", PUBLIC, "list[int]", at="machinations.borrowed", absent=EMPTY),
)
