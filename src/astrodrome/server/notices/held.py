"""Notices that wait for the end of quiet hours, and how far people have been reminded; all nodes share them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from astrodrome.server.store.rows import Row, blob
from astrodrome.server.store.sql_database import SqlDatabase
from astrodrome.server.store.statements import Query, Statement
from astrodrome.server.store.store import Conflict

About: TypeAlias = Literal["turn", "remind", "early", "rematch"]
"""What a notice says. `early`: a reminder before quiet hours in which the time will be out."""

KEPT_MS: Final = 3 * 86_400_000
"""How long a notice is remembered after it was due: a reminder is not repeated at the usual moment."""
AT_ONCE: Final = 100

HOLD: Final = (
    "insert into held_notices (contact_id, table_id, seat, about, due) values (?, ?, ?, ?, ?) "
    "on conflict (contact_id, table_id, seat, about) do update set due = excluded.due, sent = 0"
)
DUE: Final = (
    "select contact_id, table_id, seat, about, due from held_notices where sent = 0 and due <= ? "
    "order by due, contact_id, table_id, seat, about limit ? offset ?"
)
TAKE: Final = (
    "update held_notices set sent = 1 where contact_id = ? and table_id = ? and seat = ? and about = ? and sent = 0"
)
TOLD: Final = (
    "select 1 from held_notices where contact_id = ? and table_id = ? and seat = ? and about = 'early' and sent = 1 "
    "and due > ?"
)
DROP: Final = "delete from held_notices where due <= ?"
READ_KEY: Final = "select body from server_keys where name = 'reminded'"
KEEP_KEY: Final = (
    "insert into server_keys (name, body) values ('reminded', ?) on conflict (name) do update set body = excluded.body"
)


@dataclass(frozen=True)
class HeldNotice:
    """One notice for one contact, about a seat."""

    contact: str
    table: str
    seat: int
    about: About
    due: int


class HeldNotices:
    """What one database keeps of notices that are not sent yet."""

    def __init__(self, store: SqlDatabase) -> None:
        self._store = store

    async def hold(self, notice: HeldNotice) -> None:
        """Keep a notice until it is due; a later one about the same takes its place."""
        values = (notice.contact, notice.table, notice.seat, notice.about, notice.due)
        await self._store.write(Statement(HOLD, values))

    async def due(self, now: int, left: int) -> list[HeldNotice]:
        """Return some of those that are due, the oldest first, behind so many that were left."""
        (rows,) = await self._store.look(Query(DUE, (now, AT_ONCE, left)))
        return [_notice_of(row) for row in rows]

    async def take(self, notice: HeldNotice) -> bool:
        """Whether this server is the one to send a notice; no other does then."""
        values = (notice.contact, notice.table, notice.seat, notice.about)
        try:
            await self._store.write(Statement(TAKE, values))
        except Conflict:
            return False
        return True

    async def told_early(self, contact: str, table: str, seat: int, deadline: int) -> bool:
        """Whether a contact was reminded of this deadline before the quiet hours that it is in."""
        asked = Query(TOLD, (contact, table, seat, deadline - KEPT_MS // 3))
        return bool((await self._store.look(asked))[0])

    async def clean(self, now: int) -> None:
        """Forget what was due long ago."""
        await self._store.write(Statement(DROP, (now - KEPT_MS,), rows=None))

    async def reminded(self) -> int | None:
        """Return up to which end of their time people were reminded by any server of this database."""
        (rows,) = await self._store.look(Query(READ_KEY))
        return int(blob(rows[0][0])) if rows else None

    async def keep_reminded(self, until: int) -> None:
        """Keep it, so that a server that starts again reminds those whose last hours began meanwhile."""
        await self._store.write(Statement(KEEP_KEY, (str(until).encode(),), rows=None))


def _notice_of(row: Row) -> HeldNotice:
    contact, table, seat, about, due = row
    return HeldNotice(str(contact), str(table), int(str(seat)), about, int(str(due)))  # type: ignore[arg-type]  # checked by the database
