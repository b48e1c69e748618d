"""What needs the consent of others: proposals to those who are there, and requests to go back, to every human.

A proposal (a pause, a bot for somebody who left) waits a minute. A request to go back stands beside it for as long as
it takes, also while people are away or the server restarts; it ends with a refusal, or when the table moves on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Final

import msgspec

from astrodrome.server.protocol.requests import Wish
from astrodrome.server.protocol.room_state import Proposal, Settled
from astrodrome.server.table.snapshot import EntryRecord

PATIENCE_S: Final = 60.0
"""How long the others have to answer a proposal; then it is dropped."""


class Goal(msgspec.Struct, frozen=True):
    """Where a request to go back leads: the answer it is about, how many came before it, the last entry by then."""

    entry: int
    to: int
    since: int


class KeptRequests(msgspec.Struct, frozen=True):
    """What is kept of requests to go back: the open one, and the answers (by entry) for which one was refused."""

    count: int
    refused: tuple[int, ...]
    request: Proposal | None = None
    goal: Goal | None = None


class Proposals:
    """The open proposal and the open request of a table, if there are any, and how the last one ended."""

    def __init__(self, kept: bytes | None, records: Sequence[EntryRecord]) -> None:
        found = KeptRequests(0, ()) if kept is None else msgspec.json.decode(kept, type=KeptRequests)
        self.open: Proposal | None = None
        self.due: float | None = None
        """When the open proposal is dropped."""
        self.request: Proposal | None = None
        self.goal: Goal | None = None
        """Where the open request leads: secret answers given meanwhile do not change it."""
        self.settled: Settled | None = None
        self.refused = set(found.refused)
        """The answers, by their entry, that somebody would not let be taken back."""
        self._count = found.count
        if found.goal is not None and not any(_moves_on(record) for record in records[found.goal.since + 1 :]):
            self.request, self.goal = found.request, found.goal

    def keep(self) -> bytes:
        """Return what is to be kept."""
        refused = tuple(sorted(self.refused))
        return msgspec.json.encode(KeptRequests(self._count, refused, self.request, self.goal))

    def copy(self) -> Proposals:
        """Return an equal one that can be changed by itself."""
        twin = copy(self)
        twin.refused = set(self.refused)
        return twin

    def propose(self, by: int, wish: Wish, about: int | None, others: Iterable[int], now: float) -> None:
        """Open a proposal to these others; it is agreed to at once where there are none."""
        assert self.open is None, "one proposal at a time"
        self._count += 1
        self.open = Proposal(self._count, by, wish, about, tuple(sorted(others)))
        self.due = now + PATIENCE_S

    def ask_back(self, by: int, goal: Goal, others: Iterable[int]) -> None:
        """Open a request to go back to these others; it is agreed to at once where there are none."""
        assert self.request is None, "one request at a time"
        self._count += 1
        self.request = Proposal(self._count, by, "undo", None, tuple(sorted(others)))
        self.goal = goal

    def find(self, number: int, seat: int) -> Proposal | None:
        """Return what is open under this number, where it waits for this seat."""
        for one in (self.open, self.request):
            if one is not None and one.number == number and seat in one.missing:
                return one
        return None

    def answer(self, asked: Proposal, seats: Iterable[int], agree: bool) -> None:
        """Note what seats answer to something that is open."""
        seats = tuple(seats)
        if not agree:
            if asked is self.request and self.goal is not None:
                self.refused.add(self.goal.entry)
            self._settle(asked, agreed=False, against=seats[0])
            return
        missing = tuple(seat for seat in asked.missing if seat not in seats)
        left = msgspec.structs.replace(asked, missing=missing)
        if asked is self.request:
            self.request = left
        else:
            self.open = left

    def excuse(self, seats: Iterable[int]) -> None:
        """Go on without the answer of those who have left, except for what needs everybody: going back, a removal."""
        if self.open is not None and self.open.wish != "remove":
            self.answer(self.open, seats, agree=True)

    def part(self, seat: int) -> None:
        """Go on without somebody who has left for good: what they asked for or what was about them ends."""
        for one in (self.open, self.request):
            if one is not None and seat in (one.by, one.about):
                self._settle(one, agreed=False, against=None)
            elif one is not None and seat in one.missing:
                self.answer(one, (seat,), agree=True)

    def agreed(self) -> tuple[Proposal, Goal | None] | None:
        """Return what everybody has agreed to and, for a request, where it leads; and close it."""
        for one in (self.open, self.request):
            if one is not None and not one.missing:
                goal = self.goal if one is self.request else None
                self._settle(one, agreed=True, against=None)
                return one, goal
        return None

    def drop(self) -> None:
        """Close a proposal that came to nothing."""
        if self.open is not None:
            self._settle(self.open, agreed=False, against=None)

    def move_on(self) -> bool:
        """Close a request from whose moment the table has moved on; whether there was one."""
        if self.request is None:
            return False
        self._settle(self.request, agreed=False, against=None)
        return True

    def _settle(self, one: Proposal, agreed: bool, against: int | None) -> None:
        self.settled = Settled(one.number, one.by, one.wish, agreed, against)
        if one is self.request:
            self.request = self.goal = None
        else:
            self.open = self.due = None


def _moves_on(record: EntryRecord) -> bool:
    return not record.is_secret or record.undo is not None
