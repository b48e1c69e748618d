"""A database as its operator sees it: all tables, listed, copied elsewhere, deleted when they are old."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Final

from astrodrome.kernel.codec import parse
from astrodrome.kernel.log import Log, item_from_json
from astrodrome.server.store.rows import Row, blob
from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.statements import TABLE_COLUMNS, Query, Statement, Value
from astrodrome.server.store.store import StoredTable, StoreError

DAY_MS: Final = 86_400_000
PAGE: Final = 500
"""How many tables are asked for at once."""
LATEST: Final = 2**62

COLUMNS: Final = (
    "id, game, status, created, started, header, (select count(*) from entries where table_id = tables.id), "
    "(select body from entries where table_id = tables.id order by entry desc limit 1)"
)
SELECT_ALL: Final = f"select {COLUMNS} from tables where id > ? order by id limit ?"
SELECT_LATEST: Final = (
    f"select {COLUMNS} from tables where created < ? and (? = '' or status = ?) order by created desc limit ?"
)
SELECT_ONE: Final = f"select {COLUMNS} from tables where id = ?"

PARTS: Final = {
    "tables": f"{TABLE_COLUMNS}, due",
    "leases": "table_id, lease",
    "seats": "table_id, seat, kind, name, bot, token_hash, program",
    "entries": "table_id, entry, body, stand_in, lease",
    "sands": "table_id, since, left_ms",
    "keys": "table_id, seat, token_hash",
    "passes": "code_hash, table_id, seats, expires",
    "chat": "table_id, number, body",
    "recordings": "table_id, body",
    "notices": "table_id, seat, contact_id",
    "held_notices": "contact_id, table_id, seat, about, due, sent",
}
"""Everything that is kept of a table, in an order in which it can be written."""
PEOPLE: Final = {
    "server_keys": "name, body",
    "contacts": (
        "id, kind, target, target_hash, lang, token_hash, confirmed, made, sent_day, sent, quiet_from, quiet_to, zone"
    ),
    "refusals": "target_hash, made, code_hash",
}
"""What is kept of people who want notices, and the keys that sign for them; the first column is the key of each."""
PUSH_KEY: Final = "select body from server_keys where name = 'push'"
BLOBS: Final = (
    *("header", "terms", "times", "requests", "origin", "draw", "orders"),
    *("token_hash", "target_hash", "body", "code_hash"),
)


@dataclass(frozen=True)
class Entered:
    """A table as a list of all of them shows it."""

    id: str
    game: str
    rules_version: str
    status: str
    created: int
    started: int | None
    entries: int
    touched: int
    """When something last happened at it: its last entry, its start, or its making."""


class Archive:
    """All tables of a database."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def latest(self, status: str = "", most: int = 50) -> list[Entered]:
        """Return the tables made last, of one status or of all."""
        values: tuple[Value, ...] = (LATEST, status, status, most)
        return [entered(row) for row in (await self.store.look(Query(SELECT_LATEST, values)))[0]]

    async def page(self, after: str = "") -> list[Entered]:
        """Return some tables in the order of their ids, those after one."""
        return [entered(row) for row in (await self.store.look(Query(SELECT_ALL, (after, PAGE))))[0]]

    async def everything(self) -> list[Entered]:
        """Return all tables."""
        found: list[Entered] = []
        while more := await self.page(found[-1].id if found else ""):
            found += more
        return found

    async def find(self, table: str) -> Entered | None:
        """Return a table, or None."""
        rows = (await self.store.look(Query(SELECT_ONE, (table,))))[0]
        return entered(rows[0]) if rows else None

    async def forget(self, table: str) -> None:
        """Delete a table and everything that belongs to it."""
        parts = [part for part in PARTS if part != "tables"]
        change = [Statement(f"delete from {part} where table_id = ?", (table,), rows=None) for part in parts]
        await self.store.write(*change, Statement("delete from tables where id = ?", (table,), rows=None))

    async def prune(self, days: int, now_ms: int) -> list[str]:
        """Delete the tables at which nothing has happened for so many days; return their ids."""
        before = now_ms - days * DAY_MS
        gone = [table.id for table in await self.everything() if table.touched < before]
        for table in gone:
            await self.forget(table)
        return gone

    async def carry(self, table: str, target: SqlStore) -> bool:
        """Copy a table with all that belongs to it to another database; False where it is there already."""
        if (await target.look(Query(SELECT_ONE, (table,))))[0]:
            return False
        questions = [
            Query(f"select {columns} from {part} where {'id' if part == 'tables' else 'table_id'} = ?", (table,))
            for part, columns in PARTS.items()
        ]
        change: list[Statement] = []
        for (part, columns), rows in zip(PARTS.items(), await self.store.look(*questions), strict=True):
            names = columns.split(", ")
            insert = f"insert into {part} ({columns}) values ({', '.join('?' * len(names))})"
            change += [Statement(insert, carried(names, row)) for row in rows]
        await target.write(*change)
        return True

    async def carry_people(self, target: SqlStore) -> None:
        """Copy contacts, refusals and keys to another database; what is there already stays.

        A browser takes notices only under the key it subscribed to: where the other database has a key of its own,
        subscriptions are left out.
        """
        await self._carry_part("server_keys", target)
        (mine,), (theirs,) = await self.store.look(Query(PUSH_KEY)), await target.look(Query(PUSH_KEY))
        same = [blob(row[0]) for row in mine] == [blob(row[0]) for row in theirs]
        await self._carry_part("contacts", target, "" if same else "and kind <> 'push'")
        await self._carry_part("refusals", target)

    async def _carry_part(self, part: str, target: SqlStore, only: str = "") -> None:
        columns = PEOPLE[part]
        names = columns.split(", ")
        select = f"select {columns} from {part} where {names[0]} > ? {only} order by {names[0]} limit ?"
        insert = f"insert into {part} ({columns}) values ({', '.join('?' * len(names))}) on conflict do nothing"
        after: Value = b"" if names[0] in BLOBS else ""
        while rows := (await self.store.look(Query(select, (after, PAGE))))[0]:
            change = [carried(names, row) for row in rows]
            await target.write(*[Statement(insert, values, rows=None) for values in change])
            after = change[-1][0]


