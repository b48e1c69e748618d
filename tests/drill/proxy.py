"""A line that can be cut: a small TCP proxy between a node and a server it needs."""

from __future__ import annotations

import asyncio
from contextlib import suppress

CHUNK = 65536


class Proxy:
    """Carries connections to a port of this machine, until it is told not to.

    Cut: everything open is closed and nothing new is carried. Frozen: nothing moves any more, and nobody is told.
    """

    def __init__(self, to: int) -> None:
        self._to = to
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()
        self._cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self.port = 0

    async def start(self) -> None:
        """Listen on a port of this machine."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """End, with everything that is open."""
        assert self._server is not None
        self._server.close()
        self.cut()
        self._flows.set()
        await asyncio.sleep(0)

    def cut(self) -> None:
        """Close everything that is open, and refuse what comes."""
        self._cut = True
        for line in list(self._lines):
            line.transport.abort()

    def freeze(self) -> None:
        """Let nothing through, without a word."""
        self._flows.clear()

    def heal(self) -> None:
        """Carry again."""
        self._cut = False
        self._flows.set()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        self._lines.add(writer)
        try:
            await self._flows.wait()
            back, forth = await asyncio.open_connection("127.0.0.1", self._to)
            self._lines.add(forth)
            try:
                ways = {asyncio.create_task(self._flow(*way)) for way in ((reader, forth), (back, writer))}
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
            finally:
                self._lines.discard(forth)
                forth.transport.abort()
        except OSError:
            pass  # the server behind is away
        finally:
            self._lines.discard(writer)
            writer.transport.abort()

    async def _flow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
