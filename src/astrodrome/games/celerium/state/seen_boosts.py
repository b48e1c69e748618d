"""What controls have shown of Boosts: all saw it, and the table keeps no record (CM-091)."""

from __future__ import annotations


class SeenBoosts:
    """The Boosts that controls showed, in order."""

    def __init__(self) -> None:
        self.version: list[int | None] = []
        """The version of each; None: forgotten."""
        self.slot: list[int] = []
        """For each of these, the Boost slot that it lay in."""
        self.lost: list[bool] = []
        """For each, whether the control sent it back."""
        self.round: list[int] = []
        """For each, the round of the control."""

    def copy(self) -> SeenBoosts:
        """Return an equal and independent record."""
        twin = SeenBoosts()
        twin.version = self.version.copy()
        twin.slot = self.slot.copy()
        twin.lost = self.lost.copy()
        twin.round = self.round.copy()
        return twin
