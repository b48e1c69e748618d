"""Which store an address stands for."""

from __future__ import annotations

from pathlib import Path

from astrodrome.server.sqlite import SqliteStore
from astrodrome.server.store import Store, StoreError


async def open_store(database: str) -> Store:
    """Open a database by its address: a file, or `sqlite:///` and a file."""
    scheme, apart, rest = database.partition("://")
    if apart and scheme != "sqlite":
        raise StoreError(f"cannot keep tables in a {scheme!r:.20} database: expected a file, or sqlite:///FILE")
    file = Path(rest.removeprefix("/") if apart else database).expanduser()
    return await SqliteStore.open(file)
