"""Real sockets from hello to the end: who is let in, who is slow, who hangs up, and a server that stops."""

from __future__ import annotations

import asyncio
from pathlib import Path

from astrodrome.server.support.limits import Limits
from tests.server.harness import config_for, serving
from tests.server.race import HELLO, race, still_plays
from tests.server.test_rooms import run


def test_two_people_play_a_whole_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            for round_ in range(50):
                await still_plays(first, second, 2 * round_)
            summary = (await server.http.get(f"/api/tables/{table.id}")).json()
            assert (summary["status"], summary["entry"]) == ("over", 100)

    run(test())


def test_hello_comes_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            table = await server.table()
            for opening in ('{"type":"ping"}', '{"type":"play","id":1,"seat":0,"number":1,"action":{}}'):
                async with server.client(table.id) as stranger:
                    await stranger.send(opening)
                    assert (await stranger.next())["code"] == "hello-expected"
                    assert await stranger.closed() == 4401

    run(test())


def test_a_silent_socket_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path, limits=Limits(hello_s=0.05))
        async with serving(config) as server, server.client("a" * 16) as stranger:
            assert await stranger.closed() == 4401

    run(test())


def test_no_such_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            for table in ("a" * 16, "nonsense", "A" * 16, "%00", "a" * 5000):
                async with server.client(table) as stranger:
                    await stranger.send(HELLO)
                    assert (await stranger.next())["code"] == "no-table"
                    assert await stranger.closed() == 4404

    run(test())


def test_a_full_table_lets_nobody_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path, limits=Limits(sockets=2)) as (server, table, first, second):
            async with server.client(table.id) as third:
                await third.send(HELLO)
                assert await third.closed() == 4405
            await still_plays(first, second)

    run(test())


def test_a_slow_reader_is_closed_and_the_others_play_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path, limits=Limits(outbox=8)) as (server, table, first, second):
            writer = await a_reader_that_falls_asleep(server.address, table.id)
            room = await server.room(table.id)
            connection = room.audience.here[-1]
            assert connection.address == "127.0.0.1"
            for _ in range(10_000):
                connection.send(b" " * 60_000)
                await asyncio.sleep(0)
                if connection.late.is_set():
                    break
            assert connection.late.is_set()
            await still_plays(first, second)
            while connection in room.audience.here:
                await asyncio.sleep(0.05)
            writer.transport.abort()

    run(test())


async def a_reader_that_falls_asleep(address: str, table: str) -> asyncio.StreamWriter:
    """Open a socket by hand, say hello, and stop reading."""
    reader, writer = await asyncio.open_connection(*address.split(":"))
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    writer.write(f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\n{upgrade}{key}".encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO.encode())
    await reader.read(10)
    writer.transport.pause_reading()  # type: ignore[attr-defined]  # every stream transport has it
    return writer


def test_a_stop_closes_sockets_so_that_they_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            await still_plays(first, second)
            server.uvicorn.should_exit = True
            assert await first.closed() == 1012
            table_id = table.id
        async with serving(config_for(tmp_path)) as server, server.client(table_id) as again:
            assert (await again.hello(table.tokens[0]))["entry"] == 2

    run(test())


def test_whoever_hangs_up_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            for how in ("close", "abort"):
                async with server.client(table.id) as guest:
                    await guest.hello()
                    if how == "abort":
                        guest.socket.transport.abort()
            await still_plays(first, second)
            room = await server.room(table.id)
            for _ in range(100):
                if len(room.audience.here) == len(server.uvicorn.server_state.tasks) == 2:
                    break
                await asyncio.sleep(0.02)
            assert len(room.audience.here) == 2
            assert len(server.uvicorn.server_state.tasks) == 2

    run(test())


def test_a_socket_whose_line_is_held_up_is_dropped_and_its_seat_is_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, limits=Limits(ping_s=0.05, pong_s=2.0))) as server:
            table = await server.table("pp", rounds=50)
            async with server.client(table.id) as other:
                await other.hello()
                writer = await a_reader_that_falls_asleep(server.address, table.id)
                room = await server.room(table.id)
                while len(room.audience.here) == 2:
                    await asyncio.sleep(0.01)
                await other.send({"type": "ping", "id": 4})
                assert (await other.until("pong"))["id"] == 4, "who answers pings stays"
                assert len(room.audience.here) == 1
            writer.transport.abort()

    run(test())


def test_every_server_pings_its_sockets_and_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            found = server.uvicorn.config
            assert (found.ws_ping_interval, found.ws_ping_timeout) == (Limits().ping_s, Limits().pong_s) == (10, 20)

    run(test())
