"""What every store in a database of rows does, whatever the database: statements to write, questions to ask."""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from typing import Final, Self

from astrodrome.server import shelves, sql
from astrodrome.server.chatting import KEPT
from astrodrome.server.shelves import Rows
from astrodrome.server.sql import Question, Statement, Value
from astrodrome.server.store import (
    NOTHING,
    Aside,
    Beginning,
    Conflict,
    Kept,
    Kind,
    Listed,
    Pass,
    Peer,
    Sand,
    SeatRow,
    Status,
    StoreError,
    TableRow,
    Unsure,
)

CLAIMS: Final = 5
"""How often a table is asked for whose owner changes in that very moment."""


class SqlStore(ABC):
    """A store that writes statements and reads rows."""

    now: str
    """How the database writes the milliseconds since 1970 by its own clock."""
    _lease: int | None = None

    @abstractmethod
    async def _write(self, *change: Statement) -> None:
        """Carry out all statements or none; durable on return."""

    @abstractmethod
    async def _look(self, *questions: Question) -> list[Rows]:
        """Answer questions from one snapshot."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of the database."""

    async def write(self, *change: Statement) -> None:
        """Carry out statements of whoever looks after the database: all or none."""
        await self._write(*change)

    async def look(self, *questions: Question) -> list[Rows]:
        """Answer questions of whoever looks after the database, from one snapshot."""
        return await self._look(*questions)

    def under(self, lease: int) -> Self:
        """Return this store for the owner of a table."""
        fenced = copy(self)
        fenced._lease = lease  # noqa: SLF001 - a copy of this very object
        return fenced

    def _fence(self, table: str) -> list[Statement]:
        return [] if self._lease is None else [Statement(sql.FENCE, (table, self._lease))]

    async def _change(self, table: str, *change: Statement) -> None:
        """Change a table that one owns."""
        await self._write(*self._fence(table), *change)

    # Tables

    async def create(self, table: TableRow, seats: tuple[SeatRow, ...], more: Beginning | None = None) -> None:
        """Keep a new table."""
        t = table
        row = (t.id, t.game, t.header, t.pace_ms, t.beat_ms, t.created, t.status, t.started)
        later = (t.terms, int(t.public), t.next, int(t.paused), t.times, t.origin)
        change = [Statement(sql.INSERT_TABLE, (*row, *later)), Statement(sql.INSERT_LEASE, (t.id,))]
        change += [Statement(sql.INSERT_SEAT, (t.id, s.seat, s.kind, s.name, s.bot, s.token_hash)) for s in seats]
        if more is not None:
            change += [Statement(sql.INSERT_KEY, (t.id, seat, kept)) for seat, kept in more.keys]
            change += [Statement(sql.INSERT_ENTRY, (t.id, n, body, 0)) for n, body in enumerate(more.entries, start=1)]
            if more.after is not None:
                change.append(Statement(sql.SET_NEXT, (t.id, more.after)))
        await self._write(*change)

    async def load(self, table: str) -> Kept | None:
        """Return all that is kept of a table."""
        asked = (
            sql.SELECT_TABLE,
            sql.SELECT_SEATS,
            sql.SELECT_ENTRIES,
            sql.SELECT_SAND,
            sql.SELECT_KEYS,
            sql.SELECT_CHAT,
            sql.SELECT_LEASE,
        )
        return shelves.kept_of(*await self._look(*[Question(each, (table,)) for each in asked]))

    async def take_seat(self, table: str, seat: SeatRow, was: Kind = "open") -> None:
        """Change who has a seat; keys and passes of whoever had it are worth nothing from then on."""
        values = (seat.kind, seat.name, seat.bot, seat.token_hash, table, seat.seat, was)
        keys = Statement(sql.DROP_KEYS, (table, seat.seat), rows=None)
        passes = Statement(sql.DROP_SEAT_PASSES, (table, f"%,{seat.seat},%"), rows=None)
        await self._change(table, Statement(sql.TAKE_SEAT, values), keys, passes)

    async def start(self, table: str, started: int) -> None:
        """Let a table run."""
        await self._change(table, Statement(sql.START, (started, table)))

    async def append(self, table: str, entry: int, body: bytes, status: Status, aside: Aside = NOTHING) -> None:
        """Add an entry, and the new status where the entry ends the game."""
        change = [Statement(sql.APPEND_ENTRY, (entry, body, int(aside.stand_in), self._lease, table))]
        if aside.times is not None:
            change.append(Statement(sql.SET_TIMES, (aside.times, table)))
        if status != "running":
            change.append(Statement(sql.SET_STATUS, (status, table)))
        await self._change(table, *change)

    async def keep_sand(self, table: str, sand: Sand) -> None:
        """Note what is left in a table's hourglass."""
        await self._change(table, Statement(sql.KEEP_SAND, (table, sand.since, sand.left_ms)))

    async def keep_room(self, table: str, paused: bool, times: bytes | None) -> None:
        """Keep the pause and the thinking clocks."""
        await self._change(table, Statement(sql.SET_ROOM, (int(paused), times, table)))

    async def stop_table(self, table: str) -> None:
        """Mark a table as stopped."""
        seize = [] if self._lease is not None else [Statement(sql.SEIZE, (table,))]
        await self._change(table, *seize, Statement(sql.STOP, (table,)))

    async def lobby(self, since: int, most: int) -> tuple[Listed, ...]:
        """Return the public tables that wait."""
        values: tuple[Value, ...] = (since, most)
        found = await self._look(Question(sql.SELECT_LOBBY, values), Question(sql.SELECT_LOBBY_SEATS, values))
        return shelves.listed_of(*found)

    # Passes, chat, recordings

    async def keys_of(self, table: str) -> tuple[tuple[int, bytes], ...]:
        """Return the further tokens of a table's seats."""
        return shelves.keys_of((await self._look(Question(sql.SELECT_KEYS, (table,))))[0])

    async def add_pass(self, given: Pass) -> None:
        """Keep a one-time pass."""
        seats = ",".join(map(str, given.seats))
        await self._write(Statement(sql.INSERT_PASS, (given.code_hash, given.table, seats, given.expires)))

    async def use_pass(self, code_hash: bytes, now: int, keys: tuple[bytes, ...]) -> Pass | None:
        """Take a pass and give its seats further keys; two who try at once are not both let in."""
        rows = (await self._look(Question(sql.SELECT_PASS, (code_hash, now))))[0]
        if not rows:
            return None
        found = shelves.pass_of(rows[0])
        given = [
            Statement(sql.INSERT_KEY, (found.table, seat, key)) for seat, key in zip(found.seats, keys, strict=False)
        ]
        try:
            await self._write(
                Statement(sql.DROP_PASS, (code_hash, now)),
                Statement(sql.DROP_OLD_PASSES, (now,), rows=None),
                *given,
            )
        except Unsure:
            raise
        except Conflict:
            return None
        return found

    async def say(self, table: str, number: int, body: bytes) -> None:
        """Keep a line of chat, and the latest before it."""
        drop = Statement(sql.DROP_OLD_CHAT, (table, number - KEPT), rows=None)
        await self._change(table, Statement(sql.INSERT_CHAT, (table, number, body)), drop)

    async def record(self, table: str, body: bytes) -> None:
        """Keep the recording of a finished game."""
        await self._write(Statement(sql.INSERT_RECORDING, (table, body), rows=None))

    async def recording(self, table: str) -> bytes | None:
        """Return the recording of a finished game."""
        rows = (await self._look(Question(sql.SELECT_RECORDING, (table,))))[0]
        return shelves.blob(rows[0][0]) if rows else None

    # Leases

    def _timed(self, statement: str) -> str:
        return statement.replace("{now}", self.now)

    async def enlist(self, node: Peer, lasts_ms: int) -> None:
        """Put a node on the roster."""
        values = (node.id, node.address, node.secret, lasts_ms)
        await self._write(
            Statement(self._timed(sql.ENLIST), values), Statement(self._timed(sql.STRIKE_OLD), (), rows=None)
        )

    async def beat(self, node: Peer, lasts_ms: int) -> bool:
        """Sign again."""
        try:
            await self._write(Statement(self._timed(sql.BEAT), (lasts_ms, node.id)))
        except Unsure:
            raise
        except Conflict:
            await self.enlist(node, lasts_ms)
            return False
        return True

    async def roster(self) -> tuple[Peer, ...]:
        """Return the nodes there are."""
        rows = (await self._look(Question(self._timed(sql.SELECT_ROSTER))))[0]
        return tuple(shelves.peer_of(row) for row in rows)

    async def leave(self, node: str) -> None:
        """Take a node from the roster."""
        release = Statement(sql.RELEASE_ALL, (node,), rows=None)
        await self._write(release, Statement(sql.STRIKE, (node,), rows=None))

    async def claim(self, table: str, node: str) -> int | Peer | None:
        """Make a table the node's own, or say whose it is."""
        for _ in range(CLAIMS):
            await self._write(Statement(self._timed(sql.CLAIM), (node, table, node), rows=None))
            rows = (await self._look(Question(sql.SELECT_LEASE, (table,))))[0]
            if not rows:
                return None
            lease, owner, *peer = rows[0]
            if owner == node:
                return int(str(lease))
            if owner is not None and peer[0] is not None:
                return shelves.peer_of(peer)
        raise StoreError("the table changes hands too fast; try again")

    async def release(self, table: str, lease: int) -> None:
        """Let a table go."""
        await self._write(Statement(sql.RELEASE, (table, lease), rows=None))

    async def held(self, node: str) -> dict[str, int]:
        """Return the tables that a node owns."""
        rows = (await self._look(Question(sql.SELECT_HELD, (node,))))[0]
        return {str(table): int(str(lease)) for table, lease in rows}
