"""Pages for whoever runs the server: is it alive, does it take visitors, and what does it count.

They hold no secret. Figures are told only to the addresses that the server was started with (this machine by default),
and never to a request that came through a proxy.
"""

from __future__ import annotations

import asyncio
import ipaddress
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from astrodrome.server.config import Network
from astrodrome.server.finding import rooms_of
from astrodrome.server.metrics import CONTENT_TYPE, STATUSES, Metrics
from astrodrome.server.reference import config_of
from astrodrome.server.rooms import Rooms
from astrodrome.server.store import StoreError

PATHS: Final = ("/healthz", "/readyz", "/metrics")
PROBE_S: Final = 2.0
"""How long the database may take to answer before the server does not count as ready."""
PROBED: Final = "a" * 16
"""No table has this id, and to look for it the database must answer."""


async def health(request: Request) -> Response:
    """Say that the process answers."""
    return _plain("alive\n")


async def ready(request: Request) -> Response:
    """Say whether visitors should be sent here: not while the server stops, nor while its database is away."""
    why = await why_not_ready(rooms_of(request))
    return _plain("ready\n") if why is None else _plain(f"{why}\n", 503)


async def why_not_ready(rooms: Rooms) -> str | None:
    """Return why visitors should not be sent here, or None."""
    if rooms.draining or rooms.stopping:
        return "the server is stopping"
    try:
        async with asyncio.timeout(PROBE_S):
            await rooms.services.store.recording(PROBED)
    except (StoreError, TimeoutError):
        return "the database does not answer"
    return None


async def figures(request: Request) -> Response:
    """Tell what is counted, to whom it may be told."""
    if not may_read(request.scope, config_of(request).metrics_from):
        return _plain("figures are told to the addresses of --metrics-from alone\n", 403)
    metrics = rooms_of(request).services.metrics
    now = 1.0 if await why_not_ready(rooms_of(request)) is None else 0.0
    metrics.ready.watch(lambda: now)
    return Response(metrics.text(program_version()), 200, {"cache-control": "no-store"}, CONTENT_TYPE)


def may_read(scope: Scope, networks: tuple[Network, ...]) -> bool:
    """Tell whether figures may be told: to an address of the list that called by itself, not through a proxy."""
    headers = Headers(scope=scope)
    if "x-forwarded-for" in headers or "forwarded" in headers:
        return False
    client = scope.get("client")
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return False
    return any(address in network for network in networks)


def count_rooms(rooms: Rooms, metrics: Metrics) -> None:
    """Let the gauges of tables read these rooms."""

    def by_status() -> dict[str, float]:
        found = dict.fromkeys(STATUSES, 0.0)
        for room in rooms.in_memory():
            found[room.table.status] += 1
        return found

    metrics.tables.watch(by_status)


def program_version() -> str:
    """Return the version of the program."""
    try:
        return version("astrodrome")
    except PackageNotFoundError:
        return "unknown"


def _plain(text: str, status: int = 200) -> Response:
    return PlainTextResponse(text, status, {"cache-control": "no-store"})


ROUTES = [Route("/healthz", health), Route("/readyz", ready), Route("/metrics", figures)]
