"""Many tables at once over real sockets: how long from an answer being sent until everybody at its table has it.

`python -m tests.soak.load TABLES SECONDS` runs it by itself and prints the figures.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.soak.kills import Victim, until

SEATS = 4
ROUNDS = 1000


@dataclass
class Figures:
    """What was measured: seconds from sending an answer to the last of a table's updates, and the server's memory."""

    tables: int
    seconds: float
    delays: list[float] = field(default_factory=list)
    memory_mb: tuple[float, float] = (0.0, 0.0)

    def at(self, share: float) -> float:
        """Return the delay that this share of answers stays under, in milliseconds."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def told(self) -> str:
        """Return the figures as a line."""
        rate = len(self.delays) / self.seconds
        start, end = self.memory_mb
        return (
            f"{self.tables} tables of {SEATS} sockets, {rate:.0f} answers a second for {self.seconds:.0f} s: "
            f"p50 {self.at(0.5):.1f} ms, p99 {self.at(0.99):.1f} ms, most {self.at(1.0):.1f} ms; "
            f"memory {start:.0f} to {end:.0f} MB"
        )


async def table(address: str, stack: AsyncExitStack, http: httpx.AsyncClient) -> list[ClientConnection]:
    """Make a table and sit down at all its seats, one socket each."""
    body = {"game": "auction", "seats": [{"kind": "person"}] * SEATS, "options": {"rounds": ROUNDS}}
    made = (await http.post("/api/tables", json=body)).json()
    sockets = []
    for seat in made["seats"]:
        uri = f"ws://{address}/api/tables/{made['table']}/socket"
        socket = await stack.enter_async_context(connect(uri, proxy=None, compression=None))
        await socket.send(json.dumps({"type": "hello", "tokens": [seat["token"]]}))
        sockets.append(socket)
    await asyncio.gather(*[until(socket, "entry") for socket in sockets])
    return sockets


async def play(sockets: list[ClientConnection], figures: Figures, end: float, chance: random.Random) -> None:
    """Play a table, one answer a second, each seat in turn."""
    await asyncio.sleep(chance.random())
    turn = 0
    while time.monotonic() < end:
        seat, number = turn % SEATS, 1 + turn // SEATS
        action = {"do": "Bid", "amount": chance.randrange(4)}
        begun = time.monotonic()
        await sockets[seat].send(
            json.dumps({"type": "play", "id": turn, "seat": seat, "number": number, "action": action})
        )
        entries = await asyncio.gather(*[until(socket, "entry") for socket in sockets])
        figures.delays.append(time.monotonic() - begun)
        assert {json.loads(entry)["entry"] for entry in entries} == {turn + 1}
        await until(sockets[seat], "ok")
        turn += 1
        await asyncio.sleep(max(0.0, begun + 1.0 - time.monotonic()))


def memory_mb(pid: int) -> float:
    """Return the memory of a process where the system tells it, else 0."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return int(lines["VmRSS"].split()[0]) / 1024


async def measure(database: Path, tables: int, seconds: float, seed: int) -> Figures:
    """Run the load against a server in a process of its own."""
    figures = Figures(tables, seconds)
    chance = random.Random(seed)
    victim = await asyncio.to_thread(Victim, database)
    try:
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://{victim.address}", trust_env=False)
            )
            seated = [await table(victim.address, stack, http) for _ in range(tables)]
            before = memory_mb(victim.process.pid)
            end = time.monotonic() + seconds
            await asyncio.gather(*[play(sockets, figures, end, chance) for sockets in seated])
            figures.memory_mb = (before, memory_mb(victim.process.pid))
    finally:
        victim.kill()
    return figures


def main() -> int:
    """Run the load in a folder of its own."""
    tables, seconds = (int(sys.argv[1]), float(sys.argv[2])) if len(sys.argv) == 3 else (100, 30.0)
    with tempfile.TemporaryDirectory(prefix="astrodrome-load-") as folder:
        figures = asyncio.run(measure(Path(folder) / "tables.sqlite", tables, seconds, seed=1))
    sys.stdout.write(figures.told() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
