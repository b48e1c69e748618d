"""The IP addresses of webhook hosts. Each name is looked up once at a time: a slow one holds up no other."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from astrodrome.server.support.webhook_addresses import BadAddress, resolve_outside

LOOK_UPS: Final = 16
"""Names that are looked up at once, each in a thread: the system's resolver knows no deadline."""
MOST_WAITING: Final = 64
"""Names that are being looked up or wait for a thread."""
DOUBTED_S: Final = 60.0
"""For how long a name that was not found, or not in time, is not looked up again."""
MOST_DOUBTED: Final = 1_000


class HostResolver:
    """Looks up names. Two callers who ask for the same name wait for the same answer."""

    def __init__(self, inside: bool, now: Callable[[], float] = time.monotonic) -> None:
        self._inside = inside
        self._now = now
        self._threads = ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="astrodrome-names")
        self._under_way: dict[str, tuple[Future[str], asyncio.Future[str]]] = {}
        self._doubted: OrderedDict[str, float] = OrderedDict()

    async def resolve(self, host: str, port: int) -> str:
        """Return the IP address of a host outside; BadAddress where there is none."""
        if self._doubted.get(host, self._now()) > self._now():
            raise BadAddress("this name was not found a moment ago")
        if host not in self._under_way:
            if len(self._under_way) >= MOST_WAITING:
                raise BadAddress("too many names are being looked up")
            self._look_up(host, port)
        work, found = self._under_way[host]
        try:
            return await asyncio.shield(found)
        except BadAddress:
            self._doubt(host)
            raise
        except asyncio.CancelledError:
            if work.running():  # a name that only waited for a thread has done nothing wrong
                self._doubt(host)
            raise

    def stay_outside(self) -> None:
        """Look up no address of the own machine and network any more: others use this server now."""
        self._inside = False

    def close(self) -> None:
        """Let the threads end after their current work."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _look_up(self, host: str, port: int) -> None:
        work = self._threads.submit(resolve_outside, host, port, self._inside)
        found = asyncio.wrap_future(work)

        def over(done: asyncio.Future[str]) -> None:
            del self._under_way[host]
            if not done.cancelled():
                done.exception()  # looked at, also where nobody waits any more

        found.add_done_callback(over)
        self._under_way[host] = work, found

    def _doubt(self, host: str) -> None:
        self._doubted[host] = self._now() + DOUBTED_S
        self._doubted.move_to_end(host)
        while len(self._doubted) > MOST_DOUBTED:
            self._doubted.popitem(last=False)
