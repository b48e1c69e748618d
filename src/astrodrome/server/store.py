"""Where tables are kept: headers, seats and logs. The log is the truth; everything else is recomputed from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from astrodrome.kernel.errors import AstrodromeError

Status: TypeAlias = Literal["waiting", "running", "over", "stopped"]
"""A table waits for its players, runs, is over, or was stopped by a fault in its game."""

Kind: TypeAlias = Literal["person", "bot", "open"]
"""Who sits on a seat: a person who holds its token, a bot, or nobody yet."""


class StoreError(AstrodromeError):
    """The database cannot be used, or did not take a change; nothing of the change was kept."""


class Conflict(StoreError):
    """The change does not fit what is kept: the entry is there already, the seat is taken."""


@dataclass(frozen=True)
class SeatRow:
    """One seat as it is kept; of its token only the hash."""

    seat: int
    kind: Kind
    name: str
    bot: str | None
    token_hash: bytes | None


@dataclass(frozen=True)
class TableRow:
    """One table as it is kept: its game's header, its pace, how far it is."""

    id: str
    game: str
    header: bytes
    """The log's header: game, rules version, seats, options, seed."""
    pace_ms: int
    beat_ms: int
    created: int
    status: Status
    started: int | None
    """When the game began, by the time of day."""


@dataclass(frozen=True)
class Sand:
    """What is left in an hourglass, and the entry after which it was turned."""

    since: int
    left_ms: int


@dataclass(frozen=True)
class Kept:
    """All that is kept of a table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[bytes, ...]
    """The items of the log as JSON, in order."""
    sand: Sand | None = None
    """The sand as it was last noted."""


class Store(Protocol):
    """What a database does for the server. A change is durable when its call returns."""

    async def create(self, table: TableRow, seats: tuple[SeatRow, ...]) -> None:
        """Keep a new table."""

    async def load(self, table: str) -> Kept | None:
        """Return all that is kept of a table, or None where there is none."""

    async def take_seat(self, table: str, seat: SeatRow) -> None:
        """Give an open seat to a person; Conflict where it is not open."""

    async def start(self, table: str, started: int) -> None:
        """Let a table run; Conflict where it does already."""

    async def append(self, table: str, entry: int, body: bytes, status: Status) -> None:
        """Add the entry of this number, counted from 1, to a running table; Conflict where it is there already."""

    async def keep_sand(self, table: str, sand: Sand) -> None:
        """Note what is left in a table's hourglass; it replaces what was noted before."""

    async def stop_table(self, table: str) -> None:
        """Mark a table as stopped; its log is kept."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
