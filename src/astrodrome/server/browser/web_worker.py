"""Workers that are workers of the browser."""

from __future__ import annotations

import msgspec

from astrodrome.game_logs.parsing import replay
from astrodrome.kernel.mypyc_support import override
from astrodrome.server.bot_pool.worker import JobResult, Work, WorkerSettings, answer, decode, find
from astrodrome.server.bot_pool.workers import StartWorker, Worker
from astrodrome.server.browser.host import Host


class WebWorker(Worker):
    """One job at a time in the browser's worker of a name."""

    def __init__(self, host: Host, name: str, function: str) -> None:
        self._host = host
        self._name = name
        self._function = function

    @override
    async def round_trip(self, job: Work) -> JobResult:
        try:
            done = await self._host.run_job(self._name, self._function, msgspec.msgpack.encode(job))
        except Exception as error:  # noqa: BLE001 - errors of JavaScript have no class of ours
            raise EOFError(str(error)) from None
        return msgspec.msgpack.decode(done.to_bytes(), type=JobResult)

    @override
    async def end(self) -> None:
        """End the browser's worker; the next job starts another."""
        self._host.end_worker(self._name)


def starter(host: Host) -> StartWorker:
    """Return how a pool starts its worker: the browser's worker with the name of the pool.

    Ending it ends all jobs that it has, so no two pools share one.
    """

    async def start(setting: WorkerSettings) -> Worker:
        return WebWorker(host, setting.pool, setting.function)

    return start


def run_job(function: str, job: bytes) -> bytes:
    """Do a job: what the browser's worker calls."""
    return msgspec.msgpack.encode(answer(find(function), decode(job)))


def digest(what: str, log: bytes) -> bytes:
    """Replay a log and return the digest of its end: the same in every browser as on every machine."""
    return replay(log).digest().encode()
