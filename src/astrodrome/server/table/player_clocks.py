"""Thinking clocks: how long each seat may still think. They are the table's; the rules never see them.

Whom the table waits for is public, so a clock reveals nothing: in a window the clocks of all who may act run until it
closes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import copy

import msgspec

from astrodrome.server.protocol.room_state import SeatTime
from astrodrome.server.protocol.terms import ThinkingTime


class KeptTimes(msgspec.Struct, frozen=True):
    """What is kept of the clocks: what was left of each at a time of day, which seats were asked, which clocks ran."""

    left_ms: dict[int, int]
    asked: dict[int, int]
    """The seats that the table waited for, each with the time of day of keeping; where `runs` is None, of asking."""
    runs: tuple[int, ...] | None = None
    """The seats whose clocks ran; None where an older version has kept this: all of those that were asked."""


class PlayerClocks:
    """The clocks of one table's people."""

    def __init__(self, time: ThinkingTime, kept: bytes | None, wall_ms: int) -> None:
        self._time = time
        self._left: dict[int, float] = {}
        self._question: dict[int, int | None] = {}
        """The decision that each seat is waited for at; None: one that was open when the table was last in memory."""
        self._since: dict[int, float] = {}
        """Since when each running clock runs."""
        if kept is not None:
            self._read(msgspec.json.decode(kept, type=KeptTimes), wall_ms)

    def _read(self, kept: KeptTimes, wall_ms: int) -> None:
        for seat, left in kept.left_ms.items():
            self._left[seat] = left / 1000
        for seat, asked in kept.asked.items():
            self._question[seat] = None
            if self.lasting and (kept.runs is None or seat in kept.runs):
                # Days go by whether or not anybody looks; a clock of the day that was set back gives none back.
                had = self._left.get(seat, float(self._time.base_s))
                full = float(self._time.base_s) if kept.runs is None else had
                self._left[seat] = max(0.0, min(had, full - max(0, wall_ms - asked) / 1000))

    @property
    def lasting(self) -> bool:
        """Whether time runs also while nobody is at the table."""
        return self._time.each == "question"

    def follow(self, seats: Iterable[int], waiting: Collection[int], number: int, runs: bool, now: float) -> None:
        """Start and stop clocks: `waiting` are the seats that the table waits for at the decision of this number."""
        for seat in seats:
            self._left.setdefault(seat, float(self._time.base_s))
            self._stop(seat, now)
            if seat in self._question and self._question[seat] is None and seat in waiting:
                self._question[seat] = number
            if seat in self._question and (seat not in waiting or self._question[seat] != number):
                del self._question[seat]
                self._left[seat] += self._time.increment_s
            if seat in waiting and seat not in self._question:
                self._question[seat] = number
                if self._time.each == "question":
                    self._left[seat] = float(self._time.base_s)
            if runs and seat in self._question and self._left[seat] > 0:
                self._since[seat] = now

    def forget(self, seat: int) -> None:
        """Take away the clock of somebody who has left for good."""
        for kept in (self._left, self._question, self._since):
            kept.pop(seat, None)

    def _stop(self, seat: int, now: float) -> None:
        since = self._since.pop(seat, None)
        if since is not None:
            self._left[seat] = max(0.0, self._left[seat] - (now - since))

    def out(self, now: float) -> set[int]:
        """Return the seats that are asked and have no time left."""
        return {seat for seat in self._question if self.left(seat, now) <= 0}

    def left(self, seat: int, now: float) -> float:
        """Return the seconds a seat has left."""
        since = self._since.get(seat)
        return max(0.0, self._left[seat] - (0.0 if since is None else now - since))

    @property
    def due(self) -> float | None:
        """When the next clock runs out."""
        return min((since + self._left[seat] for seat, since in self._since.items()), default=None)

    def times(self, now: float) -> tuple[SeatTime, ...]:
        """Return the clocks as everybody may see them."""
        return tuple(
            SeatTime(seat, round(self.left(seat, now) * 1000), seat in self._since) for seat in sorted(self._left)
        )

    def keep(self, now: float, wall_ms: int) -> bytes:
        """Return what is to be kept of the clocks."""
        left = {seat: round(self.left(seat, now) * 1000) for seat in self._left}
        return msgspec.json.encode(KeptTimes(left, dict.fromkeys(self._question, wall_ms), tuple(self._since)))

    def copy(self) -> PlayerClocks:
        """Return clocks that can go on by themselves."""
        twin = copy(self)
        twin._left, twin._question = dict(self._left), dict(self._question)  # noqa: SLF001 - a copy of this very object
        twin._since = dict(self._since)  # noqa: SLF001 - likewise
        return twin
