"""Hints between nodes: that something has happened, never what is true. A lost one does no harm.

Redis carries them where it is given (the extra `redis`); else PostgreSQL's own notifications do.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final, Literal, TypeAlias

import msgspec

from astrodrome.server.support.cancellation import end_all

logger = logging.getLogger(__name__)

CHANNEL: Final = "astrodrome"
WAITING: Final = 1000
"""Hints that may wait to be sent; more are dropped."""
AGAIN_S: Final = 0.5
"""How long to wait before a broken line is tried again."""
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
    """A line on which nodes send each other hints. It reconnects when it breaks."""

    def __init__(self) -> None:
        self._hints: asyncio.Queue[Hint] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self.up = False
        """Whether hints are received now."""

    def begin(self, heard: Heard, missed: Missed) -> None:
        """Start to listen and to send."""
        self._tasks = [
            asyncio.create_task(self._for_ever(lambda: self._listen(heard, missed)), name="hints heard"),
            asyncio.create_task(self._for_ever(self._send), name="hints sent"),
        ]

    def send(self, hint: Hint) -> None:
        """Send a hint to the other nodes soon; it may be lost."""
        if not self._hints.full():
            self._hints.put_nowait(hint)

    async def close(self) -> None:
        """Disconnect."""
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

    async def _send(self) -> None:
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
        """Close the connection."""
