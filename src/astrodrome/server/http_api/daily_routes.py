"""The daily flight: today's deals, a table of one, and whether a link to a result is true."""

from __future__ import annotations

import logging
from collections import OrderedDict
from datetime import date
from typing import Final, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.server.http_api.lookup import room_of, rooms_of
from astrodrome.server.http_api.reference_routes import config_of, game_of
from astrodrome.server.http_api.replay_cache import READ_BYTES
from astrodrome.server.http_api.request_gate import allow_table
from astrodrome.server.http_api.responses import charge, json_response, read_body
from astrodrome.server.protocol.bodies import BEAT_ALONE_MS, SeatGiven, TableMade
from astrodrome.server.protocol.daily_bodies import DailyDeal, DailyDeals, DailyResult, NewDaily
from astrodrome.server.protocol.rejections import rejection
from astrodrome.server.protocol.terms import Terms, keep_terms
from astrodrome.server.store.store import StoreError, TableRow
from astrodrome.server.support.limits import seat_name
from astrodrome.server.support.tokens import hash_token, is_table_id, new_table_id, new_token
from astrodrome.server.table import daily

logger = logging.getLogger(__name__)

DAY_MS = 86_400_000
KEPT: Final = 1000
"""Results that are kept in memory; a finished game does not change."""


class DailyResults:
    """The results that were asked for last, by table: replaying a game costs far more than showing it again."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, DailyResult] = OrderedDict()

    def find(self, game: str, day: str, table: str) -> DailyResult | None:
        """Return the result of a table where it is known to be of this game and day."""
        found = self._made.get(table)
        return found if found is not None and (found.game, found.day) == (game, day) else None

    def keep(self, result: DailyResult) -> None:
        """Keep a result; the oldest goes where there are too many."""
        self._made[result.table] = result
        while len(self._made) > KEPT:
            self._made.popitem(last=False)


async def deals(request: Request) -> Response:
    """Show what is flown today."""
    now = rooms_of(request).services.clock.wall_ms()
    day = daily.today(now)
    found = [daily.deal_of(spec, day) for spec in config_of(request).games]
    shown = [
        DailyDeal(one.game, one.bots, msgspec.Raw(msgspec.json.encode(one.header.options))) for one in found if one
    ]
    return json_response(DailyDeals(day.isoformat(), (now // DAY_MS + 1) * DAY_MS, tuple(shown)))


async def fly(request: Request) -> Response:
    """Make a table of a day's deal."""
    allow_table(request)
    wanted = await read_body(request, NewDaily, config_of(request).limits.message_bytes)
    now = rooms_of(request).services.clock.wall_ms()
    deal = _deal(request, wanted.game, wanted.day)
    if not daily.playable(deal.day, daily.today(now)):
        raise rejection(422, "option", "no-daily", field="day")
    token = new_token()
    row = TableRow(
        id=new_table_id(),
        game=deal.game,
        header=deal.header.to_json(),
        pace_ms=wanted.pace_ms,
        beat_ms=BEAT_ALONE_MS,
        created=now,
        status="waiting",
        started=None,
        terms=keep_terms(Terms(host=0)),
        dice="given",
    )
    try:
        await rooms_of(request).create(row, deal.seat_rows(seat_name(wanted.name, 0), hash_token(token)))
    except StoreError:
        raise rejection(503, "storage", "not-made") from None
    logger.info("table made", extra={"table": row.id, "game": deal.game})
    given = (SeatGiven(0, token), *[SeatGiven(seat, None) for seat in range(1, 1 + len(deal.bots))])
    return json_response(TableMade(row.id, given, f"/t/{row.id}"), 201)


async def result(request: Request) -> Response:
    """Replay a table and say what was flown; refuse one that is not the deal of this day."""
    results = cast("DailyResults", request.app.state.daily_results)
    deal = _deal(request, request.path_params["game"], request.path_params["day"])
    table = request.path_params["table"]
    known = results.find(deal.game, deal.day.isoformat(), table)
    if known is not None:
        return json_response(known)
    charge(request, READ_BYTES)
    try:
        kept = await rooms_of(request).services.store.outline(table) if is_table_id(table) else None
    except StoreError:
        raise rejection(503, "storage", "not-read") from None
    if kept is None:
        raise rejection(404, "no-table", "no-table")
    fault = daily.find_fault(deal, kept)
    if fault == "not-over":
        raise rejection(409, "not-over", "daily-not-over")
    if fault is not None:
        raise rejection(422, fault, "daily-forged")
    charge(request, max(0, kept.log_bytes - READ_BYTES))
    room = await room_of(request)  # its game is played again from the log, entry by entry
    game = room.table.game
    outcome = game.outcome
    if not game.over or outcome is None:
        raise rejection(422, "other-deal", "daily-forged")
    made = DailyResult(
        game=deal.game,
        day=deal.day.isoformat(),
        table=table,
        names=tuple(seat.name for seat in kept.seats),
        scores=tuple(outcome.scores),
        rank=outcome.ranks[0] if outcome.ranks else None,
        won=0 in outcome.winners,
        witnessed=kept.table.dice == "given",
        steps_back=sum(record.undo is not None for record in room.table.records),
    )
    results.keep(made)
    return json_response(made)


def _deal(request: Request, game: str, day: str) -> daily.Deal:
    spec = game_of(request, game)
    try:
        found = daily.deal_of(spec, date.fromisoformat(day))
    except ValueError:
        found = None
    if found is None:
        raise rejection(404, "no-daily", "no-daily")
    return found


ROUTES = [
    Route("/daily", deals),
    Route("/daily", fly, methods=["POST"]),
    Route("/daily/{day}/{game}/{table}", result),
]
