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

from astrodrome.server import lobby, looking_back, onward, reference, tables
from astrodrome.server.answering import Reject, on_fault, on_http, on_reject
from astrodrome.server.clock import Clock, LoopClock
from astrodrome.server.config import Config
from astrodrome.server.database import open_store
from astrodrome.server.page import Page, find_page, no_page
from astrodrome.server.pool import Pool, Thinker
from astrodrome.server.rooms import Rooms
from astrodrome.server.security import Guard
from astrodrome.server.services import Services
from astrodrome.server.webhooks import Messenger


def create_app(config: Config, thinker: Thinker | None = None, clock: Clock | None = None) -> Starlette:
    """Return the server as an ASGI application; tests give it a thinker and a clock of their own."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(config.database)
        bots = thinker or Pool(config)
        messenger = Messenger(inside=config.notices_inside)
        app.state.rooms = Rooms(Services(config, store, bots, clock or LoopClock(), messenger))
        app.state.replays = looking_back.Replays()
        try:
            yield
        finally:
            await app.state.rooms.close()
            await messenger.close()
            await bots.close()
            await store.close()

    folder = config.page or find_page()
    routes = (*reference.ROUTES, *lobby.ROUTES, *onward.ROUTES, *looking_back.ROUTES, *tables.ROUTES)
    api = Mount("/api", routes=[*routes, Route("/{rest:path}", nothing_here)])
    app = Starlette(
        routes=[api, Mount("/", Page(folder) if folder is not None else no_page)],
        middleware=[Middleware(Guard, hosts=config.hosts), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={Reject: on_reject, HTTPException: on_http, Exception: on_fault},
        lifespan=lifespan,
    )
    app.state.config = config
    return app


async def nothing_here(request: Request) -> Response:
    """Answer for addresses of the interface that do not exist; they are no pages."""
    raise Reject(404, "no-such-address", "there is nothing at this address; GET /api/schema tells what there is")
