"""The week of a table that is played over days: who has answered when."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel.seats import CLOCK
from astrodrome.server.http_api.lookup import room_of, rooms_of, seats_held
from astrodrome.server.http_api.responses import json_response, read_body
from astrodrome.server.protocol.bodies import Holder
from astrodrome.server.protocol.notice_bodies import Week, WeekMove
from astrodrome.server.table.table import Table

SHORT: Final = 4096
WEEK_MS: Final = 7 * 86_400_000
MOST: Final = 300
"""Answers that are shown."""


async def week(request: Request) -> Response:
    """Show the people of a table when each of them has answered."""
    holder = await read_body(request, Holder, SHORT)
    room = await room_of(request)
    seats_held(room, holder.tokens)  # spectators may see a table later than its people do
    return json_response(week_of(room.table, rooms_of(request).services.clock.wall_ms()))


def week_of(table: Table, now: int) -> Week:
    """Return the answers of the last seven days. One that nobody may know of is left out."""
    items = table.game.log.entries
    found = [
        WeekMove(record.seat, time)
        for record in table.records
        if record.seat not in (None, CLOCK) and not record.is_secret and 0 < record.entry <= len(items)
        if (time := items[record.entry - 1].time) is not None and now - WEEK_MS <= time <= now
    ]
    return Week(tuple(found[-MOST:]))


ROUTES = [Route("/tables/{table}/week", week, methods=["POST"])]
