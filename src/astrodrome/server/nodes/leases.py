"""One of several servers on a database: it renews its entry in the roster, claims tables, and drops those it has lost.

The database decides who owns a table; a node that cannot reach it in time gives up its tables by itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final, Protocol

from astrodrome.server.nodes.bus import Bus, Hint
from astrodrome.server.nodes.node_client import ask
from astrodrome.server.store.store import Peer, Store, StoreError
from astrodrome.server.support.cancellation import end_all
from astrodrome.server.support.config import Config
from astrodrome.server.support.errors import RoomClosed

logger = logging.getLogger(__name__)

BEATS: Final = 5
"""How often a node renews its entry in the roster while one lasts."""

FRESH_S: Final = 1.0
"""How long the answers of other nodes are reused."""


class OwnedElsewhere(RoomClosed):
    """The table is another node's."""

    def __init__(self, owner: Peer) -> None:
        super().__init__("the table is at another node")
        self.owner = owner


class Tenant(Protocol):
    """Has rooms in memory under leases."""

    def leases(self) -> dict[str, int]:
        """Return the leases of the rooms in memory, by table."""

    def drop(self, table: str, before: int) -> None:
        """Drop the room of a table at once where its lease is older than this one."""

    async def read_keys(self, table: str) -> None:
        """Read again who may hold the seats of a table."""


class Nodes:
    """This node, its bus and its peers."""

    def __init__(self, store: Store, bus: Bus, config: Config) -> None:
        address = (config.node_address or "").rstrip("/")
        self.me = Peer(secrets.token_hex(8), address, secrets.token_urlsafe(32))
        self.peers: tuple[Peer, ...] = ()
        """The other nodes, as the roster last said."""
        self.bus = bus
        self._store = store
        self._lease_s = config.lease_s
        self._host = config.hosts[0] if config.hosts else "localhost"
        """The name under which the nodes may be called."""
        self._signed = 0.0
        self._beating: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._relays: dict[str, set[asyncio.Task[None]]] = {}
        self._told: dict[str, tuple[float, list[bytes]]] = {}
        self._tenant: Tenant | None = None

    @property
    def signed(self) -> bool:
        """Whether this node's leases hold, as far as it can know."""
        return time.monotonic() < self._signed + self._lease_s

    async def begin(self, tenant: Tenant) -> None:
        """Enter the roster; StoreError where that is impossible."""
        self._tenant = tenant
        await self._store.enlist(self.me, self._lease_ms)
        self._signed = time.monotonic()
        self._beating = asyncio.create_task(self._beat_on(), name="beat")
        self.bus.begin(self._heard, self._missed)

    async def close(self) -> None:
        """Leave the roster: the tables are free for others at once."""
        if self._beating is not None:
            await end_all((self._beating,))
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            await self._store.leave(self.me.id)
        await self.bus.close()

    # Tables

    async def claim(self, table: str) -> int | None:
        """Make a table ours and return its lease; None: there is no such table. OwnedElsewhere says whose it is."""
        if not self.signed:
            raise StoreError("this node does not reach its database")
        got = await self._store.claim(table, self.me.id)
        if isinstance(got, Peer):
            raise OwnedElsewhere(got)
        if got is not None:
            self.bus.send(Hint("moved", table, got))
        return got

    def release(self, table: str, lease: int) -> None:
        """Release a table soon; should that fail, it is ours until we leave."""
        self._later(self._release(table, lease))

    async def _release(self, table: str, lease: int) -> None:
        with suppress(StoreError):
            await self._store.release(table, lease)

    def _later(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Peers

    async def ask_all(self, path: str) -> list[bytes]:
        """Return what the other nodes answer at an address; their answers are reused for a second."""
        now = time.monotonic()
        if path not in self._told or now > self._told[path][0] + FRESH_S:
            told = await asyncio.gather(*[ask(peer, path, self._host) for peer in self.peers])
            self._told[path] = now, [answer for answer in told if answer is not None]
        return self._told[path][1]

    def relaying(self, owner: Peer, relay: asyncio.Task[None]) -> Callable[[], None]:
        """Note a socket that is carried to another node, so that it is dropped with it; returns how to forget it."""
        self._relays.setdefault(owner.id, set()).add(relay)
        return lambda: self._relays.get(owner.id, set()).discard(relay)

    # Time

    @property
    def _lease_ms(self) -> int:
        return round(self._lease_s * 1000)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._lease_s / BEATS)
            try:
                left = self._signed + self._lease_s - time.monotonic()
                async with asyncio.timeout(left if left > 0 else self._lease_s / 2):
                    await self._beat()
            except (StoreError, TimeoutError):
                if not self.signed:
                    self._give_up()
            except Exception:
                logger.exception("a beat failed")
                if not self.signed:
                    self._give_up()

    async def _beat(self) -> None:
        begun = time.monotonic()
        held = await self._store.beat(self.me, self._lease_ms)
        late = not self.signed
        self._signed = begun
        if not held or late:
            logger.warning("this node had run out; tables that others have taken are dropped")
            await self._compare()
        self.peers = tuple(peer for peer in await self._store.roster() if peer.id != self.me.id)
        there = {peer.id for peer in self.peers}
        for gone in [node for node in self._relays if node not in there]:
            for relay in self._relays.pop(gone):
                relay.cancel()

    def _give_up(self) -> None:
        """Drop every room: its people find the table at another node."""
        assert self._tenant is not None
        tables = self._tenant.leases()
        if tables:
            told = "this node does not reach its database and gives up its tables"
            logger.warning(told, extra={"count": len(tables)})
        for table, lease in tables.items():
            self._tenant.drop(table, lease + 1)

    async def _compare(self) -> None:
        """Drop the rooms of tables that are another's by now."""
        assert self._tenant is not None
        mine = self._tenant.leases()
        held = await self._store.held(self.me.id)
        for table, lease in mine.items():
            if held.get(table) != lease:
                self._tenant.drop(table, lease + 1)

    # Hints

    def _heard(self, hint: Hint) -> None:
        assert self._tenant is not None
        if hint.kind == "moved":
            self._tenant.drop(hint.table, hint.lease)
        else:
            self._later(self._read_keys(hint.table))

    async def _read_keys(self, table: str) -> None:
        assert self._tenant is not None
        with suppress(StoreError, RoomClosed):
            await self._tenant.read_keys(table)

    def _missed(self) -> None:
        self._later(self._heal())

    async def _heal(self) -> None:
        with suppress(StoreError):
            await self._compare()
