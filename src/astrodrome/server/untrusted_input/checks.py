"""Checks of untrusted input in workers: none of it is processed on the event loop."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from typing import Final, TypeVar

import msgspec

from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.bot_pool.pool import module_path
from astrodrome.server.bot_pool.worker import CHECKING, MEMORY, THINKING, Check, Work, WorkerSettings
from astrodrome.server.bot_pool.worker_processes import start_process
from astrodrome.server.bot_pool.workers import StartWorker, WorkerFault, WorkerGone, Workers
from astrodrome.server.protocol.bodies import Fork
from astrodrome.server.protocol.rejections import Reject, rejected, rejection
from astrodrome.server.protocol.study_bodies import PositionWanted
from astrodrome.server.store.store import StoredTable
from astrodrome.server.support.config import Config
from astrodrome.server.support.fair_queue import FairQueue, QueueFull
from astrodrome.server.untrusted_input.check_jobs import (
    CoachAsked,
    CoachFound,
    Counted,
    ForkAsked,
    Found,
    LogAsked,
    MomentAsked,
    PositionAsked,
    PositionFound,
    Recorded,
    Refused,
    SetUpAsked,
    SetUpFound,
    TableFound,
    check_set_up,
)

SMALL: Final = 2048
"""Options up to this many bytes hold no table of content and are checked at once."""
PROCESSES: Final = 2
"""Checks that run at once, where there are more cores than that: one core is always left to the server."""
WAITING: Final = 64
"""Checks that may wait for a process, of all addresses."""
OF_ONE: Final = 8
"""Checks that may wait for a process, of one address."""
WAIT_S: Final = 20.0
"""How long somebody waits for a check, the queue and the start of a process included, besides the CPU time."""
RETRY_S: Final = 5

F = TypeVar("F", SetUpFound, TableFound, PositionFound, Recorded, Counted, CoachFound)


def busy() -> Reject:
    """Return the answer to a request that comes while too much is under way."""
    answer = rejection(503, "busy", "busy")
    answer.retry_s = RETRY_S
    return answer


class Checks(ABC):
    """The checks of untrusted input. Reject says why something is not taken."""

    limit_s: float = 5.0
    """The processor time that one check may take."""
    coach_s: float = 20.0
    """The processor time that the coach may take for a question."""
    record_s: float = 60.0
    """The processor time that the recording of a finished game may take."""

    @abstractmethod
    async def _ask(self, who: str, what: str, body: bytes, limit_s: float) -> bytes:
        """Carry out a check for somebody (an address)."""

    @abstractmethod
    async def close(self) -> None:
        """End what is under way."""

    async def set_up(self, who: str, spec: AnySpec, asked: SetUpAsked) -> SetUpFound:
        """Check a set-up."""
        if len(asked.options) <= SMALL:
            return check_set_up(spec, asked)
        return await self._found(SetUpFound, who, "set-up", msgspec.msgpack.encode(asked), self.limit_s)

    async def log(self, who: str, body: bytes, now: int) -> StoredTable:
        """Make a finished table of a log from elsewhere."""
        asked = msgspec.msgpack.encode(LogAsked(body, now))
        return (await self._found(TableFound, who, "log", asked, self.limit_s)).kept

    async def record(self, who: str, kept: StoredTable) -> bytes:
        """Record a finished table."""
        return (await self._found(Recorded, who, "record", msgspec.msgpack.encode(kept), self.record_s)).body

    async def count(self, who: str, kept: StoredTable) -> bytes:
        """Count what happened in a finished table; the statistics are JSON."""
        return (await self._found(Counted, who, "count", msgspec.msgpack.encode(kept), self.limit_s)).body

    async def coach(self, who: str, asked: CoachAsked) -> bytes:
        """Judge the answers to an open question; empty where nothing is said about it."""
        return (await self._found(CoachFound, who, "coach", msgspec.msgpack.encode(asked), self.coach_s)).body

    async def fork(self, who: str, kept: StoredTable, wanted: Fork, now: int) -> tuple[StoredTable, str]:
        """Make a table that goes on from a moment, and the token of its seat."""
        asked = msgspec.msgpack.encode(ForkAsked(kept, wanted, now))
        made = await self._found(TableFound, who, "fork", asked, self.limit_s)
        return made.kept, made.token

    async def position(self, who: str, game: str, wanted: PositionWanted, now: int) -> tuple[StoredTable, str]:
        """Make a table that goes on from a position, and the token of its seat."""
        asked = msgspec.msgpack.encode(PositionAsked(game, wanted, now))
        made = await self._found(TableFound, who, "position", asked, self.limit_s)
        return made.kept, made.token

    async def position_at(self, who: str, kept: StoredTable, entry: int) -> str:
        """Write the position of a moment of a finished table."""
        asked = msgspec.msgpack.encode(MomentAsked(kept, entry))
        return (await self._found(PositionFound, who, "position-at", asked, self.limit_s)).text

    async def _found(self, kind: type[F], who: str, what: str, body: bytes, limit_s: float) -> F:
        found = msgspec.msgpack.decode(await self._ask(who, what, body, limit_s), type=Found)
        if isinstance(found, Refused):
            raise rejected(found.status, found.problem)
        assert isinstance(found, kind)
        return found


class WorkerChecks(Checks):
    """Checks in workers, with processor time and memory for each."""

    def __init__(self, config: Config, start: StartWorker = start_process, count: int = PROCESSES) -> None:
        """Have up to `count` checks done at once."""

        def pool(name: str, many: int, niceness: int = CHECKING) -> Workers:
            setting = WorkerSettings(module_path(), config.check, MEMORY, niceness, name)
            return Workers(setting, many, FairQueue[Work](WAITING, OF_ONE), start)

        self._workers = pool("checks", max(1, min(count, (os.cpu_count() or 1) - 1)))
        # Recordings may take a minute each: they have a process of their own, so that no check waits for one.
        self._recorder = pool("recordings", 1)
        # So has the coach: somebody waits for it at a table as for a bot, and nobody else should wait for it too.
        self._coach = pool("coach", 1, THINKING)
        self.limit_s = config.check_s

    @override
    async def _ask(self, who: str, what: str, body: bytes, limit_s: float) -> bytes:
        try:
            workers = {"record": self._recorder, "coach": self._coach}.get(what, self._workers)
            return await workers.ask(who, Check(what, body, limit_s), WAIT_S + limit_s)
        except (QueueFull, TimeoutError, WorkerGone):
            raise busy() from None
        except WorkerFault:
            raise rejection(422, "too-much-work", "too-much-work") from None

    @override
    async def close(self) -> None:
        """End the workers."""
        await self._workers.close()
        await self._recorder.close()
        await self._coach.close()
