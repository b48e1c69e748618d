"""Replays of finished games, their logs as files, uploaded logs, and playing on from a moment."""

from __future__ import annotations

from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel.log import Log
from astrodrome.server.http_api.lookup import rooms_of
from astrodrome.server.http_api.reference_routes import config_of, game_of
from astrodrome.server.http_api.replay_cache import ReplayCache, StatisticsCache, charge_log, charged_table
from astrodrome.server.http_api.request_gate import allow_table
from astrodrome.server.http_api.responses import json_response, packed_response, read_body, read_bytes
from astrodrome.server.protocol.bodies import Fork, SeatGiven, TableMade
from astrodrome.server.protocol.rejections import Reject, rejection
from astrodrome.server.room.rooms import Rooms
from astrodrome.server.store.store import StoredTable, StoreError
from astrodrome.server.support.address_limits import rate_limit_key
from astrodrome.server.support.packed import Packed
from astrodrome.server.table import forks

NO_ENTRIES: Final = b'"entries":[]}'
"""How a log without entries ends."""


async def replay(request: Request) -> Response:
    """Show a finished game entry by entry."""
    replays = cast("ReplayCache", request.app.state.replays)
    try:
        return packed_response(request, await replays.find(request.path_params["table"], request))
    except StoreError:
        raise rejection(503, "storage", "not-read") from None


async def statistics(request: Request) -> Response:
    """Show what happened in a finished game, counted."""
    counted = cast("StatisticsCache", request.app.state.statistics)
    return packed_response(request, await counted.find(request.path_params["table"], request))


async def log(request: Request) -> Response:
    """Give the log of a finished game as a file, which `astrodrome replay` reads."""
    kept = await charged_table(request, request.path_params["table"])
    if kept.table.status != "over":
        raise rejection(409, "not-over", "log-later")
    if kept.table.origin is not None:
        raise rejection(409, "no-log", "no-log")
    charge_log(request, kept)
    packed = await rooms_of(request).services.threads.aside(lambda: Packed(whole_log(kept)))
    name = f"{kept.table.game}-{kept.table.id}.json"
    return packed_response(request, packed, {"content-disposition": f'attachment; filename="{name}"'})


def whole_log(kept: StoredTable) -> bytes:
    """Return the log of a table. Its entries are kept as they stand in a log: none of them is read for that."""
    head = Log.from_json(kept.table.header).to_json().removesuffix(NO_ENTRIES)
    return head + b'"entries":[' + b",".join(kept.entries) + b"]}"


async def open_log(request: Request) -> Response:
    """Make a finished table of a log from elsewhere, to be looked at."""
    allow_table(request)
    body = await read_bytes(request, config_of(request).limits.body_bytes)
    rooms = rooms_of(request)
    kept = await rooms.services.checks.log(rate_limit_key(request.scope), body, rooms.services.clock.wall_ms())
    return await make_table(rooms, kept, ())


async def fork(request: Request) -> Response:
    """Make a table that goes on from a moment of a finished game, against bots."""
    allow_table(request)
    wanted = await read_body(request, Fork, config_of(request).limits.message_bytes)
    rooms = rooms_of(request)
    kept = await charged_table(request, request.path_params["table"])
    if kept.table.status != "over":
        raise rejection(409, "not-over", "fork-later")
    spec = game_of(request, kept.table.game)
    if wanted.bot not in config_of(request).bots(spec.name):
        raise Reject(422, "option", "no such bot plays this game", "bot")
    if wanted.seat >= len(kept.seats) or wanted.entry > len(kept.entries):
        raise Reject(422, "option", "there is no such seat or entry in this game", "entry")
    now = rooms.services.clock.wall_ms()
    made, token = await rooms.services.checks.fork(rate_limit_key(request.scope), kept, wanted, now)
    return await make_table(rooms, made, (SeatGiven(wanted.seat, token),))


async def make_table(rooms: Rooms, kept: StoredTable, given: tuple[SeatGiven, ...]) -> Response:
    """Keep a table that has a past, and answer with its seats."""
    try:
        await rooms.services.store.create(kept.table, kept.seats, forks.beginning(kept))
    except StoreError:
        raise rejection(503, "storage", "not-made") from None
    return json_response(TableMade(kept.table.id, given, f"/t/{kept.table.id}"), 201)


ROUTES = [
    Route("/tables/{table}/replay", replay),
    Route("/tables/{table}/statistics", statistics),
    Route("/tables/{table}/log", log),
    Route("/tables/{table}/fork", fork, methods=["POST"]),
    Route("/logs", open_log, methods=["POST"]),
]
