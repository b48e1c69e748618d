"""The state of New Technologies."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.fields import EMPTIES, EMPTY, FALSES, HIDDEN, NONES, PUBLIC, ZEROS, Field


class Technologies:
    """What New Technologies and Fifth Wheel keep; by seat where not said otherwise."""

    def __init__(self, seats: int, blank: bool = True) -> None:
        # A copy is not made blank first: search copies all the time.
        self.seats: Final = seats
        if blank:
            self.make()

    def make(self) -> None:
        """Set every field as it is before anything is set up."""
        self.boxed: list[int] = []
        """Components that were removed unseen until the end of the game (GX-041)."""
        self.sleepers: list[list[int]] = []
        """Humans in stasis chambers, by seat and square (GX-062)."""
        self.cards_to_miss: list[int] = []
        """Cards that a ship still misses in hyperspace (GX-116)."""
        self.boosted_cannons: list[list[int]] = []
        """Squares of the cannons boosted for the strength being counted (GX-104)."""
        self.boosters_used: list[list[int]] = []
        """Squares of the boosters used for them."""
        self.diplomat_sent_by: list[int] = []
        """Who has just sent the Diplomat, and is spared the penalty (GX-187)."""
        self.specialists: list[int | None] = []
        """The specialisation chosen for this flight, an index of `SPECIALISTS` (GX-161)."""
        self.free_cell_used: list[bool] = []
        """Whether the Technician has saved a cell on this card (GX-182)."""
        self.retired_specialists: list[int] = []
        """Specialisations of this flight whose alien was replaced (GX-Q47)."""

    def copy(self) -> Technologies:
        """Return an equal and independent record. Rows of a ship are shared: they are replaced, never changed."""
        twin = Technologies(self.seats, blank=False)
        twin.boxed = self.boxed.copy()
        twin.sleepers = self.sleepers.copy()
        twin.cards_to_miss = self.cards_to_miss.copy()
        twin.boosted_cannons = self.boosted_cannons.copy()
        twin.boosters_used = self.boosters_used.copy()
        twin.diplomat_sent_by = self.diplomat_sent_by.copy()
        twin.specialists = self.specialists.copy()
        twin.free_cell_used = self.free_cell_used.copy()
        twin.retired_specialists = self.retired_specialists.copy()
        return twin

    def clear_flight(self) -> None:
        """Forget the flight before; what was removed stays removed."""
        self.sleepers = [[0] * SQUARES for _ in range(self.seats)]
        self.cards_to_miss = [0] * self.seats
        self.specialists = [None] * self.seats
        self.retired_specialists = []
        self.clear_card()

    def clear_card(self) -> None:
        """Forget the card before."""
        self.boosted_cannons = [[] for _ in range(self.seats)]
        self.boosters_used = [[] for _ in range(self.seats)]
        self.diplomat_sent_by = []
        self.free_cell_used = [False] * self.seats


def technologies_of(g: Trucker) -> Technologies:
    """Return the state of New Technologies, in a game that has them."""
    technologies = g.technologies
    assert technologies is not None, "the game is played with New Technologies"
    return technologies


FIELDS: Final[tuple[Field, ...]] = (
    Field("boxed", HIDDEN, "list[int]", at="technologies.boxed", absent=EMPTY),
    Field("sleepers", PUBLIC, "list[list[int]]", at="technologies.sleepers", absent=EMPTY),
    Field("hyper", PUBLIC, "list[int]", at="technologies.cards_to_miss", absent=ZEROS),
    Field("boosted", PUBLIC, "list[list[int]]", at="technologies.boosted_cannons", absent=EMPTIES),
    Field("boosters", PUBLIC, "list[list[int]]", at="technologies.boosters_used", absent=EMPTIES),
    Field("spared", PUBLIC, "list[int]", at="technologies.diplomat_sent_by", absent=EMPTY),
    Field("specialists", PUBLIC, "list[int | None]", at="technologies.specialists", absent=NONES),
    Field("helped", PUBLIC, "list[bool]", at="technologies.free_cell_used", absent=FALSES),
    Field("retired", PUBLIC, "list[int]", at="technologies.retired_specialists", absent=EMPTY),
)
