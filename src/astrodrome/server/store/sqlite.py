"""Tables kept in one SQLite file: write-ahead log, full synchronisation, one writer, readers beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from astrodrome.kernel.errors import system_words
from astrodrome.kernel.mypyc_support import override
from astrodrome.server.store.migrations import missing
from astrodrome.server.store.rows import Rows
from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.sqlite_checkpoints import BY_HAND, Checkpoints
from astrodrome.server.store.sqlite_writer import Writer
from astrodrome.server.store.statements import Query, Statement
from astrodrome.server.store.store import StoreError

NO_FILES: Final = "pragma temp_store = memory"
"""For the connection that writes: what a statement may have to take back would be a file, made for nearly every commit
of twenty tables."""


def connect(file: Path) -> sqlite3.Connection:
    """Open the file the way every connection of ours does."""
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in ("busy_timeout = 5000", "journal_mode = wal", "synchronous = full", "foreign_keys = on"):
        db.execute(f"pragma {pragma}")
    return db


def migrate(file: Path) -> None:
    """Bring the file to the shape this program knows, one numbered script after another."""
    db = connect(file)
    try:
        version = int(db.execute("pragma user_version").fetchone()[0])
        for number, script in missing("sqlite", version).items():
            db.executescript(f"begin immediate;\n{script}\npragma user_version = {number};\ncommit;")
    finally:
        db.close()


class SqliteStore(SqlStore):
    """The store in a file."""

    now = "cast((julianday('now') - 2440587.5) * 86400000 as integer)"

    probe_bytes = 16 * 1024
    """More than a page: a file that may not grow does not take it."""

    def __init__(self, file: Path) -> None:
        writing = connect(file)
        writing.execute(BY_HAND)
        writing.execute(NO_FILES)
        self._writer = Writer(writing)
        self._checkpoints = Checkpoints(connect(file))
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="astrodrome-reader")
        self._db = connect(file)

    @classmethod
    async def open(cls, file: Path) -> SqliteStore:
        """Open a file, which is made where it is not there; StoreError says why that cannot be."""
        try:
            await asyncio.to_thread(file.parent.mkdir, parents=True, exist_ok=True)
            await asyncio.to_thread(migrate, file)
            return cls(file)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"tables cannot be kept in {file}: {system_words(error)}") from None

    @override
    async def close(self) -> None:
        """Finish what was begun and close the file."""
        await self._writer.close()
        await asyncio.to_thread(self._checkpoints.close)
        await asyncio.to_thread(self._reader.shutdown)
        self._db.close()

    @override
    async def _write(self, *change: Statement) -> None:
        await self._writer.write(*change)

    @override
    async def _look(self, *questions: Query) -> list[Rows]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, _answer, self._db, questions)
        except (sqlite3.Error, RuntimeError) as error:
            raise StoreError(f"the database cannot be read: {error}") from None


def _answer(db: sqlite3.Connection, questions: tuple[Query, ...]) -> list[Rows]:
    db.execute("begin")
    try:
        return [db.execute(question.sql, question.values).fetchall() for question in questions]
    finally:
        db.execute("rollback")
