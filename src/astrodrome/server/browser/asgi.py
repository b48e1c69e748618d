"""Requests and sockets of the page, as ASGI: the application cannot tell them from those of a network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from astrodrome.server.support.direct_writes import EXTENSION
from astrodrome.server.support.errors import error_origin

logger = logging.getLogger(__name__)

CLIENT: Final = ("127.0.0.1", 0)
ABNORMAL: Final = 1006
"""The close code of a socket that ended without one."""


SERVED: Final[set[asyncio.Task[None]]] = set()
"""The sockets that are open: a loop alone does not keep a task alive."""


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    kind: str
    body: bytes


def scope_of(kind: str, address: str, more: Scope) -> Scope:
    """Return what the application is told of a request or a socket."""
    path, _, query = address.partition("?")
    asked = {"path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(), "root_path": ""}
    return {"type": kind, "asgi": {"version": "3.0"}, "scheme": "http", "client": CLIENT, **asked, **more}


async def fetch(app: ASGIApp, method: str, address: str, body: bytes) -> Answer:
    """Carry out one request."""
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    more = {"method": method, "headers": headers if body else [], "http_version": "1.1"}
    scope = scope_of("http", address, more)
    asked = asyncio.Queue[Message]()
    asked.put_nowait({"type": "http.request", "body": body, "more_body": False})
    status, kind, parts = 500, "", list[bytes]()

    async def send(message: Message) -> None:
        nonlocal status, kind
        if message["type"] == "http.response.start":
            status = message["status"]
            kind = dict(message["headers"]).get(b"content-type", b"").decode()
        elif message["type"] == "http.response.body":
            parts.append(message.get("body", b""))

    try:
        await app(scope, asked.get, send)
    except Exception as error:  # noqa: BLE001 - the application has answered 500, and raises it again for its server
        logger.error("a request failed: %s", error_origin(error))  # noqa: TRY400
    return Answer(status, kind, b"".join(parts))


class Socket:
    """One socket of the page."""

    def __init__(self, app: ASGIApp, address: str, heard: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._heard = heard
        self._closed = closed
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._open = False
        self._over = False
        self._inbox.put_nowait({"type": "websocket.connect"})
        more = {"headers": [], "subprotocols": [], "extensions": {EXTENSION: self._write}}
        task = asyncio.create_task(self._serve(app, scope_of("websocket", address, more)))
        SERVED.add(task)  # the page may let go of a socket that is still saying goodbye
        task.add_done_callback(SERVED.discard)

    def send(self, text: str) -> None:
        """Pass on what the page says."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, code: int) -> None:
        """End from the side of the page."""
        self._over = True
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": code})

    def _write(self, texts: Sequence[bytes]) -> bool:
        """Say something at once; False where the socket is not open."""
        if not self._open or self._over:
            return False
        for text in texts:
            self._heard(text.decode())
        return True

    async def _serve(self, app: ASGIApp, scope: Scope) -> None:
        try:
            await app(scope, self._inbox.get, self._send)
        finally:
            self._end(ABNORMAL)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._open = True
        elif message["type"] == "websocket.send":
            self._write([message["text"].encode()])
        elif message["type"] == "websocket.close":
            self._end(message.get("code", ABNORMAL))

    def _end(self, code: int) -> None:
        if not self._over:
            self._over = True
            self._closed(code)
