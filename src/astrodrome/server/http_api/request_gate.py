"""Middleware before the application: it counts answers, logs requests, and rejects addresses that ask too often."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import cast

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astrodrome.server.http_api.health_routes import PATHS
from astrodrome.server.http_api.lookup import rooms_of
from astrodrome.server.http_api.reference_routes import config_of
from astrodrome.server.http_api.responses import on_reject
from astrodrome.server.protocol.rejections import Reject, rejection
from astrodrome.server.support.address_limits import HOUR, AddressLimits, rate_limit_key
from astrodrome.server.support.metrics import Metrics

logger = logging.getLogger(__name__)


class RequestGate:
    """Wraps the application inside `SecurityHeaders`."""

    def __init__(self, app: ASGIApp, addresses: AddressLimits, metrics: Metrics) -> None:
        self._app = app
        self._addresses = addresses
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer 429."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def send_counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            if scope["path"] in PATHS or self._addresses.may_request(rate_limit_key(scope)):
                await self._app(scope, receive, send_counted)
            else:
                await (await on_reject(Request(scope), too_often()))(scope, receive, send_counted)
        finally:
            self._metrics.answers.add(f"{status // 100}xx")
            if status == 500:
                self._metrics.errors.add("http")
            facts = {"method": scope["method"], "route": route_of(scope), "status": status}
            logger.debug("answered", extra={**facts, "ms": round(1000 * (time.perf_counter() - begun), 1)})


def route_of(scope: Scope) -> str:
    """Return the function that answered, for the log: the address itself may hold secrets."""
    endpoint: Callable[..., object] | None = scope.get("endpoint")
    name = getattr(endpoint, "__name__", type(endpoint).__name__ if endpoint is not None else "none")
    return f"{getattr(endpoint, '__module__', '').rpartition('.')[2]}.{name}"


def too_often() -> Reject:
    """Return the answer to an address that asks too often."""
    rejected = rejection(429, "rate", "too-many-requests")
    rejected.retry_s = 1
    return rejected


def allow_table(request: Request) -> None:
    """Let an address make one more table; Reject where it has made many, or the disk is nearly full."""
    if rooms_of(request).space.full():
        rooms_of(request).services.metrics.refusals.add("disk")
        raise rejection(503, "full", "disk-full")
    addresses = addresses_of(request)
    if not addresses.may_make_table(rate_limit_key(request.scope)):
        seconds = round(HOUR / config_of(request).limits.address_tables)
        rejected = rejection(429, "rate", "too-many-tables", minutes=max(1, -(-seconds // 60)))
        rejected.retry_s = seconds
        raise rejected


def addresses_of(request: Request) -> AddressLimits:
    """Return the limits of addresses."""
    return cast("AddressLimits", request.app.state.addresses)
