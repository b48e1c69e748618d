"""Which way ships face: boards without a printed front, and ships that somersault."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.geometry.grid import FRONT
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.fields import PUBLIC, ZEROS, Field
from astrodrome.kernel.seats import Seat


class Headings:
    """Where the front of each ship is; kept where it may be another side than the board's."""

    def __init__(self, seats: int, blank: bool = True) -> None:
        # A copy is not made blank first: search copies all the time.
        self.seats: Final = seats
        if blank:
            self.make()

    def make(self) -> None:
        """Set every field as it is before anything is set up."""
        self.fronts: list[int | None] = []
        """The front chosen for a board that has none; None until it is chosen (GX-259)."""
        self.facing: list[int] = []
        """The side of the board that flies ahead (GX-470)."""

    def copy(self) -> Headings:
        """Return an equal and independent record."""
        twin = Headings(self.seats, blank=False)
        twin.fronts = self.fronts.copy()
        twin.facing = self.facing.copy()
        return twin

    def clear_flight(self, any_front: bool) -> None:
        """Turn every ship to its printed front, or leave the front to be chosen (GX-258)."""
        self.fronts = [None if any_front else FRONT] * self.seats
        self.facing = [FRONT] * self.seats


def headings_of(g: Trucker) -> Headings:
    """Return where ships face, in a game in which that may change."""
    headings = g.headings
    assert headings is not None, "ships of class IA and on rough roads may face any side"
    return headings


def facing(g: Trucker, seat: Seat) -> int:
    """Return the side of a board that flies ahead."""
    headings = g.headings
    return FRONT if headings is None else headings.facing[seat]


def front(g: Trucker, seat: Seat) -> int | None:
    """Return the side of a board that is the ship's front, None while it is to be chosen."""
    headings = g.headings
    return FRONT if headings is None else headings.fronts[seat]


FIELDS: Final[tuple[Field, ...]] = (
    Field("fronts", PUBLIC, "list[int | None]", at="headings.fronts", absent=ZEROS),
    Field("facing", PUBLIC, "list[int]", at="headings.facing", absent=ZEROS),
)
