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


class Unreached(StoreError):
    """The database cannot be reached now."""


class Conflict(StoreError):
    """The change does not fit what is kept: the entry is there already, the seat is taken, the lease is another's."""


class Unsure(Conflict):
    """The line to the database broke in the middle of a change: what is kept must be read anew before going on."""


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
    terms: bytes = b"{}"
    """What the table has agreed on beside the options of its game, as JSON."""
    public: bool = False
    """Whether the lobby shows it."""
    next: str | None = None
    """The table of the rematch."""
    paused: bool = False
    times: bytes | None = None
    """The thinking clocks as they were last kept."""
    origin: bytes | None = None
    """A saved game in the middle of which this table begins; None: it begins at the beginning."""


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
    keys: tuple[tuple[int, bytes], ...] = ()
    """Further tokens of seats, by their hashes."""
    stand_ins: frozenset[int] = frozenset()
    """The entries that a stand-in gave, by number."""
    chat: tuple[bytes, ...] = ()
    """What was said, the last lines of it."""
    lease: int = 0
    """How often the table has changed its owner."""


@dataclass(frozen=True)
class Listed:
    """A table as the lobby shows it."""

    table: TableRow
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class Pass:
    """A one-time way to seats from another device."""

    code_hash: bytes
    table: str
    seats: tuple[int, ...]
    expires: int


@dataclass(frozen=True)
class Aside:
    """What is kept with an entry: whether a stand-in gave it, and the thinking clocks after it."""

    stand_in: bool = False
    times: bytes | None = None


NOTHING = Aside()


@dataclass(frozen=True)
class Beginning:
    """How a table begins that is not quite new: as a rematch (`after`), with keys of its seats, or with a past."""

    after: str | None = None
    keys: tuple[tuple[int, bytes], ...] = ()
    entries: tuple[bytes, ...] = ()


@dataclass(frozen=True)
class Peer:
    """A server that shares the database with others: its name, where the others reach it, and how they prove to be it.

    The secret is drawn anew at every start and kept in the database alone.
    """

    id: str
    address: str
    secret: str


class Leases(Protocol):
    """Who owns which table. A lease is a number that grows with every owner; changes under an older one are conflicts.

    A node's leases hold as long as it is on the roster, where it must sign again and again, by the database's clock.
    """

    async def enlist(self, node: Peer, lasts_ms: int) -> None:
        """Put a node on the roster for so long."""

    async def beat(self, node: Peer, lasts_ms: int) -> bool:
        """Sign for so long again; False where the node had run out, and may have lost tables meanwhile."""

    async def roster(self) -> tuple[Peer, ...]:
        """Return the nodes that are on the roster now."""

    async def leave(self, node: str) -> None:
        """Take a node from the roster; its tables are free at once."""

    async def claim(self, table: str, node: str) -> int | Peer | None:
        """Make a table the node's own where it is free: its lease. Else the owner, or None: there is no such table."""

    async def release(self, table: str, lease: int) -> None:
        """Let a table go; nothing where its lease is another by now."""

    async def held(self, node: str) -> dict[str, int]:
        """Return the tables that a node owns, with their leases."""


class Store(Leases, Protocol):
    """What a database does for the server. A change is durable when its call returns."""

    def under(self, lease: int) -> Store:
        """Return this store for the owner of a table: changes to the table are conflicts once the lease is another."""

    async def create(self, table: TableRow, seats: tuple[SeatRow, ...], more: Beginning | None = None) -> None:
        """Keep a new table."""

    async def load(self, table: str) -> Kept | None:
        """Return all that is kept of a table, or None where there is none."""

    async def take_seat(self, table: str, seat: SeatRow, was: Kind = "open") -> None:
        """Change who has a seat that is open, or of another kind (`was`); Conflict where it is not. Its keys go."""

    async def start(self, table: str, started: int) -> None:
        """Let a table run; Conflict where it does already."""

    async def append(self, table: str, entry: int, body: bytes, status: Status, aside: Aside = NOTHING) -> None:
        """Add the entry of this number, counted from 1, to a running table; Conflict where it is there already."""

    async def keep_room(self, table: str, paused: bool, times: bytes | None) -> None:
        """Keep whether a table is paused, and its thinking clocks."""

    async def lobby(self, since: int, most: int) -> tuple[Listed, ...]:
        """Return public tables that wait and were made since a time of day, the latest first."""

    async def add_pass(self, given: Pass) -> None:
        """Keep a one-time pass."""

    async def use_pass(self, code_hash: bytes, now: int, keys: tuple[bytes, ...]) -> Pass | None:
        """Take a pass that is still good and give its seats these keys, one each in order; None where it is not."""

    async def say(self, table: str, number: int, body: bytes) -> None:
        """Keep a line of chat; old lines may go."""

    async def record(self, table: str, body: bytes) -> None:
        """Keep the recording of a finished game; one that is there stays."""

    async def recording(self, table: str) -> bytes | None:
        """Return the recording of a finished game, or None."""

    async def keep_sand(self, table: str, sand: Sand) -> None:
        """Note what is left in a table's hourglass; it replaces what was noted before."""

    async def stop_table(self, table: str) -> None:
        """Mark a table as stopped; its log is kept. Not under a lease: whoever owns the table loses it."""

    async def keys_of(self, table: str) -> tuple[tuple[int, bytes], ...]:
        """Return the further tokens of a table's seats, by their hashes."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
