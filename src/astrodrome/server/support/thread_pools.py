"""Thread pools by what they are for, so that one kind of work never waits for another.

Nothing of a running server goes into asyncio's default threads, which everything would share.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from astrodrome.server.support.fair_queue import FairTurns

P = ParamSpec("P")
R = TypeVar("R")

LOADING: Final = 2
"""Tables that are rebuilt at once. They share one interpreter with the server itself: more would only slow it down."""
MOST_TO_LOAD: Final = 1_000
"""Tables that may wait to be rebuilt, of all addresses."""
OF_ONE: Final = 64
"""Tables that may wait to be rebuilt, of one address: a house full of people comes back at once after a restart."""
ASIDE: Final = 2
FORESEEING: Final = 2
"""Each table asks one thing at a time: none has more than one of these, nor of those for going back."""
GOING_BACK: Final = 2


class ThreadPools:
    """The threads of one server; each kind starts with its first work."""

    def __init__(self) -> None:
        self._loading = ThreadPoolExecutor(LOADING, thread_name_prefix="astrodrome-loading")
        self._turns = FairTurns(LOADING, MOST_TO_LOAD, OF_ONE)
        self._foreseeing = ThreadPoolExecutor(FORESEEING, thread_name_prefix="astrodrome-foreseeing")
        self._going_back = ThreadPoolExecutor(GOING_BACK, thread_name_prefix="astrodrome-going-back")
        self._aside = ThreadPoolExecutor(ASIDE, thread_name_prefix="astrodrome-aside")

    async def load(self, who: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Rebuild a table for somebody (an address, a table), each in turn; QueueFull where too many wait already."""
        async with self._turns.turn(who):
            return await asyncio.get_running_loop().run_in_executor(self._loading, lambda: work(*args, **kwargs))

    async def foresee(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Look ahead from a table."""
        return await asyncio.get_running_loop().run_in_executor(self._foreseeing, lambda: work(*args, **kwargs))

    async def go_back(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Take back what was played at a table."""
        return await asyncio.get_running_loop().run_in_executor(self._going_back, lambda: work(*args, **kwargs))

    async def aside(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something else that takes a moment."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, lambda: work(*args, **kwargs))

    def close(self) -> None:
        """Let the threads end after their current work."""
        self._turns.close()
        for pool in (self._loading, self._foreseeing, self._going_back, self._aside):
            pool.shutdown(wait=False, cancel_futures=True)
