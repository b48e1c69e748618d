"""Rows of a database made into records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from astrodrome.server.store.store import Due, LobbyRow, Pass, Peer, Preview, Sand, SeatRow, StoredTable, TableRow

Row: TypeAlias = Sequence[object]
Rows: TypeAlias = Sequence[Row]


def kept_of(
    tables: Rows, seats: Rows, entries: Rows, sands: Rows, keys: Rows, chat: Rows, leases: Rows
) -> StoredTable | None:
    """Return all that is kept of a table, or None where there is none."""
    if not tables:
        return None
    return StoredTable(
        table=table_of(tables[0]),
        seats=tuple(seat_of(row) for row in seats),
        entries=tuple(blob(row[0]) for row in entries),
        sand=Sand(_int(sands[0][0]), _int(sands[0][1])) if sands else None,
        keys=keys_of(keys),
        stand_ins=frozenset(number for number, row in enumerate(entries, start=1) if row[1]),
        chat=tuple(blob(row[0]) for row in chat),
        lease=_int(leases[0][0]),
    )


def keys_of(rows: Rows) -> tuple[tuple[int, bytes], ...]:
    """Return further tokens of seats, by their hashes."""
    return tuple((_int(row[0]), blob(row[1])) for row in rows)


def listed_of(tables: Rows, seats: Rows) -> tuple[LobbyRow, ...]:
    """Return tables, each with its own among the seats of all."""
    of_table: dict[str, list[SeatRow]] = {}
    for seat in seats:
        of_table.setdefault(str(seat[0]), []).append(seat_of(seat[1:]))
    found = [table_of(row) for row in tables]
    return tuple(LobbyRow(row, tuple(of_table.get(row.id, ()))) for row in found)


def preview_of(tables: Rows, seats: Rows) -> Preview | None:
    """Return what the link of a table shows; None where there is no table."""
    if not tables:
        return None
    game, status, created = tables[0]
    people = tuple(str(name) for kind, name in seats if kind == "person")
    free = sum(kind == "open" for kind, _ in seats)
    return Preview(
        game=str(game),
        status=status,  # type: ignore[arg-type]  # the database checks it
        created=_int(created),
        people=people,
        open_seats=free,
    )


def pass_of(row: Row) -> Pass:
    """Return a one-time pass."""
    return Pass(blob(row[0]), str(row[1]), tuple(int(seat) for seat in str(row[2]).split(",")), _int(row[3]))


def peer_of(row: Row) -> Peer:
    """Return a node."""
    return Peer(str(row[0]), str(row[1]), str(row[2]))


def due_of(row: Row) -> Due:
    """Return a table and when its clock runs out."""
    return Due(_int(row[0]), str(row[1]))


def seat_of(row: Row) -> SeatRow:
    """Return a seat."""
    seat, kind, name, bot, token_hash, program = row
    return SeatRow(
        seat=_int(seat),
        kind=kind,  # type: ignore[arg-type]  # the database checks it
        name=str(name),
        bot=None if bot is None else str(bot),
        token_hash=None if token_hash is None else blob(token_hash),
        program=bool(program),
    )


def table_of(row: Row) -> TableRow:
    """Return a table."""
    id_, game, header, pace_ms, beat_ms, created, status, started, *later = row
    terms, public, next_, paused, times, requests, origin, dice, draw, orders = later
    return TableRow(
        id=str(id_),
        game=str(game),
        header=b"" if header is None else blob(header),
        pace_ms=_int(pace_ms),
        beat_ms=_int(beat_ms),
        created=_int(created),
        status=status,  # type: ignore[arg-type]  # the database checks it
        started=None if started is None else _int(started),
        terms=blob(terms),
        public=bool(public),
        next=None if next_ is None else str(next_),
        paused=bool(paused),
        times=None if times is None else blob(times),
        requests=None if requests is None else blob(requests),
        origin=None if origin is None else blob(origin),
        dice=dice,  # type: ignore[arg-type]  # the database checks it
        draw=None if draw is None else blob(draw),
        orders=None if orders is None else blob(orders),
    )


def _int(value: object) -> int:
    assert isinstance(value, int), "a column of whole numbers"
    return value


def blob(value: object) -> bytes:
    """Return the bytes of a column."""
    return value.encode() if isinstance(value, str) else bytes(value)  # type: ignore[call-overload]  # a blob
