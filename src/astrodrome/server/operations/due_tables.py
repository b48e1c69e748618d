"""Looks after tables of days while nobody is there: reminds people before a thinking clock is out, then wakes them."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from astrodrome.server.notices.held import HeldNotice, HeldNotices
from astrodrome.server.notices.quiet import REMIND_MS
from astrodrome.server.room.mailbox import Remind, Retell, Wake
from astrodrome.server.room.room import Room
from astrodrome.server.room.rooms import Rooms, RoomsFull, TableBroken
from astrodrome.server.store.store import Due, StoreError
from astrodrome.server.support.cancellation import end_all
from astrodrome.server.support.clock import sleep_until
from astrodrome.server.support.errors import RoomClosed, error_origin

logger = logging.getLogger(__name__)

EVERY_S: Final = 20.0
CLEAN_MS: Final = 3_600_000
"""How often notices are forgotten that were sent long ago."""
AT_ONCE: Final = 100
"""Tables that are asked for at once; they are read one after another."""


class DueTables:
    """The task of one server that looks for clocks that are out. Among several nodes the first to see one takes it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._clock = rooms.services.clock
        self._task: asyncio.Task[None] | None = None
        self._reminded = Due(self._clock.wall_ms() + REMIND_MS)
        """Up to which end of time people were reminded. Who was told before a restart is not told again."""
        notifier = rooms.services.notifier
        self._held: HeldNotices | None = None if notifier is None else notifier.held
        self._resumed = False
        self._cleaned = 0
        self._reminded_of: dict[str, tuple[int, int]] = {}
        """The question that the people of a table were reminded of, and when. The end of their time alone does not say
        it: it is computed again with each answer that is kept, and may then be a little later."""
        self._broken: set[str] = set()
        """Tables that this program cannot read: they are not read again and again. A repaired program tries them."""

    def begin(self) -> None:
        """Start to look."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            await end_all((self._task,))

    async def _run(self) -> None:
        while True:
            await sleep_until(self._clock, self._clock.now() + EVERY_S)
            try:
                await self.wake_all()
                await self.remind_all()
                await self.tell_held()
            except StoreError:
                logger.warning("clocks could not be looked after; it is tried again later")
            except Exception as error:  # noqa: BLE001 - one table must not stop the clocks of all others
                logger.error("clocks could not be looked after: %s", error_origin(error))  # noqa: TRY400

    async def wake_all(self) -> None:
        """Let every table act that has a clock which is out."""
        last = Due()
        while found := await self._rooms.services.store.overdue(self._clock.wall_ms(), last, AT_ONCE):
            last = found[-1]
            for one in found:
                if one.table not in self._broken and not await self._post(one.table, Wake()):
                    return

    async def remind_all(self) -> None:
        """Let every table remind its people whose clock will soon be out, once."""
        now = self._clock.wall_ms()
        soon = now + REMIND_MS
        if self._held is not None and not self._resumed:
            await self._resume(self._held, now)
        before = self._reminded
        try:
            await self._remind_until(soon, now)
        finally:
            if self._held is not None and self._reminded != before:
                await self._held.keep_reminded(self._reminded.due)

    async def _resume(self, held: HeldNotices, now: int) -> None:
        """Go on where the last server of this database has ended: it may have been down when last hours began."""
        last = await held.reminded()
        if last is None:
            await held.keep_reminded(self._reminded.due)
        else:
            self._reminded = Due(max(now, min(last, self._reminded.due)))
        self._resumed = True

    async def _remind_until(self, soon: int, now: int) -> None:
        self._reminded_of = {table: of for table, of in self._reminded_of.items() if of[1] + 2 * REMIND_MS > now}
        while found := await self._rooms.services.store.overdue(soon, self._reminded, AT_ONCE):
            for one in found:
                if one.table not in self._broken and not await self._post(one.table, Remind()):
                    return
                self._reminded = one

    async def tell_held(self) -> None:
        """Send the notices whose quiet hours are over."""
        held, now, left = self._held, self._clock.wall_ms(), 0
        if held is None:
            return
        while found := await held.due(now, left):
            reminded = {(one.contact, one.table, one.seat) for one in found if one.about == "remind"}
            for one in found:
                if one.about == "turn" and (one.contact, one.table, one.seat) in reminded:
                    await held.take(one)  # the reminder says it
                elif not await self._retell(held, one):
                    left += 1
        if now - self._cleaned >= CLEAN_MS:
            self._cleaned = now
            await held.clean(now)

    async def _retell(self, held: HeldNotices, one: HeldNotice) -> bool:
        """Let a table send a notice; False where it is left for later, or for the node that has the table."""
        try:
            room = await self._rooms.find(one.table)
        except TableBroken:
            room = None
        except (RoomsFull, RoomClosed):
            return False
        if await held.take(one) and room is not None:
            room.mailbox.post(Retell(one))
        return True

    async def _post(self, table: str, mail: Wake | Remind) -> bool:
        """Tell one table; False where no more can be read now."""
        try:
            room = await self._rooms.find(table)
        except TableBroken:  # it is closed, or logged, by those who found it so
            self._broken.add(table)
            return True
        except RoomsFull:
            return False
        except RoomClosed:  # another node has it, and sees its clock itself
            return not self._rooms.stopping
        if room is not None and not (isinstance(mail, Remind) and self._were_reminded(room)):
            room.mailbox.post(mail)
        return True

    def _were_reminded(self, room: Room) -> bool:
        """Whether people were reminded of the open question before; from now on they were."""
        table, number = room.table.row.id, room.table.game.number
        before = self._reminded_of.get(table)
        self._reminded_of[table] = (number, self._clock.wall_ms())
        return before is not None and before[0] == number
