"""The window at which answers to the game are handed in: judged first, played only if the rules allow it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from astrodrome.kernel.errors import BadAction
from astrodrome.kernel.records import Action
from astrodrome.server import step as steps
from astrodrome.server.connection import Connection
from astrodrome.server.protocol import Code, Ok, Play, Trouble, Try, World
from astrodrome.server.step import GameFault
from astrodrome.server.worlds import deal_world

if TYPE_CHECKING:
    from astrodrome.server.room import Room

logger = logging.getLogger(__name__)


class Window:
    """Where the answers of one table come in."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def submit(self, connection: Connection, message: Play | Try | World) -> None:
        """Judge what somebody wants to play, and play it where the rules allow it."""
        table = self._room.table
        obstacle = self._obstacle(connection, message.seat)
        if obstacle is not None:
            connection.say(Trouble(*obstacle, message.id))
            return
        if isinstance(message, World):
            connection.say(deal_world(table, message))
            return
        try:
            action = steps.read_action(table.spec, bytes(message.action))
            refusal = steps.judge(table, message.seat, action, message.number)
        except BadAction as bad:
            connection.say(Trouble("bad-action", str(bad), message.id))
        except GameFault as fault:  # asked of a copy: the table is as it was
            logger.error("table %s: judging an action failed: %s", table.row.id, fault)  # noqa: TRY400
            connection.say(Trouble("fault", "This action could not be judged; nothing was changed.", message.id))
        else:
            if refusal is not None:
                connection.say(steps.refused(message.id, refusal))
            else:
                await self._accept(connection, message, action)

    async def _accept(self, connection: Connection, message: Play | Try, action: Action) -> None:
        try:
            if isinstance(message, Play):
                await self._room.play(message.seat, action)
        except GameFault:
            connection.say(Trouble("fault", "The game failed on this action; it was not played.", message.id))
            raise
        connection.say(Ok(message.id, self._room.table.shown))

    def _obstacle(self, connection: Connection, seat: int) -> tuple[Code, str] | None:
        if seat not in connection.seats:
            return "not-your-seat", "This socket does not hold that seat."
        if self._room.table.status == "waiting":
            return "not-running", "The game has not begun: seats are still open, or somebody is not here yet."
        if self._room.table.status == "stopped":
            return "not-running", "This table was stopped."
        if self._room.desk.paused:
            return "paused", "The table is paused."
        if self._room.held_ms():
            return "held", "Something is being shown to everybody; the next question comes after it."
        return None
