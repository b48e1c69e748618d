"""Tables kept in one SQLite file: write-ahead log, full synchronisation, one writer, readers beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from astrodrome.server.migrations import missing
from astrodrome.server.store import Kept, Sand, SeatRow, Status, StoreError, TableRow
from astrodrome.server.writer import Statement, Writer

R = TypeVar("R")

INSERT_TABLE = "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_SEAT = "insert into seats values (?, ?, ?, ?, ?, ?)"
INSERT_ENTRY = "insert into entries values (?, ?, ?)"
TAKE_SEAT = "update seats set kind = ?, name = ?, token_hash = ? where table_id = ? and seat = ? and kind = 'open'"
START = "update tables set status = 'running', started = ? where id = ? and status = 'waiting'"
SET_STATUS = "update tables set status = ? where id = ? and status = 'running'"
KEEP_SAND = (
    "insert into sands values (?, ?, ?) "
    "on conflict (table_id) do update set since = excluded.since, left_ms = excluded.left_ms"
)
STOP = "update tables set status = 'stopped' where id = ?"
SELECT_TABLE = "select id, game, header, pace_ms, beat_ms, created, status, started from tables where id = ?"
SELECT_SEATS = "select seat, kind, name, bot, token_hash from seats where table_id = ? order by seat"
SELECT_ENTRIES = "select body from entries where table_id = ? order by entry"
SELECT_SAND = "select since, left_ms from sands where table_id = ?"


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


class SqliteStore:
    """The store in a file."""

    def __init__(self, file: Path) -> None:
        self._writer = Writer(connect(file))
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
            raise StoreError(f"tables cannot be kept in {file}: {error}") from None

    async def create(self, table: TableRow, seats: tuple[SeatRow, ...]) -> None:
        """Keep a new table."""
        t = table
        row = (t.id, t.game, t.header, t.pace_ms, t.beat_ms, t.created, t.status, t.started)
        rows = [Statement(INSERT_SEAT, (t.id, s.seat, s.kind, s.name, s.bot, s.token_hash)) for s in seats]
        await self._writer.write(Statement(INSERT_TABLE, row), *rows)

    async def take_seat(self, table: str, seat: SeatRow) -> None:
        """Give an open seat to a person."""
        await self._writer.write(Statement(TAKE_SEAT, (seat.kind, seat.name, seat.token_hash, table, seat.seat)))

    async def start(self, table: str, started: int) -> None:
        """Let a table run."""
        await self._writer.write(Statement(START, (started, table)))

    async def append(self, table: str, entry: int, body: bytes, status: Status) -> None:
        """Add an entry, and the new status where the entry ends the game."""
        added = Statement(INSERT_ENTRY, (table, entry, body))
        if status == "running":
            await self._writer.write(added)
        else:
            await self._writer.write(added, Statement(SET_STATUS, (status, table)))

    async def keep_sand(self, table: str, sand: Sand) -> None:
        """Note what is left in a table's hourglass."""
        await self._writer.write(Statement(KEEP_SAND, (table, sand.since, sand.left_ms)))

    async def stop_table(self, table: str) -> None:
        """Mark a table as stopped."""
        await self._writer.write(Statement(STOP, (table,)))

    async def load(self, table: str) -> Kept | None:
        """Return all that is kept of a table."""
        return await self._read(lambda db: _load(db, table))

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._db.close()

    async def _read(self, question: Callable[[sqlite3.Connection], R]) -> R:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, question, self._db)
        except (sqlite3.Error, RuntimeError) as error:
            raise StoreError(f"the database cannot be read: {error}") from None


def _load(db: sqlite3.Connection, table: str) -> Kept | None:
    db.execute("begin")  # one snapshot for all questions
    try:
        row = db.execute(SELECT_TABLE, (table,)).fetchone()
        if row is None:
            return None
        seats = tuple(SeatRow(*seat) for seat in db.execute(SELECT_SEATS, (table,)))
        entries = tuple(bytes(entry[0]) for entry in db.execute(SELECT_ENTRIES, (table,)))
        sand = db.execute(SELECT_SAND, (table,)).fetchone()
        return Kept(TableRow(*row), seats, entries, None if sand is None else Sand(*sand))
    finally:
        db.execute("rollback")
