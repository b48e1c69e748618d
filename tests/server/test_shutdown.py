"""Stopping: readiness goes first, everybody is told, what was begun is finished, and nothing hangs for ever."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from astrodrome.server.operations import shutdown
from astrodrome.server.protocol.messages import Close
from tests.server.fakes import House, Visitor
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run, seated


def test_those_at_tables_are_told_play_on_for_a_while_and_are_sent_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, drain_s=4.0)) as server:
            table = await server.table("pp", rounds=50)
            async with server.client(table.id) as client:
                await client.hello(*table.tokens)
                await client.until("entry")
                server.uvicorn.should_exit = True
                notice = await client.until("notice")
                assert (notice["code"], notice["in_ms"]) == ("stopping", 4000)
                assert notice["why"] == {"key": "trouble.stopping", "args": {}}
                assert (await server.http.get("/readyz")).status_code == 503
                assert (await client.play({"do": "Bid", "amount": 1}, 0, 1))["type"] == "ok"
                assert await client.closed() == Close.AGAIN

    run(test())


def test_an_answer_that_is_being_written_is_finished_and_confirmed() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp"), 2)
        begun, go = asyncio.Event(), asyncio.Event()
        append = house.store.append

        async def slow(*args: object, **more: object) -> None:
            begun.set()
            await go.wait()
            await append(*args, **more)  # type: ignore[arg-type]

        house.store.append = slow  # type: ignore[method-assign]
        answer = asyncio.create_task(first.bid(2))
        await begun.wait()
        stop = asyncio.create_task(shutdown.stop_gracefully(house.rooms, 0.0, lambda: False))
        await asyncio.sleep(0.01)
        go.set()
        assert (await answer)["type"] == "ok"
        await stop
        assert len(house.store.entries[first.room.table.row.id]) == 1
        first.heard()
        assert first.closed == Close.AGAIN

    run(test())


def test_whoever_comes_while_the_server_goes_is_sent_back_and_not_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            table = await server.table("pp")
            server.app.state.rooms.stopping = True
            async with server.client(table.id) as client:
                await client.send({"type": "hello"})
                assert await client.closed() == Close.AGAIN
            answer = await server.http.get(f"/api/tables/{table.id}")
            assert (answer.status_code, answer.json()["code"]) == (503, "stopping")

    run(test())


def test_a_database_that_hangs_does_not_hold_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutdown, "CLOSE_S", 0.2)

    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp"), 2)

        async def never(*args: object, **more: object) -> None:
            await asyncio.Event().wait()

        house.store.append = never  # type: ignore[method-assign]
        answer = asyncio.create_task(first.bid(2))
        await asyncio.sleep(0.01)
        begun = time.monotonic()
        await shutdown.stop_gracefully(house.rooms, 0.0, lambda: False)
        assert time.monotonic() - begun < 2
        assert not answer.done(), "what was not written was not confirmed"
        answer.cancel()

    run(test())


def test_nobody_waits_who_is_in_a_hurry() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp")
        visitor = Visitor(await house.room(table), (0,))
        await visitor.come()
        begun = time.monotonic()
        await shutdown.stop_gracefully(house.rooms, 60.0, lambda: True)
        assert time.monotonic() - begun < 5
        assert visitor.last("notice")["in_ms"] == 60_000

    run(test())
