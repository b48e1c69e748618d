"""What befalls the nodes and the servers they need, at random; and how long their tables are without an owner."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg

from tests.drill.node import Node
from tests.drill.proxy import Proxy
from tools.databases import Postgres, Redis, Service

PAUSE_S = 10.0
LOOK_S = 0.1
AWAY = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""How a database that is away shows itself."""
OWNED = """
select leases.table_id, leases.lease, nodes.address from leases left join nodes on nodes.id = leases.node
"""


class Watch:
    """Looks at the leases all the time, past every proxy."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.owners: dict[str, tuple[int, str]] = {}
        """The lease of each table, and the address of its owner."""
        self.took: list[float] = []
        """Seconds from a fault of an owner until each of its tables had another."""
        self._lost: dict[str, tuple[int, float]] = {}

    async def run(self) -> None:
        """Look until cancelled; the database may be away."""
        while True:
            with suppress(*AWAY):
                line = await asyncpg.connect(self._address, timeout=2, command_timeout=2)
                try:
                    while True:
                        self._look(await line.fetch(OWNED))
                        await asyncio.sleep(LOOK_S)
                finally:
                    line.terminate()
            await asyncio.sleep(LOOK_S)

    def _look(self, rows: list[tuple[str, int, str | None]]) -> None:
        now = time.monotonic()
        for table, lease, address in rows:
            self.owners[table] = lease, address or ""
            lost = self._lost.get(table)
            if lost is not None and lease > lost[0]:
                self.took.append(now - lost[1])
                del self._lost[table]

    def lost(self, node: Node) -> None:
        """Note that a node is about to lose its tables."""
        now = time.monotonic()
        for table, (lease, address) in self.owners.items():
            if address.endswith(f":{node.port}") and table not in self._lost:
                self._lost[table] = lease, now

    def forgive(self, node: Node) -> None:
        """A node has come back in time: what it still owns it never lost."""
        for table, (lease, address) in self.owners.items():
            if address.endswith(f":{node.port}") and table in self._lost and self._lost[table][0] == lease:
                del self._lost[table]


class Faults:
    """Draws faults and carries them out. A node suffers one of its own at a time; the servers are for all."""

    def __init__(self, nodes: list[Node], postgres: Postgres, redis: Redis | None, watch: Watch, seed: int) -> None:
        self._nodes = nodes
        self._postgres = postgres
        self._redis = redis
        self._watch = watch
        self._chance = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self.counts: Counter[str] = Counter()

    async def strike(self, count: int, shortest_s: float, longest_s: float) -> None:
        """Let so many faults happen, some time apart, and wait until the last is over."""
        alone: dict[str, Callable[[Node], Awaitable[None]]] = {
            "kill -9": self._kill,
            "pause": self._pause,
            "cut from PostgreSQL": self._cut_postgres,
        }
        together: dict[str, Callable[[], Awaitable[None]]] = {"restart PostgreSQL": self._restart_postgres}
        if self._redis is not None:
            alone["cut from Redis"] = self._cut_redis
            together["restart Redis"] = self._restart_redis
        for _ in range(count):
            kind = self._chance.choice(sorted(alone) + sorted(together))
            free = [node for node in self._nodes if not node.busy]
            if kind in together or not free:
                kind = kind if kind in together else self._chance.choice(sorted(together))
                await together[kind]()
            else:
                self._begin(alone[kind], self._chance.choice(free))
            self.counts[kind] += 1
            await asyncio.sleep(self._chance.uniform(shortest_s, longest_s))
        await asyncio.gather(*self._tasks)

    def _begin(self, fault: Callable[[Node], Awaitable[None]], node: Node) -> None:
        async def suffer() -> None:
            node.busy = True
            try:
                await fault(node)
            finally:
                node.busy = False

        task = asyncio.create_task(suffer())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _kill(self, node: Node) -> None:
        self._watch.lost(node)
        node.kill()
        await asyncio.sleep(self._chance.uniform(0.2, 2.0))
        node.start()

    async def _pause(self, node: Node) -> None:
        self._watch.lost(node)
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(PAUSE_S)
        node.signal(signal.SIGCONT)

    async def _cut_postgres(self, node: Node) -> None:
        self._watch.lost(node)
        await self._cut(node.postgres, 10.0)
        await asyncio.sleep(1.0)
        self._watch.forgive(node)

    async def _cut_redis(self, node: Node) -> None:
        assert node.redis is not None
        await self._cut(node.redis, 6.0)

    async def _cut(self, line: Proxy, longest_s: float) -> None:
        (line.cut if self._chance.random() < 0.5 else line.freeze)()
        await asyncio.sleep(self._chance.uniform(1.0, longest_s))
        line.heal()

    async def _restart_postgres(self) -> None:
        how = signal.SIGINT if self._chance.random() < 0.5 else signal.SIGQUIT
        await restart(self._postgres, how)

    async def _restart_redis(self) -> None:
        assert self._redis is not None
        await restart(self._redis, signal.SIGTERM)


async def restart(service: Service, how: int) -> None:
    """End a server and start it again, while everything else goes on."""
    process = service.process
    assert process is not None
    process.send_signal(how)
    try:
        await asyncio.to_thread(process.wait, 15)
    except subprocess.TimeoutExpired:
        process.kill()
        await asyncio.to_thread(process.wait)
    service.launch()
    while not await asyncio.to_thread(service.answers):
        await asyncio.sleep(LOOK_S)
