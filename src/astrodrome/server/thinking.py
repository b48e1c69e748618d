"""Thinking clocks: how long each seat may still think. They are the room's; the rules never see them.

Whom the table waits for is public, so a clock tells nothing: in a window the clocks of all who may act run until it
closes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from astrodrome.server.roomstate import SeatTime
from astrodrome.server.terms import ThinkingTime


class KeptTimes(msgspec.Struct, frozen=True):
    """What is kept of the clocks: what is left of each, and since when (time of day) each question is open."""

    left_ms: dict[int, int]
    asked: dict[int, int]


class SeatClocks:
    """The clocks of one table's people."""

    def __init__(self, time: ThinkingTime, kept: bytes | None, wall_ms: int) -> None:
        self._time = time
        self._left: dict[int, float] = {}
        self._question: dict[int, int | None] = {}
        """The decision that each seat is waited for at; None: one that was open when the table was last in memory."""
        self._asked: dict[int, int] = {}
        self._since: dict[int, float] = {}
        """Since when each running clock runs."""
        if kept is not None:
            self._read(msgspec.json.decode(kept, type=KeptTimes), wall_ms)

    def _read(self, kept: KeptTimes, wall_ms: int) -> None:
        for seat, left in kept.left_ms.items():
            self._left[seat] = left / 1000
        for seat, asked in kept.asked.items():
            self._question[seat] = None
            self._asked[seat] = asked
            if self._time.each == "question":  # days go by whether or not anybody looks
                self._left[seat] = max(0.0, self._time.base_s - (wall_ms - asked) / 1000)

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
                del self._question[seat], self._asked[seat]
                self._left[seat] += self._time.increment_s
            if seat in waiting and seat not in self._question:
                self._question[seat] = number
                self._asked[seat] = 0
                if self._time.each == "question":
                    self._left[seat] = float(self._time.base_s)
            if runs and seat in self._question and self._left[seat] > 0:
                self._since[seat] = now

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
        for seat, asked in self._asked.items():
            if not asked:
                self._asked[seat] = wall_ms
        left = {seat: round(self.left(seat, now) * 1000) for seat in self._left}
        return msgspec.json.encode(KeptTimes(left, dict(self._asked)))
