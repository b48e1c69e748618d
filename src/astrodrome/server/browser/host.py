"""What the browser's worker does for the server: keep changes, and have jobs done in workers beside it.

`web/src/lib/engine/` is the other side. Bytes of JavaScript are buffers here, which are copied by `to_bytes`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol


class Buffer(Protocol):
    """Bytes of JavaScript."""

    def to_bytes(self) -> bytes:
        """Return a copy."""


class KeptJournal(Protocol):
    """What IndexedDB holds."""

    @property
    def snapshot(self) -> Buffer | None:
        """The database as it was when it was last kept as one piece."""

    @property
    def changes(self) -> Sequence[Buffer]:
        """The changes since then, in order."""


class Host(Protocol):
    """The worker's own functions. What fails raises an exception of JavaScript, which is an Exception here."""

    def read_journal(self) -> Awaitable[KeptJournal]:
        """Return everything that is kept."""

    def append_change(self, number: int, change: bytes) -> Awaitable[None]:
        """Keep the change of this number, counted from 0 since the snapshot; durable when it returns."""

    def replace_journal(self, snapshot: bytes) -> Awaitable[None]:
        """Keep a snapshot in the place of everything, all at once."""

    def run_job(self, worker: str, function: str, job: bytes) -> Awaitable[Buffer]:
        """Have a job done in the worker of a name, which is started where it is not there."""

    def end_worker(self, worker: str) -> None:
        """End the worker of a name, whatever it is doing."""
