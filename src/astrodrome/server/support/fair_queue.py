"""A queue that is fair between tables: each in turn gives one job, however many another has waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
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
