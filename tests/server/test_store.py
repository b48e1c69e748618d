"""The stores, in a file and in PostgreSQL: what they acknowledge is there, and a bad change harms no other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from astrodrome.server.store.migrations import missing, scripts
from astrodrome.server.store.open_store import open_store
from astrodrome.server.store.store import (
    CHAT_LINES_KEPT,
    Aside,
    Beginning,
    Conflict,
    Due,
    Pass,
    Preview,
    Sand,
    SeatRow,
    Status,
    Store,
    StoredTable,
    StoreError,
    TableRow,
)

TABLE = TableRow("t" * 16, "auction", b"{}", 10, 20, 1_700_000_000_000, "waiting", None)
SEATS = (
    SeatRow(0, "person", "Ada ☃", None, b"\x00\xff", program=True),
    SeatRow(1, "bot", "", "hard", None),
    SeatRow(2, "open", "", None, None),
)


def with_store(database: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on a store with one table, then close it."""

    async def run() -> None:
        store = await open_store(database)
        try:
            if await store.load(TABLE.id) is None:
                await store.create(TABLE, SEATS)
            await test(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(run(), 20))


async def kept(store: Store) -> StoredTable:
    found = await store.load(TABLE.id)
    assert found is not None
    return found


def test_what_is_kept_comes_back_as_it_was(database: str) -> None:
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

    with_store(database, write)
    with_store(database, read)


