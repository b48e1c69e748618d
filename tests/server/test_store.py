"""The store in a file: what it acknowledges is there, one bad change harms no other, and shapes are numbered."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from astrodrome.server.database import open_store
from astrodrome.server.migrations import missing, scripts
from astrodrome.server.store import Conflict, Kept, Sand, SeatRow, Store, StoreError, TableRow

TABLE = TableRow("t" * 16, "auction", b"{}", 10, 20, 1_700_000_000_000, "waiting", None)
SEATS = (
    SeatRow(0, "person", "Ada ☃", None, b"\x00\xff"),
    SeatRow(1, "bot", "", "hard", None),
    SeatRow(2, "open", "", None, None),
)


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on a store with one table, then close it."""

    async def run() -> None:
        store = await open_store(str(folder / "deep" / "tables.sqlite"))
        try:
            if await store.load(TABLE.id) is None:
                await store.create(TABLE, SEATS)
            await test(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(run(), 20))


async def kept(store: Store) -> Kept:
    found = await store.load(TABLE.id)
    assert found is not None
    return found


async def tried(change: Awaitable[None]) -> bool:
    """Tell whether the store took a change."""
    try:
        await change
    except StoreError as error:
        assert "full" in str(error)  # noqa: PT017 - what the error says is the test
        return False
    return True


def test_what_is_kept_comes_back_as_it_was(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.start(TABLE.id, 5)
        await store.append(TABLE.id, 1, b"one", "running")
        await store.append(TABLE.id, 2, b"two", "over")

    async def read(store: Store) -> None:
        found = await kept(store)
        assert found.table == replace(TABLE, status="over", started=5)
        assert found.seats == SEATS
        assert found.entries == (b"one", b"two")
        assert await store.load("nothing") is None

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_an_entry_is_kept_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        await store.append(TABLE.id, 1, b"one", "running")
        with pytest.raises(Conflict):
            await store.append(TABLE.id, 1, b"other", "running")
        with pytest.raises(Conflict):
            await store.append("unknown", 1, b"", "running")
        assert (await kept(store)).entries == (b"one",)

    with_store(tmp_path, test)


def test_the_last_entry_and_the_end_are_kept_together(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append(TABLE.id, 1, b"one", "over")  # the table has not been started
        assert (await kept(store)).entries == ()

    with_store(tmp_path, test)


def test_a_seat_is_taken_once_and_a_table_starts_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        ada = SeatRow(2, "person", "Ada", None, b"hash")
        await store.take_seat(TABLE.id, ada)
        with pytest.raises(Conflict):
            await store.take_seat(TABLE.id, SeatRow(2, "person", "Eve", None, b"other"))
        assert (await kept(store)).seats[2] == ada
        await store.start(TABLE.id, 5)
        with pytest.raises(Conflict):
            await store.start(TABLE.id, 6)
        await store.stop_table(TABLE.id)
        assert (await kept(store)).table.status == "stopped"

    with_store(tmp_path, test)


def test_bad_changes_among_many_fail_alone(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        numbers = [number - 1 if number % 10 == 9 else number for number in range(1, 300)]
        waiting = [store.append(TABLE.id, number, b"%d" % number, "running") for number in numbers]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        failed = [number for number, result in enumerate(results, start=1) if isinstance(result, Conflict)]
        assert failed == list(range(9, 300, 10))
        assert len((await kept(store)).entries) == 299 - len(failed)

    with_store(tmp_path, test)


def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.start(TABLE.id, 5)
        tasks = [asyncio.create_task(store.append(TABLE.id, n, b"x", "running")) for n in range(1, 100)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(StoreError):
            await store.append(TABLE.id, 100, b"x", "running")

    async def read(store: Store) -> None:
        assert len((await kept(store)).entries) == 99

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_full_disk_is_told_and_heals(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        writer = store._writer._db  # type: ignore[attr-defined]  # the store of this test is the one in a file
        writer.execute("pragma max_page_count = 20")
        added = [await tried(store.append(TABLE.id, number, b"x" * 4000, "running")) for number in range(1, 50)]
        count = added.index(False)
        assert count > 0
        assert not any(added[count:])
        assert len((await kept(store)).entries) == count
        writer.execute("pragma max_page_count = 100000")
        await store.append(TABLE.id, count + 1, b"x" * 4000, "running")
        assert len((await kept(store)).entries) == count + 1

    with_store(tmp_path, test)


def test_the_file_is_durable_at_every_commit(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        db = store._writer._db  # type: ignore[attr-defined]  # the store of this test is the one in a file
        assert db.execute("pragma journal_mode").fetchone() == ("wal",)
        assert db.execute("pragma synchronous").fetchone() == (2,)

    with_store(tmp_path, test)


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    db = sqlite3.connect(file)
    db.execute("pragma user_version = 999")
    db.close()
    with pytest.raises(StoreError, match="shape 999"):
        asyncio.run(open_store(str(file)))


@pytest.mark.parametrize("address", ["postgres://host/db", "redis://x"])
def test_an_unknown_kind_of_database_is_told(address: str) -> None:
    with pytest.raises(StoreError, match="expected a file"):
        asyncio.run(open_store(address))


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"this is not a database, whatever it is called" * 100)
    with pytest.raises(StoreError, match="cannot be kept in"):
        asyncio.run(open_store(f"sqlite:///{file}"))


def test_migrations_are_numbered_without_a_gap() -> None:
    assert list(scripts("sqlite")) == list(range(1, len(scripts("sqlite")) + 1))
    assert missing("sqlite", max(scripts("sqlite"))) == {}


def test_the_sand_that_was_noted_last_comes_back(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        assert (await kept(store)).sand is None
        await store.keep_sand(TABLE.id, Sand(0, 90_000))
        await store.keep_sand(TABLE.id, Sand(4, 12_345))

    async def read(store: Store) -> None:
        assert (await kept(store)).sand == Sand(4, 12_345)

    with_store(tmp_path, write)
    with_store(tmp_path, read)
