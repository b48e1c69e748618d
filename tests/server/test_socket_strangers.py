"""Real sockets: whatever a stranger sends changes nothing, reveals nothing, and leaves the table playable."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from astrodrome.server.support.limits import Limits
from tests.server.harness import Client, config_for, serving
from tests.server.race import HELLO, ONE, race, still_plays
from tests.server.test_rooms import run

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
    "number that not every reader takes": (
        '{"type":"play","id":1,"seat":0,"number":1,"action":{},"after":9007199254740992}'
    ),
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
