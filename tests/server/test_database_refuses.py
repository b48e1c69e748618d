"""A database that refuses under a running server: answers stop with a clear error, and nothing confirmed is lost."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from astrodrome.server.store.sqlite import SqliteStore
from astrodrome.server.support.config import Config
from tests.server.auction.spec import SPEC
from tests.server.fakes import BOTS, Message
from tests.server.harness import Client, Made, Server, config_for, serving
from tests.server.test_nodes import bid, meet, rooms_at
from tools.databases import Postgres


async def refused(client: Client, seat: int) -> Message:
    """Answer, and return the error that comes instead of a confirmation."""
    reply = await bid(client, seat)
    assert reply["type"] == "error", reply
    assert reply["code"] == "storage"
    assert "nothing was played" in reply["message"]
    return reply


def test_a_disk_that_fills_under_a_table_is_told_and_heals(tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path)
        async with serving(config) as server, AsyncExitStack() as stack:
            made = await server.table("pp", rounds=500)
            players = [await meet(server, made, seat, stack) for seat in range(2)]
            store = rooms_at(server).services.store
            assert isinstance(store, SqliteStore)
            used = store._writer._db.execute("pragma page_count").fetchone()[0]
            store._writer._db.execute(f"pragma max_page_count = {used + 1}")
            taken = 0
            while (reply := await bid(players[taken % 2], taken % 2))["type"] == "ok":
                taken += 1
                assert taken < 900, "the disk never filled"
            assert reply["code"] == "storage"
            told = await refused(players[taken % 2], taken % 2)
            assert told["why"]["key"].startswith("trouble.")
            answer = await server.http.post("/api/tables", json={"game": "auction", "seats": [{"kind": "open"}] * 2})
            assert answer.status_code == 201 or answer.json()["code"] == "storage"
            assert (await server.http.get(f"/api/tables/{made.id}")).json()["entry"] == taken
            store._writer._db.execute("pragma max_page_count = 100000")
            assert (await bid(players[taken % 2], taken % 2))["type"] == "ok"
        async with serving(config) as server:
            assert (await server.http.get(f"/api/tables/{made.id}")).json()["entry"] == taken + 1

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_postgresql_that_is_away_is_told_and_the_table_goes_on_when_it_is_back() -> None:
    away = Postgres()
    away.start()
    base = Config(away.address, (SPEC,), bots=lambda _: BOTS, test_seeds=True)
    config = replace(base, node_address="here", lease_s=120.0)

    async def comes_back(server: Server, made: Made, seat: int, stack: AsyncExitStack) -> Client:
        while True:
            client = await stack.enter_async_context(server.client(made.id))
            welcome = await client.hello(made.tokens[seat], since=0)
            if welcome["type"] == "welcome":
                return client
            assert welcome["code"] == "storage"
            assert await client.closed() == 1012

    async def test() -> None:
        async with serving(config) as server, AsyncExitStack() as stack:
            made = await server.table("pp", rounds=2)
            other = await server.table("pp")
            ada, bob = await meet(server, made, 0, stack), await meet(server, made, 1, stack)
            assert (await bid(ada, 0))["type"] == "ok"
            away.stop()
            await asyncio.sleep(0.2)
            await refused(bob, 1)
            await refused(bob, 1)
            gone = await server.http.get(f"/api/tables/{other.id}")
            assert (gone.status_code, gone.json()["code"]) == (503, "storage")
            async with server.client(other.id) as visitor:
                assert (await visitor.hello(other.tokens[0]))["code"] == "storage"
                assert await visitor.closed() == 1012
            away.start()
            bob = await comes_back(server, made, 1, stack)
            assert (await bid(bob, 1))["type"] == "ok"
            assert (await server.http.get(f"/api/tables/{made.id}")).json()["entry"] == 2

    try:
        asyncio.run(asyncio.wait_for(test(), 90))
    finally:
        away.close()
