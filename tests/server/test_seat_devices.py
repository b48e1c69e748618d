"""Other devices that hold a seat: how many may, how they are shut out, and what a hello costs; and a cheap lobby."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec import Raw
from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from astrodrome.server.http_api import lobby_routes
from astrodrome.server.protocol.messages import Close, decode
from astrodrome.server.protocol.record_json import raw
from astrodrome.server.room.mailbox import Revoke, Submit
from astrodrome.server.sockets import socket_session
from astrodrome.server.store.store import DevicesFull, Pass, SeatRow, Store
from astrodrome.server.support.address_limits import AddressLimits
from astrodrome.server.support.limits import Limits
from astrodrome.server.support.metrics import Metrics
from astrodrome.server.support.tokens import hash_token
from astrodrome.server.table import seat_tokens, snapshot
from astrodrome.server.table.seat_tokens import SeatTokens
from tests.server.fake_clock import settle
from tests.server.fakes import House, Visitor
from tests.server.harness import Made, Server, config_for, serving
from tests.server.test_rooms import run, seated
from tests.server.test_store import TABLE, kept, with_store


async def another(server: Server, made: Made, token: str | None = None) -> str:
    """Let one more device hold seat 0; its token."""
    given = await server.http.post(f"/api/tables/{made.id}/pass", json={"tokens": [token or made.tokens[0]]})
    taken = await server.http.post("/api/continue", json={"code": given.json()["code"]})
    assert taken.status_code == 201, taken.text
    key: str = taken.json()["seats"][0]["token"]
    return key


def test_a_seat_is_held_by_so_many_devices_and_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, limits=Limits(devices=2))) as server:
            made = await server.table("pp")
            for _ in range(2):
                await another(server, made)
            given = await server.http.post(f"/api/tables/{made.id}/pass", json={"tokens": [made.tokens[0]]})
            refused = await server.http.post("/api/continue", json={"code": given.json()["code"]})
            assert (refused.status_code, refused.json()["code"]) == (409, "devices-full")
            other = await server.http.post(f"/api/tables/{made.id}/pass", json={"tokens": [made.tokens[1]]})
            taken = await server.http.post("/api/continue", json={"code": other.json()["code"]})
            assert taken.status_code == 201, "the seats of others are their own"

    run(test())


def test_one_device_shuts_out_all_others_at_once_and_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            made = await server.table("pp")
            key = await another(server, made)
            spare = await server.http.post(f"/api/tables/{made.id}/pass", json={"tokens": [key]})
            async with server.client(made.id) as lost, server.client(made.id) as rival:
                await lost.hello(made.tokens[0])
                await rival.hello(made.tokens[1])
                alone = await server.http.post(f"/api/tables/{made.id}/revoke", json={"tokens": [key]})
                assert (alone.status_code, alone.json()) == (201, {"seats": [0]})
                assert await lost.closed() == Close.AGAIN
                await rival.send({"type": "ping", "id": 1})
                assert (await rival.until("pong"))["id"] == 1
            void = await server.http.post("/api/continue", json={"code": spare.json()["code"]})
            assert void.status_code == 404
            wrong = await server.http.post(f"/api/tables/{made.id}/revoke", json={"tokens": [made.tokens[0]]})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "bad-token")
        async with serving(config_for(tmp_path)) as server:
            async with server.client(made.id) as mine:
                assert (await mine.hello(key))["yours"] == [0]
            async with server.client(made.id) as gone:
                assert (await gone.hello(made.tokens[0]))["code"] == "bad-token"

    run(test())


def test_two_tokens_of_one_seat_shut_nobody_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            made = await server.table("pp")
            key = await another(server, made)
            both = {"tokens": [made.tokens[1], made.tokens[0], key]}
            refused = await server.http.post(f"/api/tables/{made.id}/revoke", json=both)
            assert (refused.status_code, refused.json()["code"]) == (422, "one-token")
            for token in (made.tokens[0], key):
                async with server.client(made.id) as still:
                    assert (await still.hello(token))["yours"] == [0]
            twice = await server.http.post(f"/api/tables/{made.id}/revoke", json={"tokens": [key, key]})
            assert twice.status_code == 201

    run(test())


BID = json.dumps({"type": "play", "id": 1, "seat": 0, "number": 1, "action": {"do": "Bid", "amount": 1}})


class Deaf:
    """The line of a device that says things and never reads."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[Message] = asyncio.Queue()
        self.says.put_nowait({"type": "websocket.connect"})
        self.say('{"type":"hello","tokens":["token 0"]}')

    def say(self, text: str) -> None:
        self.says.put_nowait({"type": "websocket.receive", "text": text})

    async def send(self, message: Message) -> None:
        if message["type"] != "websocket.accept":
            await asyncio.Event().wait()

    def open(self, house: House, table: str) -> asyncio.Task[None]:
        scope: Scope = {"type": "websocket", "path_params": {"table": table}, "client": ("1.2.3.4", 5), "headers": []}
        socket = WebSocket(scope, self.says.get, self.send)
        addresses = AddressLimits(house.config.limits, Metrics())
        return asyncio.create_task(socket_session.serve_socket(socket, house.rooms, addresses))


