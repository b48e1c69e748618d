"""Workers with one fair queue: bots think in them, and untrusted input is checked in them."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec

from astrodrome.server.bot_pool.worker import JobResult, Work, WorkerSettings
from astrodrome.server.support.cancellation import end_all
from astrodrome.server.support.fair_queue import FairQueue, Ticket

FINISH_S: Final = 2.0
"""How long a job goes on that its caller has given up: to let it finish is often cheaper than to start a worker."""


class WorkerFault(Exception):
    """A worker has died, or its work has raised an error; the text names the kind of error."""


class WorkerGone(WorkerFault):
    """There is no worker any more, or none could be started: that says nothing about the job."""


class Worker(ABC):
    """Does one job at a time, apart from the server: a process, or a worker of a browser."""

    @abstractmethod
    async def round_trip(self, job: Work) -> JobResult:
        """Have a job done; OSError or EOFError where the worker is gone."""

    @abstractmethod
    async def end(self) -> None:
        """End the worker, whatever it is doing."""

    async def carry_out(self, ticket: Ticket[Work]) -> bool:
        """Have a job done; whether the worker can go on. It ends where the time is up, or the caller long gone."""
        work = asyncio.create_task(self.round_trip(ticket.job))
        try:
            both: set[asyncio.Future[JobResult] | asyncio.Future[bytes]] = {work, ticket.result}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if ticket.result.cancelled():
                await asyncio.wait({work}, timeout=FINISH_S)
                return work.done() and work.exception() is None
            if ticket.result.done():
                return False
            answered = work.result()
        except (OSError, EOFError, msgspec.DecodeError):
            ticket.result.set_exception(WorkerGone("a worker has died"))
            return False
        finally:
            work.cancel()
        if answered.fault:
            ticket.result.set_exception(WorkerFault(answered.fault))
        else:
            ticket.result.set_result(answered.action)
        return True


StartWorker: TypeAlias = Callable[[WorkerSettings], Awaitable[Worker]]
"""Starts a worker and tells it which function does its work; OSError where there can be none."""


class Workers:
    """A few workers; started with the first job."""

    def __init__(self, setting: WorkerSettings, count: int, queue: FairQueue[Work], start: StartWorker) -> None:
        self._setting = setting
        self._count = count
        self._queue = queue
        self._start = start
        self._workers: list[asyncio.Task[None]] = []

    async def ask(self, key: str, job: Work, seconds: float, hurried: bool = False) -> bytes:
        """Have a job done for somebody (`key`); QueueFull, TimeoutError or WorkerFault say why it was not."""
        if not self._workers:
            self._workers = [asyncio.create_task(self._serve()) for _ in range(self._count)]
        ticket = Ticket(job, asyncio.get_running_loop().create_future())
        await self._queue.put(key, ticket, hurried)
        try:
            done, _ = await asyncio.wait({ticket.result}, timeout=seconds)
        except asyncio.CancelledError:
            ticket.result.cancel()
            raise
        if not done:
            ticket.result.set_exception(TimeoutError())
        return ticket.result.result()

    async def _serve(self) -> None:
        """Run one worker after another: a new one where the last has died or was too slow."""
        worker: Worker | None = None
        try:
            while True:
                ticket = await self._queue.get()
                try:
                    worker = worker or await self._start(self._setting)
                except OSError:
                    if not ticket.result.done():  # the caller may have given up while the worker was starting
                        ticket.result.set_exception(WorkerGone("no worker could be started"))
                    continue
                if not await worker.carry_out(ticket):
                    await worker.end()
                    worker = None
        finally:
            if worker is not None:
                await worker.end()

    async def close(self) -> None:
        """End the workers."""
        await end_all(self._workers)
        self._workers = []
