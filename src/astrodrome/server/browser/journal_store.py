"""Tables kept in a browser: SQLite in memory, and every change in a journal before it counts.

A browser offers no file that survives a closed tab between two writes. IndexedDB does: each change is one record, added
in one transaction, and only then does the database in memory take it. Now and then the database as a whole takes the
place of the journal.
"""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any, Final

import msgspec

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.browser.host import Host
from astrodrome.server.store.migrations import missing
from astrodrome.server.store.rows import Rows
from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.statements import Query, Statement
from astrodrome.server.store.store import Conflict, StoreError

SMALLEST: Final = 1024 * 1024
"""How large a journal gets before a snapshot takes its place; later, half of the last snapshot."""


decode = msgspec.msgpack.Decoder(list[tuple[str, list[Any]]]).decode
"""Reads a change: statements and their values, as the journal keeps them."""


class JournalStore(SqlStore):
    """The store of a browser. The worker holds a lock: no other tab writes to the same journal."""

    now = "cast((julianday('now') - 2440587.5) * 86400000 as integer)"

    def __init__(self, host: Host, db: sqlite3.Connection, kept: list[bytes], snapshot: int) -> None:
        self._host = host
        self._db = db
        self._next = len(kept)
        self._size = sum(map(len, kept))
        self._snapshot = snapshot
        self._alone = asyncio.Lock()
        """Held by who reads or writes: while a change is being kept, nobody sees it yet."""
        self._under_way: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, host: Host) -> JournalStore:
        """Read what is kept, and bring it to the shape this program knows; StoreError where that cannot be."""
        try:
            kept = await host.read_journal()
            snapshot = b"" if kept.snapshot is None else kept.snapshot.to_bytes()
            changes = [change.to_bytes() for change in kept.changes]
            store = cls(host, _rebuilt(snapshot, changes), changes, len(snapshot))
            if store._migrate() or len(changes) > 0:
                await store._replace()
        except StoreError:
            raise
        except Exception as error:
            raise StoreError(f"tables cannot be kept in this browser: {error}") from error
        return store

    def _migrate(self) -> bool:
        """Run the scripts that the database lacks; whether there were any."""
        version = int(self._db.execute("pragma user_version").fetchone()[0])
        scripts = missing("sqlite", version)
        for number, script in scripts.items():
            self._db.executescript(f"begin immediate;\n{script}\npragma user_version = {number};\ncommit;")
        return bool(scripts)

    @override
    async def close(self) -> None:
        """Finish what was begun."""
        async with self._alone:
            self._db.close()

    @override
    async def _write(self, *change: Statement) -> None:
        task = asyncio.create_task(self._carry_out(change))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        await asyncio.shield(task)  # a caller that is cancelled stops waiting; the change is under way all the same

    async def _carry_out(self, change: tuple[Statement, ...]) -> None:
        async with self._alone:
            body = msgspec.msgpack.encode([(one.sql, one.values) for one in change])
            self._db.execute("begin immediate")
            try:
                _execute(self._db, change)
                await self._keep(body)
            except BaseException:
                self._db.execute("rollback")
                raise
            self._db.execute("commit")
            if self._size > max(SMALLEST, self._snapshot // 2):
                await self._replace()

    async def _keep(self, body: bytes) -> None:
        try:
            await self._host.append_change(self._next, body)
        except Exception as error:  # noqa: BLE001 - errors of JavaScript have no class of ours
            raise StoreError(f"the browser did not keep a change: {error}") from None
        self._next += 1
        self._size += len(body)

    async def _replace(self) -> None:
        """Let a snapshot take the place of the journal; one that cannot be kept is tried again later."""
        snapshot = self._db.serialize()
        try:
            await self._host.replace_journal(snapshot)
        except Exception:  # noqa: BLE001 - everything is in the journal still
            return
        self._next, self._size, self._snapshot = 0, 0, len(snapshot)

    @override
    async def _look(self, *questions: Query) -> list[Rows]:
        async with self._alone:
            try:
                return [self._db.execute(question.sql, question.values).fetchall() for question in questions]
            except sqlite3.Error as error:
                raise StoreError(f"the database cannot be read: {error}") from None


def _rebuilt(snapshot: bytes, changes: list[bytes]) -> sqlite3.Connection:
    """Return the database that a snapshot and the changes since make."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    if snapshot:
        db.deserialize(snapshot)
    db.execute("pragma foreign_keys = on")
    for body in changes:
        db.execute("begin")
        for sql, values in decode(body):
            db.execute(sql, values)
        db.execute("commit")
    return db


def _execute(db: sqlite3.Connection, change: tuple[Statement, ...]) -> None:
    try:
        for statement in change:
            touched = db.execute(statement.sql, statement.values).rowcount
            if statement.rows is not None and touched != statement.rows:
                raise Conflict(f"a change touched {touched} rows instead of {statement.rows}")
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from None
    except (sqlite3.Error, OverflowError) as error:
        raise StoreError(f"the database did not take a change: {error}") from None
