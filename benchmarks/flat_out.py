"""How many moves a second a server takes when every table plays as fast as it can, ours and boardgame.io's in turns.

Four sockets sit at each table. A table plays its next move as soon as everybody at it has the last one. The load
generator is a process of its own and the same for both servers; ours is durable on SQLite, boardgame.io's in memory.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import httpx

from benchmarks import boardgame_io
from benchmarks.quick_socket import QuickSocket
from tests.soak.kills import Victim
from tests.soak.load import ROUNDS, SEATS, Figures

WARM_S = 1.0
"""Moves of the first second do not count."""
TURNS = 3
"""How often the two servers are measured, one after the other."""
ENTRY, OK = b'{"type":"entry"', b'{"type":"ok"'
UPDATE = f'42/{boardgame_io.GAME},["update"'.encode()


class Table:
    """Four sockets at a table of ours."""

    def __init__(self, sockets: list[QuickSocket]) -> None:
        self.sockets, self.turn = sockets, 0

    @classmethod
    async def sit(cls, address: str, http: httpx.AsyncClient) -> Table:
        """Make a table and sit down at all its seats."""
        body = {"game": "auction", "seats": [{"kind": "person"}] * SEATS, "options": {"rounds": ROUNDS}}
        made = (await http.post(f"http://{address}/api/tables", json=body)).json()
        sockets = []
        for seat in made["seats"]:
            sockets.append(await QuickSocket.connect(address, f"/api/tables/{made['table']}/socket"))
            sockets[-1].send(json.dumps({"type": "hello", "tokens": [seat["token"]]}).encode())
        for socket in sockets:
            await socket.until(ENTRY)
        return cls(sockets)

    async def move(self) -> None:
        """Play a move; everybody has it on return."""
        seat, number = self.turn % SEATS, 1 + self.turn // SEATS
        self.turn += 1
        self.sockets[seat].send(
            b'{"type":"play","id":%d,"seat":%d,"number":%d,"action":{"do":"Bid","amount":%d}}'
            % (self.turn, seat, number, self.turn % 3)
        )
        shown = b'{"type":"entry","entry":%d,' % self.turn
        for socket in self.sockets:
            entry = await socket.until(ENTRY)
            assert entry.startswith(shown), entry[:200]
        await self.sockets[seat].until(OK)


class Match:
    """Four sockets at a match of boardgame.io."""

    def __init__(self, match: str, keys: list[str], sockets: list[QuickSocket]) -> None:
        self.match, self.keys, self.sockets = match, keys, sockets
        self.turn = self.state = 0

    @classmethod
    async def sit(cls, peer: boardgame_io.Peer, http: httpx.AsyncClient) -> Match:
        """Make a match and sit down at all its seats, as its own client does."""
        match, keys = await boardgame_io.made(f"http://{peer.lobby}", http)
        sockets = []
        for seat, key in enumerate(keys):
            socket = await QuickSocket.connect(peer.sockets, "/socket.io/?EIO=4&transport=websocket")
            await socket.until(b"0")
            socket.send(f"40/{boardgame_io.GAME},".encode())
            await socket.until(b"40")
            socket.send(boardgame_io.event("sync", match, str(seat), key, SEATS).encode())
            await socket.until(f'42/{boardgame_io.GAME},["sync"'.encode())
            sockets.append(socket)
        return cls(match, keys, sockets)

    async def move(self) -> None:
        """Play a move; everybody has it on return."""
        seat = self.turn % SEATS
        self.turn += 1
        made = {"type": "bid", "args": [self.turn % 3], "playerID": str(seat), "credentials": self.keys[seat]}
        move = {"type": "MAKE_MOVE", "payload": made}
        self.sockets[seat].send(boardgame_io.event("update", move, self.state, self.match, str(seat)).encode())
        update = [await socket.until(UPDATE) for socket in self.sockets][-1]
        fresh = int(update.partition(b'"_stateID":')[2].partition(b",")[0].rstrip(b"}"))
        assert fresh > self.state, "the move was taken"
        self.state = fresh


async def play(table: Table | Match, figures: Figures, begin: float, end: float) -> None:
    """Play a table as fast as it goes."""
    while (begun := time.monotonic()) < end:
        if table.turn >= SEATS * ROUNDS - 1:
            break
        await table.move()
        if begun >= begin:
            figures.delays.append(time.monotonic() - begun)


@dataclass
class Run:
    """What one server did: delays of moves, and the processor seconds it took for them, warm-up included."""

    figures: Figures
    moves: int
    spent: float

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.figures.delays) / self.figures.seconds

    def text(self, name: str) -> str:
        """Return the figures as a line."""
        slow = f"{self.figures.at(0.5):>9.1f} ms p50{self.figures.at(0.99):>9.1f} ms p99"
        return (
            f"{name:<26}{self.rate:>7.0f} moves/s{slow}{1000 * self.spent / max(1, self.moves):>9.2f} ms of processor"
        )


def spent_by(process: int) -> float:
    """Return the processor seconds of a process where the system says so, else 0."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def load(tables: list[Table] | list[Match], seconds: float, process: int) -> Run:
    """Let all tables play at once."""
    figures = Figures(len(tables), seconds)
    before = spent_by(process)
    begin = time.monotonic() + WARM_S
    try:
        await asyncio.gather(*[play(table, figures, begin, begin + seconds) for table in tables])
        return Run(figures, sum(table.turn for table in tables), spent_by(process) - before)
    finally:
        for table in tables:
            for socket in table.sockets:
                socket.close()


async def ours(tables: int, seconds: float) -> Run:
    """Measure our server, durable on SQLite."""
    with tempfile.TemporaryDirectory(prefix="astrodrome-flat-out-") as folder:
        victim = await asyncio.to_thread(Victim, Path(folder) / "tables.sqlite")
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
                return await load(
                    [await Table.sit(victim.address, http) for _ in range(tables)], seconds, victim.process.pid
                )
        finally:
            victim.kill()


async def theirs(tables: int, seconds: float) -> Run:
    """Measure boardgame.io's server, in memory; NoPeer where there is none."""
    peer = await asyncio.to_thread(boardgame_io.Peer, await asyncio.to_thread(boardgame_io.installed))
    with closing(peer):
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            seated = [await Match.sit(peer, http) for _ in range(tables)]
        return await load(seated, seconds, peer.process.pid)


def run(tables: int, seconds: float) -> int:
    """Measure both in turns and print each; the last line is the ratio of the medians, the status whether it is 1."""
    print(f"{tables} tables of {SEATS} sockets, each as fast as it goes, {TURNS} times {seconds:.0f} s in turns:")
    rates: dict[str, list[float]] = {"ours": [], "theirs": []}
    for _ in range(TURNS):
        one = asyncio.run(ours(tables, seconds))
        rates["ours"].append(one.rate)
        print(one.text("Astrodrome, on disk"), flush=True)
        try:
            one = asyncio.run(theirs(tables, seconds))
        except boardgame_io.NoPeer as error:
            print(f"boardgame.io: not measured, {error}")
            return 1
        rates["theirs"].append(one.rate)
        print(one.text("boardgame.io, in memory"), flush=True)
    here, there = (statistics.median(rates[name]) for name in ("ours", "theirs"))
    print(f"{here:.0f} to {there:.0f} moves/s, ratio {here / there:.2f}")
    return 0 if here >= there else 1


if __name__ == "__main__":
    sys.exit(run(60, 10.0))
