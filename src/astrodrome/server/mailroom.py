"""A mailbox and whoever reads it: what comes in is dealt with one thing after another."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from astrodrome.server.mail import Mail, RoomClosed, Shut


class Mailroom(ABC):
    """One mailbox. Whoever calls waits until their mail is dealt with; whoever posts goes on."""

    def __init__(self) -> None:
        self.open = True
        self._mailbox: asyncio.Queue[tuple[Mail, asyncio.Future[int] | None]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def begin(self, name: str) -> None:
        """Start to read."""
        self._task = asyncio.create_task(self._run(), name=name)

    def post(self, mail: Mail) -> None:
        """Put something into the mailbox and go on."""
        self._mailbox.put_nowait((mail, None))

    async def call(self, mail: Mail) -> int:
        """Put something into the mailbox and wait until it is dealt with; returns the seat that was taken, if any."""
        if not self.open:
            raise RoomClosed("the room has ended")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._mailbox.put_nowait((mail, done))
        return await done

    async def close(self) -> None:
        """Finish what is in the mailbox, then end."""
        assert self._task is not None, "it has begun"
        self.post(Shut())
        await self._task

    async def _run(self) -> None:
        while self.open:
            mail, done = await self._mailbox.get()
            result, error = await self._deal_with(mail)
            _settle(done, result, error)
        while not self._mailbox.empty():
            _settle(self._mailbox.get_nowait()[1], 0, RoomClosed("the room has ended"))

    @abstractmethod
    async def _deal_with(self, mail: Mail) -> tuple[int, Exception | None]:
        """Deal with one thing; return a number for whoever waits, or what went wrong."""


def _settle(done: asyncio.Future[int] | None, result: int, error: Exception | None) -> None:
    if done is None or done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
