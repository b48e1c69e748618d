"""Looking back: the replay of a finished game, its log as a file, logs from elsewhere, and playing on from a moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel.codec import parse, to_bytes
from astrodrome.kernel.errors import AstrodromeError, CorruptLog, WrongRulesVersion
from astrodrome.kernel.log import Log, Undo, item_from_json, item_to_json
from astrodrome.kernel.spec import AnySpec
from astrodrome.server import forking, recording
from astrodrome.server.answering import Reject, json_response, no, read_body, read_bytes
from astrodrome.server.bodies import Fork, SeatGiven, TableMade
from astrodrome.server.finding import rooms_of
from astrodrome.server.gate import allow_table
from astrodrome.server.reference import config_of, game_of
from astrodrome.server.replay import NotOver
from astrodrome.server.rooms import Rooms
from astrodrome.server.store import Kept, StoreError
from astrodrome.server.tokens import is_table_id

REPLAYS_KEPT: Final = 16
MOST_ENTRIES: Final = 20_000
"""A log from elsewhere may not have more entries than this."""
MOST_AGAIN: Final = 200_000
"""To go back a game is played anew from its start: a log from elsewhere may not have more answers played so."""


async def kept_table(rooms: Rooms, table: str) -> Kept:
    """Return all that is kept of a table; Reject where there is none."""
    try:
        kept = await rooms.services.store.load(table) if is_table_id(table) else None
    except StoreError:
        raise no(503, "storage", "not-read") from None
    if kept is None:
        raise no(404, "no-table", "no-table")
    return kept


class Replays:
    """The replays asked for last; a finished game does not change."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def find(self, rooms: Rooms, table: str) -> bytes:
        """Return the replay of a table as JSON; Reject says why there is none."""
        async with self._one_at_a_time:
            if table not in self._made:
                self._made[table] = await self._recorded(rooms, table)
            self._made.move_to_end(table)
            while len(self._made) > REPLAYS_KEPT:
                self._made.popitem(last=False)
            return self._made[table]

    async def _recorded(self, rooms: Rooms, table: str) -> bytes:
        """Return what was recorded; a game that was not recorded yet is."""
        kept = await kept_table(rooms, table)
        store = rooms.services.store
        found = await store.recording(table)
        if found is None:
            spec = rooms.spec(kept.table.game)
            if spec is None:
                raise no(410, "broken", "no-game")
            try:
                found = await asyncio.to_thread(recording.record, spec, kept)
            except NotOver:
                raise no(409, "not-over", "replay-later") from None
            except AstrodromeError:
                raise no(410, "broken", "old-rules") from None
            await store.record(table, found)
        return await asyncio.to_thread(recording.play_back, found)


async def replay(request: Request) -> Response:
    """Show a finished game entry by entry."""
    replays = cast("Replays", request.app.state.replays)
    try:
        return json_response(await replays.find(rooms_of(request), request.path_params["table"]))
    except StoreError:
        raise no(503, "storage", "not-read") from None


async def log(request: Request) -> Response:
    """Give the log of a finished game as a file, which `astrodrome replay` reads."""
    kept = await kept_table(rooms_of(request), request.path_params["table"])
    if kept.table.status != "over":
        raise no(409, "not-over", "log-later")
    if kept.table.origin is not None:
        raise no(409, "no-log", "no-log")
    header = Log.from_json(kept.table.header)
    items = tuple(item_from_json(parse(body), f"entries[{at}]") for at, body in enumerate(kept.entries))
    body = Log(header.game, header.rules_version, header.seats, header.options, header.seed, items).to_json()
    name = f"{kept.table.game}-{kept.table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(body, 200, headers, "application/json")


async def open_log(request: Request) -> Response:
    """Make a finished table of a log from elsewhere, to be looked at."""
    allow_table(request)
    body = await read_bytes(request, config_of(request).limits.body_bytes)
    try:
        found = Log.from_json(body)
    except (CorruptLog, RecursionError, UnicodeDecodeError) as error:
        raise Reject(422, "bad-log", str(error)) from None
    if len(found.entries) > MOST_ENTRIES:
        raise Reject(422, "bad-log", f"entries: expected at most {MOST_ENTRIES}, found {len(found.entries)}")
    again = sum(item.to for item in found.entries if isinstance(item, Undo))
    if again > MOST_AGAIN:
        raise Reject(422, "bad-log", f"entries: expected at most {MOST_AGAIN} answers played anew, found {again}")
    spec = game_of(request, found.game)
    if found.seats not in spec.seats:  # before anything is made for each of them
        few, many = spec.seats[0], spec.seats[-1]
        raise Reject(422, "bad-log", f"seats: {spec.name} takes {few} to {many}, found {found.seats!s:.20}")
    rooms = rooms_of(request)
    entries = tuple(to_bytes(item_to_json(item)) for item in found.entries)
    kept = forking.finished_table(found, entries, rooms.services.clock.wall_ms())
    await _rebuilt(spec, kept)
    return await _make(rooms, kept, ())


async def _rebuilt(spec: AnySpec, kept: Kept) -> None:
    """Check that a log from elsewhere plays to its end; Reject says where it does not."""
    try:
        over = await asyncio.to_thread(forking.plays_out, spec, kept)
    except WrongRulesVersion as error:
        raise Reject(409, "other-rules", str(error)) from None
    except Exception as error:  # noqa: BLE001 - whatever it does to the rules, it is the log that does not fit
        raise Reject(422, "bad-log", f"the log does not replay ({type(error).__name__}: {error!s:.120})") from None
    if not over:
        raise no(422, "bad-log", "log-not-over")


async def fork(request: Request) -> Response:
    """Make a table that goes on from a moment of a finished game, against bots."""
    allow_table(request)
    wanted = await read_body(request, Fork, config_of(request).limits.message_bytes)
    rooms = rooms_of(request)
    kept = await kept_table(rooms, request.path_params["table"])
    if kept.table.status != "over":
        raise no(409, "not-over", "fork-later")
    spec = game_of(request, kept.table.game)
    if wanted.bot not in config_of(request).bots(spec.name):
        raise Reject(422, "option", "no such bot plays this game", "bot")
    if wanted.seat >= len(kept.seats) or wanted.entry > len(kept.entries):
        raise Reject(422, "option", "there is no such seat or entry in this game", "entry")
    try:
        made, token = await asyncio.to_thread(forking.fork, spec, kept, wanted, rooms.services.clock.wall_ms())
    except forking.CannotFork as error:
        raise Reject(409, "over", str(error)) from None
    except WrongRulesVersion as error:
        raise Reject(409, "other-rules", str(error)) from None
    return await _make(rooms, made, (SeatGiven(wanted.seat, token),))


async def _make(rooms: Rooms, kept: Kept, given: tuple[SeatGiven, ...]) -> Response:
    try:
        await rooms.services.store.create(kept.table, kept.seats, forking.beginning(kept))
    except StoreError:
        raise no(503, "storage", "not-made") from None
    return json_response(TableMade(kept.table.id, given, f"/t/{kept.table.id}"), 201)


ROUTES = [
    Route("/tables/{table}/replay", replay),
    Route("/tables/{table}/log", log),
    Route("/tables/{table}/fork", fork, methods=["POST"]),
    Route("/logs", open_log, methods=["POST"]),
]
