"""Appends that wait are written together: one statement for many tables, one commit for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from astrodrome.server.store.store import Aside, Conflict, OutcomeUnknown, Status, StoreError, Unreachable

BATCH: Final = 512

ADD: Final = """
with given as (
  select * from unnest($1::text[], $2::bigint[], $3::int[], $4::bytea[], $5::int[], $6::text[], $7::bytea[],
    $8::bigint[])
  as given (table_id, lease, entry, body, stand_in, status, times, due)
), held as materialized (
  select leases.table_id from leases
  join given on given.table_id = leases.table_id
  join tables on tables.id = leases.table_id
  where (given.lease is null or given.lease = leases.lease) and tables.status = 'running'
  order by leases.table_id for update of leases
), added as (
  insert into entries (table_id, entry, body, stand_in, lease)
  select table_id, entry, body, stand_in, lease from given join held using (table_id)
  on conflict do nothing returning table_id, entry
), changed as (
  update tables set times = coalesce(given.times, tables.times), status = given.status,
    due = case when given.times is null then tables.due else given.due end
  from given join added using (table_id, entry)
  where tables.id = given.table_id and (given.times is not null or given.status <> 'running')
)
select table_id, entry from added
"""
"""Adds entries of different tables whose leases hold. The locked leases keep anybody from taking over meanwhile.

What was not added is not among the rows: it is a conflict, and harms no other.
"""


@dataclass(frozen=True)
class Append:
    """An entry on its way into the log of its table, under a lease (None: under none)."""

    table: str
    lease: int | None
    entry: int
    body: bytes
    status: Status
    aside: Aside

    @property
    def key(self) -> tuple[str, int]:
        """The table and the number of the entry."""
        return self.table, self.entry


Column: TypeAlias = list[str] | list[int] | list[int | None] | list[bytes] | list[bytes | None]
Waiting: TypeAlias = tuple[Append, "asyncio.Future[None]"]
Add: TypeAlias = Callable[[list[Append]], Awaitable[set[tuple[str, int]]]]


def columns(batch: list[Append]) -> tuple[Column, ...]:
    """Return appends as the columns that `ADD` takes."""
    return (
        [each.table for each in batch],
        [each.lease for each in batch],
        [each.entry for each in batch],
        [each.body for each in batch],
        [int(each.aside.stand_in) for each in batch],
        [str(each.status) for each in batch],
        [each.aside.times for each in batch],
        [each.aside.due for each in batch],
    )


class Appender:
    """A queue of appends and the task that writes them."""

    def __init__(self, add: Add) -> None:
        self._add = add
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Write an append; it is durable on return."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="appends")
        # The caller may be cancelled; the append is under way all the same.
        await asyncio.shield(done)

    async def close(self) -> None:
        """Finish what waits."""
        while self._task is not None and not self._task.done():
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            batch: list[Waiting] = []
            later: list[Waiting] = []
            tables: set[str] = set()
            for append, done in self._waiting:
                if append.table in tables or len(batch) == BATCH:
                    later.append((append, done))
                else:
                    tables.add(append.table)
                    batch.append((append, done))
            self._waiting = later
            await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            added = await self._add([append for append, _ in batch])
        except StoreError as error:
            if len(batch) == 1 or isinstance(error, OutcomeUnknown | Unreachable):
                for _, done in batch:
                    settle(done, error)
                return
            for one in batch:  # one bad append must not fail its neighbours
                await self._write([one])
            return
        except Exception as error:  # noqa: BLE001 - a fault of ours: nobody may wait for ever
            for _, done in batch:
                settle(done, OutcomeUnknown(f"an append failed ({type(error).__name__})"))
            return
        for append, done in batch:
            told = f"entry {append.entry} of table {append.table} is there already, or the table is another's"
            settle(done, None if append.key in added else Conflict(told))


def settle(done: asyncio.Future[None], error: StoreError | None) -> None:
    """Answer the caller, if it still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
