"""The fault drill: three nodes, PostgreSQL, Redis and many tables of scripted clients, while everything fails in turn.

`./run drill [--faults 200] [--tables 100] [--seed N] [--no-redis]`: nodes are killed, paused for ten seconds and cut
off, PostgreSQL and Redis are restarted, at random. Afterwards no acknowledged move may be lost or doubled, no table
have two owners' moves, every table must end and every client be back. Loopback only; everything ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.drill.faults import Faults, Watch
from tests.drill.node import Node
from tests.drill.players import Seat, make_table
from tests.drill.verdict import faults_of
from tools.databases import CannotServe, Postgres, Redis

NODES = 3
SEATS = 2
LEASE_S = 3.0
START_S = 240.0
END_S = 180.0
"""How long the tables may take to their end when all faults are over."""


@dataclass(frozen=True)
class Plan:
    """How large a drill is."""

    faults: int = 200
    tables: int = 100
    seed: int = 0
    redis: bool = True
    shortest_s: float = 0.5
    longest_s: float = 3.0
    move_s: float = 2.0
    """How long a client thinks while faults happen."""

    @property
    def seconds(self) -> float:
        """About how long the faults take."""
        return self.faults * (self.shortest_s + self.longest_s) / 2 + 12

    @property
    def rounds(self) -> int:
        """Rounds of each table: enough to last through the faults."""
        return max(6, min(1000, round(1.3 * self.seconds / self.move_s)))


def percentiles(values: list[float]) -> str:
    """Tell how long something took: of half, nine in ten, nearly all, all.

    >>> percentiles([1.0, 2.0, 3.0])
    '3 times: p50 2.0 s, p90 3.0 s, p99 3.0 s, most 3.0 s'
    """
    if not values:
        return "never"
    ordered = sorted(values)
    p50, p90, p99 = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.9, 0.99)]
    return f"{len(ordered)} times: p50 {p50:.1f} s, p90 {p90:.1f} s, p99 {p99:.1f} s, most {ordered[-1]:.1f} s"


class Drill:
    """One drill from its start to its verdict."""

    def __init__(self, plan: Plan, postgres: Postgres, redis: Redis | None, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.postgres, self.redis = postgres, redis
        port = None if redis is None else redis.port
        self.nodes = [
            Node(number, postgres.port, port, LEASE_S, folder / f"node-{number}.log") for number in range(NODES)
        ]
        self.seats: list[Seat] = []
        self.hurry = False

    def pace_s(self) -> float:
        """How long a client thinks now."""
        return 0.0 if self.hurry else self.plan.move_s

    async def run(self) -> int:
        """Carry it out; the exit status says whether it was passed."""
        watch = Watch(self.postgres.address)
        watching = asyncio.create_task(watch.run())
        faults = Faults(self.nodes, self.postgres, self.redis, watch, self.plan.seed)
        playing: list[asyncio.Task[None]] = []
        keeping: list[asyncio.Task[None]] = []
        begun = time.monotonic()
        try:
            for node in self.nodes:
                await node.open()
            await asyncio.gather(*[self._await(node) for node in self.nodes])
            await self._make_tables()
            keeping = [asyncio.create_task(node.keep_up()) for node in self.nodes]
            playing = [asyncio.create_task(seat.play()) for seat in self.seats]
            await asyncio.sleep(2.0)
            await faults.strike(self.plan.faults, self.plan.shortest_s, self.plan.longest_s)
            self.hurry = True
            await asyncio.wait(playing, timeout=END_S)
            wrong = await faults_of(self.postgres.address, self.seats)
        finally:
            for task in (watching, *keeping, *playing):
                task.cancel()
            ended = await asyncio.gather(watching, *keeping, *playing, return_exceptions=True)
            await asyncio.gather(*[node.close() for node in self.nodes])
        wrong += [repr(end) for end in ended if isinstance(end, Exception)]
        return self._tell(faults, watch, wrong, time.monotonic() - begun)

    async def _await(self, node: Node) -> None:
        end = time.monotonic() + START_S
        async with httpx.AsyncClient(base_url=f"http://{node.address}", trust_env=False) as http:
            while True:
                try:
                    if (await http.get("/api/games")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                if time.monotonic() > end or node.ended:
                    raise CannotServe((self.folder / f"node-{node.number}.log").read_text()[-1000:])
                await asyncio.sleep(0.05)

    async def _make_tables(self) -> None:
        chance = random.Random(self.plan.seed + 1)
        addresses = [node.address for node in self.nodes]
        for _ in range(self.plan.tables):
            async with httpx.AsyncClient(base_url=f"http://{chance.choice(addresses)}", trust_env=False) as http:
                table, tokens = await make_table(http, SEATS, self.plan.rounds)
            for number, token in enumerate(tokens):
                own = random.Random(chance.getrandbits(64))
                self.seats.append(Seat(table, number, token, own, self.pace_s, addresses))

    def _tell(self, faults: Faults, watch: Watch, wrong: list[str], seconds: float) -> int:
        moves = sum(len(seat.acknowledged) for seat in self.seats)
        losses = sum(seat.losses for seat in self.seats)
        text = ", ".join(f"{count} x {kind}" for kind, count in sorted(faults.counts.items()))
        print(f"{sum(faults.counts.values())} faults in {seconds:.0f} s, seed {self.plan.seed}: {text}")
        print(
            f"{self.plan.tables} tables, {len(self.seats)} clients, {moves} acknowledged moves, {losses} returns tried"
        )
        print(f"another node took over: {percentiles(watch.took)}")
        print(f"a client was back at its table: {percentiles([away for seat in self.seats for away in seat.away])}")
        for fault in wrong[:20]:
            print(f"  WRONG: {fault}")
        print(f"drill: {'failed' if wrong else 'passed'} ({len(wrong)} wrong)")
        return 1 if wrong else 0


async def within(seconds: float, drill: Drill) -> int:
    """Carry a drill out; CannotServe where it takes too long."""
    running = asyncio.create_task(drill.run())
    done, _ = await asyncio.wait({running}, timeout=seconds)
    if not done:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        raise CannotServe(f"it was not over after {seconds:.0f} s")
    return running.result()


def main() -> int:
    """Read the command line and drill."""
    parser = argparse.ArgumentParser(
        prog="./run drill", description="Make nodes and databases fail, and check that nothing is lost."
    )
    parser.add_argument("--faults", type=int, default=Plan.faults)
    parser.add_argument("--tables", type=int, default=Plan.tables)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    parser.add_argument("--no-redis", action="store_true", help="let PostgreSQL carry the hints")
    parser.add_argument("--keep", action="store_true", help="keep the logs of the nodes and print their folder")
    given = parser.parse_args()
    if given.faults < 0 or given.tables < 1:
        parser.error("expected at least 1 table and 0 faults")
    plan = Plan(given.faults, given.tables, given.seed, redis=not given.no_redis)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that everything it started ends with it
    folder = Path(tempfile.mkdtemp(prefix="astrodrome-drill-"))
    postgres, redis = Postgres(), Redis() if plan.redis else None
    try:
        postgres.start()
        if redis is not None:
            redis.start()
        limit = plan.seconds * 2 + START_S * NODES + END_S + 120
        return asyncio.run(within(limit, Drill(plan, postgres, redis, folder)))
    except CannotServe as error:
        print(f"The drill could not run: {error}", file=sys.stderr)
        return 1
    finally:
        postgres.close()
        if redis is not None:
            redis.close()
        if given.keep:
            print(f"logs: {folder}")
        else:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
