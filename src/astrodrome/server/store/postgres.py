"""Tables kept in PostgreSQL (the extra `postgres`): appends that wait are written together, by one statement."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.store.migrations import missing
from astrodrome.server.store.postgres_appends import ADD, Append, Appender, columns
from astrodrome.server.store.rows import Rows
from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.statements import Query, Statement, numbered
from astrodrome.server.store.store import NOTHING, Aside, Conflict, OutcomeUnknown, Status, StoreError, Unreachable

CONNECTIONS: Final = 8
PATIENCE_S: Final = 5.0
"""How long the database may take over one statement, and over a new connection."""
ABANDONED_MS: Final = "3000"
"""After how long the database ends what a node has begun and not gone on with: a dead node must hold no lock."""
MIGRATION_LOCK: Final = 0x417374726F
"""Nodes that start at once must not change the shape at once."""

REFUSED: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""What goes wrong with a database: what it says, how the line to it breaks, and silence."""
LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""After these nobody knows whether a change under way was kept."""


NOT_AN_ADDRESS: Final = (
    "the address of the database is not understood: expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE, "
    "in which / @ : ? # of a password are written %2F %40 %3A %3F %23"
)
"""Says nothing of what was given: a password may be in the wrong place there."""


def spoken(error: BaseException) -> str:
    """Return what went wrong in words; a database's address with its password is never among them."""
    return str(error) or type(error).__name__


async def migrate(line: asyncpg.Connection) -> None:
    """Bring the database to the shape this program knows, one numbered script after another."""
    async with line.transaction():
        await line.execute("select pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await line.execute("create table if not exists shape (version integer not null)")
        version = await line.fetchval("select max(version) from shape")
        for number, script in missing("postgres", version or 0).items():
            await line.execute(script)
            await line.execute("insert into shape values ($1)", number)


def _told(address: str) -> str:
    """Name a database without who opens it; an address in which a password was not written as it must be is refused."""
    try:
        where = urlsplit(address)
        wrong = "@" in where.path or where.port == 0
    except ValueError:  # what stands for a port is none
        raise StoreError(NOT_AN_ADDRESS) from None
    if wrong:
        raise StoreError(NOT_AN_ADDRESS)
    return f"{where.hostname or 'the local server'}{where.path}"


class PostgresStore(SqlStore):
    """The store in a PostgreSQL database."""

    now = "(extract(epoch from clock_timestamp()) * 1000)::bigint"

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._closed = False
        self._appender = Appender(self._add)

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Open a database by its address; StoreError says why that cannot be."""
        name = _told(address)
        try:
            pool = await asyncpg.create_pool(
                address,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=PATIENCE_S,
                command_timeout=PATIENCE_S,
                server_settings={"idle_in_transaction_session_timeout": ABANDONED_MS},
                reset=_as_it_was,
            )
        except ValueError:  # its words may hold a piece of the password
            raise StoreError(NOT_AN_ADDRESS) from None
        except REFUSED as error:
            raise StoreError(f"tables cannot be kept in {name}: {spoken(error)}") from None
        store = cls(pool)
        try:
            async with store._line() as line:
                await migrate(line)
        except StoreError as error:
            await store.close()
            raise StoreError(f"tables cannot be kept in {name}: {error}") from None
        return store

    @override
    async def close(self) -> None:
        self._closed = True
        await self._appender.close()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._pool.close()
        except REFUSED:
            self._pool.terminate()

    @override
    async def append(self, table: str, entry: int, body: bytes, status: Status, aside: Aside = NOTHING) -> None:
        """Add an entry together with those of other tables that wait."""
        if self._closed:
            raise StoreError("the database is closed")
        await self._appender.append(Append(table, self._lease, entry, body, status, aside))

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[asyncpg.Connection]:
        """Lend a connection. One that has failed is thrown away: waiting for it to recover would take longer."""
        try:
            line = await self._pool.acquire(timeout=PATIENCE_S)
        except (*REFUSED, ValueError) as error:
            raise Unreachable(f"the database is not reached: {spoken(error)}") from None
        whole = False
        try:
            yield line
            whole = True
        except StoreError:
            whole = True
            raise
        except asyncpg.IntegrityConstraintViolationError as error:
            whole = True
            raise Conflict(spoken(error)) from None
        except LOST as error:
            raise OutcomeUnknown(f"the line to the database broke: {spoken(error)}") from None
        except (asyncpg.PostgresError, OverflowError, ValueError) as error:
            raise StoreError(f"the database did not take a change: {spoken(error)}") from None
        finally:
            if not whole:  # also where the caller was cancelled: nobody knows what is still under way there
                with suppress(asyncpg.InterfaceError):  # the pool has noticed too
                    line.terminate()
            await self._pool.release(line)

    @override
    async def _write(self, *change: Statement) -> None:
        async with self._line() as line, line.transaction():
            for statement in change:
                done: str = await line.execute(numbered(statement.sql), *statement.values)
                touched = int(done.rpartition(" ")[2])
                if statement.rows is not None and touched != statement.rows:
                    raise Conflict(f"a change touched {touched} rows instead of {statement.rows}")

    @override
    async def _look(self, *questions: Query) -> list[Rows]:
        try:
            try:
                return await self._answer(questions)
            except OutcomeUnknown:  # a connection that had been cut meanwhile; reading twice does no harm
                return await self._answer(questions)
        except StoreError as error:
            raise Unreachable(f"the database cannot be read: {error}") from None

    async def _answer(self, questions: tuple[Query, ...]) -> list[Rows]:
        async with self._line() as line, line.transaction(isolation="repeatable_read", readonly=True):
            return [await line.fetch(numbered(question.sql), *question.values) for question in questions]

    async def _add(self, batch: list[Append]) -> set[tuple[str, int]]:
        """Write appends of different tables by one statement; return those that were taken."""
        async with self._line() as line:
            rows = await line.fetch(ADD, *columns(batch))
        return {(str(table), int(entry)) for table, entry in rows}


async def _as_it_was(line: asyncpg.Connection) -> None:
    """Nothing of a connection needs to be put back: we change none of its settings."""
