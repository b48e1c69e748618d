"""The judge of the drill: it finds what must never be found after one."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from tests.drill.players import Acknowledged, Seat
from tests.drill.proxy import Proxy
from tests.drill.verdict import log_faults
from tools.drill import Plan


def seat(*acknowledged: Acknowledged) -> Seat:
    return Seat("t" * 16, 0, "token", random.Random(1), lambda: 0.0, [], list(acknowledged))


def row(entry: int, lease: int, amount: int = 1) -> tuple[int, bytes, int]:
    return entry, json.dumps({"seat": 0, "action": {"do": "Bid", "amount": amount}}).encode(), lease


GOOD = [row(1, 1), row(2, 1), row(3, 4)]


def test_a_log_that_holds_what_was_acknowledged_is_right() -> None:
    assert log_faults(GOOD, [seat(Acknowledged(1, 0, 1), Acknowledged(3, 0, 1))]) == []


@pytest.mark.parametrize(
    ("rows", "told", "fault"),
    [
        (GOOD, [Acknowledged(4, 0, 1)], "is lost"),
        (GOOD, [Acknowledged(2, 0, 3)], "is another"),
        (GOOD, [Acknowledged(2, 1, 1)], "is another"),
        (GOOD, [Acknowledged(2, 0, 1), Acknowledged(2, 0, 1)], "acknowledged twice"),
        ([row(1, 1), row(3, 1)], [], "has a gap"),
        ([row(1, 1), row(2, 3), row(3, 2)], [], "after the next one"),
    ],
)
def test_whatever_is_wrong_is_found(rows: list[tuple[int, bytes, int]], told: list[Acknowledged], fault: str) -> None:
    assert any(fault in found for found in log_faults(rows, [seat(*told)]))


def test_a_client_notices_a_gap_and_a_loss() -> None:
    one = seat(Acknowledged(5, 0, 1))
    one._hear({"type": "welcome", "entry": 4, "prompts": {}, "status": "running"})
    one._hear({"type": "entry", "entry": 6, "prompts": {}, "status": "over"})
    assert len(one.faults) == 2
    assert one.over


def test_the_tables_of_a_drill_last_through_its_faults() -> None:
    plan = Plan()
    assert plan.rounds * plan.move_s > plan.seconds


def test_a_line_can_be_cut_and_healed() -> None:
    async def test() -> None:
        async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(100):
                writer.write(data)
            writer.close()

        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        proxy = Proxy(server.sockets[0].getsockname()[1])
        await proxy.start()
        for hurt in (proxy.cut, proxy.freeze):
            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
            writer.write(b"one")
            assert await asyncio.wait_for(reader.read(3), 5) == b"one"
            hurt()
            writer.write(b"two")
            with pytest.raises((TimeoutError, ConnectionError, AssertionError)):
                assert await asyncio.wait_for(reader.read(3), 0.3) == b"two"
            proxy.heal()
            writer.transport.abort()
        await proxy.close()
        server.close()

    asyncio.run(asyncio.wait_for(test(), 30))
