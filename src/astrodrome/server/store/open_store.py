"""Which store an address stands for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from astrodrome.server.store.sqlite import SqliteStore
from astrodrome.server.store.store import Store, StoreError

POSTGRES: Final = ("postgres", "postgresql")


def is_shared(database: str) -> bool:
    """Whether an address is that of a database which several nodes can share."""
    return database.partition("://")[0] in POSTGRES and "://" in database


def database_file(database: str) -> Path | None:
    """Return the file that an address stands for, or None where it stands for a database elsewhere."""
    scheme, apart, rest = database.partition("://")
    if apart and scheme != "sqlite":
        return None
    return Path(rest.removeprefix("/") if apart else database).expanduser()


async def open_store(database: str) -> Store:
    """Open a database by its address: a file, `sqlite:///` and a file, or `postgresql://…`."""
    scheme, apart, _ = database.partition("://")
    if is_shared(database):
        try:
            from astrodrome.server.store.postgres import PostgresStore  # noqa: PLC0415 - its package is an extra
        except ImportError:
            told = "tables in PostgreSQL need the package asyncpg: pip install 'astrodrome[postgres]'"
            raise StoreError(told) from None
        return await PostgresStore.open(database)
    if apart and scheme != "sqlite":
        told = f"cannot keep tables in a {scheme!r:.20} database"
        raise StoreError(f"{told}: expected a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE")
    file = database_file(database)
    assert file is not None, "every other address was looked at above"
    return await SqliteStore.open(file)
