"""A WebSocket for load generators: as little work per message as possible, so that the server is what is measured.

Both servers of `benchmarks.table_load` are driven by it. It knows text frames that are not split up, pings and closes:
what these two send.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque

from astrodrome.kernel.mypyc_support import override

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = b"\x8a"
NO_MASK = bytes(4)
"""A mask of zeros is a mask, and leaves the message as it is."""


class QuickSocket(asyncio.Protocol):
    """One socket: messages that have come wait in a queue."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._open = False
        self._messages: deque[bytes] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._lost: Exception | None = None

    @classmethod
    async def connect(cls, address: str, path: str) -> QuickSocket:
        """Open a socket."""
        host, port = address.split(":")
        _, socket = await asyncio.get_running_loop().create_connection(cls, host, int(port))
        await socket.open(address, path)
        return socket

    async def open(self, address: str, path: str) -> None:
        """Ask the server to speak WebSocket."""
        assert self._transport is not None
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = f"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13"
        self._transport.write(f"GET {path} HTTP/1.1\r\nhost: {address}\r\n{upgrade}\r\n\r\n".encode())
        head = await self.receive()
        assert b" 101 " in head, head

    def send(self, message: bytes) -> None:
        """Send a text."""
        assert self._transport is not None
        size = len(message)
        head = bytes((TEXT, 0x80 | size)) if size < 126 else bytes((TEXT, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + message)

    async def receive(self) -> bytes:
        """Return the next text."""
        while not self._messages:
            if self._lost is not None:
                raise self._lost
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._messages.popleft()

    async def until(self, start: bytes) -> bytes:
        """Return the next text that begins so, and pass over others."""
        while True:
            message = await self.receive()
            if message.startswith(start):
                return message
            if message == b"2":  # engine.io's own ping, which boardgame.io's server sends
                self.send(b"3")

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = exc or ConnectionError("the server has closed a socket")
        self._wake()

    @override
    def data_received(self, data: bytes) -> None:
        self._buffer += data
        while self._take():
            pass
        if self._messages:
            self._wake()

    def _wake(self) -> None:
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    def _take(self) -> bool:
        """Take one message from what has arrived, where it is complete."""
        buffer = self._buffer
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return False
            self._open = True
            self._messages.append(bytes(buffer[:end]))
            del buffer[: end + 4]
            return True
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        kind, message = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self._messages.append(message)
        elif kind == PING and self._transport is not None:
            self._transport.write(PONG + bytes((0x80 | size,)) + NO_MASK + message)
        else:
            assert kind == CLOSE, f"a frame that nobody expected: {kind:#x}"
        return True
