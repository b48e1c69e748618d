"""A clock that is turned by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable


class FakeTimer:
    """A timer of the fake clock."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then: Callable[[], None] | None = then

    def cancel(self) -> None:
        self.then = None


class FakeClock:
    """Time stands still until a test turns it on."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.day = 1_700_000_000_000
        self._timers: list[tuple[float, int, FakeTimer]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self.time

    def wall_ms(self) -> int:
        return self.day + round(self.time * 1000)

    def call_at(self, when: float, then: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(then)
        heapq.heappush(self._timers, (when, next(self._count), timer))
        return timer

    async def turn(self, seconds: float) -> None:
        """Let time pass, and whatever is due happen in order."""
        end = self.time + seconds
        await settle()
        while self._timers and self._timers[0][0] <= end + 1e-9:
            when, _, timer = heapq.heappop(self._timers)
            self.time = max(self.time, when)
            if timer.then is not None:
                timer.then()
                await settle()
        self.time = end
        await settle()


async def settle() -> None:
    """Let everything that can happen now happen."""
    for _ in range(60):
        await asyncio.sleep(0)
