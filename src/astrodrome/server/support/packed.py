"""Large answers with their compressed form."""

from __future__ import annotations

import gzip


class Packed:
    """A large answer with its compressed form; make it in a thread: 64 MB take 400 ms."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.compressed = gzip.compress(body, 5)

    def __len__(self) -> int:
        return len(self.body) + len(self.compressed)
