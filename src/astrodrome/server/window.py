"""The window at which answers to the game are handed in: judged first, played only if the rules allow it."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from astrodrome.kernel.errors import BadAction
from astrodrome.kernel.records import Action
from astrodrome.server import step as steps
from astrodrome.server.connection import Connection
from astrodrome.server.protocol import Code, Ok, Play, Try, World
from astrodrome.server.step import GameFault
from astrodrome.server.wording import trouble
from astrodrome.server.worlds import deal_world

if TYPE_CHECKING:
    from astrodrome.server.room import Room

logger = logging.getLogger(__name__)

LATE: Final = ("AD-001", "AD-002", "AD-003")
"""What an answer is refused with that is given a second time: not asked any more, stale, over."""


class Window:
    """Where the answers of one table come in."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def submit(self, connection: Connection, message: Play | Try | World) -> None:
        """Judge what somebody wants to play, and play it where the rules allow it."""
        table = self._room.table
        if isinstance(message, Play) and message.seat in connection.seats and self._has(message):
            connection.say(Ok(message.id, table.shown))
            return
        obstacle = self._obstacle(connection, message.seat)
        if obstacle is not None:
            connection.say(trouble(*obstacle, message.id))
            return
        if isinstance(message, World):
            connection.say(deal_world(table, message))
            return
        try:
            action = steps.read_action(table.spec, bytes(message.action))
            refusal = steps.judge(table, message.seat, action, message.number)
        except BadAction as bad:
            connection.say(trouble("bad-action", "bad-action", message.id, detail=str(bad)))
        except GameFault as fault:  # asked of a copy: the table is as it was
            logger.error("table %s: judging an action failed: %s", table.row.id, fault)  # noqa: TRY400
            connection.say(trouble("fault", "not-judged", message.id))
        else:
            if refusal is not None and isinstance(message, Play) and self._had(message, action, refusal.rule):
                connection.say(Ok(message.id, table.shown))
            elif refusal is not None:
                connection.say(steps.refused(message.id, refusal))
            else:
                await self._accept(connection, message, action)

    async def _accept(self, connection: Connection, message: Play | Try, action: Action) -> None:
        try:
            if isinstance(message, Play):
                await self._room.play(message.seat, action)
        except GameFault:
            connection.say(trouble("fault", "not-played", message.id))
            raise
        connection.say(Ok(message.id, self._room.table.shown))

    def _has(self, message: Play) -> bool:
        """Tell whether an answer that was sent again is in the log, after the last entry its sender had."""
        table = self._room.table
        if message.after is None or message.after >= len(table.records) - 1:
            return False
        with suppress(BadAction):
            action = steps.read_action(table.spec, bytes(message.action))
            given = (message.seat, message.number, action)
            return any(given == (r.by, r.number, r.action) for r in table.records[message.after + 1 :])
        return False

    def _had(self, message: Play, action: Action, rule: str) -> bool:
        """Tell whether an answer that comes too late is the very one that its seat gave last."""
        table = self._room.table
        if rule not in LATE:
            return False
        own = [table.records[entry] for entry in table.line if table.records[entry].by == message.seat]
        return bool(own) and (own[-1].number, own[-1].action) == (message.number, action)

    def _obstacle(self, connection: Connection, seat: int) -> tuple[Code, str] | None:
        if seat not in connection.seats:
            return "not-your-seat", "not-your-seat"
        if self._room.table.status == "waiting":
            return "not-running", "not-begun"
        if self._room.table.status == "stopped":
            return "not-running", "stopped"
        if self._room.desk.paused:
            return "paused", "paused"
        if self._room.held_ms():
            return "held", "held"
        return None
