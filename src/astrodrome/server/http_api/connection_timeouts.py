"""How long a connection may take over a request: half-sent requests are closed, and so are clients that do not read.

The server behind has a time for idle connections alone. A head that never ends, or has no end in size, is ours to end.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from astrodrome.server.support.limits import Limits

HEAD_BYTES: Final = 64 * 1024
"""The largest head of a request."""
READ_S: Final = 60.0
"""How long a client may take to read on."""

if TYPE_CHECKING:
    Base = Any
else:
    Base = AutoHTTPProtocol


def timed_protocol(limits: Limits) -> type[asyncio.Protocol]:
    """Return the protocol of a server's connections, with the times of its limits."""
    return type("PatientProtocol", (TimedProtocol,), {"head_s": limits.body_s})


class TimedProtocol(Base):  # type: ignore[misc]  # which of two classes it is depends on what is installed
    """A connection that is closed when the head of a request, or reading the answer, takes too long."""

    head_s = 15.0
    _closing: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first head."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request; wait on where its head is not complete yet."""
        super().data_received(data)
        waits = self.cycle is None or self.cycle.response_complete
        if not waits or self.transport.get_protocol() is not self:
            self._stop()
            return
        self._head += len(data)
        if self._head > HEAD_BYTES:
            self.transport.abort()
        elif self._closing is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop()
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait until the other side has read on."""
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(READ_S, self.transport.abort)

    def resume_writing(self) -> None:
        """The other side has read on."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    def _wait(self) -> None:
        self._closing = self.loop.call_later(self.head_s, self.transport.abort)

    def _stop(self) -> None:
        self._head = 0
        if self._closing is not None:
            self._closing.cancel()
            self._closing = None
