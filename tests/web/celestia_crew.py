"""The other people at a table of Celestia, over sockets of their own: they play what was prepared, and then wait."""

from __future__ import annotations

import json
from contextlib import ExitStack

from websockets.sync.client import ClientConnection, connect

from astrodrome.kernel.codec import plain
from astrodrome.kernel.records import Action
from tests.web.celestia_search import Found
from tests.web.server import Message, Server, Table

SOON_S = 10.0
SPARE = 50
"""Messages after which a sailor takes a new line: a line may not say everything at once."""


class Sailor:
    """One seat at a socket."""

    def __init__(self, server: Server, table: Table, seat: int) -> None:
        self.seat = seat
        self._address = server.base.replace("http", "ws") + f"/api/tables/{table.id}/socket"
        self._token = table.tokens[str(seat)]
        self._sent = 0
        self._line = ExitStack()
        self._socket = self._connect()

    def _connect(self) -> ClientConnection:
        self._socket = self._line.enter_context(connect(self._address, max_size=None))
        self._say({"type": "hello", "tokens": [self._token]})
        self._hear("welcome")
        return self._socket

    def play(self, number: int, action: Action) -> None:
        """Answer a question; the server has it when this returns."""
        self._sent += 1
        if self._sent % SPARE == 0:
            self._line.close()
            self._connect()
        said = {"type": "play", "id": self._sent, "seat": self.seat, "number": number, "action": plain(action)}
        # What is no choice the table may have answered already, before it was told to ask.
        self._say({**said, "after": 0})
        reply = self._hear("ok", "refused", "error")
        assert reply["type"] == "ok", f"{action} at seat {self.seat} was not taken: {reply}"

    def ask_always(self, ask: bool = True) -> None:
        """Have every question put to this seat, or only those that leave a choice."""
        self._sent += 1
        self._say({"type": "orders", "id": self._sent, "seat": self.seat, "ask": ask})
        assert self._hear("ok", "refused", "error")["type"] == "ok"

    def close(self) -> None:
        """Go away."""
        self._line.close()

    def _say(self, message: Message) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, *kinds: str) -> Message:
        while True:
            message: Message = json.loads(self._socket.recv(SOON_S))
            if message["type"] in kinds:
                return message


class Crew:
    """Everybody at a table, the first seat until it is handed to a browser."""

    def __init__(self, server: Server, found: Found, beat_ms: int = 0, *, asks: bool = True) -> None:
        self.asks = asks
        """Whether the first seat is asked what is no choice too."""
        options: dict[str, object] = {**found.options}
        self.found = found
        self.table = server.table("p" * found.seats, found.seed, 0, beat_ms, "celestia", **options)
        self.sailors = [Sailor(server, self.table, seat) for seat in range(found.seats)]

    def prepare(self) -> None:
        """Play everything up to the moment that was found."""
        game = self.found.start()
        for sailor in self.sailors:
            sailor.ask_always()
        for seat, action in self.found.answers:
            self.sailors[seat].play(game.number, action)
            game.play(seat, action)
        if not self.asks:
            self.sailors[0].ask_always(False)
        self.sailors[0].close()

    def close(self) -> None:
        """Send everybody away."""
        for sailor in self.sailors:
            sailor.close()
