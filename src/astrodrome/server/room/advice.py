"""Advice for learners: what the strongest bot would do in their place, at tables where all others are bots (AD-027)."""

from __future__ import annotations

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
from astrodrome.server.room.thoughts import Thoughts
from astrodrome.server.table.daily import is_deal
from astrodrome.server.table.table import Table

NO_ADVICE: Final = Refusal("AD-027", "table-no-advice")


def cannot_advise(table: Table, connection: Connection, message: Advise) -> Refusal | None:
    """Return why a seat gets no advice on a question."""
    if message.seat not in connection.seats:
        return NOT_SEATED
    if table.status != "running" or message.number != table.game.number or message.seat not in table.game.asked:
        return NOT_PLAYING
    return None if table.seating.people() == (message.seat,) and not is_deal(table.row, table.game.seed) else NO_ADVICE


def advice_at(table: Table, thinker: Thinker) -> Thoughts[Advise]:
    """Return the adviser of one table."""

    async def think(connection: Connection, message: Advise) -> Advised:
        if cannot_advise(table, connection, message) is not None:  # the table has gone on while it waited
            return _advised(message, None)
        game, seat = table.game, message.seat
        job = Job(game.spec.name, game.save(log=False), seat, ADVISER, bot_seed(game.seed, seat))
        return _advised(message, await thinker.advise(table.row.id, job))

    return Thoughts(table, think, lambda message: _advised(message, None))


def _advised(message: Advise, action: bytes | None) -> Advised:
    return Advised(message.id, message.seat, message.number, None if action is None else Raw(action))
