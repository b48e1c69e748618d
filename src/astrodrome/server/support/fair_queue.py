"""A queue that is fair between tables: each in turn gives one job, however many another has waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass
class Ticket(Generic[T]):
    """A job that waits, and the future in which its result will lie. A cancelled future gives up the place."""

    job: T
    result: asyncio.Future[bytes]


class QueueFull(Exception):
    """Too many jobs wait already."""


class FairQueue(Generic[T]):
    """Jobs by table. Hurried ones, which stand in for jobs that failed, go before all others."""

    def __init__(self, limit: int, each: int | None = None) -> None:
        self._limit = limit
        self._each = limit if each is None else each
        """How many jobs of one table may wait."""
        self._hurried: deque[Ticket[T]] = deque()
        self._tables: OrderedDict[str, deque[Ticket[T]]] = OrderedDict()
        self._ready = asyncio.Condition()

    def __len__(self) -> int:
        return len(self._hurried) + sum(map(len, self._tables.values()))

    async def put(self, table: str, ticket: Ticket[T], hurried: bool = False) -> None:
        """Add a job; QueueFull where too many wait already."""
        self._drop_given_up()
        if len(self) >= (2 if hurried else 1) * self._limit:
            raise QueueFull
        if not hurried and len(self._tables.get(table, ())) >= self._each:
            raise QueueFull
        if hurried:
            self._hurried.append(ticket)
        else:
            self._tables.setdefault(table, deque()).append(ticket)
        async with self._ready:
            self._ready.notify()

    def _drop_given_up(self) -> None:
        """Jobs that nobody waits for any more take no place from others."""
        self._hurried = deque(one for one in self._hurried if not one.result.done())
        for table, waiting in list(self._tables.items()):
            wanted = deque(one for one in waiting if not one.result.done())
            if wanted:
                self._tables[table] = wanted
            else:
                del self._tables[table]

    async def get(self) -> Ticket[T]:
        """Return the next job that is still wanted; waits for one."""
        while True:
            async with self._ready:
                await self._ready.wait_for(lambda: len(self) > 0)
                ticket = self._next()
            if not ticket.result.done():
                return ticket

    def _next(self) -> Ticket[T]:
        if self._hurried:
            return self._hurried.popleft()
        table, waiting = self._tables.popitem(last=False)
        ticket = waiting.popleft()
        if waiting:
            self._tables[table] = waiting  # to the end: the others come first
        return ticket


class FairTurns:
    """Lets only a few work at once; the others wait, and each address or table in turn has its next one let in."""

    def __init__(self, at_once: int, limit: int, each: int | None = None) -> None:
        self._at_once = at_once
        self._waiting: FairQueue[asyncio.Event] = FairQueue(limit, each)
        self._doors: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn and hold it; QueueFull where too many wait already."""
        if not self._doors:
            self._doors = [asyncio.create_task(self._let_in()) for _ in range(self._at_once)]
        ticket = Ticket(asyncio.Event(), asyncio.get_running_loop().create_future())
        await self._waiting.put(who, ticket)
        try:
            await ticket.result
            yield
        finally:
            ticket.job.set()

    async def _let_in(self) -> None:
        while True:
            ticket = await self._waiting.get()
            ticket.result.set_result(b"")
            await ticket.job.wait()

    def close(self) -> None:
        """Let nobody in any more."""
        for door in self._doors:
            door.cancel()
