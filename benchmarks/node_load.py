"""Throughput and delay for one, two and three nodes over PostgreSQL and Redis, beside one process over SQLite.

`python -m benchmarks.node_load [--tables 60] [--seconds 15] [--nodes 1,2,3] [--json FILE]`: every table has four
sockets and plays auctions over real sockets on this machine, the load generator and both databases included. Each
set-up is measured twice: at a move a second per table (delay from sending an answer until everybody at the table has
it), and as fast as the tables go (moves a second). "by table": all sockets of a table are at one node, as behind a
balancer that goes by the table's address; "spread": they are at different nodes, so that most are passed on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.drill.node import ROOT
from tests.drill.players import make_table
from tests.soak.kills import until
from tools.databases import CannotServe, Postgres, Redis, free_port

SEATS = 4
ROUNDS = 1000
LEASE_S = 10.0
START_S = 240.0


@dataclass
class Figures:
    """What one set-up did."""

    setup: str
    p50_ms: float
    p99_ms: float
    paced_moves_s: float
    most_moves_s: float

    def text(self) -> str:
        """Return it as a line."""
        return (
            f"{self.setup:32} {self.paced_moves_s:6.0f} moves/s asked: p50 {self.p50_ms:6.1f} ms, "
            f"p99 {self.p99_ms:7.1f} ms; as fast as it goes: {self.most_moves_s:6.0f} moves/s"
        )


@dataclass(frozen=True)
class Load:
    """How much is asked, and for how long."""

    tables: int
    seconds: float


class Table:
    """One table and its four sockets."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self._sockets = sockets
        self._turn = 0

    @classmethod
    async def open(cls, stack: AsyncExitStack, addresses: list[str], first: int, spread: bool) -> Table:
        """Make a table at a node and sit down at all seats."""
        http = httpx.AsyncClient(base_url=f"http://{addresses[first % len(addresses)]}", trust_env=False, timeout=30)
        async with http:
            name, tokens = await make_table(http, SEATS, ROUNDS)
        sockets = []
        for seat, token in enumerate(tokens):
            address = addresses[(first + (seat if spread else 0)) % len(addresses)]
            uri = f"ws://{address}/api/tables/{name}/socket"
            sockets.append(await stack.enter_async_context(connect(uri, proxy=None, compression=None, open_timeout=30)))
            await sockets[-1].send(json.dumps({"type": "hello", "tokens": [token]}))
        await asyncio.gather(*[until(socket, "entry") for socket in sockets])
        return cls(sockets)

    async def move(self) -> float:
        """Give the next answer; return how long it took until everybody had it."""
        seat, number = self._turn % SEATS, 1 + self._turn // SEATS
        action = {"do": "Bid", "amount": self._turn % 4}
        begun = time.monotonic()
        play = {"type": "play", "id": self._turn, "seat": seat, "number": number, "action": action}
        await self._sockets[seat].send(json.dumps(play))
        await asyncio.gather(*[until(socket, "entry") for socket in self._sockets])
        took = time.monotonic() - begun
        await until(self._sockets[seat], "ok")
        self._turn += 1
        return took

    async def play(self, delays: list[float], end: float, every_s: float, offset: float) -> None:
        """Play until a moment, at most one move in so many seconds."""
        await asyncio.sleep(offset)
        while time.monotonic() < end and self._turn < SEATS * ROUNDS - 1:
            begun = time.monotonic()
            delays.append(await self.move())
            await asyncio.sleep(max(0.0, begun + every_s - time.monotonic()))


async def measure(setup: str, addresses: list[str], spread: bool, load: Load) -> Figures:
    """Measure one set-up, paced and then as fast as it goes."""
    async with AsyncExitStack() as stack:
        tables = [await Table.open(stack, addresses, number, spread) for number in range(load.tables)]
        paced: list[float] = []
        end = time.monotonic() + load.seconds
        offsets = [number / load.tables for number in range(load.tables)]
        await asyncio.gather(*[table.play(paced, end, 1.0, at) for table, at in zip(tables, offsets, strict=True)])
        fast: list[float] = []
        begun = time.monotonic()
        await asyncio.gather(*[table.play(fast, begun + load.seconds, 0.0, 0.0) for table in tables])
        took = time.monotonic() - begun
    ordered = sorted(paced)
    p50, p99 = [1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.99)]
    return Figures(setup, p50, p99, len(paced) / load.seconds, len(fast) / took)


async def start(stack: AsyncExitStack, database: str, bus: str | None = None) -> str:
    """Start a server process; return where it is."""
    port = free_port()
    command = [sys.executable, "-m", "tests.drill.node", database, str(port), str(LEASE_S), *([bus] if bus else [])]
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL
    )

    async def end() -> None:
        process.kill()
        await process.wait()

    stack.push_async_callback(end)
    address, limit = f"127.0.0.1:{port}", time.monotonic() + START_S
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as http:
        while time.monotonic() < limit and process.returncode is None:
            try:
                await http.get("/api/games")
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
            else:
                return address
    raise CannotServe("a node did not start")


async def run(load: Load, counts: list[int], postgres: Postgres, redis: Redis) -> list[Figures]:
    """Measure every set-up in turn, and say each as it is there."""
    found = []
    with tempfile.TemporaryDirectory(prefix="astrodrome-load-") as folder:
        async with AsyncExitStack() as stack:
            alone = await start(stack, str(Path(folder) / "tables.sqlite"))
            found.append(await measure("one process, SQLite", [alone], spread=False, load=load))
            print(found[-1].text(), flush=True)
    for count in counts:
        for spread in (False, True) if count > 1 else (False,):
            async with AsyncExitStack() as stack:
                addresses = [await start(stack, postgres.address, redis.address) for _ in range(count)]
                way = "" if count == 1 else ", spread" if spread else ", by table"
                name = f"{count} node{'s' if count > 1 else ''}, PostgreSQL{way}"
                found.append(await measure(name, addresses, spread, load))
                print(found[-1].text(), flush=True)
    return found


def main() -> int:
    """Read the command line, measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.node_load")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--nodes", default="1,2,3", help="how many nodes, one measurement for each")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    given = parser.parse_args()
    load, counts = Load(given.tables, given.seconds), [int(count) for count in given.nodes.split(",")]
    print(f"{load.tables} tables of {SEATS} sockets, {os.cpu_count()} cores for nodes, databases and clients together")
    postgres, redis = Postgres(durable=True), Redis()
    try:
        postgres.start()
        redis.start()
        found = asyncio.run(run(load, counts, postgres, redis))
    finally:
        postgres.close()
        redis.close()
    if given.json is not None:
        machine = {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.system()}
        figures = [asdict(figure) for figure in found]
        given.json.write_text(
            json.dumps({"machine": machine, "load": asdict(load), "figures": figures}, indent=1) + "\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
