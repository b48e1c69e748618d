"""Proposals: what needs the consent of everybody at the table. One at a time; one no ends it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrodrome.server.asks import Wish
from astrodrome.server.roomstate import Proposal, Settled

PATIENCE_S: Final = 60.0
"""How long the others have to answer; then the proposal is dropped."""


class Agreement:
    """The open proposal of a table, if there is one, and how the last one ended."""

    def __init__(self) -> None:
        self.open: Proposal | None = None
        self.settled: Settled | None = None
        self.due: float | None = None
        self._count = 0

    def propose(self, by: int, wish: Wish, about: int | None, others: Iterable[int], now: float) -> Proposal:
        """Open a proposal to these others; it is agreed to at once where there are none."""
        assert self.open is None, "one proposal at a time"
        self._count += 1
        self.open = Proposal(self._count, by, wish, about, tuple(sorted(others)))
        self.due = now + PATIENCE_S
        return self.open

    def answer(self, seats: Iterable[int], agree: bool) -> None:
        """Note what seats answer."""
        assert self.open is not None, "there is a proposal"
        proposal = self.open
        seats = tuple(seats)
        if not agree:
            self._settle(agreed=False, against=seats[0])
            return
        missing = tuple(seat for seat in proposal.missing if seat not in seats)
        self.open = Proposal(proposal.number, proposal.by, proposal.wish, proposal.about, missing)

    def excuse(self, seats: Iterable[int]) -> None:
        """Go on without the answer of those who have left."""
        if self.open is not None:
            self.answer(tuple(seats), agree=True)

    def agreed(self) -> Proposal | None:
        """Return the proposal that everybody has agreed to, and close it."""
        proposal = self.open
        if proposal is None or proposal.missing:
            return None
        self._settle(agreed=True, against=None)
        return proposal

    def drop(self) -> bool:
        """Close a proposal that came to nothing; whether there was one."""
        if self.open is None:
            return False
        self._settle(agreed=False, against=None)
        return True

    def _settle(self, agreed: bool, against: int | None) -> None:
        assert self.open is not None, "there is a proposal"
        self.settled = Settled(self.open.number, self.open.by, self.open.wish, agreed, against)
        self.open = None
        self.due = None
