"""Leases in SQL: the roster of nodes, and which of them owns which table."""

from __future__ import annotations

from typing import Final

from astrodrome.server.store import rows, statements
from astrodrome.server.store.sql_database import SqlDatabase
from astrodrome.server.store.statements import Query, Statement
from astrodrome.server.store.store import Conflict, OutcomeUnknown, Peer, StoreError

CLAIMS: Final = 5
"""How often a table is asked for whose owner changes in that very moment."""


class SqlLeases(SqlDatabase):
    """The leases of a database; a lease holds by the database's clock."""

    now: str
    """How the database writes the milliseconds since 1970 by its own clock."""

    def _timed(self, statement: str) -> str:
        return statement.replace("{now}", self.now)

    async def enlist(self, node: Peer, lasts_ms: int) -> None:
        """Put a node on the roster."""
        values = (node.id, node.address, node.secret, lasts_ms)
        await self._write(
            Statement(self._timed(statements.ENLIST), values),
            Statement(self._timed(statements.STRIKE_OLD), (), rows=None),
        )

    async def beat(self, node: Peer, lasts_ms: int) -> bool:
        """Sign again."""
        try:
            await self._write(Statement(self._timed(statements.BEAT), (lasts_ms, node.id)))
        except OutcomeUnknown:
            raise
        except Conflict:
            await self.enlist(node, lasts_ms)
            return False
        return True

    async def roster(self) -> tuple[Peer, ...]:
        """Return the nodes there are."""
        answer = (await self._look(Query(self._timed(statements.SELECT_ROSTER))))[0]
        return tuple(rows.peer_of(row) for row in answer)

    async def leave(self, node: str) -> None:
        """Take a node from the roster."""
        release = Statement(statements.RELEASE_ALL, (node,), rows=None)
        await self._write(release, Statement(statements.STRIKE, (node,), rows=None))

    async def claim(self, table: str, node: str) -> int | Peer | None:
        """Make a table the node's own, or say whose it is."""
        for _ in range(CLAIMS):
            await self._write(Statement(self._timed(statements.CLAIM), (node, table, node), rows=None))
            answer = (await self._look(Query(statements.SELECT_LEASE, (table,))))[0]
            if not answer:
                return None
            lease, owner, *peer = answer[0]
            if owner == node:
                return int(str(lease))
            if owner is not None and peer[0] is not None:
                return rows.peer_of(peer)
        raise StoreError("the table changes hands too fast; try again")

    async def release(self, table: str, lease: int) -> None:
        """Release a table."""
        await self._write(Statement(statements.RELEASE, (table, lease), rows=None))

    async def held(self, node: str) -> dict[str, int]:
        """Return the tables that a node owns."""
        answer = (await self._look(Query(statements.SELECT_HELD, (node,))))[0]
        return {str(table): int(str(lease)) for table, lease in answer}
