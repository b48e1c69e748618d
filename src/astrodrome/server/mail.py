"""What may lie in a room's mailbox."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from astrodrome.kernel.errors import AstrodromeError
from astrodrome.server.asks import Ask
from astrodrome.server.automatic import Decided
from astrodrome.server.connection import Connection
from astrodrome.server.protocol import Play, Try, World


@dataclass(frozen=True)
class Attach:
    """A socket has said hello."""

    connection: Connection
    since: int | None


@dataclass(frozen=True)
class Detach:
    """A socket is gone."""

    connection: Connection


@dataclass(frozen=True)
class Submit:
    """A socket plays an action, tries it, or asks for a world to think with."""

    connection: Connection
    message: Play | Try | World


@dataclass(frozen=True)
class Take:
    """Somebody wants an open seat: a certain one, or the first there is."""

    name: str
    token_hash: bytes
    seat: int | None = None


@dataclass(frozen=True)
class Request:
    """A socket asks something of the table itself."""

    connection: Connection
    message: Ask


@dataclass(frozen=True)
class AddKeys:
    """Seats have got further tokens, for another device."""

    keys: tuple[tuple[int, bytes], ...]


@dataclass(frozen=True)
class GoesOn:
    """A rematch has been made."""

    table: str


@dataclass(frozen=True)
class Wake:
    """A moment has come for which the room set its timer."""


@dataclass(frozen=True)
class Shut:
    """The server stops."""


Mail: TypeAlias = Attach | Detach | Submit | Request | Take | AddKeys | GoesOn | Wake | Shut | Decided


class NoOpenSeat(AstrodromeError):
    """Every seat of the table is taken."""


class RoomClosed(AstrodromeError):
    """The room has ended; the table is found again by asking for it."""
