"""An SQL database: changes that are carried out completely or not at all, and queries."""

from __future__ import annotations

from abc import ABC, abstractmethod

from astrodrome.server.store.rows import Rows
from astrodrome.server.store.statements import Query, Statement


class SqlDatabase(ABC):
    """What runs statements, whatever the dialect."""

    @abstractmethod
    async def _write(self, *change: Statement) -> None:
        """Carry out all statements or none; durable on return."""

    @abstractmethod
    async def _look(self, *questions: Query) -> list[Rows]:
        """Answer queries from one snapshot."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and close the database."""

    async def write(self, *change: Statement) -> None:
        """Carry out statements of the database's operator: all or none."""
        await self._write(*change)

    async def look(self, *questions: Query) -> list[Rows]:
        """Answer queries of the database's operator, from one snapshot."""
        return await self._look(*questions)
