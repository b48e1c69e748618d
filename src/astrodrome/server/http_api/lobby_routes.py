"""The lobby: public tables that wait for people, and public games that are being played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel.log import Log
from astrodrome.server.http_api.lookup import rooms_of
from astrodrome.server.http_api.responses import json_response
from astrodrome.server.nodes.node_client import RELAYED
from astrodrome.server.protocol.bodies import Lobby, LobbyTable
from astrodrome.server.protocol.rejections import rejection
from astrodrome.server.protocol.terms import public_terms, read_terms
from astrodrome.server.room.room import Room
from astrodrome.server.room.rooms import Rooms
from astrodrome.server.store.store import LobbyRow, Status, StoreError
from astrodrome.server.table.seating import Seating
from astrodrome.server.table.table import without_content

WAITS_MS: Final = 24 * 3600 * 1000
"""How long a table that nobody is at is shown as waiting."""
MOST: Final = 60
REMEMBERED: Final = 1_000
"""Tables whose options are remembered, so that each header is read once."""


async def lobby(request: Request) -> Response:
    """Show the public tables."""
    rooms = rooms_of(request)
    here = [_playing(room) for status in ("waiting", "running") for room in islice(_public(rooms, status), MOST)]
    if request.scope.get(RELAYED):
        return json_response(Lobby(tuple(here)))
    since = rooms.services.clock.wall_ms() - WAITS_MS
    try:
        waiting = await rooms.services.store.lobby(since, MOST)
        live = {table.table: table for table in (*await _elsewhere(rooms), *here)}
        listed = [live.get(table.table.id) or await _kept(rooms, table) for table in waiting]
    except StoreError:
        raise rejection(503, "storage", "not-read") from None
    playing = [table for table in live.values() if table.status == "running"]
    open_ones = [table for table in listed if any(seat.kind == "open" for seat in table.seats)]
    return json_response(Lobby((*open_ones, *playing[:MOST])))


def _public(rooms: Rooms, status: Status) -> Iterator[Room]:
    """Return the public rooms of a status at which somebody is."""
    return (r for r in rooms.in_memory() if r.table.status == status and r.table.terms.public and r.audience)


async def _elsewhere(rooms: Rooms) -> tuple[LobbyTable, ...]:
    """Return the public tables at which other nodes have people; a node that does not answer is left out."""
    if rooms.nodes is None:
        return ()
    told = await rooms.nodes.ask_all("/api/tables")
    return tuple(table for body in told for table in _told_by_peer(body))


def _told_by_peer(body: bytes) -> tuple[LobbyTable, ...]:
    try:
        return msgspec.json.decode(body, type=Lobby).tables
    except msgspec.MsgspecError:  # a node of another version, in the middle of an upgrade
        return ()


async def _options(rooms: Rooms, table: str) -> Raw:
    """Return the options of a kept table as the lobby shows them. They never change, and reading them may take long."""
    found = rooms.listed_options.get(table)
    if found is None:
        header = await rooms.services.store.header(table)
        found = Raw(b"{}") if header is None else await rooms.services.threads.aside(options_of, header)
        rooms.listed_options[table] = found
        while len(rooms.listed_options) > REMEMBERED:
            rooms.listed_options.popitem(last=False)
    return found


def options_of(header: bytes) -> Raw:
    """Return the options in a header, without custom content."""
    return without_content(Log.from_json(header).options)


async def _kept(rooms: Rooms, listed: LobbyRow) -> LobbyTable:
    row = listed.table
    room = rooms.known(row.id)
    if room is not None:
        return _playing(room)
    options = await _options(rooms, row.id)
    seats = Seating(listed.seats, 0.0).info()
    terms = public_terms(read_terms(row.terms))
    return LobbyTable(row.id, row.game, options, row.created, row.status, seats, terms, 0)


def _playing(room: Room) -> LobbyTable:
    table = room.table
    return LobbyTable(
        table=table.row.id,
        game=table.spec.name,
        options=table.listed_options,
        created=table.row.created,
        status=table.status,
        seats=table.seating.info(),
        terms=public_terms(table.terms),
        watchers=room.audience.watchers,
    )


ROUTES = [Route("/tables", lobby)]
