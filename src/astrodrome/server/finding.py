"""How requests find the rooms of their server, and the one they name."""

from __future__ import annotations

from typing import cast

from starlette.requests import Request
from starlette.websockets import WebSocket

from astrodrome.server.answering import Reject
from astrodrome.server.room import Room
from astrodrome.server.rooms import Rooms, TableBroken
from astrodrome.server.store import StoreError


def rooms_of(request: Request | WebSocket) -> Rooms:
    """Return the rooms of the server that got a request."""
    return cast("Rooms", request.app.state.rooms)


async def room_of(request: Request) -> Room:
    """Return the room that a request names; Reject says why there is none."""
    return await find_room(rooms_of(request), request.path_params["table"])


async def find_room(rooms: Rooms, table: str) -> Room:
    """Return the room of a table; Reject says why there is none."""
    try:
        room = await rooms.find(table)
    except TableBroken as error:
        raise Reject(410, "broken", str(error)) from None
    except StoreError:
        raise Reject(503, "storage", "the database cannot be read now") from None
    if room is None:
        raise Reject(404, "no-table", "there is no such table")
    return room


def seats_held(room: Room, tokens: tuple[str, ...]) -> tuple[int, ...]:
    """Return the seats that tokens hold; Reject where one holds none."""
    seats = room.table.seating.held_by(tokens)
    if not seats:
        raise Reject(403, "bad-token", "a token does not hold a seat of this table")
    return seats
