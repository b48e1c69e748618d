"""Middleware for security: the headers of every response, and which hosts and origins are accepted.

A page of another site must not make a visitor's browser talk to a server on the visitor's own machine, so the name the
server is called by is checked, and so is the origin of everything but plain reading.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Styles may stand in an element: animated pieces carry their place there. Scripts may not.
CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityHeaders:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, hosts: Collection[str], by_any_name: tuple[str, ...] = ()) -> None:
        self._app = app
        self._hosts = hosts
        self._by_any_name = by_any_name

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a call through, or answer 403 (a socket: refuse the handshake)."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        fault = self._fault(scope)
        if fault is None:
            await self._app(scope, receive, send_guarded)
        elif scope["type"] == "http":
            answer = JSONResponse({"code": "forbidden", "message": fault, "field": None}, 403)
            await answer(scope, receive, send_guarded)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": fault})

    def _fault(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        # Monitoring calls the server by its IP address; those pages can be read and nothing else.
        if self._hosts and _without_port(host) not in self._hosts and scope["path"] not in self._by_any_name:
            return "This server is not called by that name."
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        origin = headers.get("origin")
        # Programs send no origin; a browser always does, and a page can only come from the server it calls.
        if origin is not None and urlsplit(origin).netloc != host:
            return "This was sent by a page of another site."
        return None


def _without_port(host: str) -> str:
    name, _, port = host.rpartition(":")
    return (name if name and port.isdecimal() else host).removeprefix("[").removesuffix("]")
