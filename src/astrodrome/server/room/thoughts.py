"""What is being thought about for the person at a table: one question at a time, and none of it is broken off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

import msgspec

from astrodrome.server.protocol.messages import Advised, Coached, Trouble
from astrodrome.server.protocol.requests import Advise, Coach
from astrodrome.server.room.connection import Connection
from astrodrome.server.table.table import Table

M = TypeVar("M", Advise, Coach)
Answer: TypeAlias = Advised | Coached | Trouble


@dataclass
class Asked(Generic[M]):
    """A request, who sent it, and how many entries the table had then: a question may be open for several answers."""

    connection: Connection
    message: M
    entries: int

    def alike(self, other: Asked[M]) -> bool:
        """Whether another request has the same answer."""
        same = msgspec.structs.replace(other.message, id=self.message.id)
        return self.entries == other.entries and self.message == same


class Thoughts(Generic[M]):
    """The thoughts of one table, where one person plays.

    A repeated request is answered together with the first. A new question waits for the thought under way: to break
    that off would end a worker process, and a new one costs everybody a second. Of those that wait the last is kept.
    """

    def __init__(
        self,
        table: Table,
        think: Callable[[Connection, M], Awaitable[Answer]],
        passed_over: Callable[[M], Answer],
    ) -> None:
        self._table = table
        self._think: Callable[[Connection, M], Awaitable[Answer]] = think
        self._passed_over: Callable[[M], Answer] = passed_over
        self._now: list[Asked[M]] = []
        self._next: list[Asked[M]] = []
        self._task: asyncio.Task[None] | None = None

    def ask(self, connection: Connection, message: M) -> None:
        """Think about a question, and answer when that is done; the table goes on meanwhile."""
        asked = Asked(connection, message, len(self._table.records))
        working = self._task is not None and not self._task.done()
        if working and self._now and asked.alike(self._now[0]):
            self._now.append(asked)
            return
        if self._next and not asked.alike(self._next[0]):
            for one in self._next:
                one.connection.say(self._passed_over(one.message))
            self._next = []
        self._next.append(asked)
        if not working:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._next:
            self._now, self._next = self._next, []
            first = self._now[0]
            answer = await self._think(first.connection, first.message)
            for one in self._now:
                one.connection.say(msgspec.structs.replace(answer, id=one.message.id))

    def forget(self, connection: Connection) -> None:
        """Forget somebody who has gone; where nobody is left, nothing is thought about any more."""
        self._now = [one for one in self._now if one.connection is not connection]
        self._next = [one for one in self._next if one.connection is not connection]
        if not self._now and not self._next:
            self.close()

    def close(self) -> None:
        """Stop all thinking."""
        if self._task is not None:
            self._task.cancel()
        self._task, self._now, self._next = None, [], []
