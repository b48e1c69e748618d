"""The store in a file: a full disk, files of other kinds, and files of earlier programs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path

import pytest

from astrodrome.server.store.migrations import scripts
from astrodrome.server.store.open_store import open_store
from astrodrome.server.store.sqlite import SqliteStore
from astrodrome.server.store.store import Conflict, Status, Store, StoreError
from tests.server.test_store import TABLE, kept, with_store


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


async def tried(change: Awaitable[None]) -> bool:
    """Tell whether the store took a change."""
    try:
        await change
    except StoreError as error:
        assert "full" in str(error)  # noqa: PT017 - what the error says is the test
        return False
    return True


def test_a_full_disk_is_told_and_heals(database: str) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        assert isinstance(store, SqliteStore)
        writer = store._writer._db
        ((pages,),) = writer.execute("pragma page_count")
        writer.execute(f"pragma max_page_count = {pages + 10}")
        added = [await tried(store.append(TABLE.id, number, b"x" * 4000, "running")) for number in range(1, 50)]
        count = added.index(False)
        assert count > 0
        assert not any(added[count:])
        assert len((await kept(store)).entries) == count
        writer.execute("pragma max_page_count = 100000")
        await store.append(TABLE.id, count + 1, b"x" * 4000, "running")
        assert len((await kept(store)).entries) == count + 1

    with_store(database, test)


def test_the_file_is_durable_at_every_commit(database: str) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        db = store._writer._db
        assert db.execute("pragma journal_mode").fetchone() == ("wal",)
        assert db.execute("pragma synchronous").fetchone() == (2,)
        assert db.execute("pragma temp_store").fetchone() == (2,), "no file for each commit"

    with_store(database, test)


def test_entries_of_many_tables_that_wait_are_one_statement_and_a_bad_one_fails_alone(database: str) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        rows = [replace(TABLE, id=f"{number:016}") for number in range(40)]
        for row in rows:
            await store.create(row, ())
            await store.start(row.id, 5)
        said: list[str] = []
        store._writer._db.set_trace_callback(said.append)
        for entry in (1, 2):
            status: tuple[Status, ...] = ("running", "over") if entry == 2 else ("running",)
            waiting = [store.append(row.id, entry, b"x", status[n % len(status)]) for n, row in enumerate(rows)]
            await asyncio.gather(*waiting)
        assert sum("insert into entries" in one for one in said) <= 2 * 3, "the first may go alone, the rest together"
        third = [store.append(row.id, 3, b"x", "running") for row in rows]
        taken = [not isinstance(result, Conflict) for result in await asyncio.gather(*third, return_exceptions=True)]
        assert taken == [True, False] * 20, "every second table is over"
        for row, more in zip(rows, taken, strict=True):
            found = await store.load(row.id)
            assert found is not None
            assert len(found.entries) == 2 + more

    with_store(database, test)


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    db = sqlite3.connect(file)
    db.execute("pragma user_version = 999")
    db.close()
    with pytest.raises(StoreError, match="shape 999"):
        asyncio.run(open_store(str(file)))


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"this is not a database, whatever it is called" * 100)
    with pytest.raises(StoreError, match="cannot be kept in"):
        asyncio.run(open_store(f"sqlite:///{file}"))


@pytest.mark.parametrize("shape", range(1, max(scripts("sqlite"))))
def test_a_file_of_an_earlier_program_is_brought_up_to_date(database: str, shape: int) -> None:
    db = sqlite3.connect(database)
    for number, script in scripts("sqlite").items():
        if number <= shape:
            db.executescript(script)
        if number == 1:
            values = (TABLE.id, "auction", b"{}", 10, 20, 30, "running", 40)
            db.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?, ?)", values)
            db.execute("insert into entries (table_id, entry, body) values (?, 1, ?)", (TABLE.id, b"one"))
            db.commit()
    db.execute(f"pragma user_version = {shape}")
    db.commit()
    db.close()

    async def test(store: Store) -> None:
        await store.append(TABLE.id, 2, b"two", "running")
        assert (await kept(store)).entries == (b"one", b"two")
        assert isinstance(await store.claim(TABLE.id, "node"), int)

    with_store(database, test)
