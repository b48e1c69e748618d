"""The application: the interface under /api, the page everywhere else, and what lives as long as they do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from astrodrome.server import lobby, looking_back, onward, operations, reference, tables
from astrodrome.server.addresses import Addresses
from astrodrome.server.answering import Reject, no, on_fault, on_http, on_reject
from astrodrome.server.bus import open_bus
from astrodrome.server.clock import Clock, LoopClock
from astrodrome.server.config import Config
from astrodrome.server.database import open_store
from astrodrome.server.gate import Gate
from astrodrome.server.metrics import Metrics
from astrodrome.server.nodes import Nodes
from astrodrome.server.page import Page, find_page, no_page
from astrodrome.server.passing_on import Inward, PassingOn
from astrodrome.server.pool import Pool, Thinker
from astrodrome.server.rooms import Rooms
from astrodrome.server.security import Guard
from astrodrome.server.services import Services
from astrodrome.server.stopping import CLOSE_S, close_in_time
from astrodrome.server.upkeep import Upkeep
from astrodrome.server.webhooks import Messenger


def create_app(config: Config, thinker: Thinker | None = None, clock: Clock | None = None) -> Starlette:
    """Return the server as an ASGI application; tests give it a thinker and a clock of their own."""
    metrics = Metrics()
    addresses = Addresses(config.limits, metrics)
    metrics.sockets.watch(lambda: addresses.sockets)
    folder = config.page or find_page()
    routes = (*reference.ROUTES, *lobby.ROUTES, *onward.ROUTES, *looking_back.ROUTES, *tables.ROUTES)
    api = Mount("/api", routes=[*routes, Route("/{rest:path}", nothing_here)])
    app = Starlette(
        routes=[api, *operations.ROUTES, Mount("/", Page(folder) if folder is not None else no_page)],
        middleware=[
            Middleware(Inward),
            Middleware(Guard, hosts=config.hosts, by_any_name=operations.PATHS),
            Middleware(Gate, addresses=addresses, metrics=metrics),
            Middleware(PassingOn),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={Reject: on_reject, HTTPException: on_http, Exception: on_fault},
        lifespan=lambda app: living(app, config, metrics, thinker, clock),
    )
    app.state.config = config
    app.state.addresses = addresses
    return app


@asynccontextmanager
async def living(
    app: Starlette, config: Config, metrics: Metrics, thinker: Thinker | None, clock: Clock | None
) -> AsyncIterator[None]:
    """Open what lives as long as the application, and close it in order."""
    store = await open_store(config.database)
    bots = thinker or Pool(config, metrics)
    messenger = Messenger(inside=config.notices_inside)
    rooms = Rooms(Services(config, store, bots, clock or LoopClock(), messenger, metrics))
    operations.count_rooms(rooms, metrics)
    upkeep = Upkeep(store, config.games, config.keep_days, config.node_address is None, rooms.services.clock)
    upkeep.begin()
    app.state.rooms = rooms
    nodes = None
    if config.node_address is not None:
        nodes = Nodes(store, open_bus(config.bus, config.database), config)
        await nodes.begin(rooms)
    app.state.nodes = rooms.nodes = nodes
    app.state.replays = looking_back.Replays()
    try:
        yield
    finally:
        await upkeep.close()
        await close_in_time(rooms, CLOSE_S)
        if nodes is not None:
            await nodes.close()
        await messenger.close()
        await bots.close()
        await store.close()


async def nothing_here(request: Request) -> Response:
    """Answer for addresses of the interface that do not exist; they are no pages."""
    raise no(404, "no-such-address", "no-address")
