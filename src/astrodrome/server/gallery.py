"""The gallery: watchers of a table that shows itself to them some time later. When the game is over all is shown."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from astrodrome.server.picture import Picture
from astrodrome.server.store import Status


@dataclass(frozen=True)
class Moment:
    """A table as it was at one moment: how it stood, its last shown entry, and its picture."""

    status: Status
    shown: int
    picture: Picture

    @property
    def entry(self) -> int | None:
        """The last entry that was shown; None before the start."""
        return None if self.status == "waiting" else self.shown


@dataclass(frozen=True)
class Late:
    """Something that watchers are told later; `moment` is the table as they then see it."""

    due: float
    message: bytes
    moment: Moment | None


class Gallery:
    """What watchers have been shown, and what they will be."""

    def __init__(self, delay_s: float, moment: Moment, now: float) -> None:
        self.delay_s = delay_s
        self.moment = moment
        """The table as watchers see it now."""
        self.opens = now + delay_s if moment.status == "running" and moment.shown else now
        """When watchers are let in: a table taken up in the middle of its game stands at the present moment."""
        self._late: deque[Late] = deque()

    @property
    def due(self) -> float | None:
        """When the next thing is to be told."""
        return self._late[0].due if self._late else None

    def hold(self, message: bytes, moment: Moment | None, now: float) -> None:
        """Keep a message until its time."""
        self._late.append(Late(now + self.delay_s, message, moment))

    def release(self, now: float) -> list[bytes]:
        """Return what may be told now, in order; all of it where the last moment is the end of the game."""
        last = next((late.moment for late in reversed(self._late) if late.moment is not None), None)
        over = last is not None and last.status == "over"
        told: list[bytes] = []
        while self._late and (over or self._late[0].due <= now):
            late = self._late.popleft()
            told.append(late.message)
            self.moment = late.moment or self.moment
        return told
