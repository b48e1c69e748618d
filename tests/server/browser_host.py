"""The worker of a browser as the server sees it: a journal in memory, and jobs that are done at once."""

from __future__ import annotations

from astrodrome.server.browser.web_worker import run_job


class Bytes(bytes):
    """Bytes of JavaScript."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class Journal:
    """What is kept, as a tab that opens later finds it."""

    def __init__(self) -> None:
        self.snapshot: Bytes | None = None
        self.changes: list[Bytes] = []


class FakeHost:
    """A browser's worker. `full`: it keeps nothing more."""

    def __init__(self, journal: Journal | None = None) -> None:
        self.kept = journal or Journal()
        self.full = False
        self.ended: list[str] = []
        self.jobs = 0

    async def read_journal(self) -> Journal:
        return self.kept

    async def append_change(self, number: int, change: bytes) -> None:
        if self.full:
            raise OSError("QuotaExceededError")
        assert number == len(self.kept.changes)
        self.kept.changes.append(Bytes(change))

    async def replace_journal(self, snapshot: bytes) -> None:
        if self.full:
            raise OSError("QuotaExceededError")
        self.kept.snapshot, self.kept.changes = Bytes(snapshot), []

    async def run_job(self, worker: str, function: str, job: bytes) -> Bytes:
        self.jobs += 1
        return Bytes(run_job(function, job))

    def end_worker(self, worker: str) -> None:
        self.ended.append(worker)
