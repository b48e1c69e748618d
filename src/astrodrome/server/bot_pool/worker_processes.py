"""Worker processes with one fair queue: bots think in them, and untrusted input is checked in them."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from astrodrome.server.bot_pool.worker import LENGTH, JobResult, Work, WorkerSettings, frame
from astrodrome.server.support.cancellation import end_all
from astrodrome.server.support.fair_queue import FairQueue, Ticket


class WorkerFault(Exception):
    """A worker has died, or its work has raised an error; the text names the kind of error."""


class Workers:
    """A few processes; started with the first job."""

    def __init__(self, setting: WorkerSettings, count: int, queue: FairQueue[Work]) -> None:
        self._setting = setting
        self._count = count
        self._queue = queue
        self._workers: list[asyncio.Task[None]] = []

    async def ask(self, key: str, job: Work, seconds: float, hurried: bool = False) -> bytes:
        """Have a job done for somebody (`key`); QueueFull, TimeoutError or WorkerFault say why it was not."""
        if not self._workers:
            self._workers = [asyncio.create_task(self._serve()) for _ in range(self._count)]
        ticket = Ticket(job, asyncio.get_running_loop().create_future())
        await self._queue.put(key, ticket, hurried)
        async with asyncio.timeout(seconds):
            return await ticket.result

    async def _serve(self) -> None:
        """Run one worker process after another: a new one where the last has died or was too slow."""
        worker: Worker | None = None
        try:
            while True:
                ticket = await self._queue.get()
                try:
                    worker = worker or await Worker.start(self._setting)
                except OSError:
                    if not ticket.result.done():  # the caller may have given up while the process was starting
                        ticket.result.set_exception(WorkerFault("no process could be started"))
                    continue
                if not await worker.carry_out(ticket):
                    await worker.end()
                    worker = None
        finally:
            if worker is not None:
                await worker.end()

    async def close(self) -> None:
        """End the worker processes."""
        await end_all(self._workers)
        self._workers = []


class Worker:
    """One process, one job at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._jobs, self._answers = process.stdin, process.stdout

    @classmethod
    async def start(cls, setting: WorkerSettings) -> Worker:
        """Start a process and tell it which function does its work."""
        module = f"{__package__}.worker"
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdin=PIPE, stdout=PIPE)
        worker = cls(process)
        worker._jobs.write(frame(setting))
        return worker

    async def carry_out(self, ticket: Ticket[Work]) -> bool:
        """Have a job done; whether the process can go on. Nobody waiting for it any more ends the process."""
        work = asyncio.create_task(self._round_trip(ticket.job))
        try:
            both: set[asyncio.Future[JobResult] | asyncio.Future[bytes]] = {work, ticket.result}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if ticket.result.done():
                return False
            answered = work.result()
        except (OSError, EOFError, msgspec.DecodeError):
            ticket.result.set_exception(WorkerFault("a worker has died"))
            return False
        finally:
            work.cancel()
        if answered.fault:
            ticket.result.set_exception(WorkerFault(answered.fault))
        else:
            ticket.result.set_result(answered.action)
        return True

    async def _round_trip(self, job: Work) -> JobResult:
        self._jobs.write(frame(job))
        await self._jobs.drain()
        length = int.from_bytes(await self._answers.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await self._answers.readexactly(length), type=JobResult)

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        self._jobs.close()
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
