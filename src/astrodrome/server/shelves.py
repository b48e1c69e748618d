"""Reading from the SQLite file: each question is answered from one snapshot."""

from __future__ import annotations

import sqlite3

from astrodrome.server import sql
from astrodrome.server.store import Kept, Listed, Pass, Sand, SeatRow, TableRow


def load(db: sqlite3.Connection, table: str) -> Kept | None:
    """Return all that is kept of a table, or None."""
    db.execute("begin")
    try:
        row = db.execute(sql.SELECT_TABLE, (table,)).fetchone()
        if row is None:
            return None
        entries = db.execute(sql.SELECT_ENTRIES, (table,)).fetchall()
        sand = db.execute(sql.SELECT_SAND, (table,)).fetchone()
        return Kept(
            table=_table(row),
            seats=_seats(db, table),
            entries=tuple(bytes(body) for body, _ in entries),
            sand=None if sand is None else Sand(*sand),
            keys=tuple((seat, bytes(kept)) for seat, kept in db.execute(sql.SELECT_KEYS, (table,))),
            stand_ins=frozenset(number for number, (_, stand_in) in enumerate(entries, start=1) if stand_in),
            chat=tuple(bytes(body) for (body,) in db.execute(sql.SELECT_CHAT, (table,))),
        )
    finally:
        db.execute("rollback")


def lobby(db: sqlite3.Connection, since: int, most: int) -> tuple[Listed, ...]:
    """Return the public tables that wait, the latest first."""
    db.execute("begin")
    try:
        rows = [_table(row) for row in db.execute(sql.SELECT_LOBBY, (since, most))]
        return tuple(Listed(row, _seats(db, row.id)) for row in rows)
    finally:
        db.execute("rollback")


def find_pass(db: sqlite3.Connection, code_hash: bytes, now: int) -> Pass | None:
    """Return a pass that is still good."""
    row = db.execute(sql.SELECT_PASS, (code_hash, now)).fetchone()
    if row is None:
        return None
    return Pass(bytes(row[0]), row[1], tuple(int(seat) for seat in row[2].split(",")), row[3])


def recording(db: sqlite3.Connection, table: str) -> bytes | None:
    """Return the recording of a finished game."""
    row = db.execute(sql.SELECT_RECORDING, (table,)).fetchone()
    return None if row is None else bytes(row[0])


def _seats(db: sqlite3.Connection, table: str) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(*seat) for seat in db.execute(sql.SELECT_SEATS, (table,)))


def _table(row: tuple[object, ...]) -> TableRow:
    id_, game, header, pace_ms, beat_ms, created, status, started, terms, public, next_, paused, times, origin = row
    return TableRow(
        id=str(id_),
        game=str(game),
        header=_bytes(header),
        pace_ms=int(str(pace_ms)),
        beat_ms=int(str(beat_ms)),
        created=int(str(created)),
        status=status,  # type: ignore[arg-type]  # the database checks it
        started=None if started is None else int(str(started)),
        terms=_bytes(terms),
        public=bool(public),
        next=None if next_ is None else str(next_),
        paused=bool(paused),
        times=None if times is None else _bytes(times),
        origin=None if origin is None else _bytes(origin),
    )


def _bytes(value: object) -> bytes:
    return value.encode() if isinstance(value, str) else bytes(value)  # type: ignore[call-overload]  # a blob
