"""Addresses whose owners want no mails from here, and the links that undo that."""

from __future__ import annotations

import hashlib
from typing import Final

from astrodrome.server.store.sql_database import SqlDatabase
from astrodrome.server.store.statements import Query, Statement

MOST_REFUSALS: Final = 100_000
"""Addresses of which the database remembers that they want no mails; the oldest go first."""

DROP_ADDRESS: Final = "delete from contacts where target_hash = ?"
DROP_ADDRESS_NOTICES: Final = "delete from notices where contact_id in (select id from contacts where target_hash = ?)"
REFUSE: Final = (
    "insert into refusals (target_hash, made, code_hash) values (?, ?, ?) "
    "on conflict (target_hash) do update set code_hash = excluded.code_hash"
)
FIND_STOPPED: Final = "select 1 from refusals where code_hash = ?"
ALLOW: Final = "delete from refusals where code_hash = ?"
DROP_OLD_REFUSALS: Final = (
    "delete from refusals where made <= (select made from refusals order by made desc limit 1 offset ?)"
)


class MailStops:
    """The addresses of one database that were stopped, each by the code of a link."""

    def __init__(self, store: SqlDatabase) -> None:
        self._store = store

    async def stop(self, target: str, now: int, code: str) -> None:
        """Forget every contact of an address, and let nobody have mails sent to it until this code allows them."""
        mark = target_hash(target)
        await self._store.write(
            Statement(REFUSE, (mark, now, code_hash(code)), rows=None),
            Statement(DROP_ADDRESS_NOTICES, (mark,), rows=None),
            Statement(DROP_ADDRESS, (mark,), rows=None),
            Statement(DROP_OLD_REFUSALS, (MOST_REFUSALS,), rows=None),
        )

    async def was_stopped(self, code: str) -> bool:
        """Whether an address was stopped by this code."""
        return bool((await self._store.look(Query(FIND_STOPPED, (code_hash(code),))))[0])

    async def allow(self, code: str) -> bool:
        """Undo a stop: the address may be given again. False where none was stopped by this code."""
        stopped = await self.was_stopped(code)
        await self._store.write(Statement(ALLOW, (code_hash(code),), rows=None))
        return stopped


def target_hash(target: str) -> bytes:
    """Return what addresses are compared by: mail addresses in small letters."""
    return hashlib.sha256(target.casefold().encode()).digest()


def code_hash(code: str) -> bytes:
    """Return what is kept of a code."""
    return hashlib.sha256(code.encode()).digest()
