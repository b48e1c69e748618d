"""Ending tasks: those that swallow a cancellation end all the same, and how they end troubles nobody."""

from __future__ import annotations

import asyncio
import gc

import pytest

from astrodrome.server.nodes.bus import Hint
from astrodrome.server.nodes.open_bus import open_bus
from astrodrome.server.support import cancellation
from astrodrome.server.support.cancellation import end_all

ROUNDS = 60


async def deaf(times: int) -> None:
    """Go on however often one is cancelled, up to a number of times."""
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            if times == 0:
                raise
            times -= 1


async def sore() -> None:
    try:
        await asyncio.sleep(60)
    except asyncio.CancelledError:
        raise ValueError from None


async def broken() -> None:
    raise ValueError


def test_a_task_that_swallows_cancellations_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cancellation, "AGAIN_S", 0.01)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        troubles: list[object] = []
        loop.set_exception_handler(lambda _, trouble: troubles.append(trouble))
        tasks = [asyncio.create_task(work) for work in (deaf(0), deaf(3), sore(), asyncio.sleep(0), broken())]
        await asyncio.sleep(0.01)
        assert [task.done() for task in tasks] == [False, False, False, True, True]
        await end_all(tasks)
        assert [task.done() for task in tasks] == [True] * 5
        assert [task.cancelled() for task in tasks] == [True, True, False, False, False]
        del tasks
        gc.collect()
        assert not troubles, "how a task ended was looked at, before or after it was told to"

    asyncio.run(asyncio.wait_for(run(), 10))


def test_a_bus_hangs_up_at_whatever_moment(redis_server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cancellation, "AGAIN_S", 0.05)

    async def run() -> None:
        for round_ in range(ROUNDS):
            bus = open_bus(redis_server, "")
            bus.begin(lambda _: None, lambda: None)
            await asyncio.sleep(0.02)
            bus.send(Hint("moved", "t" * 16, 1))
            await asyncio.sleep(0.003 * round_ / ROUNDS)  # as the hint is told, sooner or later
            await asyncio.wait_for(bus.close(), 5)

    asyncio.run(asyncio.wait_for(run(), 40))
