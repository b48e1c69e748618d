"""Backups: everything that is kept, as one SQLite file, made while tables are played, and read into any database.

Every table is copied from one moment, so that the backup has everything that was confirmed before it began.
"""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

from astrodrome.kernel.errors import system_words
from astrodrome.server.store.archive import Archive
from astrodrome.server.store.open_store import is_shared, open_store
from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.sqlite import SqliteStore
from astrodrome.server.store.store import StoreError

NULL_VALUE: Final = re.compile(r"NULL value in (\w+)\.(\w+)")
STEP: Final = 256
"""Pages that are copied at once; between steps players may write."""


async def open_archive(database: str) -> Archive:
    """Open a database to look after it; StoreError says why that cannot be."""
    store = await open_store(database)
    if not isinstance(store, SqlStore):
        await store.close()
        raise StoreError("this kind of database cannot be looked after")
    return Archive(store)


def file_of(database: str) -> Path | None:
    """Return the file of a database that is one, else None."""
    if is_shared(database):
        return None
    return Path(database.removeprefix("sqlite:///") if database.startswith("sqlite:") else database).expanduser()


async def back_up(database: str, target: Path) -> int:
    """Copy everything into a new file; return how many tables that is. The file appears only when it is complete."""
    if target.exists():
        raise StoreError(f"{target} is there already; a backup is written to a new file")
    source = file_of(database)
    if source is not None and not source.is_file():
        raise StoreError(f"there is no database {source}")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        if source is None:
            await _carry_all(database, part)
        else:
            await asyncio.to_thread(copy_file, source, part)
        count = await asyncio.to_thread(check, part)
        await asyncio.to_thread(os.replace, part, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the backup could not be written to {target}: {system_words(error)}") from None
    finally:
        for leftover in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm", "-journal"))):
            leftover.unlink(missing_ok=True)
    return count


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file that others are writing to, from one moment."""
    taken = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    copied = sqlite3.connect(target)
    try:
        taken.execute("pragma busy_timeout = 10000")
        # Read within one transaction: otherwise every write of a player would restart the copy.
        taken.execute("begin")
        taken.execute("select count(*) from tables").fetchone()
        taken.backup(copied, pages=STEP)
        copied.execute("pragma journal_mode = delete")
    finally:
        copied.close()
        taken.close()


def check(file: Path) -> int:
    """Return how many tables a backup holds; StoreError where it is not sound."""
    db = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    try:
        faults = [said for (said,) in db.execute("pragma integrity_check") if said != "ok" and not _is_sound(db, said)]
        if faults:
            raise StoreError(f"{file} is damaged: {faults[0]!s:.200}")
        return int(db.execute("select count(*) from tables").fetchone()[0])
    except sqlite3.Error as error:
        raise StoreError(f"{file} is not a backup of tables: {error}") from None
    finally:
        db.close()


def _is_sound(db: sqlite3.Connection, said: str) -> bool:
    """Whether the integrity check is wrong about a NULL value: SQLite 3.40 reports some that are not there.

    It happens in tables without a rowid whose primary key leaves out a column in the middle, such as `keys`.
    """
    found = NULL_VALUE.fullmatch(said)
    return found is not None and not db.execute(f"select 1 from {found[1]} where {found[2]} is null").fetchall()


async def _carry_all(database: str, target: Path) -> None:
    archive = await open_archive(database)
    try:
        copied = await SqliteStore.open(target)
        try:
            for table in await archive.everything():
                await archive.carry(table.id, copied)
            await archive.carry_people(copied)
        finally:
            await copied.close()
    finally:
        await archive.store.close()


async def restore(source: Path, database: str) -> tuple[int, int]:
    """Read a backup into a database; return how many tables came, and how many were there already and stayed."""
    if not source.is_file():
        raise StoreError(f"there is no backup {source}")
    await asyncio.to_thread(check, source)
    target = await open_archive(database)
    try:
        # A backup of an earlier program is brought up to date first: in a copy, so that it stays as it is.
        with tempfile.TemporaryDirectory(prefix="astrodrome-restore-") as folder:
            copied = Path(folder) / "backup.sqlite"
            await asyncio.to_thread(copy_file, source, copied)
            taken = Archive(await SqliteStore.open(copied))
            try:
                carried = [await taken.carry(table.id, target.store) for table in await taken.everything()]
                await taken.carry_people(target.store)
            finally:
                await taken.store.close()
    finally:
        await target.store.close()
    return sum(carried), len(carried) - sum(carried)
