"""The rooms that are in memory. A table is read from the store on the first touch and let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging

from astrodrome.kernel.errors import AstrodromeError, WrongRulesVersion
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.clock import Clock
from astrodrome.server.mail import RoomClosed
from astrodrome.server.rebuild import Rebuilt, rebuild
from astrodrome.server.room import Room
from astrodrome.server.services import Services
from astrodrome.server.step import whereabouts
from astrodrome.server.store import Kept, SeatRow, TableRow
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
        kept = await self.services.store.load(table)
        if kept is None:
            return None
        spec = self.spec(kept.table.game)
        if spec is None:
            raise TableBroken("other-game")
        try:
            built = await asyncio.to_thread(rebuild, spec, kept)
            now = self.services.clock.now()
            room = Room(
                Table(spec, kept, built, now), self.services, held_until(kept, built, self.services.clock), self._forget
            )
        except WrongRulesVersion as error:
            made = Log.from_json(kept.table.header).rules_version[:20]
            raise TableBroken("other-rules", made=made, here=spec.rules_version) from error
        except Exception as error:
            logger.error("table %s cannot be rebuilt: %s", table, whereabouts(error))  # noqa: TRY400
            raise TableBroken("broken") from error
        self._rooms[table] = room
        return room

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.table.row.id) is room:
            del self._rooms[room.table.row.id]

    async def close(self) -> None:
        """End all rooms, each after what lies in its mailbox."""
        self.stopping = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*[room.close() for room in self._rooms.values()])


def held_until(kept: Kept, built: Rebuilt, clock: Clock) -> float:
    """Return until when the last entry of a table is being shown, by the times of day in its log."""
    since = built.time if built.time is not None else kept.table.started
    if since is None or kept.table.status != "running":
        return clock.now()
    left_ms = since + built.records[-1].steps() * kept.table.pace_ms - clock.wall_ms()
    return clock.now() + max(0, left_ms) / 1000
