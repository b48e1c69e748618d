"""How long a move takes until everybody at its table has it, while every table plays a move a second.

Tables and the light sockets they are played over are those of `benchmarks.flat_out`. The system also says how long
processes were ready to run and got no processor: on a busy machine most of a delay is that, and not the server's.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import httpx

from benchmarks import boardgame_io
from benchmarks.flat_out import Match, Table
from tests.soak.kills import Victim
from tests.soak.load import Figures, memory_mb

NANOSECONDS = 1e9
ALARMING = 0.1
"""From this share of a second on, waiting for a processor spoils the delays."""


@dataclass(frozen=True)
class Processor:
    """What a process had of the processors: seconds in which it ran, and in which it was ready and had to wait."""

    ran: float = 0.0
    waited: float = 0.0

    def since(self, before: Processor, seconds: float) -> Processor:
        """Return the shares of so many seconds since an earlier look."""
        return Processor((self.ran - before.ran) / seconds, (self.waited - before.waited) / seconds)

    def text(self, name: str) -> str:
        """Return the shares as words."""
        return f"{name} ran {self.ran:.0%} of a processor and waited for one {self.waited:.0%} of the time"


def processor_of(process: int) -> Processor:
    """Return what a process has had of the processors, all its threads together; nothing where no system says so."""
    ran = waited = 0
    for each in Path(f"/proc/{process}/task").glob("*/schedstat"):
        try:
            words = each.read_text().split()
        except OSError:
            continue  # a thread that has just ended
        ran, waited = ran + int(words[0]), waited + int(words[1])
    return Processor(ran / NANOSECONDS, waited / NANOSECONDS)


@dataclass(frozen=True)
class Paced:
    """What was measured of one server: delays and memory, and what it and the load generator had of the processors."""

    figures: Figures
    server: Processor
    generator: Processor

    def text(self) -> str:
        """Return who ran and who waited."""
        return f"{self.server.text('the server')}, {self.generator.text('the load generator')}"

    @property
    def spoiled(self) -> bool:
        """Whether other programs kept the server or the load generator waiting."""
        return max(self.server.waited, self.generator.waited) > ALARMING


async def play(table: Table | Match, figures: Figures, end: float, chance: random.Random) -> None:
    """Play a table, a move a second."""
    await asyncio.sleep(chance.random())
    while (begun := time.monotonic()) < end:
        await table.move()
        figures.delays.append(time.monotonic() - begun)
        await asyncio.sleep(max(0.0, begun + 1.0 - time.monotonic()))


async def load(tables: list[Table] | list[Match], seconds: float, process: int, seed: int) -> Paced:
    """Let all tables play, beginning at different moments of a second."""
    figures, chance = Figures(len(tables), seconds), random.Random(seed)
    memory = memory_mb(process)
    server, generator = processor_of(process), processor_of(os.getpid())
    begun = time.monotonic()
    try:
        await asyncio.gather(*[play(table, figures, begun + seconds, chance) for table in tables])
        took = time.monotonic() - begun
        figures.memory_mb = (memory, memory_mb(process))
        shares = [
            processor_of(one).since(before, took) for one, before in ((process, server), (os.getpid(), generator))
        ]
        return Paced(figures, *shares)
    finally:
        for table in tables:
            for socket in table.sockets:
                socket.close()


async def ours(tables: int, seconds: float, seed: int) -> Paced:
    """Measure our server, durable on SQLite."""
    with tempfile.TemporaryDirectory(prefix="astrodrome-load-") as folder:
        victim = await asyncio.to_thread(Victim, Path(folder) / "tables.sqlite")
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
                seated = [await Table.sit(victim.address, http) for _ in range(tables)]
            return await load(seated, seconds, victim.process.pid, seed)
        finally:
            victim.kill()


async def theirs(tables: int, seconds: float, seed: int) -> Paced:
    """Measure boardgame.io's server, in memory; NoPeer where there is none."""
    peer = await asyncio.to_thread(boardgame_io.Peer, await asyncio.to_thread(boardgame_io.installed))
    with closing(peer):
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            seated = [await Match.sit(peer, http) for _ in range(tables)]
        return await load(seated, seconds, peer.process.pid, seed)
