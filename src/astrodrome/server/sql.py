"""The statements of the SQLite store, in one place."""

from __future__ import annotations

from typing import Final

TABLE_COLUMNS: Final = (
    "id, game, header, pace_ms, beat_ms, created, status, started, terms, public, next, paused, times, origin"
)
INSERT_TABLE: Final = f"insert into tables ({TABLE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_SEAT: Final = "insert into seats values (?, ?, ?, ?, ?, ?)"
INSERT_ENTRY: Final = "insert into entries (table_id, entry, body, stand_in) values (?, ?, ?, ?)"
INSERT_KEY: Final = "insert into keys values (?, ?, ?)"
INSERT_PASS: Final = "insert into passes values (?, ?, ?, ?)"
INSERT_CHAT: Final = "insert into chat values (?, ?, ?)"
INSERT_RECORDING: Final = "insert into recordings values (?, ?) on conflict (table_id) do nothing"
TAKE_SEAT: Final = (
    "update seats set kind = ?, name = ?, bot = ?, token_hash = ? where table_id = ? and seat = ? and kind = ?"
)
DROP_KEYS: Final = "delete from keys where table_id = ? and seat = ?"
DROP_PASS: Final = "delete from passes where code_hash = ? and expires > ?"
DROP_OLD_PASSES: Final = "delete from passes where expires <= ?"
DROP_OLD_CHAT: Final = "delete from chat where table_id = ? and number <= ?"
START: Final = "update tables set status = 'running', started = ? where id = ? and status = 'waiting'"
SET_STATUS: Final = "update tables set status = ? where id = ? and status = 'running'"
SET_TIMES: Final = "update tables set times = ? where id = ?"
SET_ROOM: Final = "update tables set paused = ?, times = ? where id = ?"
SET_NEXT: Final = "update tables set next = ? where id = ? and next is null"
KEEP_SAND: Final = (
    "insert into sands values (?, ?, ?) "
    "on conflict (table_id) do update set since = excluded.since, left_ms = excluded.left_ms"
)
STOP: Final = "update tables set status = 'stopped' where id = ?"
SELECT_TABLE: Final = f"select {TABLE_COLUMNS} from tables where id = ?"
SELECT_LOBBY: Final = (
    f"select {TABLE_COLUMNS} from tables "
    "where public = 1 and status = 'waiting' and created >= ? order by created desc limit ?"
)
SELECT_SEATS: Final = "select seat, kind, name, bot, token_hash from seats where table_id = ? order by seat"
SELECT_ENTRIES: Final = "select body, stand_in from entries where table_id = ? order by entry"
SELECT_SAND: Final = "select since, left_ms from sands where table_id = ?"
SELECT_KEYS: Final = "select seat, token_hash from keys where table_id = ? order by seat"
SELECT_PASS: Final = "select code_hash, table_id, seats, expires from passes where code_hash = ? and expires > ?"
SELECT_CHAT: Final = "select body from chat where table_id = ? order by number"
SELECT_RECORDING: Final = "select body from recordings where table_id = ?"
