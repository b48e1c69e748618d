"""Turn notices for the outside: a table tells an address whose turn it is, with no secret in it."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

logger = logging.getLogger(__name__)

PATIENCE_S: Final = 5.0
MOST_WAITING: Final = 64


class BadAddress(ValueError):
    """An address that cannot be told anything; the message says what was expected."""


def check_address(address: str) -> None:
    """Check that an address can be told something; BadAddress says why not."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError as error:
        raise BadAddress(f"expected a web address, found one that cannot be read ({error})") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadAddress("expected a web address that begins with https:// or http://")
    if parts.username or parts.password:
        raise BadAddress("expected a web address without a name and password in it")
    if any(ord(letter) <= 32 or ord(letter) == 127 for letter in address):
        raise BadAddress("expected a web address without spaces in it")


def may_be_told(host: str, port: int, inside: bool) -> str:
    """Return the number of a host that may be told something; BadAddress where it stands inside our own walls.

    A server that others use must not be sent to knock at the doors behind it.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise BadAddress(f"no such host: {error.strerror or error}") from None
    for *_, place in found:
        number = ipaddress.ip_address(str(place[0]))
        if inside or number.is_global:
            return str(number)
    raise BadAddress("this host is not reached from here")


class Messenger:
    """Tells addresses things, a few at a time, and never lets a table wait for it."""

    def __init__(self, inside: bool) -> None:
        self._inside = inside
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self, address: str, body: Mapping[str, object]) -> None:
        """Tell an address something, some time soon; what cannot be told is noted and forgotten."""
        if len(self._tasks) >= MOST_WAITING:
            logger.warning("too many notices wait; one was dropped")
            return
        task = asyncio.create_task(asyncio.to_thread(self._post, address, json.dumps(body).encode()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _post(self, address: str, body: bytes) -> None:
        """Post once; nothing is followed and nothing of the answer is read."""
        parts = urlsplit(address)
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        try:
            host = str(parts.hostname)
            line = (HTTPSConnection if secure else HTTPConnection)(host, port, timeout=PATIENCE_S)
            # Connected by number: a name may mean another host when it is asked a second time.
            plain = socket.create_connection((may_be_told(host, port, self._inside), port), PATIENCE_S)
            line.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
            try:
                path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                line.request("POST", path, body, {"content-type": "application/json"})
                line.getresponse()
            finally:
                line.close()
        except (OSError, HTTPException, BadAddress) as error:
            logger.warning("a notice could not be delivered (%s)", type(error).__name__)
