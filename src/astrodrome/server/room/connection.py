"""One open socket as a room sees it: the seats it holds, and a bounded queue of messages that wait to be read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from starlette.websockets import WebSocket, WebSocketDisconnect

from astrodrome.server.protocol.messages import ServerMessage, encode
from astrodrome.server.support.direct_writes import Write, direct_write


@dataclass(frozen=True)
class Farewell:
    """The last thing in an outbox: why the socket is closed."""

    code: int
    reason: str


class Connection:
    """The sending half of a socket. Sending never waits: a socket that reads too slowly is closed."""

    def __init__(self, outbox: int, address: str = "") -> None:
        self.address = address
        """Where it comes from, as limits count it."""
        self.seats: tuple[int, ...] = ()
        self.name = ""
        """What a watcher is called."""
        self.program = False
        """Whether a program has said that it plays here."""
        self.draws = False
        """Whether it gives numbers to the draw of the seed."""
        self.closing = False
        self.leaving = asyncio.Event()
        """Set when it was sent the reason why it is closed: nothing it says counts from then on."""
        self.late = asyncio.Event()
        """Set when messages were not read in time: the socket is then closed without further waiting."""
        self._limit = outbox
        self._write: Write | None = None
        """Writes to the socket at once; None: everything goes through the outbox."""
        self._outbox: asyncio.Queue[bytes | Farewell] = asyncio.Queue()
        self._gathered: list[bytes] | None = None
        """What is to be written at once; None: every message is written by itself."""

    def say(self, message: ServerMessage) -> None:
        """Send one message to this socket alone."""
        self.send(encode(message))

    def send(self, data: bytes) -> None:
        """Send what is encoded already."""
        if self.closing:
            return
        if self._gathered is not None:
            self._gathered.append(data)
        else:
            self._send([data])

    def gather(self) -> None:
        """Send nothing until `release`, which must follow before anything is awaited."""
        self._gathered = []

    def release(self) -> None:
        """Send what was gathered, in one write: each would be a call of the system."""
        gathered, self._gathered = self._gathered, None
        if gathered:
            self._send(gathered)

    def _send(self, messages: Sequence[bytes]) -> None:
        if self._write is not None and self._write(messages):
            return
        self._write = None  # what comes next must not overtake this
        for data in messages:
            if self._outbox.qsize() >= self._limit:
                self.closing = True
                self.late.set()
                return
            self._outbox.put_nowait(data)

    def close(self, code: int, reason: str) -> None:
        """Close the socket after what waits has been sent."""
        self.release()
        if not self.closing:
            self.closing = True
            self.leaving.set()
            self._outbox.put_nowait(Farewell(code, reason))

    async def pump(self, socket: WebSocket) -> None:
        """Carry messages from the outbox to the socket until it closes."""
        write = direct_write(socket.scope)
        try:
            while True:
                if self._outbox.empty():
                    self._write = write
                item = await self._outbox.get()
                if isinstance(item, Farewell):
                    await socket.close(item.code, item.reason)
                    return
                await socket.send_text(item.decode())
        except (WebSocketDisconnect, RuntimeError):  # the other side has gone first
            self.closing = True
