"""The mailbox of a room: what may lie in it, and how it is dealt with, one thing after another."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from astrodrome.server.notices.held import HeldNotice
from astrodrome.server.protocol.messages import Play, Try, World
from astrodrome.server.protocol.requests import Ask
from astrodrome.server.room.autopilot import Decided
from astrodrome.server.room.connection import Connection
from astrodrome.server.support.errors import RoomClosed


class Attach(msgspec.Struct, frozen=True):
    """A socket has said hello."""

    connection: Connection
    since: int | None


class Detach(msgspec.Struct, frozen=True):
    """A socket is gone."""

    connection: Connection


class Submit(msgspec.Struct, frozen=True):
    """A socket plays an action, tries it, or asks for a world to think with."""

    connection: Connection
    message: Play | Try | World


class TakeSeat(msgspec.Struct, frozen=True):
    """Somebody wants an open seat: a certain one, or the first there is."""

    name: str
    token_hash: bytes
    seat: int | None = None


class Request(msgspec.Struct, frozen=True):
    """A socket asks something of the table itself."""

    connection: Connection
    message: Ask


class AddKeys(msgspec.Struct, frozen=True):
    """Seats have got further tokens, for another device."""

    keys: tuple[tuple[int, bytes], ...]


class Revoke(msgspec.Struct, frozen=True):
    """Only this token holds the seats from now on; sockets that came with another are closed."""

    seats: tuple[int, ...]
    token_hash: bytes


class RematchMade(msgspec.Struct, frozen=True):
    """A rematch has been made."""

    table: str


class Wake(msgspec.Struct, frozen=True):
    """A moment has come for which the room set its timer."""


class Remind(msgspec.Struct, frozen=True):
    """The time for a question of days is nearly out."""


class Retell(msgspec.Struct, frozen=True):
    """The quiet hours are over that a notice has waited for."""

    held: HeldNotice


class ShutDown(msgspec.Struct, frozen=True):
    """The server stops."""


Mail: TypeAlias = (
    Attach
    | Detach
    | Submit
    | Request
    | TakeSeat
    | AddKeys
    | Revoke
    | RematchMade
    | Wake
    | Remind
    | Retell
    | ShutDown
    | Decided
)


class Mailbox:
    """A queue of mail. Those who call wait until their mail is dealt with; those who post go on."""

    def __init__(self) -> None:
        self.open = True
        """Whether anybody still reads what comes in."""
        self._queue: deque[tuple[Mail, asyncio.Future[int] | None]] = deque()
        self._reader: asyncio.Future[None] | None = None
        """Wakes the one who reads, where it waits."""
        self._dealing = False

    @property
    def busy(self) -> bool:
        """Whether something is being dealt with, or waits to be."""
        return self._dealing or bool(self._queue)

    def post(self, mail: Mail) -> None:
        """Put something into the mailbox and go on."""
        self._put(mail, None)

    def _put(self, mail: Mail, done: asyncio.Future[int] | None) -> None:
        self._queue.append((mail, done))
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def call(self, mail: Mail) -> int:
        """Put something into the mailbox and wait until it is dealt with; returns the seat that was taken, if any."""
        if not self.open:
            raise RoomClosed("the room has ended")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._put(mail, done)
        return await done

    async def read(self, deal_with: Callable[[Mail], Awaitable[tuple[int, Exception | None]]]) -> None:
        """Deal with what comes in until the mailbox is closed; the rest is sent back.

        `deal_with` returns a number for the caller who waits, or what went wrong.
        """
        while self.open:
            while not self._queue:
                self._reader = asyncio.get_running_loop().create_future()
                await self._reader
            mail, done = self._queue.popleft()
            self._dealing = True
            result, error = await deal_with(mail)
            self._dealing = False
            _settle(done, result, error)
        while self._queue:
            _settle(self._queue.popleft()[1], 0, RoomClosed("the room has ended"))


def _settle(done: asyncio.Future[int] | None, result: int, error: Exception | None) -> None:
    if done is None or done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
