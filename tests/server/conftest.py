"""The databases of the server's tests: files, and a PostgreSQL and a Redis that are started for the run."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from tools import databases


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL."""
    given = os.environ.get(databases.POSTGRES)
    if given:
        yield given
        return
    server = databases.Postgres()
    server.start()
    yield server.address
    server.close()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """The address of a Redis."""
    given = os.environ.get(databases.REDIS)
    if given:
        yield given
        return
    server = databases.Redis()
    server.start()
    yield server.address
    server.close()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of a place in PostgreSQL that nobody else uses."""
    return new_place(postgres_server)


def new_place(address: str) -> str:
    """Make a schema, and return the address under which it is all there is."""
    name = f"test_{uuid4().hex}"

    async def make() -> None:
        line = await asyncpg.connect(address)
        await line.execute(f"create schema {name}")
        await line.close()

    asyncio.run(make())
    return f"{address}{'&' if '?' in address else '?'}search_path={name}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "postgres":
        address: str = request.getfixturevalue("postgres")
        return address
    return str(tmp_path / "deep" / "tables.sqlite")
