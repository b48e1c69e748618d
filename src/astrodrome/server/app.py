"""The application: the interface under /api, the page everywhere else, and what lives as long as they do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from anyio.lowlevel import checkpoint
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Mount, Route

from astrodrome.server.bot_pool.pool import BotPool, Thinker
from astrodrome.server.cards.renderer import CardRenderer
from astrodrome.server.http_api import (
    card_routes,
    daily_routes,
    health_routes,
    lan_routes,
    lobby_routes,
    notice_routes,
    position_routes,
    reference_routes,
    rematch_routes,
    replay_routes,
    review_routes,
    table_routes,
    week_routes,
)
from astrodrome.server.http_api.node_proxy import NodeProxy, NodeRequests
from astrodrome.server.http_api.page_files import Page, find_page, no_page
from astrodrome.server.http_api.replay_cache import ReplayCache, StatisticsCache
from astrodrome.server.http_api.request_gate import RequestGate
from astrodrome.server.http_api.responses import on_fault, on_http, on_reject
from astrodrome.server.http_api.security_headers import SecurityHeaders
from astrodrome.server.nodes.leases import Nodes
from astrodrome.server.nodes.open_bus import open_bus
from astrodrome.server.notices.notifier import Notifier
from astrodrome.server.operations.due_tables import DueTables
from astrodrome.server.operations.lan import Lan
from astrodrome.server.operations.shutdown import CLOSE_S, close_in_time
from astrodrome.server.operations.upkeep import Upkeep
from astrodrome.server.protocol.rejections import Reject, rejection
from astrodrome.server.review_pool.pool import MakeReview, ReviewPool
from astrodrome.server.room.rooms import Rooms
from astrodrome.server.room.services import Services
from astrodrome.server.store.open_store import open_store
from astrodrome.server.store.store import Store
from astrodrome.server.support.address_limits import AddressLimits
from astrodrome.server.support.clock import Clock, LoopClock
from astrodrome.server.support.config import Config
from astrodrome.server.support.metrics import Metrics
from astrodrome.server.support.webhooks import WebhookSender
from astrodrome.server.untrusted_input.checks import Checks, WorkerChecks

ROUTES: Final = (
    *reference_routes.ROUTES,
    *daily_routes.ROUTES,
    *lan_routes.ROUTES,
    *lobby_routes.ROUTES,
    *notice_routes.ROUTES,
    *week_routes.ROUTES,
    *position_routes.ROUTES,
    *rematch_routes.ROUTES,
    *replay_routes.ROUTES,
    *review_routes.ROUTES,
    *table_routes.ROUTES,
)
"""The addresses of the interface, under `/api`."""


def create_app(
    config: Config,
    thinker: Thinker | None = None,
    clock: Clock | None = None,
    checks: Checks | None = None,
    store: Store | None = None,
    reviews: MakeReview | None = None,
) -> Starlette:
    """Return the server as an ASGI application; tests and browsers give it parts of their own."""
    metrics = Metrics()
    addresses = AddressLimits(config.limits, metrics)
    metrics.sockets.watch(lambda: addresses.sockets)
    lan = Lan(config.hosts, config.own_addresses)
    folder = config.page or find_page()
    api = Mount("/api", routes=[*ROUTES, Route("/{rest:path}", not_found)])
    page = Page(folder, card_routes.head_of) if folder is not None else no_page
    app = Starlette(
        routes=[api, *health_routes.ROUTES, *card_routes.ROUTES, Mount("/", page)],
        middleware=[
            Middleware(NodeRequests),
            Middleware(SecurityHeaders, hosts=lan.hosts, by_any_name=health_routes.PATHS),
            Middleware(RequestGate, addresses=addresses, metrics=metrics),
            Middleware(NodeProxy),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={Reject: on_reject, HTTPException: on_http, Exception: on_fault},
        lifespan=lambda app: lifespan(app, config, metrics, (thinker, clock, checks, store, reviews)),
    )
    app.state.config = config
    app.state.lan = lan
    app.state.addresses = addresses
    app.state.readiness = health_routes.Readiness(health_routes.FRESH_S)
    return app


@asynccontextmanager
async def lifespan(
    app: Starlette,
    config: Config,
    metrics: Metrics,
    given: tuple[Thinker | None, Clock | None, Checks | None, Store | None, MakeReview | None],
) -> AsyncIterator[None]:
    """Open what lives as long as the application, and close it in order."""
    thinker, clock, checks, opened, reviews = given
    store = opened or await open_store(config.database)
    bots = thinker or BotPool(config, metrics)
    checks = checks or WorkerChecks(config)
    webhooks = WebhookSender(inside=config.notices_inside)
    app.state.lan.on_open.append(webhooks.resolver.stay_outside)
    clock = clock or LoopClock()
    notifier = Notifier(config, store, webhooks, clock)
    rooms = Rooms(Services(config, store, bots, clock, webhooks, checks, metrics, notifier=notifier))
    health_routes.count_rooms(rooms, metrics)
    upkeep = Upkeep(store, config.games, config.keep_days, config.node_address is None, rooms.services.clock)
    upkeep.begin()
    app.state.rooms = rooms
    nodes = None
    if config.node_address is not None:
        nodes = Nodes(store, open_bus(config.bus, config.database), config)
        await nodes.begin(rooms)
    app.state.nodes = rooms.nodes = nodes
    app.state.replays = ReplayCache()
    app.state.statistics = StatisticsCache()
    app.state.reviews = ReviewPool(make=reviews)
    app.state.daily_results = daily_routes.DailyResults()
    app.state.cards = CardRenderer()
    due = DueTables(rooms)
    due.begin()
    if config.prepared:
        await rooms.services.threads.aside(reference_routes.make_all, config)
        await checkpoint()  # anyio loads its backend with its first use: 60 ms, which the first request would take
    try:
        yield
    finally:
        await due.close()
        await upkeep.close()
        await close_in_time(rooms, CLOSE_S)
        if nodes is not None:
            await nodes.close()
        app.state.cards.close()
        await notifier.close()
        await app.state.reviews.close()
        await webhooks.close()
        await bots.close()
        await checks.close()
        await store.close()
        rooms.services.threads.close()


async def not_found(request: Request) -> Response:
    """Answer for addresses of the interface that do not exist, or not for this method; they are no pages."""
    taken = [route for route in ROUTES if isinstance(route, Route) and route.matches(request.scope)[0] is Match.PARTIAL]
    if taken:
        allowed = sorted({method for route in taken for method in route.methods or ()})
        raise HTTPException(405, headers={"Allow": ", ".join(allowed)})
    raise rejection(404, "no-such-address", "no-address")
