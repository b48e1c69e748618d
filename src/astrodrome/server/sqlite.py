"""Tables kept in one SQLite file: write-ahead log, full synchronisation, one writer, readers beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from astrodrome.server import shelves, sql
from astrodrome.server.chatting import KEPT
from astrodrome.server.migrations import missing
from astrodrome.server.store import (
    NOTHING,
    Aside,
    Beginning,
    Conflict,
    Kept,
    Kind,
    Listed,
    Pass,
    Sand,
    SeatRow,
    Status,
    StoreError,
    TableRow,
)
from astrodrome.server.writer import Statement, Writer

R = TypeVar("R")


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

    async def create(self, table: TableRow, seats: tuple[SeatRow, ...], more: Beginning | None = None) -> None:
        """Keep a new table."""
        t = table
        row = (t.id, t.game, t.header, t.pace_ms, t.beat_ms, t.created, t.status, t.started)
        later = (t.terms, int(t.public), t.next, int(t.paused), t.times, t.origin)
        change = [Statement(sql.INSERT_TABLE, (*row, *later))]
        change += [Statement(sql.INSERT_SEAT, (t.id, s.seat, s.kind, s.name, s.bot, s.token_hash)) for s in seats]
        if more is not None:
            change += [Statement(sql.INSERT_KEY, (t.id, seat, kept)) for seat, kept in more.keys]
            change += [Statement(sql.INSERT_ENTRY, (t.id, n, body, 0)) for n, body in enumerate(more.entries, start=1)]
            if more.after is not None:
                change.append(Statement(sql.SET_NEXT, (t.id, more.after)))
        await self._writer.write(*change)

    async def take_seat(self, table: str, seat: SeatRow, was: Kind = "open") -> None:
        """Change who has a seat."""
        values = (seat.kind, seat.name, seat.bot, seat.token_hash, table, seat.seat, was)
        await self._writer.write(
            Statement(sql.TAKE_SEAT, values), Statement(sql.DROP_KEYS, (table, seat.seat), rows=None)
        )

    async def start(self, table: str, started: int) -> None:
        """Let a table run."""
        await self._writer.write(Statement(sql.START, (started, table)))

    async def append(self, table: str, entry: int, body: bytes, status: Status, aside: Aside = NOTHING) -> None:
        """Add an entry, and the new status where the entry ends the game."""
        change = [Statement(sql.INSERT_ENTRY, (table, entry, body, int(aside.stand_in)))]
        if aside.times is not None:
            change.append(Statement(sql.SET_TIMES, (aside.times, table)))
        if status != "running":
            change.append(Statement(sql.SET_STATUS, (status, table)))
        await self._writer.write(*change)

    async def keep_sand(self, table: str, sand: Sand) -> None:
        """Note what is left in a table's hourglass."""
        await self._writer.write(Statement(sql.KEEP_SAND, (table, sand.since, sand.left_ms)))

    async def keep_room(self, table: str, paused: bool, times: bytes | None) -> None:
        """Keep the pause and the thinking clocks."""
        await self._writer.write(Statement(sql.SET_ROOM, (int(paused), times, table)))

    async def stop_table(self, table: str) -> None:
        """Mark a table as stopped."""
        await self._writer.write(Statement(sql.STOP, (table,)))

    async def add_pass(self, given: Pass) -> None:
        """Keep a one-time pass."""
        seats = ",".join(map(str, given.seats))
        await self._writer.write(Statement(sql.INSERT_PASS, (given.code_hash, given.table, seats, given.expires)))

    async def use_pass(self, code_hash: bytes, now: int, keys: tuple[bytes, ...]) -> Pass | None:
        """Take a pass and give its seats further keys; two who try at once are not both let in."""
        found = await self._read(lambda db: shelves.find_pass(db, code_hash, now))
        if found is None:
            return None
        given = [
            Statement(sql.INSERT_KEY, (found.table, seat, key)) for seat, key in zip(found.seats, keys, strict=False)
        ]
        try:
            await self._writer.write(
                Statement(sql.DROP_PASS, (code_hash, now)),
                Statement(sql.DROP_OLD_PASSES, (now,), rows=None),
                *given,
            )
        except Conflict:
            return None
        return found

    async def say(self, table: str, number: int, body: bytes) -> None:
        """Keep a line of chat, and the latest before it."""
        await self._writer.write(
            Statement(sql.INSERT_CHAT, (table, number, body)),
            Statement(sql.DROP_OLD_CHAT, (table, number - KEPT), rows=None),
        )

    async def record(self, table: str, body: bytes) -> None:
        """Keep the recording of a finished game."""
        await self._writer.write(Statement(sql.INSERT_RECORDING, (table, body), rows=None))

    async def recording(self, table: str) -> bytes | None:
        """Return the recording of a finished game."""
        return await self._read(lambda db: shelves.recording(db, table))

    async def lobby(self, since: int, most: int) -> tuple[Listed, ...]:
        """Return the public tables that wait."""
        return await self._read(lambda db: shelves.lobby(db, since, most))

    async def load(self, table: str) -> Kept | None:
        """Return all that is kept of a table."""
        return await self._read(lambda db: shelves.load(db, table))

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
