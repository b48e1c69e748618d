"""Scripted clients: each holds one seat, plays when it is asked, and comes back by itself whatever happens."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

Message: TypeAlias = dict[str, Any]  # what comes off the wire is looked at, not typed
SILENT_S = 2.0
"""How long a client hears nothing before it asks for a sign of life, and how long it then waits for one."""
COMING_BACK = (4404, 4403, 4401, 4400)
"""Close codes after which a client that did nothing wrong must never find itself."""
BROKEN = (OSError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)


@dataclass
class Acknowledged:
    """An answer that was said to be in the log."""

    entry: int
    seat: int
    amount: int


@dataclass
class Seat:
    """One seat of a table and its player."""

    table: str
    seat: int
    token: str
    chance: random.Random
    pace_s: Callable[[], float]
    addresses: list[str]
    acknowledged: list[Acknowledged] = field(default_factory=list)
    losses: int = 0
    away: list[float] = field(default_factory=list)
    """How long it took to be back at the table, each time."""
    over: bool = False
    faults: list[str] = field(default_factory=list)
    """What was seen that may not be."""
    _last: int | None = None
    _lost_at: float | None = None
    _asked: int | None = None
    _sent: tuple[int, int] | None = None
    _play_at: float = 0.0
    _known: int = -1

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            with suppress(*BROKEN):
                await self._visit(self.chance.choice(self.addresses))
            if not self.over:
                self.losses += 1
                self._lost_at = self._lost_at or time.monotonic()
                await asyncio.sleep(self.chance.uniform(0.1, 0.4))

    async def _visit(self, address: str) -> None:
        self._sent, self._asked = None, None
        uri = f"ws://{address}/api/tables/{self.table}/socket"
        async with connect(uri, proxy=None, max_size=None, open_timeout=3, ping_interval=None, close_timeout=1) as line:
            since = None if self._last is None else self._last + 1
            await line.send(json.dumps({"type": "hello", "tokens": [self.token], "since": since}))
            try:
                await self._converse(line)
            finally:
                if line.close_code in COMING_BACK:
                    self.faults.append(f"closed with {line.close_code} {line.close_reason}")

    async def _converse(self, line: ClientConnection) -> None:
        quiet_since, pinged = time.monotonic(), False
        while not self.over:
            now = time.monotonic()
            due = self._play_at - now if self._asked is not None and self._sent is None else SILENT_S
            try:
                text = await asyncio.wait_for(line.recv(), max(0.001, min(due, SILENT_S)))
            except TimeoutError:
                now = time.monotonic()
                if self._asked is not None and self._sent is None and now >= self._play_at:
                    await self._answer(line, self._asked)
                if now > quiet_since + SILENT_S:
                    if pinged:
                        raise
                    await line.send('{"type":"ping","id":0}')
                    quiet_since, pinged = now, True
                continue
            quiet_since, pinged = time.monotonic(), False
            self._hear(json.loads(text))

    async def _answer(self, line: ClientConnection, number: int) -> None:
        amount = self.chance.randrange(4)
        self._sent = number, amount
        play = {"type": "play", "id": number, "seat": self.seat, "number": number}
        await line.send(json.dumps({**play, "action": {"do": "Bid", "amount": amount}}))

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._welcome(message)
        elif kind == "entry":
            if self._last is not None and message["entry"] != self._last + 1:
                self.faults.append(f"entry {message['entry']} came after {self._last}")
            self._note(message)
        elif kind == "asked":
            self._note(message)
        elif kind == "ok" and self._sent is not None and message["id"] == self._sent[0]:
            self.acknowledged.append(Acknowledged(message["entry"], self.seat, self._sent[1]))
            self._sent = None
        elif kind in ("refused", "error") and message.get("id") is not None:
            if kind == "error" and message["code"] != "storage":
                self.faults.append(f"error {message['code']}: {message['message']}")
            self._sent = None
            self._play_at = time.monotonic() + 0.3

    def _welcome(self, message: Message) -> None:
        last = max((each.entry for each in self.acknowledged), default=0)
        if (message["entry"] or 0) < last:
            self.faults.append(f"entry {last} was acknowledged, and the table has {message['entry']}")
        if self._lost_at is not None:
            self.away.append(time.monotonic() - self._lost_at)
            self._lost_at = None
        self._note(message)

    def _note(self, message: Message) -> None:
        if message.get("entry") is not None:
            self._last = max(message["entry"], self._last or 0)
        if message.get("status") == "over":
            self.over = True
        mine = message["prompts"].get(str(self.seat))
        self._asked = None if mine is None else mine["number"]
        if self._asked is not None:
            self._play_at = time.monotonic() + self.pace_s() * self.chance.uniform(0.5, 1.5)


async def make_table(http: httpx.AsyncClient, seats: int, rounds: int) -> tuple[str, list[str]]:
    """Make a table and return it with the tokens of its seats."""
    people = [{"kind": "person"}] * seats
    body = {"game": "auction", "seats": people, "options": {"rounds": rounds}, "pace_ms": 0, "beat_ms": 0}
    made = (await http.post("/api/tables", json=body)).json()
    return made["table"], [seat["token"] for seat in made["seats"]]
