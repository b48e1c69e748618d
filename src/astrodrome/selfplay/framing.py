"""Messages over a pipe: four bytes of length, then the message."""

from __future__ import annotations

from typing import BinaryIO, Final

LENGTH: Final = 4
MOST_BYTES: Final = 64 * 1024 * 1024
"""No message of ours is longer; one that claims to be is not a message."""


class BadFrame(Exception):
    """What came over the pipe is not a message."""


def read_frame(source: BinaryIO) -> bytes | None:
    """Return the next message; None where the pipe has ended."""
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    size = int.from_bytes(head, "big")
    if size > MOST_BYTES:
        raise BadFrame(f"a message of {size} bytes")
    body = source.read(size)
    return body if len(body) == size else None


def write_frame(sink: BinaryIO, body: bytes) -> None:
    """Send the body of a message behind its length."""
    sink.write(len(body).to_bytes(LENGTH, "big") + body)
    sink.flush()
