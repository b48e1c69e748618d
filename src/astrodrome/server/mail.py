"""What may lie in a room's mailbox."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from astrodrome.kernel.errors import AstrodromeError
from astrodrome.server.automatic import Decided
from astrodrome.server.connection import Connection
from astrodrome.server.protocol import Play, Try


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
    """A socket plays an action, or tries it."""

    connection: Connection
    message: Play | Try


@dataclass(frozen=True)
class Take:
    """Somebody wants the first open seat."""

    name: str
    token_hash: bytes


@dataclass(frozen=True)
class Wake:
    """A moment has come for which the room set its timer."""


@dataclass(frozen=True)
class Shut:
    """The server stops."""


Mail: TypeAlias = Attach | Detach | Submit | Take | Wake | Shut | Decided


class NoOpenSeat(AstrodromeError):
    """Every seat of the table is taken."""


class RoomClosed(AstrodromeError):
    """The room has ended; the table is found again by asking for it."""
