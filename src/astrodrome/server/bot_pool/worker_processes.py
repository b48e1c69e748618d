"""Workers that are processes of the machine."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.bot_pool.worker import LENGTH, JobResult, Work, WorkerSettings, frame
from astrodrome.server.bot_pool.workers import Worker


class WorkerProcess(Worker):
    """One process, one job at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._jobs, self._answers = process.stdin, process.stdout

    @override
    async def round_trip(self, job: Work) -> JobResult:
        self._jobs.write(frame(job))
        await self._jobs.drain()
        length = int.from_bytes(await self._answers.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await self._answers.readexactly(length), type=JobResult)

    @override
    async def end(self) -> None:
        """End the process, whatever it is doing."""
        self._jobs.close()
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


async def start_process(setting: WorkerSettings) -> Worker:
    """Start a process and tell it which function does its work."""
    module = f"{__package__}.worker"
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdin=PIPE, stdout=PIPE)
    worker = WorkerProcess(process)
    worker._jobs.write(frame(setting))  # noqa: SLF001 - its first message
    return worker
