"""Watchers of a table that shows itself to them some time later. When the game is over they see everything."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from astrodrome.server.store.store import Status
from astrodrome.server.table.snapshot import Moment


@dataclass(frozen=True)
class DelayedMessage:
    """A message that watchers get later; `moment` is the table as they then see it."""

    due: float
    message: bytes
    moment: Moment | None


class DelayedAudience:
    """What watchers have seen, and what they will see."""

    def __init__(self, delay_s: float, moment: Moment, now: float) -> None:
        self.delay_s = delay_s
        self.moment = moment
        """The table as watchers see it now."""
        self.opens = now + delay_s if moment.status == "running" and moment.last_public_entry else now
        """When watchers are let in: a table taken up in the middle of its game stands at the present moment."""
        self._late: deque[DelayedMessage] = deque()

    def entry(self, status: Status, now: float) -> int | None:
        """Return the last entry that watchers of a table of this status have been shown; None: they are not let in."""
        return None if now < self.opens and status == "running" else self.moment.entry

    @property
    def due(self) -> float | None:
        """When the next message is to be sent."""
        return self._late[0].due if self._late else None

    def hold(self, message: bytes, moment: Moment | None, now: float) -> None:
        """Keep a message until its time."""
        self._late.append(DelayedMessage(now + self.delay_s, message, moment))

    def release(self, now: float) -> list[bytes]:
        """Return what may be sent now, in order; all of it where the last moment is the end of the game."""
        last = next((late.moment for late in reversed(self._late) if late.moment is not None), None)
        over = last is not None and last.status == "over"
        released: list[bytes] = []
        while self._late and (over or self._late[0].due <= now):
            late = self._late.popleft()
            released.append(late.message)
            self.moment = late.moment or self.moment
        return released
