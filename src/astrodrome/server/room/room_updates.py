"""Sends people how their table stands beside its game: proposals, clocks, seats, standing orders."""

from __future__ import annotations

from astrodrome.server.protocol.messages import OrdersKept
from astrodrome.server.protocol.room_state import RoomState
from astrodrome.server.room.audience import Audience
from astrodrome.server.room.beside_game import BesideGame, cannot_ask_back, cannot_take_back
from astrodrome.server.room.connection import Connection
from astrodrome.server.support.clock import Clock
from astrodrome.server.table.table import Table


class RoomUpdates:
    """The news of one table that are not entries of its game."""

    def __init__(self, table: Table, beside: BesideGame, audience: Audience, clock: Clock) -> None:
        self._table = table
        self._beside = beside
        self._audience = audience
        self._clock = clock

    def state(self, seats: tuple[int, ...], *, late: bool = False, welcome: bool = False) -> RoomState:
        """Compose the table beside its game, as people with these seats see it.

        `late`: for somebody who sees the game as it was: clocks and proposals would show how it is now. `welcome`: with
        what the seed was drawn from, also when the game has begun.
        """
        table, beside, now = self._table, self._beside, self._clock.now()
        proposals, clocks = beside.proposals, beside.player_clocks
        return RoomState(
            ready=tuple(sorted(table.seating.ready)),
            paused=beside.paused,
            proposal=None if late else proposals.open,
            request=None if late else proposals.request,
            settled=None if late else proposals.settled,
            times=() if late or clocks is None else clocks.times(now),
            undo=tuple(seat for seat in seats if cannot_take_back(table, beside, seat) is None),
            undo_ask=tuple(seat for seat in seats if cannot_ask_back(table, beside, seat) is None),
            watchers=self._audience.watchers,
            next=table.next,
            draw=beside.draw.state(self._audience.here, now) if welcome or table.status == "waiting" else None,
        )

    def send_state(self, but: Connection | None = None) -> None:
        """Send everybody, or all `but` one, how the table stands beside its game."""
        self._audience.send(self.state, but=but)

    def send_seats(self) -> None:
        """Send everybody who sits where."""
        self._audience.send(lambda _: self._table.seats_changed())

    def send_orders(self, seat: int) -> None:
        """Send those who hold a seat its standing orders. Nobody else hears of them."""
        self._audience.send(lambda seats: OrdersKept(self._table.orders.messages(seats)), only=seat)
