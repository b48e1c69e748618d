"""Upkeep of the database: old tables are deleted, and tables whose rules are gone are closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias

from astrodrome.kernel.spec import AnySpec
from astrodrome.server.store.archive import Archive, Entered
from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.store import Store, StoreError
from astrodrome.server.support.cancellation import end_all
from astrodrome.server.support.clock import Clock

logger = logging.getLogger(__name__)

EVERY_S: Final = 3600.0

Work: TypeAlias = Callable[[], Awaitable[object]]


def outdated(table: Entered, games: Iterable[AnySpec]) -> bool:
    """Whether a table that runs or waits cannot be played by a server with these games."""
    known = {spec.name: spec.rules_version for spec in games}
    return table.status in ("waiting", "running") and known.get(table.game) != table.rules_version


async def close_outdated(archive: Archive, games: tuple[AnySpec, ...]) -> list[str]:
    """Close the tables whose rules or game are gone; their logs and recordings stay. Returns their ids."""
    found = [table for table in await archive.everything() if outdated(table, games)]
    for table in found:
        await archive.store.stop_table(table.id)
        logger.warning("table closed: its rules are gone", extra={"table": table.id, "game": table.game})
    return [table.id for table in found]


class Upkeep:
    """The task of one server that looks after its database. What fails is tried again later."""

    def __init__(self, store: Store, games: tuple[AnySpec, ...], keep_days: int, alone: bool, clock: Clock) -> None:
        self._archive = Archive(store) if isinstance(store, SqlStore) else None
        self._games = games
        self._keep_days = keep_days
        self._alone = alone
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to look after the database."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            await end_all((self._task,))

    async def _run(self) -> None:
        archive = self._archive
        if archive is None:
            return
        if self._alone:  # among several nodes an older one may still play them; each is closed when it is asked for
            await self._tried(lambda: close_outdated(archive, self._games))
        while self._keep_days:
            await self._tried(lambda: self._prune(archive))
            await asyncio.sleep(EVERY_S)

    async def _prune(self, archive: Archive) -> None:
        gone = await archive.prune(self._keep_days, self._clock.wall_ms())
        if gone:
            logger.info("old tables are forgotten", extra={"count": len(gone)})

    async def _tried(self, work: Work) -> None:
        try:
            await work()
        except StoreError:
            logger.warning("the database could not be looked after; it is tried again later")
