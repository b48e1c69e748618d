"""The lobby: public tables that wait for people, and public games that are being played."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.log import Log
from astrodrome.server.answering import json_response, no
from astrodrome.server.finding import rooms_of
from astrodrome.server.gatherings import Lobby, LobbyTable
from astrodrome.server.relay import RELAYED
from astrodrome.server.room import Room
from astrodrome.server.rooms import Rooms
from astrodrome.server.seating import Seating
from astrodrome.server.store import Listed, StoreError
from astrodrome.server.terms import read_terms, shown

WAITS_MS: Final = 24 * 3600 * 1000
"""How long a table that nobody is at is shown as waiting."""
MOST: Final = 60


async def lobby(request: Request) -> Response:
    """Show the public tables."""
    rooms = rooms_of(request)
    here = [_playing(room) for room in rooms.in_memory() if _is_public(room)]
    if request.scope.get(RELAYED):
        return json_response(Lobby(tuple(here)))
    since = rooms.services.clock.wall_ms() - WAITS_MS
    try:
        waiting = await rooms.services.store.lobby(since, MOST)
    except StoreError:
        raise no(503, "storage", "not-read") from None
    live = {table.table: table for table in (*await _elsewhere(rooms), *here)}
    listed = [live.get(table.table.id) or _kept(rooms, table) for table in waiting]
    playing = [table for table in live.values() if table.status == "running"]
    open_ones = [table for table in listed if any(seat.kind == "open" for seat in table.seats)]
    return json_response(Lobby((*open_ones, *playing[:MOST])))


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


def _is_public(room: Room) -> bool:
    return room.table.terms.public and bool(room.crowd)


def _options(header: bytes) -> Raw:
    options = dict(Log.from_json(header).options)
    if options.get("content") is not None:
        options["content"] = None
    return Raw(to_bytes(options))


def _kept(rooms: Rooms, listed: Listed) -> LobbyTable:
    room = rooms.known(listed.table.id)
    if room is not None:
        return _playing(room)
    row = listed.table
    seats = Seating(listed.seats, 0.0).info()
    terms = shown(read_terms(row.terms))
    return LobbyTable(row.id, row.game, _options(row.header), row.created, row.status, seats, terms, 0)


def _playing(room: Room) -> LobbyTable:
    table = room.table
    return LobbyTable(
        table=table.row.id,
        game=table.spec.name,
        options=_options(table.row.header),
        created=table.row.created,
        status=table.status,
        seats=table.seating.info(),
        terms=shown(table.terms),
        watchers=room.crowd.watchers,
    )


ROUTES = [Route("/tables", lobby)]
