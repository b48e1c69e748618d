"""The rooms that are in memory. A table is read from the store on the first touch and let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace

from msgspec import Raw

from astrodrome.kernel.errors import AstrodromeError, WrongRulesVersion
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.nodes.leases import Nodes
from astrodrome.server.room.mailbox import AddKeys
from astrodrome.server.room.room import Room
from astrodrome.server.room.services import Services
from astrodrome.server.store.open_store import database_file
from astrodrome.server.store.store import SeatRow, Store, StoredTable, StoreError, TableRow
from astrodrome.server.support.clock import Clock
from astrodrome.server.support.disk_space import DiskSpace
from astrodrome.server.support.errors import RoomClosed, error_origin
from astrodrome.server.support.fair_queue import QueueFull
from astrodrome.server.support.tokens import is_table_id
from astrodrome.server.table.rebuild import Rebuilt, rebuild
from astrodrome.server.table.table import Table

logger = logging.getLogger(__name__)


class TableBroken(AstrodromeError):
    """The table is kept, but this program cannot play it; the key is that of the sentence that says why."""

    def __init__(self, key: str, **told: str) -> None:
        super().__init__(key)
        self.key = key
        self.told = told


class RoomsFull(AstrodromeError):
    """As many tables are in memory as may be, and somebody is at each of them."""


class Rooms:
    """All rooms of a server, by table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.nodes: Nodes | None = None
        """The nodes that share the database; None: this server has it for itself."""
        self._games = {spec.name: spec for spec in services.config.games}
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.space = DiskSpace(database_file(services.config.database), services.config.limits)
        self.listed_options: OrderedDict[str, Raw] = OrderedDict()
        """What the lobby shows of the options of tables that are not in memory, those asked for last."""
        self.draining = False
        """Whether the server is about to go: visitors are better sent elsewhere."""
        self.stopping = False
        """Whether the server is going: no room opens any more."""

    def spec(self, game: str) -> AnySpec | None:
        """Return the game of a name, or None."""
        return self._games.get(game)

    def known(self, table: str) -> Room | None:
        """Return the room of a table where it is in memory."""
        return self._rooms.get(table)

    def in_memory(self) -> list[Room]:
        """Return the rooms that are in memory."""
        return list(self._rooms.values())

    async def create(self, table: TableRow, seats: tuple[SeatRow, ...]) -> None:
        """Keep a new table; its room opens on the first touch."""
        await self.services.store.create(table, seats)

    async def find(self, table: str, who: str = "") -> Room | None:
        """Return the room of a table, or None where there is no such table; TableBroken where it cannot be played.

        `who`: the address that asks; those whose tables are not in memory have them read in turn.
        """
        room = self._rooms.get(table)
        if room is not None:
            return room
        if self.stopping:
            raise RoomClosed("the server is stopping")
        if not is_table_id(table):
            return None
        task = self._loading.get(table)
        if task is None:
            self._make_room()
            task = asyncio.create_task(self._load(table, who or table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    def _make_room(self) -> None:
        """Let go of the table that has been empty longest where there are too many; RoomsFull where none is."""
        if len(self._rooms) + len(self._loading) < self.services.config.limits.rooms:
            return
        empty = min((room for room in self._rooms.values() if room.idle), key=lambda room: room.empty_at, default=None)
        if empty is None:
            self.services.metrics.refusals.add("rooms")
            raise RoomsFull("too many tables are in memory")
        empty.abandon()

    async def _load(self, table: str, who: str) -> Room | None:
        if self.nodes is None:
            return await self._read(table, who, self.services)
        lease = await self.nodes.claim(table)
        if lease is None:
            return None
        room = None
        try:
            services = replace(self.services, store=self.services.store.under(lease))
            room = await self._read(table, who, services)
        finally:
            if room is None:
                self.nodes.release(table, lease)
        if room is not None:
            room.lease = lease
        return room

    async def _read(self, table: str, who: str, services: Services) -> Room | None:
        kept = await services.store.load(table)
        if kept is None:
            return None
        spec = self.spec(kept.table.game)
        if spec is None:
            await close_for_good(services.store, kept)
            raise TableBroken("other-game")
        try:
            built = await services.threads.load(who, rebuild, spec, kept)
            now = services.clock.now()
            room = Room(Table(spec, kept, built, now), services, held_until(kept, built, services.clock), self._forget)
        except QueueFull:
            services.metrics.refusals.add("loading")
            raise RoomsFull("too many tables wait to be read") from None
        except WrongRulesVersion as error:
            await close_for_good(services.store, kept)
            made = Log.from_json(kept.table.header).rules_version[:20]
            raise TableBroken("other-rules", made=made, here=spec.rules_version) from error
        except Exception as error:
            logger.error("table %s cannot be rebuilt: %s", table, error_origin(error))  # noqa: TRY400
            raise TableBroken("broken") from error
        self._rooms[table] = room
        return room

    def _forget(self, room: Room) -> None:
        table = room.table.row.id
        if self._rooms.get(table) is room:
            del self._rooms[table]
            if self.nodes is not None and room.lease is not None:
                self.nodes.release(table, room.lease)

    # Among nodes

    def leases(self) -> dict[str, int]:
        """Return the leases of the rooms in memory, by table."""
        return {table: room.lease for table, room in self._rooms.items() if room.lease is not None}

    def drop(self, table: str, before: int) -> None:
        """Drop the room of a table at once where its lease is older than this one."""
        room = self._rooms.get(table)
        if room is not None and room.lease is not None and room.lease < before:
            room.abandon()

    async def read_keys(self, table: str) -> None:
        """Read again who may hold the seats of a table: a key may have been given out at another node."""
        room = self._rooms.get(table)
        if room is None:
            return
        known = {kept for _, kept in room.table.seating.tokens.keys}
        fresh = tuple(key for key in await self.services.store.keys_of(table) if key[1] not in known)
        if fresh:
            await room.mailbox.call(AddKeys(fresh))

    async def close(self) -> None:
        """End all rooms, each after what lies in its mailbox."""
        self.stopping = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*[room.close() for room in self._rooms.values()])


async def close_for_good(store: Store, kept: StoredTable) -> None:
    """Close a table whose rules are gone, where it was not yet; its log is kept."""
    if kept.table.status in ("waiting", "running"):
        with suppress(StoreError):
            await store.stop_table(kept.table.id)


def held_until(kept: StoredTable, built: Rebuilt, clock: Clock) -> float:
    """Return until when the last entry of a table is being shown, by the times of day in its log.

    However the clock of the day was set meanwhile: no longer than showing it takes.
    """
    since = built.time if built.time is not None else kept.table.started
    if since is None or kept.table.status != "running":
        return clock.now()
    takes_ms = built.records[-1].steps() * kept.table.pace_ms
    left_ms = since + takes_ms - clock.wall_ms()
    return clock.now() + min(max(0, left_ms), takes_ms) / 1000
