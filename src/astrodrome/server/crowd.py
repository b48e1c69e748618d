"""Whoever has a socket open at a table, and how they are told things."""

from __future__ import annotations

from collections.abc import Callable

from astrodrome.server.clock import Clock
from astrodrome.server.connection import Connection
from astrodrome.server.gallery import Gallery, Moment
from astrodrome.server.limits import Bucket
from astrodrome.server.protocol import Close, ServerMessage, encode

Compose = Callable[[tuple[int, ...]], ServerMessage]
"""Composes a message for whoever holds these seats; none for a watcher."""


class Crowd:
    """The open sockets of one table."""

    def __init__(self, clock: Clock, per_second: float = 0.0) -> None:
        self._clock = clock
        self._bucket = Bucket(per_second, max(1, int(3 * per_second)), clock.now()) if per_second else None
        self.here: list[Connection] = []
        self.gallery: Gallery | None = None
        """Where watchers sit who are told later than the others."""

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
        """Tell whether one more message of anybody at this table is taken, and count it."""
        return self._bucket is None or self._bucket.take(self._clock.now())

    def tell(
        self,
        compose: Compose,
        only: int | None = None,
        but: Connection | None = None,
        moment: Moment | None = None,
    ) -> None:
        """Send a message to all, composed once for each group of seats.

        `only`: to those who hold that seat; `but`: to all others. Watchers in the gallery are told later; `moment` is
        the table as they then see it.
        """
        if self.gallery is not None and only is None:
            self.gallery.hold(encode(compose(())), moment, self._clock.now())
            self.show_gallery()
        written: dict[tuple[int, ...], bytes] = {}
        for connection in self.here:
            seats = connection.seats if only is None else (only,) if only in connection.seats else None
            if seats is None or connection is but or (not seats and self.gallery is not None):
                continue
            if seats not in written:
                written[seats] = encode(compose(seats))
            connection.send(written[seats])

    def show_gallery(self) -> None:
        """Tell watchers what they may be told by now."""
        if self.gallery is None:
            return
        for message in self.gallery.release(self._clock.now()):
            for connection in self.here:
                if not connection.seats:
                    connection.send(message)

    def tell_those(self, message: ServerMessage, watching: bool | None) -> None:
        """Send one message to the watchers, to those with seats, or (None) to all."""
        written = encode(message)
        for connection in self.here:
            if watching is None or watching == (not connection.seats):
                connection.send(written)

    def drop_seat(self, seat: int) -> None:
        """Let nobody here hold a seat any more."""
        for connection in self.here:
            connection.seats = tuple(held for held in connection.seats if held != seat)

    def dismiss(self) -> None:
        """Close every socket; whoever was here comes back."""
        for connection in self.here:
            connection.close(Close.AGAIN, "come back")
        self.here.clear()
