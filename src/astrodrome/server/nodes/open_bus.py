"""Which bus an address stands for."""

from __future__ import annotations

from astrodrome.server.nodes.bus import Bus
from astrodrome.server.store.store import StoreError


def open_bus(bus: str | None, database: str) -> Bus:
    """Return the bus of an address, else that of the database; StoreError where it cannot be had."""
    try:
        if bus is not None:
            if bus.partition("://")[0] not in ("redis", "rediss", "unix"):
                raise StoreError(f"cannot carry hints over {bus.partition('://')[0]!r:.20}: expected redis://HOST:PORT")
            from astrodrome.server.nodes.bus_redis import RedisBus  # noqa: PLC0415 - its package is an extra

            return RedisBus(bus)
        from astrodrome.server.nodes.bus_postgres import PostgresBus  # noqa: PLC0415 - its package is an extra

        return PostgresBus(database)
    except ImportError as error:
        extra = "redis" if bus is not None else "postgres"
        told = f"the package {error.name} is missing: pip install 'astrodrome[{extra}]'"
        raise StoreError(told) from None
