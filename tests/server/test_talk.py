"""Real sockets: whatever a stranger sends changes nothing, reveals nothing, and leaves the table playable."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from astrodrome.server.limits import Limits
from tests.server.fakes import Message
from tests.server.harness import Client, Made, Server, config_for, serving
from tests.server.test_rooms import run

ONE: Message = {"do": "Bid", "amount": 1}
HELLO = '{"type":"hello"}'


@asynccontextmanager
async def race(folder: Path, **settings: object) -> AsyncIterator[tuple[Server, Made, Client, Client]]:
    """Run a server with one table of two people who are there."""
    async with serving(config_for(folder, **settings)) as server:
        table = await server.table("pp", rounds=50)
        async with server.client(table.id) as first, server.client(table.id) as second:
            await first.hello(table.tokens[0])
            await second.hello(table.tokens[1])
            await first.until("entry")
            await second.until("entry")
            yield server, table, first, second


async def still_plays(first: Client, second: Client, entry: int = 0) -> None:
    """Play a whole round and see that nothing else has happened since an entry."""
    number = entry // 2 + 1
    assert (await first.play(ONE, 0, number))["entry"] == entry + 1
    assert (await second.play(ONE, 1, number))["entry"] == entry + 2


def test_two_people_play_a_whole_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            for round_ in range(50):
                await still_plays(first, second, 2 * round_)
            summary = (await server.http.get(f"/api/tables/{table.id}")).json()
            assert (summary["status"], summary["entry"]) == ("over", 100)

    run(test())


BAD_MESSAGES: dict[str, str | bytes] = {
    "noise": "\x00\x01 noise",
    "empty": "",
    "not an object": "[1,2,3]",
    "broken": '{"type":"play","id":1',
    "unknown type": '{"type":"undo"}',
    "no type": '{"id":1}',
    "unknown field": '{"type":"ping","id":1,"x":1}',
    "wrong kinds": '{"type":"play","id":"1","seat":0,"number":1,"action":{}}',
    "huge number": '{"type":"play","id":1,"seat":0,"number":1e999,"action":{}}',
    "not a number": '{"type":"play","id":1,"seat":0,"number":NaN,"action":{}}',
    "too deep": '{"type":"play","id":1,"seat":0,"number":1,"action":' + "[" * 20_000 + "]" * 20_000 + "}",
    "hello again": HELLO,
    "binary noise": bytes(range(256)),
    "half a character": b'{"type":"\xff"}',
}


def test_a_bad_message_gets_a_typed_error(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (_, _, first, second):
            for round_, (name, message) in enumerate(BAD_MESSAGES.items()):
                await first.send(message)
                assert (await first.until("error"))["code"] in ("malformed", "hello-expected"), name
                await still_plays(first, second, 2 * round_)

    run(test())


def test_an_action_nested_too_deeply_is_no_action(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (_, _, first, second):
            deep: object = 0
            for _ in range(900):
                deep = [deep]
            reply = await first.play({"do": "Bid", "amount": deep}, 0, 1)
            assert reply["code"] in ("bad-action", "malformed")
            await still_plays(first, second)

    run(test())


def test_too_many_bad_messages_end_the_conversation_of_that_socket_alone(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(faults=10, burst=1000)
        async with race(tmp_path, limits=limits) as (server, table, first, second):
            async with server.client(table.id) as stranger:
                await stranger.hello()
                with suppress(ConnectionClosed):
                    for _ in range(100):
                        await stranger.send("noise")
                assert await stranger.closed() == 4400
            await still_plays(first, second)

    run(test())


def test_a_megabyte_of_noise_closes_the_socket_that_sent_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            for body in (random.Random(1).randbytes(1 << 20), "x" * (1 << 20)):
                async with server.client(table.id) as stranger:
                    await stranger.hello()
                    await stranger.send(body)
                    assert await stranger.closed() == 1009
            await still_plays(first, second)

    run(test())


def test_a_message_over_the_limit_is_answered_and_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            async with server.client(table.id) as stranger:
                await stranger.send(" " * 70_000)
                assert (await stranger.next())["code"] == "too-large"
                assert await stranger.closed() == 1009
            await still_plays(first, second)

    run(test())


def test_a_thousand_messages_a_second_do_not_disturb_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):

            async def flood(client: Client) -> int:
                text = json.dumps(
                    {"type": "play", "id": 1, "seat": 0, "number": 1, "action": {"do": "Bid", "amount": 9}}
                )
                with suppress(ConnectionClosed):
                    for _ in range(5000):
                        await client.send(text)
                return await client.closed()

            async with server.client(table.id) as stranger, server.client(table.id) as tab:
                await stranger.hello()
                await tab.hello(table.tokens[0])
                floods = [asyncio.create_task(flood(client)) for client in (stranger, tab)]
                begun = time.monotonic()
                await still_plays(first, second)
                assert time.monotonic() - begun < 2
                assert await asyncio.gather(*floods) == [4429, 4429]
            codes = {json.loads(text).get("code") for text in stranger.heard}
            assert codes >= {"rate", "not-your-seat"}
            await still_plays(first, second, 2)

    run(test())


def test_surplus_messages_are_dropped_and_the_socket_lives_on(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(per_second=50.0, burst=5)
        async with race(tmp_path, limits=limits) as (_, _, first, second):
            for _ in range(20):
                await first.send('{"type":"ping"}')
            assert (await first.until("error"))["code"] == "rate"
            await asyncio.sleep(0.1)
            await still_plays(first, second)

    run(test())


TOKEN_TRICKS: dict[str, Callable[[str, str], list[str]]] = {
    "made up": lambda _mine, _theirs: ["x" * 32],
    "empty": lambda _mine, _theirs: [""],
    "of another table": lambda _mine, theirs: [theirs],
    "right and wrong": lambda mine, _theirs: [mine, "wrong"],
    "changed": lambda mine, _theirs: [mine[:-1] + "~"],
    "strange letters": lambda _mine, _theirs: ["\ud800é☃"],
}


def test_a_wrong_token_reveals_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            other = await server.table("pp")
            for round_, (name, trick) in enumerate(TOKEN_TRICKS.items()):
                tokens = trick(str(table.tokens[0]), str(other.tokens[0]))
                async with server.client(table.id) as stranger:
                    await stranger.send({"type": "hello", "tokens": tokens})
                    assert (await stranger.next())["code"] in ("bad-token", "malformed"), name
                    if name != "strange letters":
                        assert await stranger.closed() == 4403, name
                    assert len(stranger.heard) == 1, name
                await still_plays(first, second, 2 * round_)

    run(test())


def test_another_seats_token_plays_that_seat_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            async with server.client(table.id) as other:
                welcome = await other.hello(table.tokens[1])
                assert (welcome["yours"], list(welcome["mine"])) == ([1], ["1"])
                assert (await other.play(ONE, 0, 1))["code"] == "not-your-seat"
                assert (await other.play(ONE, 0, 1, "try"))["code"] == "not-your-seat"
            async with server.client(table.id) as spectator:
                await spectator.hello()
                assert (await spectator.play(ONE, 0, 1))["code"] == "not-your-seat"
            await still_plays(first, second)

    run(test())


def test_a_stale_number_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (_, _, first, second):
            await still_plays(first, second)
            for number in (-1, 0, 3, 10**18):
                assert (await first.play(ONE, 0, number))["rule"] == "AD-002"
            await still_plays(first, second, 2)

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
            connection = room.crowd.here[-1]
            for _ in range(10_000):
                connection.send(b" " * 60_000)
                await asyncio.sleep(0)
                if connection.late.is_set():
                    break
            assert connection.late.is_set()
            await still_plays(first, second)
            while connection in room.crowd.here:
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


def test_pages_of_other_sites_are_turned_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            table = await server.table()
            for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
                with pytest.raises(InvalidStatus):
                    async with server.client(table.id, Origin=origin):
                        pass
                answer = await server.http.post("/api/tables", json={}, headers={"origin": origin})
                assert answer.status_code == 403
            async with server.client(table.id, Origin=f"http://{server.address}") as own:
                assert (await own.hello())["type"] == "welcome"
            answer = await server.http.get("/api/games", headers={"host": "evil.example"})
            assert answer.status_code == 403

    run(test())


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


def test_tokens_are_kept_as_hashes_and_told_to_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            await still_plays(first, second)
            outside = (await server.http.get(f"/api/tables/{table.id}")).text
            everything = outside + "".join(first.heard + second.heard)
            kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            for token in table.tokens:
                assert token is not None
                assert token not in everything
                assert token.encode() not in kept

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
                if len(room.crowd.here) == len(server.uvicorn.server_state.tasks) == 2:
                    break
                await asyncio.sleep(0.02)
            assert len(room.crowd.here) == 2
            assert len(server.uvicorn.server_state.tasks) == 2

    run(test())
