"""Where tables are kept: headers, seats and logs. The log is the truth; everything else is recomputed from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias

import msgspec

from astrodrome.kernel.errors import AstrodromeError

Status: TypeAlias = Literal["waiting", "running", "over", "stopped"]
"""A table waits for its players, runs, is over, or was stopped by a fault in its game."""

Kind: TypeAlias = Literal["person", "bot", "open"]
"""Who sits on a seat: a person who holds its token, a bot, or nobody yet."""

Dice: TypeAlias = Literal["drawn", "given", "log", "fork"]
"""Where a table's seed is from: drawn here under a promise, given by its maker, from a log, or from another game."""

CHAT_LINES_KEPT: Final = 200
"""How many chat messages are kept of a table."""


class StoreError(AstrodromeError):
    """The database cannot be used, or did not take a change; nothing of the change was kept."""


class Unreachable(StoreError):
    """The database cannot be reached now."""


class Conflict(StoreError):
    """The change does not fit what is kept: the entry is there already, the seat is taken, the lease is another's."""


DEVICES: Final = 8
"""Devices that may hold a seat beside the one that took it, unless a server says otherwise."""


class DevicesFull(StoreError):
    """As many devices hold a seat as may."""


class OutcomeUnknown(Conflict):
    """The line to the database broke in the middle of a change: what is kept must be read again before going on."""


@dataclass(frozen=True)
class SeatRow:
    """One seat as it is kept; of its token only the hash."""

    seat: int
    kind: Kind
    name: str
    bot: str | None
    token_hash: bytes | None
    program: bool = False
    """Whether a program with its token was dealt worlds."""


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
    requests: bytes | None = None
    """Requests to go back, as they were last kept."""
    origin: bytes | None = None
    """A saved game in the middle of which this table begins; None: it begins at the beginning."""
    dice: Dice = "given"
    """Until a table whose seed is drawn starts, the seed of its header is the server's secret."""
    draw: bytes | None = None
    """The draw of the seed as far as it must outlive the server's memory, as JSON."""
    orders: bytes | None = None
    """The standing orders of its people, as JSON."""


@dataclass(frozen=True)
class Sand:
    """What is left in an hourglass, and the entry after which it was turned."""

    since: int
    left_ms: int


@dataclass(frozen=True)
class StoredTable:
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
class LobbyRow:
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


def check_devices(given: Pass, keys: tuple[tuple[int, bytes], ...], most: int) -> None:
    """Raise DevicesFull where a seat of a pass has as many further keys already as it may have."""
    held = [seat for seat, _ in keys]
    if any(held.count(seat) >= most for seat in given.seats):
        raise DevicesFull("too many devices hold this seat")


class Aside(msgspec.Struct, frozen=True):
    """What is kept with an entry: whether a stand-in gave it, and the thinking clocks after it."""

    stand_in: bool = False
    times: bytes | None = None
    due: int | None = None
    """When the next of these clocks runs out although nobody is there, by the time of day."""


NOTHING = Aside()


@dataclass(frozen=True)
class Beginning:
    """How a table begins that is not quite new: as a rematch (`after`), with keys of its seats, or with a past."""

    after: str | None = None
    keys: tuple[tuple[int, bytes], ...] = ()
    entries: tuple[bytes, ...] = ()


@dataclass(frozen=True)
class Outline:
    """A table without its log: its row, its seats, and how many bytes its entries have."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    log_bytes: int


@dataclass(frozen=True)
class Preview:
    """What anybody with the link may know of a table without opening it."""

    game: str
    status: Status
    created: int
    people: tuple[str, ...]
    """Their names, in the order of their seats."""
    open_seats: int


@dataclass(frozen=True)
class Peer:
    """A server that shares the database with others: its name, where the others reach it, and how they prove to be it.

    A new secret is drawn at every start and kept in the database alone.
    """

    id: str
    address: str
    secret: str


@dataclass(frozen=True)
class Due:
    """A table, and when one of its clocks runs out."""

    due: int = 0
    table: str = ""


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

    async def load(self, table: str) -> StoredTable | None:
        """Return all that is kept of a table, or None where there is none."""

    async def outline(self, table: str) -> Outline | None:
        """Return a table without its log, or None where there is none."""

    async def preview(self, table: str) -> Preview | None:
        """Return what the preview of a table's link shows, or None where there is no such table."""

    async def take_seat(self, table: str, seat: SeatRow, was: Kind = "open") -> None:
        """Change who has a seat that is open, or of another kind (`was`); Conflict where it is not. Its keys go."""

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give the seat of a person another name; Conflict where no person has it."""

    async def mark_program(self, table: str, seat: int) -> None:
        """Note that a program plays the seat of a person, for good; Conflict where no person has it."""

    async def start(self, table: str, started: int, header: bytes | None = None) -> None:
        """Let a table run, under a new header where its seed was drawn; Conflict where it does already."""

    async def keep_draw(self, table: str, draw: bytes) -> None:
        """Keep how far the draw of a seed is; Conflict where the table does not wait any more."""

    async def append(self, table: str, entry: int, body: bytes, status: Status, aside: Aside = NOTHING) -> None:
        """Add the entry of this number, counted from 1, to a running table; Conflict where it is there already."""

    async def keep_room(self, table: str, paused: bool, times: bytes | None, due: int | None = None) -> None:
        """Keep whether a table is paused, its thinking clocks, and when the next runs out although nobody is there."""

    async def overdue(self, now: int, after: Due, most: int) -> tuple[Due, ...]:
        """Return running tables with a clock that is out by a time of day, the oldest first: those after one."""

    async def keep_requests(self, table: str, requests: bytes) -> None:
        """Keep the requests to go back."""

    async def keep_orders(self, table: str, orders: bytes) -> None:
        """Keep the standing orders of a table's people."""

    async def lobby(self, since: int, most: int) -> tuple[LobbyRow, ...]:
        """Return public tables that wait and were made since a time of day, the latest first."""

    async def header(self, table: str) -> bytes | None:
        """Return the header of a table, or None where there is none; the lobby leaves headers out."""

    async def add_pass(self, given: Pass) -> None:
        """Keep a one-time pass."""

    async def use_pass(self, code_hash: bytes, now: int, keys: tuple[bytes, ...], most: int = DEVICES) -> Pass | None:
        """Take a pass that is still good and give its seats these keys, one each in order; None where it is not.

        DevicesFull where a seat has `most` keys already.
        """

    async def revoke(self, table: str, seat: int, token_hash: bytes) -> None:
        """Let one token alone hold a person's seat: its other keys and passes go."""

    async def say(self, table: str, number: int, body: bytes) -> None:
        """Keep a line of chat; old lines may go."""

    async def record(self, table: str, body: bytes) -> None:
        """Keep the recording of a finished game; one that is there stays."""

    async def recording(self, table: str) -> bytes | None:
        """Return the recording of a finished game, or None."""

    async def keep_sand(self, table: str, sand: Sand) -> None:
        """Note what is left in a table's hourglass; it replaces what was noted before."""

    async def stop_table(self, table: str) -> None:
        """Mark a table as stopped; its log is kept. Not under a lease: the owner of the table loses it."""

    async def keys_of(self, table: str) -> tuple[tuple[int, bytes], ...]:
        """Return the further tokens of a table's seats, by their hashes."""

    async def probe(self) -> None:
        """Read and write something that leaves no trace; StoreError where the database does not take it."""

    async def close(self) -> None:
        """Finish what was begun and close the database."""
