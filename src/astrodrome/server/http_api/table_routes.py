"""Making tables, joining them, their public summary, and their sockets."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.http_api.lookup import room_of, rooms_of
from astrodrome.server.http_api.reference_routes import checked, config_of, game_of
from astrodrome.server.http_api.request_gate import allow_table
from astrodrome.server.http_api.responses import json_response, read_body
from astrodrome.server.protocol.bodies import BEAT_ALONE_MS, BEAT_MS, Newcomer, NewSeat, NewTable, SeatGiven, TableMade
from astrodrome.server.protocol.rejections import Reject, rejection
from astrodrome.server.protocol.terms import keep_terms
from astrodrome.server.room.coach_requests import check_coach
from astrodrome.server.room.mailbox import TakeSeat
from astrodrome.server.sockets.socket_session import serve_socket
from astrodrome.server.store.store import SeatRow, StoreError, TableRow
from astrodrome.server.support.errors import NoOpenSeat, RoomClosed
from astrodrome.server.support.limits import seat_name
from astrodrome.server.support.tokens import hash_token, new_seed, new_table_id, new_token
from astrodrome.server.support.webhook_addresses import BadAddress, check_address
from astrodrome.server.untrusted_input.check_jobs import SetUpAsked

logger = logging.getLogger(__name__)


async def create(request: Request) -> Response:
    """Make a table and hand out the secrets of its seats."""
    config = config_of(request)
    allow_table(request)
    wanted = await read_body(request, NewTable, config.limits.options_bytes)
    spec = game_of(request, wanted.game)
    if wanted.seed is not None and not config.test_seeds:
        raise Reject(422, "option", "this server draws its seeds itself", "seed")
    if wanted.terms.webhook is not None:
        try:
            check_address(wanted.terms.webhook)
        except BadAddress as error:
            raise Reject(422, "option", str(error), "terms.webhook") from None
    check_coach(spec, wanted)
    people = [number for number, seat in enumerate(wanted.seats) if seat.kind == "person"]
    if wanted.terms.host is not None and wanted.terms.host not in people:
        raise Reject(422, "option", "expected the seat of a person", "terms.host")
    asked = SetUpAsked(spec.name, len(wanted.seats), bytes(wanted.options), facts=False)
    options = (await checked(request, spec, asked)).options
    tokens = [new_token() if seat.kind == "person" else None for seat in wanted.seats]
    rows = [_seat_row(config.bots(spec.name), number, seat, tokens[number]) for number, seat in enumerate(wanted.seats)]
    seed = new_seed() if wanted.seed is None else int(wanted.seed, 16)
    header = Log(spec.name, spec.rules_version, len(rows), msgspec.json.decode(options, type=dict[str, Any]), seed)
    table = _table_row(spec, wanted, header, rooms_of(request).services.clock.wall_ms())
    try:
        await rooms_of(request).create(table, tuple(rows))
    except StoreError:
        raise rejection(503, "storage", "not-made") from None
    logger.info("table made", extra={"table": table.id, "game": spec.name})
    given = tuple(SeatGiven(number, token) for number, token in enumerate(tokens))
    return json_response(TableMade(table.id, given, f"/t/{table.id}"), 201)


def _seat_row(bots: tuple[str, ...], number: int, seat: NewSeat, token: str | None) -> SeatRow:
    if seat.kind == "bot":
        if seat.bot not in bots:
            raise Reject(422, "option", f"expected one of {', '.join(bots)}", f"seats[{number}].bot")
    elif seat.bot is not None:
        raise Reject(422, "option", "only a seat of kind bot names one", f"seats[{number}].bot")
    kept = None if token is None else hash_token(token)
    name = "" if seat.kind == "open" else seat_name(seat.name, number, bot=seat.kind == "bot")
    return SeatRow(number, seat.kind, name, seat.bot, kept)


def _table_row(spec: AnySpec, wanted: NewTable, header: Log, now: int) -> TableRow:
    people = sum(seat.kind != "bot" for seat in wanted.seats)
    first = next((number for number, seat in enumerate(wanted.seats) if seat.kind == "person"), None)
    terms = wanted.terms if wanted.terms.host is not None else replace(wanted.terms, host=first)
    beat_ms = wanted.beat_ms if wanted.beat_ms is not None else BEAT_ALONE_MS if people == 1 else BEAT_MS
    return TableRow(
        id=new_table_id(),
        game=spec.name,
        header=header.to_json(),
        pace_ms=wanted.pace_ms,
        beat_ms=beat_ms,
        created=now,
        status="waiting",
        started=None,
        terms=keep_terms(terms),
        public=wanted.terms.public,
        dice="drawn" if wanted.seed is None else "given",
    )


async def join(request: Request) -> Response:
    """Take the first open seat."""
    newcomer = await read_body(request, Newcomer, config_of(request).limits.message_bytes)
    room = await room_of(request)
    token = new_token()
    try:
        seat = await room.mailbox.call(TakeSeat(newcomer.name, hash_token(token), newcomer.seat))
    except NoOpenSeat:
        key = "no-open-seat" if newcomer.seat is None else "seat-taken"
        raise rejection(409, "no-open-seat", key) from None
    except (StoreError, RoomClosed):
        raise rejection(503, "storage", "not-taken") from None
    return json_response(SeatGiven(seat, token), 201)


async def look(request: Request) -> Response:
    """Show a table from outside."""
    room = await room_of(request)
    return json_response(room.table.summary(room.last_public_entry()))


async def socket(connection: WebSocket) -> None:
    """Serve one socket."""
    await serve_socket(connection, rooms_of(connection), connection.app.state.addresses)


ROUTES = [
    Route("/tables", create, methods=["POST"]),
    Route("/tables/{table}", look),
    Route("/tables/{table}/join", join, methods=["POST"]),
    WebSocketRoute("/tables/{table}/socket", socket),
]
