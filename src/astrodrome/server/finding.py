"""How requests find the rooms of their server, and the one they name."""

from __future__ import annotations

from typing import cast

from starlette.requests import Request
from starlette.websockets import WebSocket

from astrodrome.server.answering import no
from astrodrome.server.mail import RoomClosed
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
        raise no(410, "broken", f"table-{error.key}", **error.told) from None
    except StoreError:
        raise no(503, "storage", "not-read") from None
    except RoomClosed:
        raise no(503, "stopping", "stopping") from None
    if room is None:
        raise no(404, "no-table", "no-table")
    return room


def seats_held(room: Room, tokens: tuple[str, ...]) -> tuple[int, ...]:
    """Return the seats that tokens hold; Reject where one holds none."""
    seats = room.table.seating.held_by(tokens)
    if not seats:
        raise no(403, "bad-token", "bad-token")
    return seats
