"""The bodies of requests around a table: the lobby, another device, the rematch."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from astrodrome.server.protocol import Options, SeatInfo
from astrodrome.server.store import Status
from astrodrome.server.terms import Terms
from astrodrome.server.wire import MOST_SEATS, Token

Tokens = Annotated[tuple[Token, ...], Meta(min_length=1, max_length=MOST_SEATS)]


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table as the lobby shows it. A content of one's own is left out of its options."""

    table: str
    game: str
    options: Options
    created: int
    status: Status
    seats: tuple[SeatInfo, ...]
    terms: Terms
    watchers: int


class Lobby(msgspec.Struct, frozen=True):
    """Public tables: those that wait for people, the latest first, then those that are being played."""

    tables: tuple[LobbyTable, ...]


class Holder(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who shows the tokens of their seats."""

    tokens: Tokens


class PassGiven(msgspec.Struct, frozen=True):
    """A code that lets another device hold the same seats, once and for a while (`expires`, time of day in ms)."""

    code: str
    expires: int


class PassShown(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A code as another device shows it."""

    code: Token


class SeatKey(msgspec.Struct, frozen=True):
    """A seat and a token of it."""

    seat: int
    token: str


class Continued(msgspec.Struct, frozen=True):
    """The seats that another device may now hold too."""

    table: str
    game: str
    seats: tuple[SeatKey, ...]


class Rematch(msgspec.Struct, frozen=True):
    """The table that goes on after this one. Everybody's tokens hold there too; `came_from` says who sits where.

    `came_from` has for each seat of the new table the seat that its owner had before.
    """

    table: str
    came_from: tuple[int, ...]
