"""Making tables, joining them, looking at them from outside, and the replay of finished ones."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.answering import Reject, json_response, no, read_body, reject_option
from astrodrome.server.bodies import (
    BEAT_ALONE_MS,
    BEAT_MS,
    Newcomer,
    NewSeat,
    NewTable,
    SeatGiven,
    TableMade,
)
from astrodrome.server.finding import room_of, rooms_of
from astrodrome.server.gate import allow_table
from astrodrome.server.limits import clean_name
from astrodrome.server.mail import NoOpenSeat, RoomClosed, Take
from astrodrome.server.reference import config_of, game_of, read_options
from astrodrome.server.store import SeatRow, StoreError, TableRow
from astrodrome.server.talk import serve_socket
from astrodrome.server.terms import keep_terms
from astrodrome.server.tokens import hash_token, new_seed, new_table_id, new_token
from astrodrome.server.webhooks import BadAddress, check_address

logger = logging.getLogger(__name__)


async def create(request: Request) -> Response:
    """Make a table and hand out the secrets of its seats."""
    config = config_of(request)
    allow_table(request)
    wanted = await read_body(request, NewTable, config.limits.body_bytes)
    spec = game_of(request, wanted.game)
    if wanted.seed is not None and not config.test_seeds:
        raise Reject(422, "option", "this server draws its seeds itself", "seed")
    if wanted.terms.webhook is not None:
        try:
            check_address(wanted.terms.webhook)
        except BadAddress as error:
            raise Reject(422, "option", str(error), "terms.webhook") from None
    try:
        options = spec.read_options(len(wanted.seats), read_options(wanted.options))
    except OptionError as error:
        raise reject_option(error) from None
    tokens = [new_token() if seat.kind == "person" else None for seat in wanted.seats]
    rows = [_seat_row(config.bots(spec.name), number, seat, tokens[number]) for number, seat in enumerate(wanted.seats)]
    seed = new_seed() if wanted.seed is None else int(wanted.seed, 16)
    header = Log(spec.name, spec.rules_version, len(rows), spec.options_json(options), seed)
    table = _table_row(spec, wanted, header, rooms_of(request).services.clock.wall_ms())
    try:
        await rooms_of(request).create(table, tuple(rows))
    except StoreError:
        raise no(503, "storage", "not-made") from None
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
    return SeatRow(number, seat.kind, clean_name(seat.name), seat.bot, kept)


def _table_row(spec: AnySpec, wanted: NewTable, header: Log, now: int) -> TableRow:
    people = sum(seat.kind != "bot" for seat in wanted.seats)
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
        terms=keep_terms(wanted.terms),
        public=wanted.terms.public,
    )


async def join(request: Request) -> Response:
    """Take the first open seat."""
    newcomer = await read_body(request, Newcomer, config_of(request).limits.message_bytes)
    room = await room_of(request)
    token = new_token()
    try:
        seat = await room.call(Take(clean_name(newcomer.name), hash_token(token), newcomer.seat))
    except NoOpenSeat:
        key = "no-open-seat" if newcomer.seat is None else "seat-taken"
        raise no(409, "no-open-seat", key) from None
    except (StoreError, RoomClosed):
        raise no(503, "storage", "not-taken") from None
    return json_response(SeatGiven(seat, token), 201)


async def look(request: Request) -> Response:
    """Show a table from outside."""
    room = await room_of(request)
    return json_response(room.table.summary())


async def socket(connection: WebSocket) -> None:
    """Hold the conversation of one socket."""
    await serve_socket(connection, rooms_of(connection), connection.app.state.addresses)


ROUTES = [
    Route("/tables", create, methods=["POST"]),
    Route("/tables/{table}", look),
    Route("/tables/{table}/join", join, methods=["POST"]),
    WebSocketRoute("/tables/{table}/socket", socket),
]
