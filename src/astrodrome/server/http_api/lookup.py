"""How requests find the rooms of their server, and the one they name."""

from __future__ import annotations

from typing import cast

from starlette.requests import Request
from starlette.websockets import WebSocket

from astrodrome.server.protocol.rejections import rejection
from astrodrome.server.room.room import Room
from astrodrome.server.room.rooms import Rooms, RoomsFull, TableBroken
from astrodrome.server.store.store import StoreError
from astrodrome.server.support.address_limits import rate_limit_key
from astrodrome.server.support.errors import RoomClosed


def rooms_of(request: Request | WebSocket) -> Rooms:
    """Return the rooms of the server that got a request."""
    return cast("Rooms", request.app.state.rooms)


async def room_of(request: Request) -> Room:
    """Return the room that a request names; Reject says why there is none."""
    return await find_room(rooms_of(request), request.path_params["table"], rate_limit_key(request.scope))


async def find_room(rooms: Rooms, table: str, who: str) -> Room:
    """Return the room of a table for an address (`who`); Reject says why there is none."""
    try:
        room = await rooms.find(table, who)
    except TableBroken as error:
        raise rejection(410, "broken", f"table-{error.key}", **error.told) from None
    except StoreError:
        raise rejection(503, "storage", "not-read") from None
    except RoomsFull:
        raise rejection(503, "full", "server-full") from None
    except RoomClosed:
        raise rejection(503, "stopping", "stopping") from None
    if room is None:
        raise rejection(404, "no-table", "no-table")
    return room


def seats_held(room: Room, tokens: tuple[str, ...]) -> tuple[int, ...]:
    """Return the seats that tokens hold; Reject where one holds none."""
    seats = room.table.seating.tokens.held_by(tokens)
    if not seats:
        raise rejection(403, "bad-token", "bad-token")
    return seats
