"""What every SQL store does, whatever the database: statements to write, queries to read."""

from __future__ import annotations

import secrets
from copy import copy
from typing import Self

from astrodrome.server.store import rows, statements
from astrodrome.server.store.sql_leases import SqlLeases
from astrodrome.server.store.statements import Query, Statement, Value
from astrodrome.server.store.store import (
    CHAT_LINES_KEPT,
    DEVICES,
    NOTHING,
    Aside,
    Beginning,
    Conflict,
    Due,
    Kind,
    LobbyRow,
    OutcomeUnknown,
    Outline,
    Pass,
    Preview,
    Sand,
    SeatRow,
    Status,
    StoredTable,
    TableRow,
    check_devices,
)


class SqlStore(SqlLeases):
    """A store that writes statements and reads rows."""

    probe_bytes: int = 0
    """How much a probe writes."""
    _lease: int | None = None

    def under(self, lease: int) -> Self:
        """Return this store for the owner of a table."""
        fenced = copy(self)
        fenced._lease = lease  # noqa: SLF001 - a copy of this very object
        return fenced

    def _fence(self, table: str) -> list[Statement]:
        return [] if self._lease is None else [Statement(statements.FENCE, (table, self._lease))]

    async def _change(self, table: str, *change: Statement) -> None:
        """Change a table under its lease."""
        await self._write(*self._fence(table), *change)

    # Tables

    async def create(self, table: TableRow, seats: tuple[SeatRow, ...], more: Beginning | None = None) -> None:
        """Keep a new table."""
        t = table
        row = (t.id, t.game, t.header, t.pace_ms, t.beat_ms, t.created, t.status, t.started)
        later = (t.terms, int(t.public), t.next, int(t.paused), t.times, t.requests, t.origin, t.dice, t.draw, t.orders)
        change = [Statement(statements.INSERT_TABLE, (*row, *later)), Statement(statements.INSERT_LEASE, (t.id,))]
        for s in seats:
            values = (t.id, s.seat, s.kind, s.name, s.bot, s.token_hash, int(s.program))
            change.append(Statement(statements.INSERT_SEAT, values))
        if more is not None:
            change += [Statement(statements.INSERT_KEY, (t.id, seat, kept)) for seat, kept in more.keys]
            change += statements.insert_entries(t.id, more.entries)
            if more.after is not None:
                change.append(Statement(statements.SET_NEXT, (t.id, more.after)))
        await self._write(*change)

    async def load(self, table: str) -> StoredTable | None:
        """Return all that is kept of a table."""
        asked = (
            statements.SELECT_TABLE,
            statements.SELECT_SEATS,
            statements.SELECT_ENTRIES,
            statements.SELECT_SAND,
            statements.SELECT_KEYS,
            statements.SELECT_CHAT,
            statements.SELECT_LEASE,
        )
        return rows.kept_of(*await self._look(*[Query(each, (table,)) for each in asked]))

    async def outline(self, table: str) -> Outline | None:
        """Return a table without its log."""
        asked = (statements.SELECT_TABLE, statements.SELECT_SEATS, statements.SELECT_LOG_BYTES)
        found, seats, size = await self._look(*[Query(each, (table,)) for each in asked])
        if not found:
            return None
        return Outline(rows.table_of(found[0]), tuple(rows.seat_of(row) for row in seats), int(str(size[0][0])))

    async def preview(self, table: str) -> Preview | None:
        """Return what the preview of a table's link shows."""
        asked = (statements.SELECT_PREVIEW, statements.SELECT_PREVIEW_SEATS)
        return rows.preview_of(*await self._look(*[Query(each, (table,)) for each in asked]))

    async def take_seat(self, table: str, seat: SeatRow, was: Kind = "open") -> None:
        """Change who has a seat; keys, passes and notices of its former owner go."""
        values = (seat.kind, seat.name, seat.bot, seat.token_hash, table, seat.seat, was)
        await self._change(table, Statement(statements.TAKE_SEAT, values), *_without_owner(table, seat.seat))

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give the seat of a person another name."""
        await self._change(table, Statement(statements.RENAME, (name, table, seat)))

    async def mark_program(self, table: str, seat: int) -> None:
        """Note that a program plays the seat of a person."""
        await self._change(table, Statement(statements.MARK_PROGRAM, (table, seat)))

    async def revoke(self, table: str, seat: int, token_hash: bytes) -> None:
        """Let one token alone hold a seat."""
        keep = Statement(statements.KEEP_TOKEN, (token_hash, table, seat))
        await self._change(table, keep, *_without_owner(table, seat))

    async def start(self, table: str, started: int, header: bytes | None = None) -> None:
        """Let a table run."""
        await self._change(table, Statement(statements.START, (started, header, table)))

    async def keep_draw(self, table: str, draw: bytes) -> None:
        """Keep how far the draw of a seed is."""
        await self._change(table, Statement(statements.KEEP_DRAW, (draw, table)))

    async def append(self, table: str, entry: int, body: bytes, status: Status, aside: Aside = NOTHING) -> None:
        """Add an entry, and the new status where the entry ends the game."""
        change = [Statement(statements.APPEND_ENTRY, (entry, body, int(aside.stand_in), self._lease, table))]
        if aside.times is not None:
            change.append(Statement(statements.SET_TIMES, (aside.times, aside.due, table)))
        if status != "running":
            change.append(Statement(statements.SET_STATUS, (status, table)))
        await self._change(table, *change)

    async def keep_sand(self, table: str, sand: Sand) -> None:
        """Note what is left in a table's hourglass."""
        await self._change(table, Statement(statements.KEEP_SAND, (table, sand.since, sand.left_ms)))

    async def keep_room(self, table: str, paused: bool, times: bytes | None, due: int | None = None) -> None:
        """Keep the pause and the thinking clocks."""
        await self._change(table, Statement(statements.SET_ROOM, (int(paused), times, due, table)))

    async def overdue(self, now: int, after: Due, most: int) -> tuple[Due, ...]:
        """Return tables with a clock that is out."""
        values: tuple[Value, ...] = (now, after.due, after.due, after.table, most)
        answer = (await self._look(Query(statements.SELECT_OVERDUE, values)))[0]
        return tuple(rows.due_of(row) for row in answer)

    async def keep_requests(self, table: str, requests: bytes) -> None:
        """Keep the requests to go back."""
        await self._change(table, Statement(statements.SET_REQUESTS, (requests, table)))

    async def keep_orders(self, table: str, orders: bytes) -> None:
        """Keep the standing orders."""
        await self._change(table, Statement(statements.SET_ORDERS, (orders, table)))

    async def stop_table(self, table: str) -> None:
        """Mark a table as stopped."""
        seize = [] if self._lease is not None else [Statement(statements.SEIZE, (table,))]
        await self._change(table, *seize, Statement(statements.STOP, (table,)))

    async def lobby(self, since: int, most: int) -> tuple[LobbyRow, ...]:
        """Return the public tables that wait."""
        values: tuple[Value, ...] = (since, most)
        found = await self._look(Query(statements.SELECT_LOBBY, values), Query(statements.SELECT_LOBBY_SEATS, values))
        return rows.listed_of(*found)

    async def header(self, table: str) -> bytes | None:
        """Return the header of a table."""
        answer = (await self._look(Query(statements.SELECT_HEADER, (table,))))[0]
        return rows.blob(answer[0][0]) if answer else None

    # Passes, chat, recordings

    async def keys_of(self, table: str) -> tuple[tuple[int, bytes], ...]:
        """Return the further tokens of a table's seats."""
        return rows.keys_of((await self._look(Query(statements.SELECT_KEYS, (table,))))[0])

    async def add_pass(self, given: Pass) -> None:
        """Keep a one-time pass."""
        seats = ",".join(map(str, given.seats))
        await self._write(Statement(statements.INSERT_PASS, (given.code_hash, given.table, seats, given.expires)))

    async def use_pass(self, code_hash: bytes, now: int, keys: tuple[bytes, ...], most: int = DEVICES) -> Pass | None:
        """Take a pass and give its seats further keys; two who try at once are not both let in."""
        answer = (await self._look(Query(statements.SELECT_PASS, (code_hash, now))))[0]
        if not answer:
            return None
        found = rows.pass_of(answer[0])
        check_devices(found, await self.keys_of(found.table), most)
        given = [
            Statement(statements.INSERT_KEY, (found.table, seat, key))
            for seat, key in zip(found.seats, keys, strict=False)
        ]
        try:
            await self._write(
                Statement(statements.DROP_PASS, (code_hash, now)),
                Statement(statements.DROP_OLD_PASSES, (now,), rows=None),
                *given,
            )
        except OutcomeUnknown:
            raise
        except Conflict:
            return None
        return found

    async def say(self, table: str, number: int, body: bytes) -> None:
        """Keep a line of chat, and the latest before it."""
        drop = Statement(statements.DROP_OLD_CHAT, (table, number - CHAT_LINES_KEPT), rows=None)
        await self._change(table, Statement(statements.INSERT_CHAT, (table, number, body)), drop)

    async def record(self, table: str, body: bytes) -> None:
        """Keep the recording of a finished game."""
        await self._write(Statement(statements.INSERT_RECORDING, (table, body), rows=None))

    async def recording(self, table: str) -> bytes | None:
        """Return the recording of a finished game."""
        answer = (await self._look(Query(statements.SELECT_RECORDING, (table,))))[0]
        return rows.blob(answer[0][0]) if answer else None

    async def probe(self) -> None:
        """Write something and take it back in the same change."""
        name = f"probe-{secrets.token_hex(8)}"
        await self._write(
            Statement(statements.PROBE, (name, "." * self.probe_bytes)),
            Statement(statements.STRIKE, (name,)),
        )


def _without_owner(table: str, seat: int) -> tuple[Statement, ...]:
    """Return what takes a seat from everybody who had a part of it: further keys, passes, and notices of its turns."""
    return (
        Statement(statements.DROP_KEYS, (table, seat), rows=None),
        Statement(statements.DROP_SEAT_PASSES, (table, f"%,{seat},%"), rows=None),
        Statement(statements.DROP_SEAT_NOTICES, (table, seat), rows=None),
    )
