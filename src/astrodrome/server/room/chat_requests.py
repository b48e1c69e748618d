"""What people say at a table: who may say what, how often, and who hears it."""

from __future__ import annotations

from astrodrome.server.protocol.messages import Trouble
from astrodrome.server.protocol.requests import Chat, React
from astrodrome.server.protocol.room_state import Reacted, Said
from astrodrome.server.protocol.wording import trouble
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.effects import NOT_SEATED, Refuse
from astrodrome.server.support.clock import Clock
from astrodrome.server.table.chat import LENGTH, ChatLimits, TooMuch
from astrodrome.server.table.table import Table


def decide(
    table: Table, limits: ChatLimits, connection: Connection, message: Chat | React, clock: Clock
) -> Said | Reacted | Trouble | Refuse:
    """Return what others are to hear, or why they do not."""
    seat = message.seat
    if (seat is None) != (not connection.seats) or (seat is not None and seat not in connection.seats):
        return Refuse(NOT_SEATED)
    if not limits.take(id(connection), clock.now()):
        return trouble("rate", "talks-too-fast", message.id)
    name = connection.name if seat is None else table.seating.rows[seat].name
    if isinstance(message, React):
        return Reacted(seat, name, message.face)
    try:
        return Said(table.chat.compose(message, seat, name, clock.wall_ms()))
    except TooMuch as error:
        return trouble("too-large", str(error), message.id, letters=LENGTH)


def only_watchers(table: Table, heard: Said | Reacted) -> bool | None:
    """Whether watchers alone hear something (True), or those with seats alone (False); None: everybody does."""
    if table.status == "over":
        return None
    if isinstance(heard, Said):
        return heard.line.where == "watchers"
    return None if heard.seat is not None else True