def test_a_preview_names_people_and_counts_open_seats(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.preview(TABLE.id) == Preview("auction", "waiting", TABLE.created, ("Ada ☃",), 1)
        await store.start(TABLE.id, 5)
        found = await store.preview(TABLE.id)
        assert found is not None
        assert found.status == "running"
        assert await store.preview("nothing") is None

    with_store(database, test)


def test_an_entry_is_kept_once(database: str) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        await store.append(TABLE.id, 1, b"one", "running")
        with pytest.raises(Conflict):
            await store.append(TABLE.id, 1, b"other", "running")
        with pytest.raises(Conflict):
            await store.append("unknown", 1, b"", "running")
        assert (await kept(store)).entries == (b"one",)

    with_store(database, test)


def test_the_last_entry_and_the_end_are_kept_together(database: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append(TABLE.id, 1, b"one", "over")  # the table has not been started
        assert (await kept(store)).entries == ()

    with_store(database, test)


def test_a_seat_is_taken_once_and_a_table_starts_once(database: str) -> None:
    async def test(store: Store) -> None:
        ada = SeatRow(2, "person", "Ada", None, b"hash")
        await store.take_seat(TABLE.id, ada)
        with pytest.raises(Conflict):
            await store.take_seat(TABLE.id, SeatRow(2, "person", "Eve", None, b"other"))
        assert (await kept(store)).seats[2] == ada
        await store.mark_program(TABLE.id, 2)
        assert (await kept(store)).seats[2] == replace(ada, program=True)
        with pytest.raises(Conflict):
            await store.mark_program(TABLE.id, 1)
        await store.take_seat(TABLE.id, ada, "person")
        assert (await kept(store)).seats[2] == ada, "another has it now"
        await store.rename(TABLE.id, 2, "Grace")
        assert (await kept(store)).seats[2] == replace(ada, name="Grace"), "the token still holds it"
        await store.start(TABLE.id, 5)
        with pytest.raises(Conflict):
            await store.start(TABLE.id, 6)
        await store.stop_table(TABLE.id)
        assert (await kept(store)).table.status == "stopped"

    with_store(database, test)


def test_bad_changes_among_many_fail_alone(database: str) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        numbers = [number - 1 if number % 10 == 9 else number for number in range(1, 300)]
        waiting = [store.append(TABLE.id, number, b"%d" % number, "running") for number in numbers]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        failed = [number for number, result in enumerate(results, start=1) if isinstance(result, Conflict)]
        assert failed == list(range(9, 300, 10))
        assert len((await kept(store)).entries) == 299 - len(failed)

    with_store(database, test)


def test_what_waits_is_written_before_the_store_closes(database: str) -> None:
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

    with_store(database, write)
    with_store(database, read)


@pytest.mark.parametrize("address", ["mysql://host/db", "redis://x"])
def test_an_unknown_kind_of_database_is_told(address: str) -> None:
    with pytest.raises(StoreError, match="expected a file"):
        asyncio.run(open_store(address))


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_migrations_are_numbered_without_a_gap(dialect: str) -> None:
    assert list(scripts(dialect)) == list(range(1, len(scripts(dialect)) + 1))
    assert missing(dialect, max(scripts(dialect))) == {}


def test_the_sand_that_was_noted_last_comes_back(database: str) -> None:
    async def write(store: Store) -> None:
        assert (await kept(store)).sand is None
        await store.keep_sand(TABLE.id, Sand(0, 90_000))
        await store.keep_sand(TABLE.id, Sand(4, 12_345))

    async def read(store: Store) -> None:
        assert (await kept(store)).sand == Sand(4, 12_345)

    with_store(database, write)
    with_store(database, read)


def test_what_lies_around_a_log_comes_back(database: str) -> None:
    async def test(store: Store) -> None:
        row = replace(TABLE, id="u" * 16, public=True, terms=b'{"x":1}', origin=b"\x00saved", times=b"t")
        await store.create(row, SEATS, Beginning(after=TABLE.id, keys=((0, b"key"),), entries=(b"one", b"two")))
        with pytest.raises(Conflict):
            await store.create(replace(TABLE, id="v" * 16), SEATS, Beginning(after=TABLE.id))
        assert await store.load("v" * 16) is None
        found = await store.load(row.id)
        assert found is not None
        assert found.table == row
        assert (found.keys, found.entries) == (((0, b"key"),), (b"one", b"two"))
        assert (await kept(store)).table.next == row.id
        assert [listed.table.id for listed in await store.lobby(0, 10)] == [row.id]
        assert (await store.lobby(0, 10))[0].seats == SEATS
        assert await store.lobby(row.created + 1, 10) == ()

    with_store(database, test)


def test_what_a_stand_in_gave_and_the_clocks_are_kept_with_the_entry(database: str) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        await store.append(TABLE.id, 1, b"one", "running", Aside(stand_in=True, times=b"first"))
        await store.append(TABLE.id, 2, b"two", "running")
        found = await kept(store)
        assert (found.stand_ins, found.table.times) == (frozenset({1}), b"first")
        await store.keep_room(TABLE.id, paused=True, times=b"later")
        assert (await kept(store)).table.paused
        assert (await kept(store)).table.times == b"later"

    with_store(database, test)


def test_tables_whose_clock_is_out_are_found_in_order(database: str) -> None:
    async def test(store: Store) -> None:
        other = replace(TABLE, id="a" * 16)
        await store.create(other, SEATS)
        for table, due in ((TABLE, 300), (other, 200)):
            await store.start(table.id, 5)
            await store.append(table.id, 1, b"one", "running", Aside(times=b"clocks", due=due))
        await store.append(TABLE.id, 2, b"two", "running")
        assert await store.overdue(199, Due(), 9) == ()
        first, second = await store.overdue(300, Due(), 9)
        assert (first, second) == (Due(200, other.id), Due(300, TABLE.id))
        assert await store.overdue(300, first, 1) == (second,)
        await store.keep_room(TABLE.id, paused=True, times=b"clocks")
        await store.append(other.id, 2, b"two", "over", Aside(times=b"clocks", due=200))
        assert await store.overdue(999, Due(), 9) == ()

    with_store(database, test)


def test_a_pass_lets_one_device_in_once(database: str) -> None:
    async def test(store: Store) -> None:
        await store.add_pass(Pass(b"code", TABLE.id, (0, 2), expires=100))
        await store.add_pass(Pass(b"old", TABLE.id, (0,), expires=50))
        assert await store.use_pass(b"wrong", 60, (b"a", b"b")) is None
        assert await store.use_pass(b"old", 60, (b"a", b"b")) is None
        tries = [store.use_pass(b"code", 60, (b"a%d" % n, b"b%d" % n)) for n in range(5)]
        assert sum(found is not None for found in await asyncio.gather(*tries)) == 1
        assert [seat for seat, _ in await store.keys_of(TABLE.id)] == [0, 2]
        assert (await kept(store)).keys == await store.keys_of(TABLE.id)

    with_store(database, test)


def test_a_pass_is_worth_nothing_once_somebody_else_has_the_seat(database: str) -> None:
    async def test(store: Store) -> None:
        await store.add_pass(Pass(b"both", TABLE.id, (0, 1), expires=100))
        await store.add_pass(Pass(b"other", TABLE.id, (0,), expires=100))
        seat = (await kept(store)).seats[1]
        await store.take_seat(TABLE.id, replace(seat, name="somebody else"), seat.kind)
        assert await store.use_pass(b"both", 60, (b"a", b"b")) is None
        assert await store.use_pass(b"other", 60, (b"a",)) is not None

    with_store(database, test)


def test_chat_is_kept_as_far_as_it_is_read_and_a_recording_once(database: str) -> None:
    async def test(store: Store) -> None:
        for number in range(1, CHAT_LINES_KEPT + 11):
            await store.say(TABLE.id, number, b"%d" % number)
        chat = (await kept(store)).chat
        assert (len(chat), chat[0], chat[-1]) == (CHAT_LINES_KEPT, b"11", b"%d" % (CHAT_LINES_KEPT + 10))
        assert await store.recording(TABLE.id) is None
        await store.record(TABLE.id, b"first")
        await store.record(TABLE.id, b"second")
        assert await store.recording(TABLE.id) == b"first"

    with_store(database, test)


def test_many_tables_append_at_once(database: str) -> None:
    async def test(store: Store) -> None:
        tables = [f"{number:016}" for number in range(40)]
        for table in tables:
            await store.create(replace(TABLE, id=table), SEATS)
            await store.start(table, 5)
        for entry in range(1, 6):
            status: Status = "over" if entry == 5 else "running"
            await asyncio.gather(*[store.append(table, entry, table.encode(), status) for table in tables])
        for table in tables:
            found = await store.load(table)
            assert found is not None
            assert found.entries == (table.encode(),) * 5
            assert found.table.status == "over"
            with pytest.raises(Conflict):
                await store.append(table, 6, b"late", "running")

    with_store(database, test)
