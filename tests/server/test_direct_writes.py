"""Messages that a table writes to its sockets at once: in order, and never past a reader that is slow."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from astrodrome.server.room.connection import Connection
from astrodrome.server.support.direct_writes import EXTENSION
from astrodrome.server.uvicorn_sockets import DirectWrites
from tests.server.race import race, still_plays
from tests.server.test_rooms import run


class SlowSocket:
    """A socket whose reader takes what it is offered only when a test says so."""

    def __init__(self) -> None:
        self.scope = {"extensions": {EXTENSION: self.write}}
        self.fast = True
        self.took: list[str] = []
        self.reads = asyncio.Event()

    def write(self, texts: Sequence[bytes]) -> bool:
        """Take messages where the reader is fast."""
        if self.fast:
            self.took.append(f"at once: {b', '.join(texts).decode()}")
        return self.fast

    async def send_text(self, text: str) -> None:
        """Take a message when the reader reads."""
        await self.reads.wait()
        self.took.append(f"in time: {text}")

    async def close(self, code: int, reason: str) -> None:
        """Note the end."""
        self.took.append(f"closed: {code}")


async def pumped(socket: Any, outbox: int = 10) -> tuple[Connection, asyncio.Task[None]]:  # noqa: ANN401 - a fake
    connection = Connection(outbox)
    pump = asyncio.create_task(connection.pump(socket))
    await asyncio.sleep(0)
    return connection, pump


def test_no_message_overtakes_another() -> None:
    async def test() -> None:
        socket = SlowSocket()
        connection, pump = await pumped(socket)
        connection.send(b"1")
        socket.fast = False
        connection.send(b"2")
        socket.fast = True
        connection.send(b"3")  # the reader is fast again, and 2 still waits
        await asyncio.sleep(0)
        connection.send(b"4")
        assert socket.took == ["at once: 1"]
        socket.reads.set()
        while len(socket.took) < 4:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.send(b"5")
        connection.close(1012, "come back")
        connection.send(b"6")
        await pump
        assert socket.took == ["at once: 1", "in time: 2", "in time: 3", "in time: 4", "at once: 5", "closed: 1012"]

    run(test())


def test_a_reader_that_stays_slow_is_late() -> None:
    async def test() -> None:
        socket = SlowSocket()
        connection, pump = await pumped(socket, outbox=3)
        socket.fast = False
        for number in range(10):
            connection.send(b"%d" % number)
        assert connection.late.is_set()
        assert connection.closing
        pump.cancel()

    run(test())


def test_what_is_gathered_is_one_write() -> None:
    async def test() -> None:
        socket = SlowSocket()
        connection, pump = await pumped(socket)
        connection.gather()
        connection.send(b"1")
        connection.send(b"2")
        assert socket.took == []
        connection.release()
        connection.release()  # nothing is left
        connection.send(b"3")
        connection.gather()
        connection.send(b"4")
        connection.close(1012, "come back")
        connection.send(b"5")
        connection.release()
        await pump
        assert socket.took == ["at once: 1, 2", "at once: 3", "at once: 4", "closed: 1012"]

    run(test())


def test_what_is_gathered_for_a_slow_reader_waits_in_order() -> None:
    async def test() -> None:
        socket = SlowSocket()
        connection, pump = await pumped(socket, outbox=2)
        socket.fast = False
        connection.gather()
        for number in range(2):
            connection.send(b"%d" % number)
        connection.release()
        socket.reads.set()
        while len(socket.took) < 2:
            await asyncio.sleep(0)
        assert socket.took == ["in time: 0", "in time: 1"]
        assert not connection.closing
        connection.gather()
        for number in range(4):
            connection.send(b"%d" % number)
        connection.release()
        assert connection.late.is_set(), "there is room for two"
        pump.cancel()

    run(test())


def test_a_confirmation_is_written_with_its_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        written: list[list[str]] = []

        def noted(self: DirectWrites, texts: Sequence[bytes]) -> bool:
            written.append([json.loads(text)["type"] for text in texts])
            return write(self, texts)

        write = DirectWrites.write_texts
        monkeypatch.setattr(DirectWrites, "write_texts", noted)
        async with race(tmp_path) as (_, _, first, second):
            written.clear()
            await still_plays(first, second)
            monkeypatch.undo()
        assert ["entry", "ok"] in written
        assert ["ok"] not in written

    run(test())


def test_a_server_of_ours_writes_at_once_and_the_outbox_stays_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with race(tmp_path) as (server, table, first, second):
            for connection in (await server.room(table.id)).audience.here:
                monkeypatch.setattr(connection._outbox, "put_nowait", lambda _: pytest.fail("it waited"))
            await still_plays(first, second)
            monkeypatch.undo()

    run(test())
