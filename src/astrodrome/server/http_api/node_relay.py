"""Carries a request or a socket to another node and its answers back, without looking into it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from http.client import HTTPException
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from astrodrome.server.http_api.responses import on_reject
from astrodrome.server.nodes.node_client import CLIENT, HOP_BY_HOP, HOST, PATIENCE_S, SECRET, fetch
from astrodrome.server.protocol.messages import Close
from astrodrome.server.protocol.rejections import rejection
from astrodrome.server.store.store import Peer
from astrodrome.server.support.cancellation import end_all

SIGN_OF_LIFE_S: Final = 5.0
MOST_BYTES: Final = 2 * 1024 * 1024
"""A larger body is cut: the owner's own limits are lower."""
NO_CLOSE_CODE: Final = (1005, 1006, 1015)
"""Close codes that stand for a connection which was not closed properly."""


def forwarding_headers(scope: Scope, owner: Peer) -> dict[str, str]:
    """Return the headers that tell another node who asks, under which host name, and that a node forwards it."""
    headers = Headers(scope=scope)
    client = scope.get("client")
    return {SECRET: owner.secret, CLIENT: str(client[0]) if client else "", HOST: headers.get("host", "")}


async def relay_request(scope: Scope, receive: Receive, send: Send, owner: Peer) -> None:
    """Carry a request to its owner; 503 where the owner does not answer."""
    body = b""
    more = True
    while more and len(body) <= MOST_BYTES:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body += message.get("body", b"")
        more = message.get("more_body", False)
    headers = {name: value for name, value in Headers(scope=scope).items() if name not in HOP_BY_HOP}
    headers.update(forwarding_headers(scope, owner))
    try:
        query = scope["query_string"].decode("latin-1")
        path = _path(scope) + (f"?{query}" if query else "")
        asking = (owner.address, scope["method"], path, headers, body[: MOST_BYTES + 1])
        status, told, answer = await fetch(*asking, PATIENCE_S)
    except (OSError, HTTPException):
        answered = await on_reject(Request(scope), rejection(503, "stopping", "stopping"))
        await answered(scope, receive, send)
        return
    start: Message = {"type": "http.response.start", "status": status, "headers": told}
    await send(start)
    await send({"type": "http.response.body", "body": answer})


def _path(scope: Scope) -> str:
    raw: bytes = scope.get("raw_path", scope["path"].encode())
    return raw.decode("latin-1")


async def relay_socket(scope: Scope, receive: Receive, send: Send, owner: Peer) -> None:
    """Carry a socket to its owner until one side closes; where the owner is gone the client is asked to come back."""
    code, reason = Close.AGAIN, "come back"
    await receive()  # the handshake
    await send({"type": "websocket.accept"})
    address = owner.address.replace("http", "ws", 1) + _path(scope)
    headers = forwarding_headers(scope, owner)
    origin = Headers(scope=scope).get("origin")
    if origin is not None:
        headers["origin"] = origin
    with suppress(OSError, TimeoutError, InvalidHandshake, InvalidMessage, ConnectionClosed, asyncio.CancelledError):
        async with connect(
            address,
            additional_headers=headers,
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            ping_interval=SIGN_OF_LIFE_S,
            ping_timeout=SIGN_OF_LIFE_S,
            close_timeout=1,
        ) as line:
            if await _carry(line, receive, send):
                return
            if line.close_code is not None and line.close_code not in NO_CLOSE_CODE:
                code, reason = line.close_code, line.close_reason or ""
    with suppress(OSError, RuntimeError):  # the other side may have gone first
        await send({"type": "websocket.close", "code": code, "reason": reason})


async def _carry(line: ClientConnection, receive: Receive, send: Send) -> bool:
    """Carry both ways until one side is gone; True where it is the one from outside."""
    out = asyncio.create_task(_outward(line, receive))
    back = asyncio.create_task(_back(line, send))
    try:
        await asyncio.wait({out, back}, return_when=asyncio.FIRST_COMPLETED)
        return out.done() and not out.cancelled() and out.exception() is None
    finally:
        await end_all((out, back))


async def _outward(line: ClientConnection, receive: Receive) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await line.send(text if text is not None else message["bytes"])


async def _back(line: ClientConnection, send: Send) -> None:
    async for message in line:
        await send({"type": "websocket.send", "text": message if isinstance(message, str) else message.decode()})
