"""Time as a room sees it, so that tests can set it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Cancel it."""


class Clock(Protocol):
    """What a room needs of time."""

    def now(self) -> float:
        """Return monotonic seconds."""

    def wall_ms(self) -> int:
        """Return the time of day, in milliseconds since 1970: what logs carry and restarts measure by."""

    def call_at(self, when: float, then: Callable[[], None]) -> Timer:
        """Call a function when `now()` has reached a moment."""


class LoopClock:
    """The time of the running event loop and of the system."""

    def now(self) -> float:
        """Return the loop's seconds."""
        return asyncio.get_running_loop().time()

    def wall_ms(self) -> int:
        """Return the system's time of day."""
        return time.time_ns() // 1_000_000

    def call_at(self, when: float, then: Callable[[], None]) -> Timer:
        """Let the loop call it; at once where the moment has passed."""
        loop = asyncio.get_running_loop()
        # The loop of a browser refuses moments that have passed.
        return loop.call_later(max(0.0, when - loop.time()), then)


async def sleep_until(clock: Clock, when: float) -> None:
    """Wait until a moment; not at all where it has passed."""
    if clock.now() >= when:
        return
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def ring() -> None:
        if not waiting.done():
            waiting.set_result(None)

    timer = clock.call_at(when, ring)
    try:
        await waiting
    finally:
        timer.cancel()
