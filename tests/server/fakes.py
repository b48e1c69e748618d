"""A room's surroundings for tests: bots that obey, visitors without a network, and the house that puts it together."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.bot_pool.worker import Job
from astrodrome.server.protocol.messages import decode
from astrodrome.server.protocol.terms import PLAIN, Terms, keep_terms
from astrodrome.server.room.connection import Connection, Farewell
from astrodrome.server.room.mailbox import Attach, Detach, Request, Submit
from astrodrome.server.room.room import Room
from astrodrome.server.room.rooms import Rooms
from astrodrome.server.room.services import Services
from astrodrome.server.store.store import SeatRow, TableRow
from astrodrome.server.support.clock import sleep_until
from astrodrome.server.support.config import Config
from astrodrome.server.support.tokens import hash_token, new_table_id
from astrodrome.server.support.webhooks import WebhookSender
from astrodrome.server.untrusted_input import check_jobs
from astrodrome.server.untrusted_input.checks import Checks
from tests.server.auction.spec import SPEC
from tests.server.fake_clock import FakeClock, settle
from tests.server.memory_store import MemoryStore

Message: TypeAlias = dict[str, Any]  # what comes off the wire is looked at, not typed
BOTS = ("easy", "normal", "hard", "random")


class FakeThinker:
    """Bots that answer what they are told after thinking for as long as they are told."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.answer: bytes | None = b'{"do":"Bid","amount":1}'
        self.seconds = 0.0
        self.jobs: list[Job] = []

    async def decide(self, table: str, job: Job) -> bytes | None:
        self.jobs.append(job)
        await sleep_until(self.clock, self.clock.now() + self.seconds)
        return self.answer

    async def advise(self, table: str, job: Job) -> bytes | None:
        return await self.decide(table, job)

    async def close(self) -> None:
        pass


class InlineChecks(Checks):
    """Checks in this very process, for the games of a test."""

    def __init__(self, games: tuple[AnySpec, ...]) -> None:
        self._games = {spec.name: spec for spec in games}

    async def _ask(self, who: str, what: str, body: bytes, limit_s: float) -> bytes:
        return check_jobs.carry_out(self._games, what, body)

    async def close(self) -> None:
        pass


class FakeWebhooks(WebhookSender):
    """Notices that go nowhere, and are looked at."""

    def __init__(self) -> None:
        super().__init__(inside=True)
        self.sent: list[tuple[str, Message]] = []

    def send(self, address: str, body: Mapping[str, object]) -> None:
        self.sent.append((address, dict(body)))


