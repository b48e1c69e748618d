"""What seats have seen and the table no longer shows; `memory` says when it is noted and forgotten."""

from __future__ import annotations

from astrodrome.kernel.seats import Seat


class Memory:
    """What seats remember of hands and piles, by seat."""

    def __init__(self, blank: bool = True) -> None:
        # A copy is not made blank first: search copies all the time.
        if blank:
            self.make()

    def make(self) -> None:
        """Set every field as it is before anything is set up."""
        self.routes_known: list[int] = []
        """Alternative Routes that came back to the hand for all to see."""
        self.help_known: list[int] = []
        """Help cards that came back to the hand from the table."""
        self.shortages: list[list[tuple[int, ...]]] = []
        """Needs that the hand was seen not to cover."""
        self.cards_spied: list[list[int]] = []
        """Cards seen in other hands, at seat * KINDS + kind; empty: none."""
        self.piles: list[list[tuple[int, ...]]] = []
        """By city: treasures known to have been in the pile when it was last seen."""
        self.takers_since: list[list[tuple[Seat | None, ...]]] = []
        """By city: who has taken one since; None: it became a gift."""

    def copy(self) -> Memory:
        """Return an equal and independent record."""
        twin = Memory(blank=False)
        twin.routes_known = self.routes_known.copy()
        twin.help_known = self.help_known.copy()
        twin.shortages = self.shortages.copy()  # rows of these two are replaced, never changed
        twin.cards_spied = self.cards_spied.copy()
        twin.piles = [row.copy() for row in self.piles]
        twin.takers_since = [row.copy() for row in self.takers_since]
        return twin