@pytest.mark.parametrize("speaks", [True, False])
def test_a_device_that_is_shut_out_and_does_not_read_is_gone_from_its_seat(
    speaks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_session, "LAST_WORD_S", 60.0 if speaks else 0.01)

    async def test() -> None:
        house = House()
        table = await house.table("pp", rounds=3)
        room = await house.room(table)
        rival, deaf = Visitor(room, (1,)), Deaf()
        line = deaf.open(house, table)
        while 0 not in room.audience.seats:
            await asyncio.sleep(0)
        await rival.come()
        assert room.table.status == "running"
        await room.mailbox.call(Revoke((0,), hash_token("another")))
        if speaks:
            deaf.say(BID)
        while 0 in room.audience.seats:
            await asyncio.sleep(0.001)
        assert (room.table.entry, room.table.seating.presence.present) == (0, {1})
        line.cancel()
        await asyncio.wait({line})

    asyncio.run(asyncio.wait_for(test(), 10))


def test_an_answer_that_waits_behind_the_shutting_out_of_its_device_does_not_count() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp", rounds=3), 2)
        room = first.room
        await asyncio.gather(
            room.mailbox.call(Revoke((0,), hash_token("another"))),
            room.mailbox.call(Submit(first.connection, decode(BID))),
        )
        await settle()
        assert room.table.entry == 0

    run(test())


def test_one_token_alone_holds_a_seat_in_every_store(database: str) -> None:
    async def test(store: Store) -> None:
        await store.add_pass(Pass(b"code", TABLE.id, (0,), expires=100))
        await store.add_pass(Pass(b"more", TABLE.id, (0,), expires=100))
        assert await store.use_pass(b"code", 60, (b"key",), 1) is not None
        with pytest.raises(DevicesFull):
            await store.use_pass(b"more", 60, (b"next",), 1)
        await store.revoke(TABLE.id, 0, b"key")
        found = await kept(store)
        assert (found.seats[0].token_hash, found.keys) == (b"key", ())
        assert await store.use_pass(b"more", 60, (b"next",), 1) is None
        assert await store.header(TABLE.id) == TABLE.header
        await store.probe()

    with_store(database, test)


def test_a_hello_costs_the_same_however_many_keys_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = tuple((0, hash_token(f"key {number}")) for number in range(2000))
    seats = SeatTokens([SeatRow(0, "person", "", None, hash_token("own"))], keys)
    hashed = 0

    def counted(token: str) -> bytes:
        nonlocal hashed
        hashed += 1
        return hash_token(token)

    monkeypatch.setattr(seat_tokens, "hash_token", counted)
    assert seats.held_by(("wrong",)) is None
    assert seats.held_by(("own",)) == seats.held_by(("key 1999", "own")) == (0,)
    assert hashed == 4, "each token once"


def test_the_lobby_reads_the_header_of_a_kept_table_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            body = {"game": "auction", "seats": [{"kind": "open"}] * 2, "terms": {"public": True}}
            made = (await server.http.post("/api/tables", json={**body, "options": {"rounds": 7}})).json()
            read = 0
            options_of = lobby_routes.options_of

            def counted(header: bytes) -> object:
                nonlocal read
                read += 1
                return options_of(header)

            monkeypatch.setattr(lobby_routes, "options_of", counted)
            for _ in range(3):
                (shown,) = (await server.http.get("/api/tables")).json()["tables"]
                assert (shown["table"], shown["options"]["rounds"]) == (made["table"], 7)
            assert read == 1
            (listed,) = await server.app.state.rooms.services.store.lobby(0, 60)
            assert listed.table.header == b"", "a header may hold a whole box of cards"

    run(test())


def test_the_history_is_written_once_however_many_come_to_hear_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=3), 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        past = (await Visitor(first.room, ()).come(since=0))["past"]
        assert len(past) > 1
        written = 0

        def counted(value: object) -> Raw:
            nonlocal written
            written += 1
            return raw(value)

        monkeypatch.setattr(snapshot, "raw", counted)
        assert (await Visitor(first.room, ()).come(since=0))["past"] == past
        assert written == 0

    run(test())


def test_the_history_of_a_table_that_was_loaded_is_written_before_anybody_hears_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=3), 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        past = (await Visitor(first.room, ()).come(since=0))["past"]
        await house.again()
        room = await house.rooms.find(first.room.table.row.id)
        assert room is not None
        monkeypatch.setattr(snapshot, "raw", None)
        assert (await Visitor(room, ()).come(since=0))["past"] == past

    run(test())
