"""The open sockets of a table, and how messages are sent to them."""

from __future__ import annotations

from collections.abc import Callable

from astrodrome.server.protocol.messages import Close, Lost, SeatLost, ServerMessage, encode
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.delayed_audience import DelayedAudience
from astrodrome.server.support.clock import Clock
from astrodrome.server.support.limits import Bucket
from astrodrome.server.table.snapshot import Moment

Compose = Callable[[tuple[int, ...]], ServerMessage]
"""Composes a message for the people at these seats; without seats, for a watcher."""


class Audience:
    """The open sockets of one table."""

    def __init__(self, clock: Clock, per_second: float = 0.0) -> None:
        self._clock = clock
        self._bucket = Bucket(per_second, max(1, int(3 * per_second)), clock.now()) if per_second else None
        self.here: list[Connection] = []
        self.delayed: DelayedAudience | None = None
        """The watchers of a table that shows itself to them some time later."""

    def __len__(self) -> int:
        return len(self.here)

    @property
    def seats(self) -> set[int]:
        """The seats that somebody holds here."""
        return {seat for connection in self.here for seat in connection.seats}

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(not connection.seats for connection in self.here)

    def may_speak(self) -> bool:
        """Whether this table takes one more message from anybody; it is counted."""
        return self._bucket is None or self._bucket.take(self._clock.now())

    def send(
        self,
        compose: Compose,
        only: int | None = None,
        but: Connection | None = None,
        moment: Moment | None = None,
    ) -> None:
        """Send a message to all, composed once for each group of seats.

        `only`: to those who hold that seat; `but`: to all others. Watchers may get it later; `moment` is
        the table as they then see it.
        """
        if self.delayed is not None and only is None:
            self.delayed.hold(encode(compose(())), moment, self._clock.now())
            self.send_delayed()
        written: dict[tuple[int, ...], bytes] = {}
        for connection in self.here:
            seats = connection.seats if only is None else (only,) if only in connection.seats else None
            if seats is None or connection is but or (not seats and self.delayed is not None):
                continue
            if seats not in written:
                written[seats] = encode(compose(seats))
            connection.send(written[seats])

    def send_delayed(self) -> None:
        """Send watchers what they may see by now."""
        if self.delayed is None:
            return
        for message in self.delayed.release(self._clock.now()):
            for connection in self.here:
                if not connection.seats:
                    connection.send(message)

    def send_to(self, message: ServerMessage, watching: bool | None) -> None:
        """Send one message to the watchers, to those with seats, or (None) to all.

        What is for all comes from somebody at the table: watchers who see the game later get it later too.
        """
        written = encode(message)
        late = watching is None and self.delayed is not None and self.delayed.moment.status != "over"
        if late and self.delayed is not None:
            self.delayed.hold(written, None, self._clock.now())
        for connection in self.here:
            if (watching is None or watching == (not connection.seats)) and (connection.seats or not late):
                connection.send(written)

    def drop_seat(self, seat: int, reason: Lost, by: Connection | None) -> None:
        """Take a seat from everybody who holds it here, and tell them so, except the one who asked for it (`by`)."""
        for connection in self.here:
            if seat in connection.seats and connection is not by:
                connection.say(SeatLost(seat, reason))
            connection.seats = tuple(held for held in connection.seats if held != seat)

    def send_back(self, seats: set[int]) -> None:
        """Close the sockets that hold any of these seats; those who still may come back."""
        for connection in self.here:
            if seats & set(connection.seats):
                connection.close(Close.AGAIN, "come back")

    def dismiss(self) -> None:
        """Close every socket; everybody comes back."""
        for connection in self.here:
            connection.close(Close.AGAIN, "come back")
        self.here.clear()
