"""uvicorn's WebSocket with a way to write a message at once."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.support.direct_writes import EXTENSION

TEXT: Final = 0x81
"""The first byte of a text that is not split up."""
SHORT, MIDDLE, LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
"""Write the head of a frame; the size of a longer text stands in two or eight bytes of its own."""


def frame(text: bytes) -> bytes:
    """Return a text as a WebSocket frame of a server.

    >>> frame(b"ok").hex(), frame(bytes(200))[:4].hex(), frame(bytes(70_000))[:10].hex()
    ('81026f6b', '817e00c8', '817f0000000000011170')
    """
    size = len(text)
    if size < 126:
        return SHORT(TEXT, size) + text
    return (MIDDLE(TEXT, 126, size) if size < 1 << 16 else LONG(TEXT, 127, size)) + text


class DirectWrites(WebSocketsSansIOProtocol):
    """A socket that the application may write to without waiting."""

    @override
    async def run_asgi(self) -> None:
        """Offer the extension to the application."""
        scope = cast("Scope", self.scope)
        scope.setdefault("extensions", {})[EXTENSION] = self.write_texts
        await super().run_asgi()

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Write messages; False where that must wait: the socket is not open (any more), or its reader is slow."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(frame(texts[0]) if len(texts) == 1 else b"".join(map(frame, texts)))
        return True
