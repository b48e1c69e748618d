"""The reviews asked for last: one is worked on at a time, of each address in turn; those that are done are kept."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

import msgspec

from astrodrome.server.protocol.rejections import rejection
from astrodrome.server.protocol.study_bodies import ReviewShown
from astrodrome.server.review_pool.worker import LENGTH
from astrodrome.server.support.cancellation import end_all
from astrodrome.server.support.errors import error_origin
from astrodrome.server.support.fair_queue import FairTurns
from astrodrome.server.support.packed import Packed
from astrodrome.server.untrusted_input.checks import busy

logger = logging.getLogger(__name__)

Key: TypeAlias = tuple[str, int]
"""A table, and how deep it is reviewed."""

KEPT: Final = 64
KEPT_BYTES: Final = 64 * 1024 * 1024
"""Reviews that are kept in memory: so many, and so large together."""
WAITING: Final = 16
"""Reviews that may wait, of all addresses."""
OF_ONE: Final = 3
"""Reviews that may wait, of one address."""
CEILING_S: Final = 900.0
"""How long one review may take."""
LINE: Final = 16 * 1024 * 1024
"""The most that a review may be in bytes."""


Tell: TypeAlias = Callable[[bytes], Awaitable[None]]
"""Takes a review as far as it is known, as JSON."""
MakeReview: TypeAlias = Callable[[Key, bytes, Tell], Coroutine[object, object, bool]]
"""Reviews a log and tells how far it is; whether it came to its end."""


@dataclass(frozen=True)
class UnderWay:
    """A review that is made or waits, and the address that asked for it."""

    who: str
    task: asyncio.Task[None]


class ReviewPool:
    """Reviews by table and depth. `make` does the work: in a process, or in a worker of a browser."""

    def __init__(self, ceiling_s: float = CEILING_S, make: MakeReview | None = None) -> None:
        self._ceiling_s = ceiling_s
        self._make = make or in_process
        self._found: OrderedDict[Key, Packed] = OrderedDict()
        self._failed: set[Key] = set()
        self._under_way: dict[Key, UnderWay] = {}
        self._turns = FairTurns(1, WAITING)
        self._packing = ThreadPoolExecutor(1, "packing")

    def failed(self, key: Key) -> bool:
        """Whether a review could not be made; it may be begun again."""
        return key in self._failed

    def find(self, key: Key) -> Packed | None:
        """Return a review as far as it is known, as JSON; None where nobody has asked for it."""
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def start(self, key: Key, log: bytes, who: str) -> None:
        """Begin a review, unless it is known or under way; Reject where too many wait."""
        if key in self._found and key not in self._failed:
            return
        asked_by = Counter(one.who for one in self._under_way.values())
        if asked_by[who] >= OF_ONE:
            raise rejection(429, "rate", "too-many-requests")
        if len(self._under_way) >= WAITING:
            self._make_room(asked_by, who)
        self._failed.discard(key)
        self._found[key] = Packed(msgspec.json.encode(ReviewShown(key[1])))
        self._under_way[key] = UnderWay(who, asyncio.create_task(self._work(key, log, who)))

    def _make_room(self, asked_by: Counter[str], who: str) -> None:
        """Give up the newest review of the address that has most, where that has more than the newcomer would have."""
        ((most, count),) = asked_by.most_common(1)
        if count <= asked_by[who] + 1:
            raise busy()
        key = [one for one, under_way in self._under_way.items() if under_way.who == most][-1]
        self._under_way.pop(key).task.cancel()
        self._fail(key)

    async def _work(self, key: Key, log: bytes, who: str) -> None:
        try:
            async with self._turns.turn(who), asyncio.timeout(self._ceiling_s):
                done = await self._make(key, log, partial(self._keep, key))
        except Exception as error:  # noqa: BLE001 - whatever it was, nobody must wait for ever
            logger.warning("table %s: a review ended: %s", key[0], error_origin(error))
            done = False
        del self._under_way[key]
        if not done:
            self._fail(key)
        while len(self._found) > KEPT or sum(map(len, self._found.values())) > KEPT_BYTES:
            oldest = next((one for one in self._found if one not in self._under_way), None)
            if oldest is None:
                break
            del self._found[oldest]
            self._failed.discard(oldest)

    def _fail(self, key: Key) -> None:
        logger.warning("table %s: the review at depth %s was not made", *key)
        self._found[key] = Packed(msgspec.json.encode(ReviewShown(key[1], failed=True)))
        self._failed.add(key)

    async def _keep(self, key: Key, line: bytes) -> None:
        """Keep the review as far as it is known now."""
        self._found[key] = await asyncio.get_running_loop().run_in_executor(self._packing, Packed, line)

    async def close(self) -> None:
        """End what is under way."""
        await end_all([one.task for one in self._under_way.values()])
        self._turns.close()
        self._packing.shutdown(wait=False, cancel_futures=True)


async def in_process(key: Key, log: bytes, tell: Tell) -> bool:
    """Make a review in a process, and tell each line that it writes."""
    jobs = str(max(1, (os.cpu_count() or 1) - 1))  # one core is always left to the server
    module = "astrodrome.server.review_pool.worker"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, str(key[1]), jobs, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(len(log).to_bytes(LENGTH, "big") + log)
        await process.stdin.drain()
        while line := await process.stdout.readline():
            await tell(line.rstrip())
        return await process.wait() == 0
    finally:
        await _end(process)


async def _end(process: Process) -> None:
    """End a process and those it has started, whatever they are doing."""
    if process.stdin is not None:
        process.stdin.close()
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    await process.wait()