def carried(names: list[str], row: Row) -> tuple[Value, ...]:
    """Return a row as another database takes it."""
    return tuple(_value(name, value) for name, value in zip(names, row, strict=True))


def _value(name: str, value: object) -> Value:
    if value is None:
        return None
    if name in BLOBS:
        return blob(value)
    return value if isinstance(value, int) else str(value)


def entered(row: Row) -> Entered:
    """Return a table from its row."""
    id_, game, status, created, started, header, entries, last = row
    made, begun = int(str(created)), None if started is None else int(str(started))
    return Entered(
        id=str(id_),
        game=str(game),
        rules_version=rules_version(blob(header)),
        status=str(status),
        created=made,
        started=begun,
        entries=int(str(entries)),
        touched=max(made, begun or 0, _time(last)),
    )


def rules_version(header: bytes) -> str:
    """Return under which rules a table was made; empty where its header cannot be read."""
    try:
        return str(json.loads(header)["rules_version"])[:20]
    except (ValueError, KeyError, TypeError):
        return ""


def _time(body: object) -> int:
    if body is None:
        return 0
    try:
        found = json.loads(blob(body)).get("time")
    except (ValueError, AttributeError):
        return 0
    return found if isinstance(found, int) else 0


def log_of(kept: StoredTable) -> bytes:
    """Return the log of a table as a file, which `astrodrome replay` reads; StoreError where it has none of its own."""
    if kept.table.origin is not None:
        raise StoreError("this table began in the middle of a game and has no log of its own")
    header = Log.from_json(kept.table.header)
    items = tuple(item_from_json(parse(body), f"entries[{at}]") for at, body in enumerate(kept.entries))
    return replace(header, entries=items).to_json()
