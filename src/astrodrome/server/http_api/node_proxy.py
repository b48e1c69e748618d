"""Forwards requests and sockets for the table of another node to that node, unchanged.

A node proves to another that it is one by the other's secret, which only the database and its nodes know. Requests
from outside with such a header are rejected.
"""

from __future__ import annotations

import asyncio
import hmac
import re
from typing import Final, cast

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from astrodrome.server.nodes.leases import Nodes, OwnedElsewhere
from astrodrome.server.nodes.node_client import CLIENT, HOST, RELAYED, SECRET
from astrodrome.server.room.rooms import Rooms, RoomsFull, TableBroken
from astrodrome.server.store.store import StoreError
from astrodrome.server.support.address_limits import rate_limit_key
from astrodrome.server.support.errors import RoomClosed

TABLE: Final = re.compile(
    r"/api/tables/([^/]+)(?:/(?:join|notices|pass|rematch|review|revoke|socket))?/?"
    r"|/api/daily/[^/]+/[^/]+/([^/]+)/?"
)
"""The addresses that need the table's room, or what its owner alone remembers; the store's are answered anywhere."""


def nodes_of(scope: Scope) -> Nodes | None:
    """Return the nodes of the server that got something; None where it is alone."""
    return cast("Nodes | None", getattr(scope["app"].state, "nodes", None))


class NodeRequests:
    """Takes what another node has forwarded for what it was when it came from outside."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through; 403 where its secret is wrong."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        proof = headers.get(SECRET)
        if proof is None:
            await self._app(scope, receive, send)
            return
        nodes = nodes_of(scope)
        if nodes is None or not hmac.compare_digest(proof.encode(), nodes.me.secret.encode()):
            await _refuse(scope, receive, send)
            return
        kept = [(name, value) for name, value in scope["headers"] if name not in (b"host", *INSIDE)]
        kept.append((b"host", headers.get(HOST, "").encode()))
        inside = dict(scope, headers=kept, client=(headers.get(CLIENT, ""), 0))
        inside[RELAYED] = True
        await self._app(inside, receive, send)


INSIDE: Final = tuple(name.encode() for name in (SECRET, CLIENT, HOST))


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        told = {"code": "forbidden", "message": "This is no node of this server.", "field": None}
        await JSONResponse(told, 403)(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": "no node of this server"})


class NodeProxy:
    """Finds the owner of the table that a request is for, before the application looks at it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request to the owner of its table, or let the application answer it."""
        found = TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        nodes = nodes_of(scope) if found is not None else None
        if found is None or nodes is None or scope.get(RELAYED):
            await self._app(scope, receive, send)
            return
        rooms = cast("Rooms", scope["app"].state.rooms)
        try:
            await rooms.find(found[1] or found[2], rate_limit_key(scope))
        except OwnedElsewhere as elsewhere:
            # A server without nodes needs no client of sockets, and the one of a browser brings none.
            from astrodrome.server.http_api.node_relay import relay_request, relay_socket  # noqa: PLC0415

            if scope["type"] == "http":
                await relay_request(scope, receive, send, elsewhere.owner)
            else:
                relay = asyncio.ensure_future(relay_socket(scope, receive, send, elsewhere.owner))
                forget = nodes.relaying(elsewhere.owner, relay)
                try:
                    await relay
                finally:
                    forget()
            return
        except (TableBroken, RoomsFull, StoreError, RoomClosed):
            pass  # the application finds the same and says so
        await self._app(scope, receive, send)