class Visitor:
    """A client without a network: what it is sent lies in its outbox."""

    def __init__(self, room: Room, seats: tuple[int, ...]) -> None:
        self.room = room
        self.connection = Connection(1000)
        self.connection.seats = seats
        self.bytes = b""
        self.kinds: set[str] = set()
        self.closed: int | None = None
        self.after: list[Message] = []
        """What came right after the welcome."""
        self.told: list[Message] = []
        """What came right before a reply."""
        self._id = 0

    def heard(self) -> list[Message]:
        """Return the messages that came since the last time."""
        found: list[Message] = []
        while not self.connection._outbox.empty():
            item = self.connection._outbox.get_nowait()
            if isinstance(item, Farewell):
                self.closed = item.code
            else:
                self.bytes += item
                found.append(json.loads(item))
        self.kinds.update(message["type"] for message in found)
        return found

    def last(self, kind: str) -> Message:
        """Return the last of the new messages of a type."""
        return [message for message in self.heard() if message["type"] == kind][-1]

    async def come(self, since: int | None = None) -> Message:
        """Say hello and return the welcome."""
        await self.room.mailbox.call(Attach(self.connection, since))
        await settle()
        messages = self.heard()
        welcome = next(message for message in messages if message["type"] == "welcome")
        self.after = [message for message in messages if message["type"] not in ("welcome", "seats", "room")]
        return welcome

    @property
    def status(self) -> str:
        """How the table is now."""
        return self.room.table.status

    async def go(self) -> None:
        """Hang up."""
        await self.room.mailbox.call(Detach(self.connection))
        await settle()

    async def say(self, kind: str, action: Message, seat: int = 0, number: int | None = None) -> Message:
        """Play or try, and return the reply; what came before it waits in `told`."""
        self._id += 1
        asked = number if number is not None else self.room.table.game.number
        text = {"type": kind, "id": self._id, "seat": seat, "number": asked, "action": action}
        message = decode(json.dumps(text))
        await self.room.mailbox.call(Submit(self.connection, message))
        heard = self.heard()
        if not any(one.get("id") == self._id for one in heard):  # held until the beat (AD-025)
            clock = self.room.services.clock
            assert isinstance(clock, FakeClock)
            await clock.turn(self.room.runner.standing.beat_at - clock.now())
            heard += self.heard()
        reply = next(message for message in heard if message.get("id") == self._id)
        self.told = [message for message in heard if message is not reply]
        return reply

    async def request(self, kind: str, **fields: object) -> None:
        """Ask something of the table itself, whose reply may come later."""
        self._id += 1
        message = decode(json.dumps({"type": kind, "id": self._id, **fields}))
        await self.room.mailbox.call(Request(self.connection, message))
        await settle()

    async def ask(self, kind: str, **fields: object) -> Message:
        """Ask something of the table itself, and return the reply; what else came waits in `told`."""
        await self.request(kind, **fields)
        heard = self.heard()
        reply = next(one for one in heard if one.get("id") == self._id)
        self.told = [one for one in heard if one is not reply]
        return reply

    async def bid(self, amount: int, seat: int = 0) -> Message:
        return await self.say("play", {"do": "Bid", "amount": amount}, seat)


def rooms(messages: list[Message]) -> list[Message]:
    """Return what was told of the table beside its game."""
    return [message for message in messages if message["type"] == "room"]


class House:
    """Rooms in their surroundings, for one game."""

    def __init__(self, spec: AnySpec = SPEC, **settings: object) -> None:
        self.spec = spec
        self.clock = FakeClock()
        self.store = MemoryStore()
        self.thinker = FakeThinker(self.clock)
        self.webhooks = FakeWebhooks()
        self.config = replace(Config("", (spec,), bots=lambda _: BOTS), **settings)  # type: ignore[arg-type]
        self.rooms = self._rooms()

    async def table(
        self,
        kinds: str,
        pace_ms: int = 0,
        beat_ms: int = 0,
        seed: int = 7,
        terms: Terms = PLAIN,
        **options: object,
    ) -> str:
        """Make a table: `kinds` has a letter per seat, p(erson), b(ot) or o(pen); the token of seat 0 is "token 0"."""
        spec = self.spec
        checked = spec.options_json(spec.read_options(len(kinds), options))  # type: ignore[arg-type]
        header = Log(spec.name, spec.rules_version, len(kinds), checked, seed).to_json()
        name = new_table_id()
        made = (pace_ms, beat_ms, self.clock.wall_ms())
        row = TableRow(name, spec.name, header, *made, "waiting", None, keep_terms(terms), terms.public)
        await self.rooms.create(row, tuple(seat_row(seat, letter) for seat, letter in enumerate(kinds)))
        return name

    async def room(self, table: str) -> Room:
        found = await self.rooms.find(table)
        assert found is not None
        return found

    def _rooms(self) -> Rooms:
        checks = InlineChecks((self.spec,))
        return Rooms(Services(self.config, self.store, self.thinker, self.clock, self.webhooks, checks))

    async def again(self) -> None:
        """Start the rooms again from the same store, as after a crash."""
        self.rooms = self._rooms()


def seat_row(seat: int, letter: str) -> SeatRow:
    """Return a seat by the letter of its kind."""
    if letter == "b":
        return SeatRow(seat, "bot", "", "hard", None)
    if letter == "o":
        return SeatRow(seat, "open", "", None, None)
    return SeatRow(seat, "person", f"Player {seat}", None, hash_token(f"token {seat}"))
