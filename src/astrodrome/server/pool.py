"""The worker processes in which bots think. Whatever happens to one of them, every question gets an answer or None."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Protocol

import msgspec

from astrodrome.server.config import Config
from astrodrome.server.ending import end_all
from astrodrome.server.fair import FairQueue, QueueFull, Ticket
from astrodrome.server.metrics import Metrics
from astrodrome.server.worker import LENGTH, Answered, Job, Setting, framed

logger = logging.getLogger(__name__)


class Thinker(Protocol):
    """Whoever decides for bots."""

    async def decide(self, table: str, job: Job) -> bytes | None:
        """Return an action as JSON, or None where nobody could say in time."""

    async def close(self) -> None:
        """Stop thinking."""


class Pool:
    """A few worker processes and one fair queue before them; started with the first question."""

    def __init__(self, config: Config, metrics: Metrics | None = None) -> None:
        self._config = config
        self._metrics = metrics or Metrics()
        self._queue: FairQueue[Job] = FairQueue(config.limits.queue)
        self._metrics.queue.watch(lambda: len(self._queue))
        self._workers: list[asyncio.Task[None]] = []

    async def decide(self, table: str, job: Job) -> bytes | None:
        """Ask the bot; failing that, the reserve."""
        self._start()
        half = self._config.ceiling_s / 2
        answer = await self._ask(table, job, half, hurried=False)
        if answer is None:
            reserve = Job(
                job.game, job.save, job.seat, self._config.bot_or_random(job.game, self._config.reserve), job.seed
            )
            answer = await self._ask(table, reserve, half, hurried=True)
        return answer

    async def _ask(self, table: str, job: Job, seconds: float, hurried: bool) -> bytes | None:
        ticket = Ticket(job, asyncio.get_running_loop().create_future())
        try:
            await self._queue.put(table, ticket, hurried)
            async with asyncio.timeout(seconds):
                return await ticket.result
        except (QueueFull, TimeoutError, WorkerFault) as fault:
            self._metrics.errors.add("bot")
            logger.warning("table %s: bot %s gave no answer (%s)", table, job.bot, type(fault).__name__)
            return None

    def _start(self) -> None:
        if not self._workers:
            count = self._config.workers or max(1, (os.cpu_count() or 2) - 1)
            self._workers = [asyncio.create_task(self._serve()) for _ in range(count)]

    async def _serve(self) -> None:
        """Run one worker process after another: a new one where the last has died or was too slow."""
        worker: Worker | None = None
        try:
            while True:
                ticket = await self._queue.get()
                try:
                    worker = worker or await Worker.start(self._config.decide)
                except OSError:
                    if not ticket.result.done():  # whoever asked may have given up while the process was starting
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


class WorkerFault(Exception):
    """A worker has died, or a bot has raised an error."""


class Worker:
    """One process, one job at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._jobs, self._answers = process.stdin, process.stdout

    @classmethod
    async def start(cls, decide: str) -> Worker:
        """Start a process and tell it which function decides."""
        module = f"{__package__}.worker"
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdin=PIPE, stdout=PIPE)
        worker = cls(process)
        worker._jobs.write(framed(Setting([part or "." for part in sys.path], decide)))
        return worker

    async def carry_out(self, ticket: Ticket[Job]) -> bool:
        """Have a job done; whether the process can go on. Nobody waiting for it any more ends the process."""
        work = asyncio.create_task(self._round_trip(ticket.job))
        try:
            both: set[asyncio.Future[Answered] | asyncio.Future[bytes]] = {work, ticket.result}
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

    async def _round_trip(self, job: Job) -> Answered:
        self._jobs.write(framed(job))
        await self._jobs.drain()
        length = int.from_bytes(await self._answers.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await self._answers.readexactly(length), type=Answered)

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        self._jobs.close()
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
