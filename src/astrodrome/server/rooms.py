"""The rooms that are in memory. A table is read from the store on the first touch and let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace

from astrodrome.kernel.errors import AstrodromeError, WrongRulesVersion
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.clock import Clock
from astrodrome.server.mail import AddKeys, RoomClosed
from astrodrome.server.nodes import Nodes
from astrodrome.server.rebuild import Rebuilt, rebuild
from astrodrome.server.room import Room
from astrodrome.server.services import Services
from astrodrome.server.step import whereabouts
from astrodrome.server.store import Kept, SeatRow, Store, StoreError, TableRow
from astrodrome.server.table import Table
from astrodrome.server.tokens import is_table_id

logger = logging.getLogger(__name__)


class TableBroken(AstrodromeError):
    """The table is kept, but this program cannot play it; the key is that of the sentence that says why."""

    def __init__(self, key: str, **told: str) -> None:
        super().__init__(key)
        self.key = key
        self.told = told


class Rooms:
    """All rooms of a server, by table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.nodes: Nodes | None = None
        """The nodes that share the database; None: this server has it for itself."""
        self._games = {spec.name: spec for spec in services.config.games}
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
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

    async def find(self, table: str) -> Room | None:
        """Return the room of a table, or None where there is no such table; TableBroken where it cannot be played."""
        room = self._rooms.get(table)
        if room is not None:
            return room
        if self.stopping:
            raise RoomClosed("the server is stopping")
        if not is_table_id(table):
            return None
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room | None:
        if self.nodes is None:
            return await self._read(table, self.services)
        lease = await self.nodes.claim(table)
        if lease is None:
            return None
        room = None
        try:
            room = await self._read(table, replace(self.services, store=self.services.store.under(lease)))
        finally:
            if room is None:
                self.nodes.release(table, lease)
        if room is not None:
            room.lease = lease
        return room

    async def _read(self, table: str, services: Services) -> Room | None:
        kept = await services.store.load(table)
        if kept is None:
            return None
        spec = self.spec(kept.table.game)
        if spec is None:
            await close_for_good(services.store, kept)
            raise TableBroken("other-game")
        try:
            built = await asyncio.to_thread(rebuild, spec, kept)
            now = services.clock.now()
            room = Room(Table(spec, kept, built, now), services, held_until(kept, built, services.clock), self._forget)
        except WrongRulesVersion as error:
            await close_for_good(services.store, kept)
            made = Log.from_json(kept.table.header).rules_version[:20]
            raise TableBroken("other-rules", made=made, here=spec.rules_version) from error
        except Exception as error:
            logger.error("table %s cannot be rebuilt: %s", table, whereabouts(error))  # noqa: TRY400
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
        """Read anew who may hold the seats of a table: a key may have been given out at another node."""
        room = self._rooms.get(table)
        if room is None:
            return
        known = {kept for _, kept in room.table.seating.keys}
        fresh = tuple(key for key in await self.services.store.keys_of(table) if key[1] not in known)
        if fresh:
            await room.call(AddKeys(fresh))

    async def close(self) -> None:
        """End all rooms, each after what lies in its mailbox."""
        self.stopping = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*[room.close() for room in self._rooms.values()])


async def close_for_good(store: Store, kept: Kept) -> None:
    """Close a table whose rules are gone, where it was not yet; its log is kept."""
    if kept.table.status in ("waiting", "running"):
        with suppress(StoreError):
            await store.stop_table(kept.table.id)


def held_until(kept: Kept, built: Rebuilt, clock: Clock) -> float:
    """Return until when the last entry of a table is being shown, by the times of day in its log."""
    since = built.time if built.time is not None else kept.table.started
    if since is None or kept.table.status != "running":
        return clock.now()
    left_ms = since + built.records[-1].steps() * kept.table.pace_ms - clock.wall_ms()
    return clock.now() + max(0, left_ms) / 1000
