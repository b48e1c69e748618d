"""Hints between nodes: that something has happened, never what is true. A hint that is lost heals by reading.

Redis carries them where it is given (the extra `redis`); else PostgreSQL's own notifications do.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final, Literal, TypeAlias

import msgspec

from astrodrome.server.ending import end_all
from astrodrome.server.store import StoreError

logger = logging.getLogger(__name__)

CHANNEL: Final = "astrodrome"
WAITING: Final = 1000
"""Hints that may wait to be told; more are dropped."""
AGAIN_S: Final = 0.5
"""How long one waits before trying a line that broke."""
SILENT_S: Final = 3.0
"""How long a line may be silent before it is tried."""


class Hint(msgspec.Struct, frozen=True):
    """Something that a node has done: taken a table under a lease, or given a seat of it further keys."""

    kind: Literal["moved", "keys"]
    table: str
    lease: int = 0


Heard: TypeAlias = Callable[[Hint], None]
Missed: TypeAlias = Callable[[], None]
"""Called when hints may have been lost: the line was down."""


class Bus(ABC):
    """A line on which nodes tell each other hints. It comes back by itself when it breaks."""

    def __init__(self) -> None:
        self._hints: asyncio.Queue[Hint] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self.up = False
        """Whether hints are heard now."""

    def begin(self, heard: Heard, missed: Missed) -> None:
        """Start to listen and to tell."""
        self._tasks = [
            asyncio.create_task(self._for_ever(lambda: self._listen(heard, missed)), name="hints heard"),
            asyncio.create_task(self._for_ever(self._tell), name="hints told"),
        ]

    def tell(self, hint: Hint) -> None:
        """Tell the other nodes, some time soon and perhaps never."""
        if not self._hints.full():
            self._hints.put_nowait(hint)

    async def close(self) -> None:
        """Hang up."""
        await end_all(self._tasks)
        await self._hang_up()

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - whatever broke, the line is tried again
                logger.debug("the bus is down", extra={"kind": type(error).__name__})
            self.up = False
            await asyncio.sleep(AGAIN_S)

    async def _tell(self) -> None:
        while True:
            hint = await self._hints.get()
            async with asyncio.timeout(SILENT_S):
                await self._publish(msgspec.json.encode(hint))

    def _take(self, data: bytes | str, heard: Heard) -> None:
        try:
            heard(msgspec.json.decode(data, type=Hint))
        except msgspec.DecodeError:
            logger.warning("a hint could not be read")

    @abstractmethod
    async def _listen(self, heard: Heard, missed: Missed) -> None:
        """Listen until the line breaks; `missed` is called once it is up."""

    @abstractmethod
    async def _publish(self, data: bytes) -> None:
        """Send one hint."""

    @abstractmethod
    async def _hang_up(self) -> None:
        """Let go of the line."""


def open_bus(bus: str | None, database: str) -> Bus:
    """Return the bus of an address, else that of the database; StoreError where it cannot be had."""
    try:
        if bus is not None:
            if bus.partition("://")[0] not in ("redis", "rediss", "unix"):
                raise StoreError(f"cannot carry hints over {bus.partition('://')[0]!r:.20}: expected redis://HOST:PORT")
            from astrodrome.server.bus_redis import RedisBus  # noqa: PLC0415 - its package is an extra

            return RedisBus(bus)
        from astrodrome.server.bus_postgres import PostgresBus  # noqa: PLC0415 - its package is an extra

        return PostgresBus(database)
    except ImportError as error:
        extra = "redis" if bus is not None else "postgres"
        told = f"the package {error.name} is missing: pip install 'astrodrome[{extra}]'"
        raise StoreError(told) from None
