"""uvicorn's WebSocket with a way to write a message at once."""

from __future__ import annotations

from typing import Final, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.support.direct_writes import EXTENSION

TEXT: Final = 0x81
"""The first byte of a text that is not split up."""


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
