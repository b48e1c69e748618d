"""The store in PostgreSQL: a server that stops or whose disk fills, shapes, and what an address may not give away."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator

import asyncpg
import pytest

from astrodrome.server.operations.logs import redacted_address
from astrodrome.server.store.open_store import open_store
from astrodrome.server.store.postgres import REFUSED, PostgresStore
from astrodrome.server.store.store import OutcomeUnknown, Store, StoreError, Unreachable
from tests.server.conftest import new_place
from tests.server.test_store import TABLE, kept, with_store
from tools.databases import Postgres, free_port


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """A PostgreSQL that these tests alone use, and may stop."""
    server = Postgres(wal_mb=1)
    server.start()
    yield server
    server.close()


@pytest.fixture
def place(own: Postgres) -> str:
    """The address of a place in it that no test has used."""
    return new_place(own.address)


async def tried(store: Store, entry: int, body: bytes = b"x") -> StoreError | None:
    """Append, and return what went wrong."""
    try:
        await store.append(TABLE.id, entry, body, "running")
    except StoreError as error:
        return error
    return None


def test_a_server_that_stops_is_told_and_what_was_acknowledged_is_there_when_it_is_back(
    own: Postgres, place: str
) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        assert await tried(store, 1) is None
        own.stop()
        told = [await tried(store, 2) for _ in range(3)]
        assert all(told), "nothing is acknowledged"
        assert isinstance(told[-1], Unreachable)
        with pytest.raises(StoreError, match="cannot be read"):
            await store.load(TABLE.id)
        own.start()
        assert len((await kept(store)).entries) == 1
        assert await tried(store, 2) is None
        assert len((await kept(store)).entries) == 2

    with_store(place, test)


def test_a_line_that_breaks_in_the_middle_leaves_one_unsure(place: str) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        other = await asyncpg.connect(place)
        holding = other.transaction()
        await holding.start()
        await other.execute("lock table entries")  # the append waits behind this
        waiting = asyncio.create_task(tried(store, 1))
        while not await other.fetchval("select count(*) from pg_locks where not granted"):
            await asyncio.sleep(0.01)
        await other.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where pid <> pg_backend_pid() and backend_type = 'client backend'"
        )
        assert isinstance(await waiting, OutcomeUnknown)
        await holding.rollback()
        await other.close()
        assert (await kept(store)).entries == ()

    with_store(place, test)


@pytest.mark.skipif(sys.platform != "linux", reason="files are limited in size by Linux")
def test_a_disk_that_fills_is_told_and_heals(own: Postgres, place: str) -> None:
    own.stop()
    own.most_bytes = 24_000_000
    own.start()

    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        body = os.urandom(1_500_000)
        count = 0
        while (error := await tried(store, count + 1, body)) is None:
            count += 1
            assert count < 100, "the disk never filled"
        assert count > 0
        assert "did not take a change" in str(error)
        assert await tried(store, count + 1, body) is not None
        assert len((await kept(store)).entries) == count
        own.stop()
        own.most_bytes = None
        own.start()
        assert len((await kept(store)).entries) == count
        assert await tried(store, count + 1, body) is None
        assert len((await kept(store)).entries) == count + 1

    with_store(place, test)


def test_nodes_that_start_at_once_make_the_shape_once(postgres: str) -> None:
    async def test() -> None:
        stores = await asyncio.gather(*[open_store(postgres) for _ in range(4)])
        for store in stores:
            assert await store.load(TABLE.id) is None
            await store.close()

    asyncio.run(test())


def test_a_database_of_a_newer_program_is_left_alone(postgres: str) -> None:
    async def test() -> None:
        await (await open_store(postgres)).close()
        line = await asyncpg.connect(postgres)
        await line.execute("insert into shape values (999)")
        await line.close()
        with pytest.raises(StoreError, match="shape 999"):
            await open_store(postgres)

    asyncio.run(test())


def test_a_server_that_is_not_there_is_told_without_its_password() -> None:
    address = f"postgresql://somebody:hidden-word@127.0.0.1:{free_port()}/tables"
    with pytest.raises(StoreError, match=r"tables cannot be kept in 127\.0\.0\.1/tables") as told:
        asyncio.run(open_store(address))
    assert "hidden-word" not in str(told.value)


def test_an_address_that_cannot_be_read_is_told() -> None:
    with pytest.raises(StoreError, match="expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE"):
        asyncio.run(open_store("postgresql://127.0.0.1:noport/tables"))


@pytest.mark.parametrize("password", ["pa/ss", "pa?ss", "pa#ss", "pa@ss", "[pa"])
def test_a_password_that_is_not_written_as_it_must_be_is_not_told(password: str) -> None:
    address = f"postgresql://club:{password}@127.0.0.1:{free_port()}/tables"
    with pytest.raises(StoreError) as told:
        asyncio.run(open_store(address))
    for text in (str(told.value), redacted_address(address)):
        assert "pa" not in text.replace("password", "").replace("PASSWORD", ""), text
        assert "ss@" not in text


def test_a_node_that_dies_in_the_middle_of_a_change_holds_no_lock_for_long(postgres: str) -> None:
    async def test(store: Store) -> None:
        dying = await open_store(postgres)
        assert isinstance(dying, PostgresStore)
        async with dying._pool.acquire() as line:
            begun = line.transaction()
            await begun.start()
            await line.execute("update leases set lease = lease where table_id = $1", TABLE.id)
            assert isinstance(await store.claim(TABLE.id, "heir"), int)  # waits, but not for ever
            with pytest.raises(REFUSED):
                await begun.commit()
        await dying.close()

    with_store(postgres, test)
