"""Which store an address stands for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from astrodrome.server.sqlite import SqliteStore
from astrodrome.server.store import Store, StoreError

POSTGRES: Final = ("postgres", "postgresql")


def is_shared(database: str) -> bool:
    """Tell whether an address is that of a database which several nodes use at once."""
    return database.partition("://")[0] in POSTGRES and "://" in database


async def open_store(database: str) -> Store:
    """Open a database by its address: a file, `sqlite:///` and a file, or `postgresql://…`."""
    scheme, apart, rest = database.partition("://")
    if is_shared(database):
        try:
            from astrodrome.server.postgres import PostgresStore  # noqa: PLC0415 - its package is an extra
        except ImportError:
            told = "tables in PostgreSQL need the package asyncpg: pip install 'astrodrome[postgres]'"
            raise StoreError(told) from None
        return await PostgresStore.open(database)
    if apart and scheme != "sqlite":
        told = f"cannot keep tables in a {scheme!r:.20} database"
        raise StoreError(f"{told}: expected a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE")
    file = Path(rest.removeprefix("/") if apart else database).expanduser()
    return await SqliteStore.open(file)
