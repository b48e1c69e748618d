"""Advice for learners: what the strongest bot would do in their place, at tables where all others are bots (AD-027)."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Raw

from astrodrome.bots.levels import ADVISER
from astrodrome.kernel.refusal import Refusal
from astrodrome.server.bot_pool.pool import Thinker
from astrodrome.server.bot_pool.worker import Job
from astrodrome.server.protocol.messages import Advised
from astrodrome.server.protocol.requests import Advise
from astrodrome.server.room.autopilot import bot_seed
from astrodrome.server.room.beside_game import NOT_PLAYING
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.effects import NOT_SEATED
from astrodrome.server.table.table import Table

NO_ADVICE: Final = Refusal("AD-027", "table-no-advice")


def cannot_advise(table: Table, connection: Connection, message: Advise) -> Refusal | None:
    """Return why a seat gets no advice on a question."""
    if message.seat not in connection.seats:
        return NOT_SEATED
    if table.status != "running" or message.number != table.game.number or message.seat not in table.game.asked:
        return NOT_PLAYING
    return None if table.seating.people() == [message.seat] else NO_ADVICE


class Advice:
    """The advisers of one table: at most one thinks for each connection, about the question that was asked last."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self._table = table
        self._thinker = thinker
        self._thoughts: dict[int, tuple[Advise, asyncio.Task[None]]] = {}

    def ask(self, connection: Connection, message: Advise) -> None:
        """Think about the open question, and tell the connection when that is done; the table goes on meanwhile."""
        before = self._thoughts.get(id(connection))
        if before is not None and not before[1].done():
            self.forget(connection)
            connection.say(_advised(before[0], None))
        game, seat = self._table.game, message.seat
        job = Job(game.spec.name, game.save(log=False), seat, ADVISER, bot_seed(game.seed, seat))
        self._thoughts[id(connection)] = (message, asyncio.create_task(self._think(connection, message, job)))

    async def _think(self, connection: Connection, message: Advise, job: Job) -> None:
        connection.say(_advised(message, await self._thinker.advise(self._table.row.id, job)))

    def forget(self, connection: Connection) -> None:
        """Stop thinking for somebody."""
        thought = self._thoughts.pop(id(connection), None)
        if thought is not None:
            thought[1].cancel()

    def close(self) -> None:
        """Stop all thinking."""
        for _, thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()


def _advised(message: Advise, action: bytes | None) -> Advised:
    return Advised(message.id, message.seat, message.number, None if action is None else Raw(action))
