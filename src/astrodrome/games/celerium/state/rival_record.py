"""What the Rival of a solo game has done, and may still do."""

from __future__ import annotations


class Rival:
    """The automaton franchise of a solo game (CM-254)."""

    def __init__(self) -> None:
        self.bought = False
        """Whether it has had its turn at this market (CM-257)."""
        self.plays = 0
        """Plays that it has left in this race (CM-262)."""

    def copy(self) -> Rival:
        """Return an equal and independent record."""
        twin = Rival()
        twin.bought = self.bought
        twin.plays = self.plays
        return twin
