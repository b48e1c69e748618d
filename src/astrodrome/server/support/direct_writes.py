"""uvicorn's WebSocket with a way to write a message at once.

Through ASGI every message is an `await` in a task of its own. A table of four would wake five tasks for each move, and
that cost more than composing what they send. A message that its reader can take now is therefore written by the table
itself; where the reader is slow it goes through ASGI, which waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from astrodrome.kernel.mypyc_support import override

EXTENSION: Final = "astrodrome.write"
"""The ASGI extension under which a socket finds its `write_text`."""
TEXT: Final = 0x81
"""The first byte of a text that is not split up."""

Write: TypeAlias = Callable[[bytes], bool]


def frame(text: bytes) -> bytes:
    """Return a text as a WebSocket frame of a server.

    >>> frame(b"ok").hex(), frame(bytes(200))[:4].hex(), frame(bytes(70_000))[:10].hex()
    ('81026f6b', '817e00c8', '817f0000000000011170')
    """
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


def direct_write(scope: Scope) -> Write | None:
    """Return how to write to a socket at once; None where another server than ours has opened it."""
    return cast("Write | None", scope.get("extensions", {}).get(EXTENSION))


class DirectWrites(WebSocketsSansIOProtocol):
    """A socket that the application may write to without waiting."""

    @override
    async def run_asgi(self) -> None:
        """Offer the extension to the application."""
        scope = cast("Scope", self.scope)
        scope.setdefault("extensions", {})[EXTENSION] = self.write_text
        await super().run_asgi()

    def write_text(self, text: bytes) -> bool:
        """Write a message; False where that must wait: the socket is not open (any more), or its reader is slow."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(frame(text))
        return True
