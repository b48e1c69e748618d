"""A disk that fills: answers stop with a clear error, nothing that was confirmed is lost, and it goes on by itself."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from astrodrome.server.http_api.health_routes import Readiness
from astrodrome.server.store.sqlite import SqliteStore
from astrodrome.server.support.limits import Limits
from tests.server.fakes import Message
from tests.server.harness import Client, Server, config_for, serving
from tests.server.test_rooms import run
from tests.soak.kills import Victim

FAST = Limits(per_second=1e6, burst=10**6)


def entries_in(file: Path, table: str) -> list[Message]:
    """Return the log as the file has it."""
    db = sqlite3.connect(file)
    rows = db.execute("select entry, body from entries where table_id = ? order by entry", (table,)).fetchall()
    db.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
    return [json.loads(row[1]) for row in rows]


async def until_refused(client: Client, server: Server, table: str) -> tuple[int, Message, Message]:
    """Play until the server says that it cannot; return the last confirmed entry, the reply, and the answer."""
    last = 0
    for _ in range(5000):
        game = (await server.room(table)).table.game
        seat = game.asked[0]
        answer = {"seat": seat, "number": game.number}
        reply = await client.play({"do": "Bid", "amount": 1}, seat, game.number)
        if reply["type"] != "ok":
            return last, reply, answer
        last = reply["entry"]
    raise AssertionError("the disk never filled")


def test_on_a_full_database_answers_stop_and_go_on_when_there_is_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, limits=FAST)) as server:
            store = server.app.state.rooms.services.store
            assert isinstance(store, SqliteStore)
            table = await server.table("pp", rounds=1000)
            db = store._writer._db
            db.execute(f"pragma max_page_count = {db.execute('pragma page_count').fetchone()[0]}")
            async with server.client(table.id) as client:
                await client.hello(*table.tokens)
                last, reply, answer = await until_refused(client, server, table.id)
                assert (reply["type"], reply["code"]) == ("error", "storage")
                assert reply["message"].startswith("The server could not save this")
                body = {"game": "auction", "seats": [{"kind": "person"}]}
                made = [await server.http.post("/api/tables", json=body) for _ in range(60)]
                assert (made[-1].status_code, made[-1].json()["code"]) == (503, "storage")
                assert len(entries_in(tmp_path / "tables.sqlite", table.id)) == last
                assert server.app.state.rooms.services.metrics.errors.of("storage") >= 1
                server.app.state.readiness = Readiness(0.0)
                unready = await server.http.get("/readyz")
                assert (unready.status_code, unready.text) == (503, "the database takes nothing\n")
                db.execute("pragma max_page_count = 1000000")
                assert (await server.http.get("/readyz")).status_code == 200
                again = await client.play({"do": "Bid", "amount": 1}, answer["seat"], answer["number"])
                assert (again["type"], again["entry"]) == ("ok", last + 1)
                assert len(entries_in(tmp_path / "tables.sqlite", table.id)) == last + 1

    run(test())


async def ask(socket: ClientConnection, seat: int, number: int) -> Message:
    """Give one answer and return its reply."""
    play = {"type": "play", "id": 1, "seat": seat, "number": number, "action": {"do": "Bid", "amount": 1}}
    await socket.send(json.dumps(play))
    while True:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if message["type"] == "error" and message["code"] == "storage":
            return message
        if message["type"] == "ok":
            return message


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process is set from outside")
def test_a_server_whose_files_cannot_grow_keeps_what_it_confirmed_and_heals(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "tables.sqlite"
        victim = await asyncio.to_thread(Victim, file)
        try:
            async with httpx.AsyncClient(base_url=f"http://{victim.address}", trust_env=False) as http:
                body = {"game": "auction", "seats": [{"kind": "person"}], "options": {"rounds": 1000}}
                made = (await http.post("/api/tables", json=body)).json()
            uri = f"ws://{victim.address}/api/tables/{made['table']}/socket"
            async with connect(uri, proxy=None, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "tokens": [made["seats"][0]["token"]]}))
                number, hard = 1, resource.RLIM_INFINITY
                while (await ask(socket, 0, number))["type"] == "ok":
                    if number == 20:  # from here on no file of that process may grow
                        size = max(each.stat().st_size for each in tmp_path.iterdir())
                        hard = resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE)[1]
                        resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE, (size, hard))
                    number += 1
                    assert number < 5000, "its files grew all the same"
                assert number > 20
                assert len(entries_in(file, made["table"])) == number - 1
                resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
                assert (await ask(socket, 0, number))["type"] == "ok"
                assert len(entries_in(file, made["table"])) == number
        finally:
            victim.kill()
        assert len(entries_in(file, made["table"])) == number

    asyncio.run(asyncio.wait_for(test(), 60))
