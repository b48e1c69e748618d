"""Positions: played from against bots, and copied from finished games; puzzles, which are positions with an answer."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.puzzles.shipped import puzzles_json
from astrodrome.server.http_api.lookup import rooms_of
from astrodrome.server.http_api.reference_routes import config_of, game_of
from astrodrome.server.http_api.replay_cache import charge_log, charged_table
from astrodrome.server.http_api.replay_routes import make_table
from astrodrome.server.http_api.request_gate import allow_table
from astrodrome.server.http_api.responses import CachedJson, cached_response, json_response, read_body
from astrodrome.server.protocol.bodies import SeatGiven
from astrodrome.server.protocol.rejections import Reject, rejection
from astrodrome.server.protocol.study_bodies import PositionShown, PositionWanted
from astrodrome.server.support.address_limits import rate_limit_key


async def play(request: Request) -> Response:
    """Make a table that goes on from a position."""
    allow_table(request)
    wanted = await read_body(request, PositionWanted, config_of(request).limits.options_bytes)
    words = wanted.text.split(maxsplit=1)
    spec = game_of(request, words[0] if words else "")
    if wanted.bot not in config_of(request).bots(spec.name):
        raise Reject(422, "option", "no such bot plays this game", "bot")
    rooms = rooms_of(request)
    now = rooms.services.clock.wall_ms()
    made, token = await rooms.services.checks.position(rate_limit_key(request.scope), spec.name, wanted, now)
    return await make_table(rooms, made, (SeatGiven(wanted.seat, token),))


async def show(request: Request) -> Response:
    """Write a moment of a finished game as a text."""
    entry = request.query_params.get("entry", "")
    if not entry.isdecimal() or len(entry) > 6:
        raise Reject(422, "option", "expected a number of entries", "entry")
    kept = await charged_table(request, request.path_params["table"])
    if kept.table.status != "over":
        raise rejection(409, "not-over", "replay-later")
    game_of(request, kept.table.game)
    charge_log(request, kept)
    rooms = rooms_of(request)
    text = await rooms.services.checks.position_at(rate_limit_key(request.scope), kept, int(entry))
    return json_response(PositionShown(text))


async def puzzles(request: Request) -> Response:
    """List the puzzles of a game, with their answers."""
    return cached_response(request, _puzzles(game_of(request, request.path_params["game"]).name))


@cache
def _puzzles(name: str) -> CachedJson:
    return CachedJson(puzzles_json(name))


ROUTES = [
    Route("/positions", play, methods=["POST"]),
    Route("/tables/{table}/position", show),
    Route("/puzzles/{game}", puzzles),
]
