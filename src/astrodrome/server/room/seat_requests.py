"""Requests about seats: to leave, open, fill and rename them, to remove people, and to say that one is ready."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

from astrodrome.kernel.refusal import Refusal
from astrodrome.server.protocol.requests import Fill, Leave, Ready, Remove, Rename
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.effects import ChangeSeat, Effect, HandOver, Refuse, RenameSeat, SetReady
from astrodrome.server.store.store import SeatRow
from astrodrome.server.support.limits import seat_name
from astrodrome.server.table.table import Table

BEGUN: Final = Refusal("AD-006", "table-begun")
NOT_OPEN: Final = Refusal("AD-007", "table-not-open")
NOT_HOST: Final = Refusal("AD-020", "table-not-host")
NAMES_STAY: Final = Refusal("AD-019", "table-names-stay")

SeatRequest: TypeAlias = Leave | Rename | Remove | Fill | Ready


def decide(
    table: Table, connection: Connection, message: SeatRequest, late: Collection[int], bots: Collection[str]
) -> Effect:
    """Return what a request about a seat brings about. `late`: the seats that the start need not wait for."""
    seat = message.seat
    if isinstance(message, Leave) and message.for_good and table.status == "running":
        return HandOver(seat, "left")
    if table.status != "waiting":
        return Refuse(NAMES_STAY if isinstance(message, Rename) else BEGUN)
    if not 0 <= seat < len(table.seating.rows):
        return Refuse(NOT_OPEN)
    match message:
        case Ready():
            return SetReady(seat, message.ready)
        case Rename():
            return RenameSeat(seat, seat_name(message.name, seat))
        case Leave():
            return ChangeSeat(_opened(seat), seat, "left")
        case Remove():
            return _remove(table, connection, message)
        case Fill():
            return _fill(table, connection, message, late, bots)


def _remove(table: Table, connection: Connection, message: Remove) -> Effect:
    if message.seat != table.terms.host:
        return Refuse(NOT_HOST)
    if message.who in connection.seats or message.who not in table.seating.people():
        return Refuse(NOT_OPEN)
    return ChangeSeat(_opened(message.who), message.seat, "removed")


def _fill(table: Table, connection: Connection, message: Fill, late: Collection[int], bots: Collection[str]) -> Effect:
    seat, bot, row = message.seat, message.bot, table.seating.rows[message.seat]
    wanted = "open" if bot is not None else "bot"
    if row.kind != wanted and seat not in late:
        return Refuse(NOT_OPEN)
    if bot is not None and bot not in bots:
        return Refuse(NOT_OPEN)
    name = seat_name(message.name, seat, bot=True)
    filled = _opened(seat) if bot is None else SeatRow(seat, "bot", name, bot, None)
    return ChangeSeat(filled, seat if row.kind == "person" else connection.seats[0], "removed")


def _opened(seat: int) -> SeatRow:
    return SeatRow(seat, "open", "", None, None)
