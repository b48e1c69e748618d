"""Reviews of finished games: asked for once, and read while they grow."""

from __future__ import annotations

from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel.log import Log
from astrodrome.server.http_api.reference_routes import config_of, game_of
from astrodrome.server.http_api.replay_cache import charge_log, charged_table
from astrodrome.server.http_api.replay_routes import whole_log
from astrodrome.server.http_api.responses import charge, packed_response, read_body
from astrodrome.server.protocol.rejections import Reject, rejection
from astrodrome.server.protocol.study_bodies import ReviewWanted
from astrodrome.server.review_pool.pool import Key, ReviewPool
from astrodrome.server.support.address_limits import rate_limit_key

FREE_BYTES: Final = 16 * 1024
"""What reading a review costs nothing: the page asks every second while one grows. The rest is charged."""


def pool_of(request: Request) -> ReviewPool:
    """Return the reviews of the server that got a request."""
    return cast("ReviewPool", request.app.state.reviews)


async def begin(request: Request) -> Response:
    """Begin the review of a finished game, and show what is known of it."""
    wanted = await read_body(request, ReviewWanted, config_of(request).limits.message_bytes)
    reviews = pool_of(request)
    key: Key = (request.path_params["table"], wanted.depth)
    if reviews.find(key) is None or reviews.failed(key):
        kept = await charged_table(request, key[0])
        if kept.table.status != "over":
            raise rejection(409, "not-over", "replay-later")
        if kept.table.origin is not None:
            raise rejection(409, "no-log", "no-log")
        spec = game_of(request, kept.table.game)
        if Log.from_json(kept.table.header).rules_version != spec.rules_version:
            raise rejection(410, "broken", "old-rules")
        charge_log(request, kept)
        reviews.start(key, whole_log(kept), rate_limit_key(request.scope))
    return _shown(request, key, 201)


async def show(request: Request) -> Response:
    """Show a review as far as it is known."""
    depth = request.query_params.get("depth", "")
    if not depth.isdecimal() or len(depth) > 6:
        raise Reject(422, "option", "expected a number of worlds", "depth")
    return _shown(request, (request.path_params["table"], int(depth)), 200)


def _shown(request: Request, key: Key, status: int) -> Response:
    found = pool_of(request).find(key)
    if found is None:
        raise rejection(404, "no-review", "no-review")
    charge(request, max(0, len(found.compressed) - FREE_BYTES))
    response = packed_response(request, found)
    response.status_code = status
    return response


ROUTES = [
    Route("/tables/{table}/review", begin, methods=["POST"]),
    Route("/tables/{table}/review", show),
]
