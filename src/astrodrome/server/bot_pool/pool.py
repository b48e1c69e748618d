"""The workers in which bots think. Even when one of them dies, every question gets an answer or None."""

from __future__ import annotations

import logging
import os
import sys
from typing import Protocol

from astrodrome.server.bot_pool.worker import Job, Work, WorkerSettings
from astrodrome.server.bot_pool.worker_processes import start_process
from astrodrome.server.bot_pool.workers import StartWorker, WorkerFault, Workers
from astrodrome.server.support.config import Config
from astrodrome.server.support.fair_queue import FairQueue, QueueFull
from astrodrome.server.support.metrics import Metrics

logger = logging.getLogger(__name__)


class Thinker(Protocol):
    """Decides for bots: worker processes, or a fake in tests."""

    async def decide(self, table: str, job: Job) -> bytes | None:
        """Return an action as JSON, or None where none was found in time."""

    async def advise(self, table: str, job: Job) -> bytes | None:
        """Return what the bot of the job would do, or None: nobody else is asked in its place."""

    async def close(self) -> None:
        """Stop thinking."""


def module_path() -> list[str]:
    """Return where a worker finds its modules: where we do."""
    return [part or "." for part in sys.path]


class BotPool(Workers):
    """The workers of bots, with a reserve for those that fail."""

    def __init__(self, config: Config, metrics: Metrics | None = None, start: StartWorker = start_process) -> None:
        queue: FairQueue[Work] = FairQueue(config.limits.queue, config.limits.table_queue)
        count = config.workers or max(1, (os.cpu_count() or 2) - 1)
        super().__init__(WorkerSettings(module_path(), config.decide), count, queue, start)
        self._config = config
        self._metrics = metrics or Metrics()
        self._metrics.queue.watch(lambda: len(queue))

    async def decide(self, table: str, job: Job) -> bytes | None:
        """Ask the bot; failing that, the reserve."""
        half = self._config.ceiling_s / 2
        answer = await self._tried(table, job, half, hurried=False)
        if answer is None:
            reserve = Job(
                job.game, job.save, job.seat, self._config.bot_or_random(job.game, self._config.reserve), job.seed
            )
            answer = await self._tried(table, reserve, half, hurried=True)
        return answer

    async def advise(self, table: str, job: Job) -> bytes | None:
        """Ask the bot alone: the reserve may know what an adviser must not use."""
        return await self._tried(table, job, self._config.ceiling_s / 2, hurried=False)

    async def _tried(self, table: str, job: Job, seconds: float, hurried: bool) -> bytes | None:
        try:
            return await self.ask(table, job, seconds, hurried)
        except (QueueFull, TimeoutError, WorkerFault) as fault:
            self._metrics.errors.add("bot")
            logger.warning("table %s: bot %s gave no answer (%s)", table, job.bot, type(fault).__name__)
            return None
