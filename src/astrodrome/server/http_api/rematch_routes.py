"""Codes for another device, revoking them, and the rematch with the seats rotated."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel.log import Log
from astrodrome.server.http_api.lookup import room_of, rooms_of, seats_held
from astrodrome.server.http_api.replay_cache import kept_table
from astrodrome.server.http_api.request_gate import allow_table
from astrodrome.server.http_api.responses import json_response, read_body
from astrodrome.server.nodes.bus import Hint
from astrodrome.server.notices.notifier import Told
from astrodrome.server.protocol.bodies import Continued, Holder, PassGiven, PassShown, Rematch, SeatKey, SeatsHeld
from astrodrome.server.protocol.rejections import rejection
from astrodrome.server.protocol.terms import keep_terms
from astrodrome.server.room.mailbox import RematchMade, Revoke
from astrodrome.server.room.room import Room
from astrodrome.server.room.rooms import Rooms
from astrodrome.server.store.store import Beginning, Conflict, DevicesFull, Pass, SeatRow, StoreError, TableRow
from astrodrome.server.support.errors import RoomClosed
from astrodrome.server.support.tokens import hash_token, new_seed, new_table_id, new_token

PASS_MS: Final = 15 * 60 * 1000
"""How long a code for another device is good."""
SHORT: Final = 4096
"""A body with a few tokens is no longer than this."""


async def give_pass(request: Request) -> Response:
    """Give out a code with which another device may hold the same seats, once."""
    holder = await read_body(request, Holder, SHORT)
    room = await room_of(request)
    seats = seats_held(room, holder.tokens)
    code = new_token()
    expires = rooms_of(request).services.clock.wall_ms() + PASS_MS
    try:
        await rooms_of(request).services.store.add_pass(Pass(hash_token(code), room.table.row.id, seats, expires))
    except StoreError:
        raise rejection(503, "storage", "not-taken") from None
    return json_response(PassGiven(code, expires), 201)


async def use_pass(request: Request) -> Response:
    """Let another device hold the seats that a code stands for; the code is then spent."""
    shown = await read_body(request, PassShown, SHORT)
    rooms = rooms_of(request)
    tokens = tuple(new_token() for _ in range(16))
    try:
        keys = tuple(hash_token(token) for token in tokens)
        most = rooms.services.config.limits.devices
        found = await rooms.services.store.use_pass(hash_token(shown.code), rooms.services.clock.wall_ms(), keys, most)
    except DevicesFull:
        raise rejection(409, "devices-full", "devices-full", devices=rooms.services.config.limits.devices) from None
    except StoreError:
        raise rejection(503, "storage", "not-taken") from None
    if found is None:
        raise rejection(404, "no-pass", "no-pass")
    given = tuple(SeatKey(seat, token) for seat, token in zip(found.seats, tokens, strict=False))
    # A room that was in memory before the keys were kept has not read them, here or at another node.
    if rooms.nodes is not None:
        rooms.nodes.bus.send(Hint("keys", found.table))
    with suppress(StoreError, RoomClosed):  # they are read again before a token is turned away
        await rooms.read_keys(found.table)
    kept = await kept_table(rooms, found.table)
    return json_response(Continued(found.table, kept.table.game, given), 201)


async def revoke(request: Request) -> Response:
    """Let only the tokens that are shown hold their seats: those of other devices become invalid."""
    holder = await read_body(request, Holder, SHORT)
    room = await room_of(request)
    seats = seats_held(room, holder.tokens)
    held = [(seats_held(room, (token,)), hash_token(token)) for token in dict.fromkeys(holder.tokens)]
    if len({seat for of_one, _ in held for seat in of_one}) < sum(len(of_one) for of_one, _ in held):
        raise rejection(422, "one-token", "one-token-a-seat")
    try:
        for of_one, token_hash in held:
            await room.mailbox.call(Revoke(of_one, token_hash))
    except (StoreError, RoomClosed):
        raise rejection(503, "storage", "not-taken") from None
    return json_response(SeatsHeld(seats), 201)


async def rematch(request: Request) -> Response:
    """Make the table of the rematch, or name the one that somebody else has made."""
    allow_table(request)
    holder = await read_body(request, Holder, SHORT)
    room = await room_of(request)
    seats_held(room, holder.tokens)
    if room.table.status != "over":
        raise rejection(409, "not-over", "rematch-later")
    order = rotated(len(room.table.seating.rows))
    if room.table.next is None:
        await _make(rooms_of(request), room, order)
    assert room.table.next is not None, "the rematch was just made"
    return json_response(Rematch(room.table.next, order), 201)


def rotated(seats: int) -> tuple[int, ...]:
    """Return for each new seat the seat its owner had: the second becomes the first, the first the last.

    >>> rotated(3)
    (1, 2, 0)
    """
    return tuple((seat + 1) % seats for seat in range(seats))


async def _make(rooms: Rooms, room: Room, order: tuple[int, ...]) -> None:
    old, services = room.table.row, rooms.services
    log = Log.from_json(old.header)
    header = Log(log.game, log.rules_version, log.seats, log.options, new_seed())
    row = TableRow(
        id=new_table_id(),
        game=old.game,
        header=header.to_json(),
        pace_ms=old.pace_ms,
        beat_ms=old.beat_ms,
        created=services.clock.wall_ms(),
        status="waiting",
        started=None,
        terms=_terms(room, order),
        public=old.public,
        dice="drawn",
    )
    was = room.table.seating
    seats: tuple[SeatRow, ...] = tuple(replace(was.rows[before], seat=seat) for seat, before in enumerate(order))
    keys = tuple((order.index(seat), kept) for seat, kept in was.tokens.keys)
    try:
        await services.store.create(row, seats, Beginning(after=old.id, keys=keys))
        made = row.id
    except Conflict:  # somebody else was quicker
        kept = await services.store.load(old.id)
        if kept is None or kept.table.next is None:
            raise rejection(503, "storage", "rematch-not-made") from None
        made = kept.table.next
    except StoreError:
        raise rejection(503, "storage", "rematch-not-made") from None
    await room.mailbox.call(RematchMade(made))
    if services.notifier is not None:
        for seat in was.people():
            if seat not in was.presence.present:
                services.notifier.tell(Told("rematch", old.id, old.game, seat))


def _terms(room: Room, order: tuple[int, ...]) -> bytes:
    """Return the terms of a rematch: the host has moved on with the others."""
    host = room.table.terms.host
    return keep_terms(structs.replace(room.table.terms, host=None if host is None else order.index(host)))


ROUTES = [
    Route("/tables/{table}/pass", give_pass, methods=["POST"]),
    Route("/tables/{table}/revoke", revoke, methods=["POST"]),
    Route("/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/continue", use_pass, methods=["POST"]),
]
