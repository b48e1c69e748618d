"""A real server with two people at a table, and the proof that they can play on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.fakes import Message
from tests.server.harness import Client, Made, Server, config_for, serving

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
