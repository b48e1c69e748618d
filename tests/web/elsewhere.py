"""Somebody who plays a seat without a page: a socket, a world to think with, and the first thing that is allowed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack

from websockets.sync.client import connect

from astrodrome.games import game as game_of
from tests.web.server import Message, Server, Table

PATIENCE_S = 20.0


class Elsewhere:
    """One seat of a table, held by a program."""

    def __init__(self, server: Server, table: Table, seat: int) -> None:
        self.seat = seat
        self.spec = game_of(table.game)
        address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        self._line = ExitStack()
        self._socket = self._line.enter_context(connect(address, proxy=None, max_size=None))
        self._id = 0
        self.entry = 0
        """The last entry that was heard of."""
        self.prompt: Message | None = None
        """The question that is open, if there is one."""
        self._send(type="hello", tokens=[table.tokens[str(seat)]], program=True)
        self._until(lambda message: message["type"] == "welcome")

    def close(self) -> None:
        """Leave."""
        self._line.close()

    def listen(self, seconds: float = 0.3) -> None:
        """Hear what there is to hear for a while."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                self._hear(self._socket.recv(left))
            except TimeoutError:
                return

    def answer(self) -> None:
        """Give the first answer that is allowed to the question that is open."""
        assert self.prompt is not None, "somebody is asked"
        number = self.prompt["number"]
        world = self._ask("world", "world")
        action = self.spec.load(world["save"].encode()).legal(self.seat)[0]
        self.prompt = None
        self._ask("play", "ok", number=number, action=self.spec.codec.encode_action(action))

    def say(self, text: str) -> Message:
        """Say something to the players; return the reply."""
        self._id += 1
        self._send(type="chat", id=self._id, seat=self.seat, text=text)
        return self._until(lambda message: message.get("id") == self._id)

    def _ask(self, kind: str, reply: str, **fields: object) -> Message:
        self._id += 1
        self._send(type=kind, id=self._id, seat=self.seat, **fields)
        found = self._until(lambda message: message.get("id") == self._id)
        assert found["type"] == reply, found
        return found

    def _send(self, **message: object) -> None:
        self._socket.send(json.dumps(message))

    def _until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = self._hear(self._socket.recv(PATIENCE_S))
            if wanted(message):
                return message

    def _hear(self, text: str | bytes) -> Message:
        message: Message = json.loads(text)
        if message["type"] in ("welcome", "entry", "asked"):
            self.entry = message.get("entry") or self.entry
            self.prompt = (message.get("prompts") or {}).get(str(self.seat))
        return message


def play_on(answers: int, *people: Elsewhere) -> None:
    """Let programs give so many answers, whichever of them is asked."""
    for _ in range(answers):
        for one in people:
            one.listen()
        asked = [one for one in people if one.prompt is not None]
        assert asked, "somebody is asked"
        asked[0].answer()
