"""The statements of the stores, in one place. Both dialects understand them; `?` stands for a value."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

Value: TypeAlias = str | int | bytes | None


class Statement(msgspec.Struct, frozen=True):
    """One statement of a change. It must touch exactly `rows` rows (None: any number), else all is a conflict."""

    sql: str
    values: tuple[Value, ...]
    rows: int | None = 1


class Query(msgspec.Struct, frozen=True):
    """One query to the database."""

    sql: str
    values: tuple[Value, ...] = ()


AT_ONCE: Final = 1000
"""Entries that one statement keeps; each has four values, and a statement takes 32,000 of them."""

TABLE_COLUMNS: Final = (
    "id, game, header, pace_ms, beat_ms, created, status, started, terms, public, next, paused, times, requests, "
    "origin, dice, draw, orders"
)
INSERT_TABLE: Final = (
    f"insert into tables ({TABLE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_LEASE: Final = "insert into leases (table_id, lease) values (?, 0)"
INSERT_SEAT: Final = "insert into seats values (?, ?, ?, ?, ?, ?, ?)"
INSERT_ENTRIES: Final = "insert into entries (table_id, entry, body, stand_in) values "
APPEND_ENTRY: Final = (
    "insert into entries (table_id, entry, body, stand_in, lease) "
    "select id, ?, ?, ?, ? from tables where id = ? and status = 'running'"
)
INSERT_KEY: Final = "insert into keys values (?, ?, ?)"
INSERT_PASS: Final = "insert into passes values (?, ?, ?, ?)"
INSERT_CHAT: Final = "insert into chat values (?, ?, ?)"
INSERT_RECORDING: Final = "insert into recordings values (?, ?) on conflict (table_id) do nothing"
TAKE_SEAT: Final = (
    "update seats set kind = ?, name = ?, bot = ?, token_hash = ?, program = 0 "
    "where table_id = ? and seat = ? and kind = ?"
)
RENAME: Final = "update seats set name = ? where table_id = ? and seat = ? and kind = 'person'"
MARK_PROGRAM: Final = "update seats set program = 1 where table_id = ? and seat = ? and kind = 'person'"
KEEP_TOKEN: Final = "update seats set token_hash = ? where table_id = ? and seat = ? and kind = 'person'"
DROP_KEYS: Final = "delete from keys where table_id = ? and seat = ?"
DROP_SEAT_NOTICES: Final = "delete from notices where table_id = ? and seat = ?"
DROP_PASS: Final = "delete from passes where code_hash = ? and expires > ?"
DROP_SEAT_PASSES: Final = "delete from passes where table_id = ? and ',' || seats || ',' like ?"
DROP_OLD_PASSES: Final = "delete from passes where expires <= ?"
DROP_OLD_CHAT: Final = "delete from chat where table_id = ? and number <= ?"
START: Final = (
    "update tables set status = 'running', started = ?, header = coalesce(?, header) "
    "where id = ? and status = 'waiting'"
)
KEEP_DRAW: Final = "update tables set draw = ? where id = ? and status = 'waiting'"
SET_STATUS: Final = "update tables set status = ? where id = ? and status = 'running'"
SET_TIMES: Final = "update tables set times = ?, due = ? where id = ?"
SET_ROOM: Final = "update tables set paused = ?, times = ?, due = ? where id = ?"
SET_REQUESTS: Final = "update tables set requests = ? where id = ?"
SET_ORDERS: Final = "update tables set orders = ? where id = ?"
SET_NEXT: Final = "update tables set next = ? where id = ? and next is null"
KEEP_SAND: Final = (
    "insert into sands values (?, ?, ?) "
    "on conflict (table_id) do update set since = excluded.since, left_ms = excluded.left_ms"
)
STOP: Final = "update tables set status = 'stopped' where id = ?"

FENCE: Final = "update leases set lease = lease where table_id = ? and lease = ?"
"""Touches nothing, and fails a change, where the lease is another."""
SEIZE: Final = "update leases set lease = lease + 1, node = null where table_id = ?"
CLAIM: Final = (
    "update leases set lease = lease + 1, node = ? where table_id = ? and (node is null or node = ? "
    "or not exists (select 1 from nodes where id = leases.node and expires > {now}))"
)
RELEASE: Final = "update leases set node = null where table_id = ? and lease = ?"
RELEASE_ALL: Final = "update leases set node = null where node = ?"
ENLIST: Final = (
    "insert into nodes (id, address, secret, expires) values (?, ?, ?, {now} + ?) "
    "on conflict (id) do update set expires = excluded.expires"
)
BEAT: Final = "update nodes set expires = {now} + ? where id = ? and expires > {now}"
PROBE: Final = "insert into nodes (id, address, secret, expires) values (?, ?, '', 0)"
"""Needs room in the database, and is taken back in the same change."""
STRIKE: Final = "delete from nodes where id = ?"
STRIKE_OLD: Final = "delete from nodes where expires < {now} - 86400000"

SELECT_TABLE: Final = f"select {TABLE_COLUMNS} from tables where id = ?"
LOBBY: Final = "where public = 1 and status = 'waiting' and created >= ? order by created desc limit ?"
SELECT_LOBBY: Final = f"select {TABLE_COLUMNS.replace('header', 'null')} from tables {LOBBY}"
"""Without headers: a header may hold a complete box of cards."""
SELECT_HEADER: Final = "select header from tables where id = ?"
SELECT_LOBBY_SEATS: Final = (
    "select table_id, seat, kind, name, bot, token_hash, program from seats "
    f"where table_id in (select id from tables {LOBBY}) order by table_id, seat"
)
SELECT_OVERDUE: Final = (
    "select due, id from tables where status = 'running' and due is not null and due <= ? "
    "and (due > ? or (due = ? and id > ?)) order by due, id limit ?"
)
SELECT_SEATS: Final = "select seat, kind, name, bot, token_hash, program from seats where table_id = ? order by seat"
SELECT_PREVIEW: Final = "select game, status, created from tables where id = ?"
SELECT_PREVIEW_SEATS: Final = "select kind, name from seats where table_id = ? order by seat"
SELECT_ENTRIES: Final = "select body, stand_in from entries where table_id = ? order by entry"
SELECT_LOG_BYTES: Final = "select coalesce(sum(length(body)), 0) from entries where table_id = ?"
SELECT_SAND: Final = "select since, left_ms from sands where table_id = ?"
SELECT_KEYS: Final = "select seat, token_hash from keys where table_id = ? order by seat"
SELECT_PASS: Final = "select code_hash, table_id, seats, expires from passes where code_hash = ? and expires > ?"
SELECT_CHAT: Final = "select body from chat where table_id = ? order by number"
SELECT_RECORDING: Final = "select body from recordings where table_id = ?"
SELECT_LEASE: Final = (
    "select leases.lease, leases.node, nodes.id, nodes.address, nodes.secret "
    "from leases left join nodes on nodes.id = leases.node where leases.table_id = ?"
)
SELECT_HELD: Final = "select table_id, lease from leases where node = ?"
SELECT_ROSTER: Final = "select id, address, secret from nodes where expires > {now} order by id"


def insert_entries(table: str, entries: tuple[bytes, ...]) -> list[Statement]:
    """Return what keeps the first entries of a table: few statements, for everybody else's changes wait for them.

    >>> [(one.sql[-26:], one.values, one.rows) for one in insert_entries("x", (b"{}", b"[]"))]
    [('(?, ?, ?, ?), (?, ?, ?, ?)', ('x', 1, b'{}', 0, 'x', 2, b'[]', 0), 2)]
    """
    change = []
    for begin in range(0, len(entries), AT_ONCE):
        part = entries[begin : begin + AT_ONCE]
        values: list[Value] = []
        for number, body in enumerate(part, start=begin + 1):
            values += (table, number, body, 0)
        change.append(Statement(INSERT_ENTRIES + ", ".join(["(?, ?, ?, ?)"] * len(part)), tuple(values), len(part)))
    return change


@lru_cache(maxsize=128)
def append_entries(count: int) -> str:
    """Return the statement that appends entries to so many tables at once: each has the values of `APPEND_ENTRY`."""
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return (
        "insert into entries (table_id, entry, body, stand_in, lease) "
        f"select id, column1, column2, column3, column4 from (values {rows}) cross join tables "
        "where id = column5 and status = 'running'"
    )


def numbered(sql: str) -> str:
    """Write a statement's values the way PostgreSQL wants them.

    >>> numbered("update tables set next = ? where id = ?")
    'update tables set next = $1 where id = $2'
    """
    parts = sql.split("?")
    return "".join(part + (f"${at}" if at < len(parts) else "") for at, part in enumerate(parts, start=1))
