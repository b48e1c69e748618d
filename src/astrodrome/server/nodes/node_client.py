"""HTTP requests to other nodes, in threads of their own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from astrodrome.server.store.store import Peer

SECRET: Final = "x-astrodrome-node"
CLIENT: Final = "x-astrodrome-client"
HOST: Final = "x-astrodrome-host"
RELAYED: Final = "astrodrome.relayed"
"""Set in the scope of what another node has forwarded."""
PATIENCE_S: Final = 5.0
"""How long another node may take to answer."""
SHORT_S: Final = 1.0
"""The same, where its answer can be done without."""
HOP_BY_HOP: Final = frozenset(
    ("connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "content-length", "host")
)

Fetched: TypeAlias = tuple[int, list[tuple[bytes, bytes]], bytes]
"""Status, headers and body of an answer."""

_LINES: Final = ThreadPoolExecutor(16, thread_name_prefix="astrodrome-relay")
"""Requests under way to other nodes: one that hangs must not hold up what else is done in threads."""


async def ask(owner: Peer, path: str, host: str) -> bytes | None:
    """Ask another node for something of its own; None where it does not answer."""
    try:
        headers = {SECRET: owner.secret, HOST: host}
        status, _, answer = await fetch(owner.address, "GET", path, headers, b"", SHORT_S)
    except (OSError, HTTPException):
        return None
    return answer if status == 200 else None


async def fetch(
    address: str, method: str, path: str, headers: dict[str, str], body: bytes, patience_s: float
) -> Fetched:
    """Send a request to another node; OSError or HTTPException where it does not answer."""
    asking = (address, method, path, headers, body, patience_s)
    return await asyncio.get_running_loop().run_in_executor(_LINES, _fetch, *asking)


def _fetch(address: str, method: str, path: str, headers: dict[str, str], body: bytes, patience_s: float) -> Fetched:
    place = urlsplit(address)
    line = HTTPConnection(str(place.hostname), place.port or 80, timeout=patience_s)
    try:
        line.request(method, path, body, headers)
        answer = line.getresponse()
        told = [(name.lower().encode(), value.encode("latin-1")) for name, value in answer.getheaders()]
        kept = [(name, value) for name, value in told if name.decode() not in HOP_BY_HOP]
        content = answer.read()
        return answer.status, [*kept, (b"content-length", b"%d" % len(content))], content
    finally:
        line.close()
