"""Pages for the people who run the server: is it alive, does it take visitors, and its metrics.

They hold no secret. Metrics are shown only to the addresses that the server was started with (this machine by default),
and never to a request that came through a proxy.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Final, cast

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from astrodrome.server.http_api.lookup import rooms_of
from astrodrome.server.http_api.reference_routes import config_of
from astrodrome.server.room.rooms import Rooms
from astrodrome.server.store.store import StoreError
from astrodrome.server.support.config import Network
from astrodrome.server.support.metrics import CONTENT_TYPE, STATUSES, Metrics

PATHS: Final = ("/healthz", "/readyz", "/metrics")
PROBE_S: Final = 2.0
"""How long the database may take to answer before the server does not count as ready."""
FRESH_S: Final = 5.0
"""How long the answer of the database is believed: anybody may ask, and each look writes to the disk."""


async def health(request: Request) -> Response:
    """Say that the process answers."""
    return _plain("alive\n")


async def ready(request: Request) -> Response:
    """Say whether visitors should be sent here: not while the server stops, nor while nothing can be kept."""
    why = await readiness_of(request).why_not(rooms_of(request))
    return _plain("ready\n") if why is None else _plain(f"{why}\n", 503)


class Readiness:
    """Whether the database can be written, looked at once for however many ask."""

    def __init__(self, fresh_s: float, now: Callable[[], float] = time.monotonic) -> None:
        self._fresh_s = fresh_s
        self._now = now
        self._looked: float | None = None
        self._why: str | None = None
        self._one_at_a_time = asyncio.Lock()

    async def why_not(self, rooms: Rooms) -> str | None:
        """Return why visitors should not be sent here, or None."""
        if rooms.draining or rooms.stopping:
            return "the server is stopping"
        async with self._one_at_a_time:
            if self._looked is None or self._now() >= self._looked + self._fresh_s:
                self._why = await self._look(rooms)
                self._looked = self._now()
            return self._why

    async def _look(self, rooms: Rooms) -> str | None:
        if rooms.space.full():
            return "the disk is nearly full"
        try:
            async with asyncio.timeout(PROBE_S):
                await rooms.services.store.probe()
        except (StoreError, TimeoutError):
            return "the database takes nothing"
        return None


def readiness_of(request: Request) -> Readiness:
    """Return what is known of the readiness of the server that got a request."""
    return cast("Readiness", request.app.state.readiness)


async def figures(request: Request) -> Response:
    """Show the metrics to the addresses that may read them."""
    if not may_read(request.scope, config_of(request).metrics_from):
        return _plain("figures are told to the addresses of --metrics-from alone\n", 403)
    metrics = rooms_of(request).services.metrics
    now = 1.0 if await readiness_of(request).why_not(rooms_of(request)) is None else 0.0
    metrics.ready.watch(lambda: now)
    return Response(metrics.text(program_version()), 200, {"cache-control": "no-store"}, CONTENT_TYPE)


def may_read(scope: Scope, networks: tuple[Network, ...]) -> bool:
    """Whether a request may read the metrics: its address is in the list, and it did not come through a proxy."""
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
