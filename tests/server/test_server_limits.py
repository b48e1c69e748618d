"""Ceilings of a whole server: tables in memory, sockets, the disk, readiness, and requests that never end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event, Semaphore

import pytest

from astrodrome.kernel.spec import AnySpec
from astrodrome.server.http_api.connection_timeouts import HEAD_BYTES
from astrodrome.server.http_api.health_routes import Readiness
from astrodrome.server.protocol.messages import Close
from astrodrome.server.room import rooms
from astrodrome.server.room.rooms import RoomsFull
from astrodrome.server.store.store import StoredTable
from astrodrome.server.support.limits import Limits
from astrodrome.server.support.thread_pools import LOADING, OF_ONE
from astrodrome.server.table.rebuild import Rebuilt, rebuild
from tests.server.fakes import House, Visitor
from tests.server.harness import Server, config_for, serving
from tests.server.test_rooms import run, seated


def test_a_table_that_nobody_is_at_makes_room_for_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, limits=Limits(rooms=2))) as server:
            tables = [await server.table("pp") for _ in range(3)]
            for table in tables:
                assert (await server.http.get(f"/api/tables/{table.id}")).status_code == 200
            assert len(server.app.state.rooms.in_memory()) == 2
            async with server.client(tables[0].id) as first, server.client(tables[1].id) as second:
                await first.hello(tables[0].tokens[0])
                await second.hello(tables[1].tokens[0])
                full = await server.http.get(f"/api/tables/{tables[2].id}")
                assert (full.status_code, full.json()["code"]) == (503, "full")
                async with server.client(tables[2].id) as third:
                    assert (await third.hello())["code"] == "full"
                    assert await third.closed() == Close.FULL
                assert server.app.state.rooms.services.metrics.refusals.of("rooms") == 2

    run(test())


def test_a_server_takes_so_many_sockets_in_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, limits=Limits(all_sockets=1))) as server:
            table = await server.table("pp")
            async with server.client(table.id) as first:
                await first.hello(table.tokens[0])
                async with server.client(table.id) as second:
                    told = await second.next()
                    assert (told["code"], told["message"][:19]) == ("full", "This server is full")
                    assert await second.closed() == Close.FULL

    run(test())


@pytest.mark.parametrize("limits", [Limits(free_bytes=2**62), Limits(database_bytes=1)])
def test_on_a_disk_that_is_nearly_full_no_table_is_made_and_others_go_on(tmp_path: Path, limits: Limits) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            table = await server.table("pp")
        async with serving(config_for(tmp_path, limits=limits)) as server:
            body = {"game": "auction", "seats": [{"kind": "person"}]}
            for path in ("tables", "logs", f"tables/{table.id}/fork", f"tables/{table.id}/rematch"):
                refused = await server.http.post(f"/api/{path}", json=body)
                assert (refused.status_code, refused.json()["code"]) == (503, "full"), path
                assert "nearly full" in refused.json()["message"]
            unready = await server.http.get("/readyz")
            assert (unready.status_code, unready.text) == (503, "the disk is nearly full\n")
            async with server.client(table.id) as client:
                assert (await client.hello(table.tokens[0]))["type"] == "welcome"

    run(test())


def test_however_many_ask_whether_the_server_is_ready_the_database_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            store, probes = server.app.state.rooms.services.store, 0
            probe = store.probe

            async def counted() -> None:
                nonlocal probes
                probes += 1
                await probe()

            monkeypatch.setattr(store, "probe", counted)
            time = 0.0
            server.app.state.readiness = Readiness(5.0, lambda: time)
            asked = [server.http.get("/readyz") for _ in range(20)]
            assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
            assert probes == 1
            time = 5.0
            await server.http.get("/readyz")
            assert probes == 2

    run(test())


async def closed(server: Server, *parts: bytes) -> bytes:
    """Send something and wait until the server closes; return what it said."""
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), 15)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def test_half_sent_requests_are_closed_also_after_a_whole_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, limits=Limits(body_s=0.2))) as server:
            half = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"
            said = await asyncio.gather(*[closed(server, half) for _ in range(60)], closed(server))
            assert set(said) == {b""}
            assert (await closed(server, half + b"\r\n" + half)).startswith(b"HTTP/1.1 200")
            assert not server.uvicorn.server_state.connections
            table = await server.table("pp")
            async with server.client(table.id) as client:
                await client.hello()
                await asyncio.sleep(0)
                await client.send({"type": "ping", "id": 1})
                assert (await client.until("pong"))["id"] == 1

    run(test())


def test_a_head_without_end_is_closed_for_its_size(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            lines = [b"x-%d: %s\r\n" % (number, b"y" * 1000) for number in range(3 * HEAD_BYTES // 1000)]
            assert await closed(server, b"GET /healthz HTTP/1.1\r\n", *lines) == b""

    run(test())


LASTING = ("games", "words/auction?lang=fr", "rules/celestia", "rules/table?lang=fr", "schema", "openapi")


def test_what_seldom_changes_is_there_from_the_start_and_needs_no_thread(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            threads, free = server.app.state.rooms.services.threads, Event()
            taken = [asyncio.create_task(threads.aside(free.wait)) for _ in range(64)]
            try:
                for path in LASTING:
                    answer = await asyncio.wait_for(server.http.get(f"/api/{path}"), 10)
                    assert answer.status_code == 200, path
            finally:
                free.set()
                await asyncio.gather(*taken)

    run(test())


async def foreseen(first: Visitor) -> None:
    assert (await first.ask("foresee", seat=0, number=1))["type"] == "foreseen"


async def taken_back(first: Visitor) -> None:
    await first.bid(1)
    assert (await first.ask("undo", seat=0))["type"] == "ok"


@pytest.mark.parametrize(("does", "others"), [(foreseen, ("aside", "go_back")), (taken_back, ("aside", "foresee"))])
def test_looking_ahead_and_going_back_wait_for_nothing_else(
    does: Callable[[Visitor], Awaitable[None]], others: tuple[str, ...]
) -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp", rounds=3), 2)
        threads, free = house.rooms.services.threads, Event()
        taken = [asyncio.create_task(getattr(threads, kind)(free.wait)) for kind in others for _ in range(64)]
        try:
            await asyncio.wait_for(does(first), 10)
        finally:
            free.set()
            await asyncio.gather(*taken)

    run(test())


def test_a_cold_table_does_not_wait_behind_all_that_one_stranger_has_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House()
        tables = [await house.table("pp") for _ in range(LOADING + OF_ONE + 1)]
        mine = await house.table("pp")
        turn, begun = Semaphore(0), list[str]()

        def slow(spec: AnySpec, kept: StoredTable) -> Rebuilt:
            begun.append(kept.table.id)
            turn.acquire(timeout=10)
            return rebuild(spec, kept)

        monkeypatch.setattr(rooms, "rebuild", slow)
        waits = house.rooms.services.threads._turns._waiting
        theirs = []
        for each in (tables[:LOADING], tables[LOADING:-1]):
            theirs += [asyncio.create_task(house.rooms.find(table, "stranger")) for table in each]
            while len(begun) < LOADING:
                await asyncio.sleep(0.001)
        while len(waits) < OF_ONE:
            await asyncio.sleep(0.001)
        with pytest.raises(RoomsFull):
            await house.rooms.find(tables[-1], "stranger")
        own = asyncio.create_task(house.rooms.find(mine, "owner"))
        while len(waits) == OF_ONE:
            await asyncio.sleep(0.001)
        turn.release(len(tables))
        assert await own is not None
        await asyncio.gather(*theirs)
        assert begun.index(mine) <= 2 * LOADING, "those that were under way, and one in turn"
        assert house.rooms.services.metrics.refusals.of("loading") == 1

    run(test())
