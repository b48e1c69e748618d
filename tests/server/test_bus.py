"""Hints between nodes: they arrive over either bus, nonsense is ignored, and a line that broke comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from redis.asyncio import Redis as RedisClient

from astrodrome.server.nodes.bus import CHANNEL, WAITING, Bus, Hint
from astrodrome.server.nodes.open_bus import open_bus
from astrodrome.server.store.store import StoreError
from tools.databases import Redis

MOVED = Hint("moved", "t" * 16, 3)


class Listener:
    """One end of a bus, and what it has heard."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[Hint] = []
        self.missed = 0
        bus.begin(self.heard.append, self._miss)

    def _miss(self) -> None:
        self.missed += 1


async def until(holds: Callable[[], object], then: Callable[[], object] = lambda: None) -> None:
    for _ in range(750):
        if holds():
            return
        then()
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come to that")


def with_two(address: str | None, database: str, test: Callable[[Listener, Listener], Awaitable[None]]) -> None:
    async def run() -> None:
        ends = [Listener(open_bus(address, database)) for _ in range(2)]
        try:
            await until(lambda: all(end.bus.up for end in ends))
            await test(*ends)
        finally:
            for end in ends:
                await end.bus.close()

    asyncio.run(asyncio.wait_for(run(), 40))


@pytest.mark.parametrize("kind", ["redis", "postgres"])
def test_a_hint_arrives_at_every_node(kind: str, postgres: str, request: pytest.FixtureRequest) -> None:
    async def test(a: Listener, b: Listener) -> None:
        assert (a.missed, b.missed) == (1, 1), "what was told before one listened may be lost"
        a.bus.send(MOVED)
        a.bus.send(Hint("keys", "u" * 16))
        await until(lambda: len(b.heard) == 2)
        assert b.heard == [MOVED, Hint("keys", "u" * 16)]

    with_two(request.getfixturevalue("redis_server") if kind == "redis" else None, postgres, test)


def test_nonsense_on_the_line_is_ignored(redis_server: str, postgres: str) -> None:
    async def test(a: Listener, b: Listener) -> None:
        async with RedisClient.from_url(redis_server) as line:
            for noise in (b"", b"\xff", b'{"kind":"boo","table":"x"}', b'{"kind":"moved"}', b"[1]"):
                await line.publish(CHANNEL, noise)
        a.bus.send(MOVED)
        await until(lambda: b.heard)
        assert b.heard == [MOVED]

    with_two(redis_server, postgres, test)


def test_a_bus_that_was_away_comes_back_and_says_that_hints_may_be_lost() -> None:
    server = Redis()
    server.start()

    async def test(a: Listener, b: Listener) -> None:
        server.stop()
        await until(lambda: not a.bus.up and not b.bus.up)
        for _ in range(2 * WAITING):
            a.bus.send(MOVED)  # nobody hears these, and nobody waits for them
        server.start()
        await until(lambda: a.bus.up and b.bus.up)
        assert (a.missed, b.missed) == (2, 2)
        b.heard.clear()
        await until(lambda: Hint("keys", "u" * 16) in b.heard, lambda: a.bus.send(Hint("keys", "u" * 16)))

    try:
        with_two(server.address, "", test)
    finally:
        server.close()


def test_an_address_that_is_no_bus_is_told() -> None:
    with pytest.raises(StoreError, match="expected redis"):
        open_bus("amqp://somewhere", "")
