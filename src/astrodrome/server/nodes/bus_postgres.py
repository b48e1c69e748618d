"""Hints over PostgreSQL's own notifications, for nodes without a Redis."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import asyncpg

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.nodes.bus import SILENT_S, Bus, Heard, Missed

NAME = "select 'astrodrome_' || current_schema()"
"""The channel: one for each place in which tables are kept."""


class PostgresBus(Bus):
    """A channel of the database in which the tables are."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._line: asyncpg.Connection | None = None
        self._channel = ""

    @override
    async def _listen(self, heard: Heard, missed: Missed) -> None:
        line = await asyncpg.connect(self._address, timeout=SILENT_S, command_timeout=SILENT_S)
        try:
            self._channel = await line.fetchval(NAME)
            await line.add_listener(self._channel, lambda *told: self._take(told[-1], heard))
            self._line = line
            self.up = True
            missed()
            while True:
                await asyncio.sleep(SILENT_S / 3)
                await line.execute("select 1")
        finally:
            self._line = None
            line.terminate()

    @override
    async def _publish(self, data: bytes) -> None:
        if self._line is not None:  # without a line the hint is lost, which does no harm
            await self._line.execute("select pg_notify($1, $2)", self._channel, data.decode())

    @override
    async def _hang_up(self) -> None:
        with suppress(asyncpg.InterfaceError, OSError):
            if self._line is not None:
                self._line.terminate()
