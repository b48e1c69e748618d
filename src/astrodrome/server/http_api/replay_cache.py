"""The replays and statistics of finished games that were asked for last, and those that cannot be made."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.requests import Request

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.http_api.lookup import rooms_of
from astrodrome.server.http_api.reference_routes import game_of
from astrodrome.server.http_api.responses import charge
from astrodrome.server.protocol.bodies import Problem
from astrodrome.server.protocol.rejections import Reject, rejected, rejection
from astrodrome.server.room.rooms import Rooms
from astrodrome.server.store.store import Dice, StoredTable, StoreError
from astrodrome.server.support.address_limits import rate_limit_key
from astrodrome.server.support.packed import Packed
from astrodrome.server.support.tokens import is_table_id
from astrodrome.server.table import recording
from astrodrome.server.untrusted_input.checks import busy

KEPT: Final = 16
KEPT_BYTES: Final = 128 * 1024 * 1024
"""Replays that are kept in memory: so many, and so large together."""
COUNTED_KEPT: Final = 500
COUNTED_BYTES: Final = 8 * 1024 * 1024
"""The same for statistics, which have a few thousand bytes each."""
READ_BYTES: Final = 64 * 1024
"""What reading a table costs an address, whether or not it may then have the log."""
OF_ONE: Final = 8
"""Replays, or statistics, that one address may wait for at once."""
REFUSED_S: Final = 600.0
"""How long the server remembers that a replay cannot be made; trying may take a minute of processor time."""
REFUSED_KEPT: Final = 1000
PERMANENT: Final = frozenset({"too-large", "too-much-work", "broken"})
"""Reasons that will not have gone away in a minute."""


async def kept_table(rooms: Rooms, table: str) -> StoredTable:
    """Return all that is kept of a table; Reject where there is none."""
    try:
        kept = await rooms.services.store.load(table) if is_table_id(table) else None
    except StoreError:
        raise rejection(503, "storage", "not-read") from None
    if kept is None:
        raise rejection(404, "no-table", "no-table")
    return kept


async def charged_table(request: Request, table: str) -> StoredTable:
    """Return all that is kept of a table, at the expense of the client: its log may have thousands of entries.

    The first bytes are charged before anything is read: somebody who has used up all would else be refused each time
    only after the table was read.
    """
    charge(request, READ_BYTES)
    return await kept_table(rooms_of(request), table)


def charge_log(request: Request, kept: StoredTable) -> None:
    """Charge the client for the rest of a log."""
    charge(request, max(0, sum(map(len, kept.entries)) - READ_BYTES))


class FinishedCache(ABC):
    """What was made of finished games and asked for last; a finished game does not change."""

    most: int
    most_bytes: int

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._made: OrderedDict[str, Packed] = OrderedDict()
        self._refused: OrderedDict[str, tuple[float, int, Problem]] = OrderedDict()
        self._making: dict[str, asyncio.Lock] = {}
        self._wanted: Counter[str] = Counter()
        """How many requests wait for a table."""
        self._waiting: Counter[str] = Counter()
        """For how many tables an address waits."""

    @abstractmethod
    async def _make(self, table: str, request: Request) -> Packed:
        """Make it at the expense of the client; what is kept costs nobody anything."""

    async def find(self, table: str, request: Request) -> Packed:
        """Return what is made of a table as JSON; Reject says why there is nothing."""
        found = self._known(table)
        if found is not None:
            return found
        async with self._turn(table, rate_limit_key(request.scope)):
            found = self._known(table)
            if found is None:
                try:
                    found = await self._make(table, request)
                except Reject as refused:
                    self._remember(table, refused)
                    raise
                self._keep(table, found)
            return found

    def _known(self, table: str) -> Packed | None:
        """Return what is in memory; Reject where it is known that it cannot be made."""
        if table in self._refused:
            until, status, problem = self._refused[table]
            if self._now() < until:
                raise rejected(status, problem)
            del self._refused[table]
        if table in self._made:
            self._made.move_to_end(table)
        return self._made.get(table)

    @asynccontextmanager
    async def _turn(self, table: str, who: str) -> AsyncIterator[None]:
        """Wait until nobody else makes the same."""
        if self._waiting[who] >= OF_ONE:
            raise busy()
        self._waiting[who] += 1
        self._wanted[table] += 1
        lock = self._making.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            _count_down(self._waiting, who)
            _count_down(self._wanted, table)
            if table not in self._wanted:
                del self._making[table]

    def _keep(self, table: str, made: Packed) -> None:
        self._made[table] = made
        while len(self._made) > self.most or sum(map(len, self._made.values())) > self.most_bytes:
            self._made.popitem(last=False)

    def _remember(self, table: str, refused: Reject) -> None:
        if refused.problem.code not in PERMANENT:
            return
        self._refused[table] = (self._now() + REFUSED_S, refused.status, refused.problem)
        while len(self._refused) > REFUSED_KEPT:
            self._refused.popitem(last=False)


def _count_down(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]


class ReplayCache(FinishedCache):
    """The replays asked for last."""

    most = KEPT
    most_bytes = KEPT_BYTES

    @override
    async def _make(self, table: str, request: Request) -> Packed:
        """Return what was recorded; a game that was not recorded yet is, at the expense of the client."""
        rooms = rooms_of(request)
        kept = await charged_table(request, table)
        store = rooms.services.store
        found = await store.recording(table)
        if found is None:
            if rooms.spec(kept.table.game) is None:
                raise rejection(410, "broken", "no-game")
            charge_log(request, kept)
            found = await rooms.services.checks.record(rate_limit_key(request.scope), kept)
            await store.record(table, found)
        return await rooms.services.threads.aside(_packed, found, kept.table.dice)


def _packed(found: bytes, dice: Dice) -> Packed:
    return Packed(recording.with_dice(found, dice))


class StatisticsCache(FinishedCache):
    """The statistics asked for last."""

    most = COUNTED_KEPT
    most_bytes = COUNTED_BYTES

    @override
    async def _make(self, table: str, request: Request) -> Packed:
        kept = await charged_table(request, table)
        game_of(request, kept.table.game)
        charge_log(request, kept)
        rooms = rooms_of(request)
        counted = await rooms.services.checks.count(rate_limit_key(request.scope), kept)
        return await rooms.services.threads.aside(Packed, counted)
