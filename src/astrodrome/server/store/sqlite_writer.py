"""The one thread that writes to SQLite. Changes that wait are committed together; each is answered after the commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from contextlib import suppress
from typing import Final, TypeAlias

from astrodrome.server.store.statements import APPEND_ENTRY, Statement, append_entries
from astrodrome.server.store.store import Conflict, StoreError

BATCH: Final = 512
Change: TypeAlias = tuple[Statement, ...]
Waiting: TypeAlias = tuple[Change, "asyncio.Future[None]"]


class Writer:
    """A queue of changes and the thread that commits them."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="astrodrome-writer", daemon=True)
        self._thread.start()

    async def write(self, *change: Statement) -> None:
        """Make a change; it is durable on return. StoreError: nothing of it was kept."""
        if self._closed:
            raise StoreError("the database is closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((change, done))
        await done  # a caller that is cancelled stops waiting; the change is under way all the same

    async def close(self) -> None:
        """Finish what waits, and end the thread."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        running = True
        while running:
            batch = [self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get())
            running = None not in batch
            self._settle(_carry_out(self._db, [waiting for waiting in batch if waiting is not None]))
        self._db.close()

    def _settle(self, done: list[tuple[asyncio.Future[None], StoreError | None]]) -> None:
        with suppress(RuntimeError):  # the loop is gone, and with it everybody who could be answered
            self._loop.call_soon_threadsafe(_answer, done)


def _carry_out(db: sqlite3.Connection, batch: list[Waiting]) -> list[tuple[asyncio.Future[None], StoreError | None]]:
    if not batch:
        return []
    if _commit(db, [change for change, _ in batch]) is None:
        return [(future, None) for _, future in batch]
    # One bad change must not fail its neighbours.
    return [(future, _commit(db, [change])) for change, future in batch]


def _commit(db: sqlite3.Connection, changes: list[Change]) -> StoreError | None:
    try:
        db.execute("begin immediate")
        for change in together(changes):
            for statement in change:
                touched = db.execute(statement.sql, statement.values).rowcount
                if statement.rows is not None and touched != statement.rows:
                    raise Conflict(f"a change touched {touched} rows instead of {statement.rows}")  # noqa: TRY301
        db.execute("commit")
    except (sqlite3.Error, Conflict, OverflowError) as error:
        if db.in_transaction:
            db.execute("rollback")
        if isinstance(error, sqlite3.IntegrityError | Conflict):
            return Conflict(str(error))
        return StoreError(f"the database did not take a change: {error}")
    return None


def together(changes: list[Change]) -> list[Change]:
    """Return the same changes with the entries of all tables in one statement, before all else.

    Between two statements this thread waits for the event loop to give up the interpreter: with a statement for each
    table, a commit of 30 of them took longer in waiting than on the disk. Entries may go first: a table has only one
    under way, and what else is changed with it or beside it neither makes room for it nor takes it away.
    """
    entries = [one.values for change in changes for one in change if one.sql == APPEND_ENTRY]
    if len(entries) < 2:
        return changes
    rest = [tuple(one for one in change if one.sql != APPEND_ENTRY) for change in changes]
    values = tuple(value for entry in entries for value in entry)
    return [(Statement(append_entries(len(entries)), values, len(entries)),), *rest]


def _answer(done: list[tuple[asyncio.Future[None], StoreError | None]]) -> None:
    for future, error in done:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
