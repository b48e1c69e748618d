"""A room's surroundings for tests: a clock that is turned by hand, a store in memory, bots that obey."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.clock import sleep_until
from astrodrome.server.config import Config
from astrodrome.server.connection import Connection, Farewell
from astrodrome.server.mail import Attach, Detach, Request, Submit
from astrodrome.server.protocol import decode
from astrodrome.server.room import Room
from astrodrome.server.rooms import Rooms
from astrodrome.server.services import Services
from astrodrome.server.store import (
    NOTHING,
    Aside,
    Beginning,
    Conflict,
    Kept,
    Kind,
    Listed,
    Pass,
    Peer,
    Sand,
    SeatRow,
    Status,
    StoreError,
    TableRow,
)
from astrodrome.server.terms import PLAIN, Terms, keep_terms
from astrodrome.server.tokens import hash_token, new_table_id
from astrodrome.server.webhooks import Messenger
from astrodrome.server.worker import Job
from tests.server.auction.spec import SPEC

Message: TypeAlias = dict[str, Any]  # what comes off the wire is looked at, not typed
BOTS = ("easy", "normal", "hard", "random")


class FakeTimer:
    """A timer of the fake clock."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then: Callable[[], None] | None = then

    def cancel(self) -> None:
        self.then = None


class FakeClock:
    """Time stands still until a test turns it on."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.day = 1_700_000_000_000
        self._timers: list[tuple[float, int, FakeTimer]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self.time

    def wall_ms(self) -> int:
        return self.day + round(self.time * 1000)

    def call_at(self, when: float, then: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(then)
        heapq.heappush(self._timers, (when, next(self._count), timer))
        return timer

    async def turn(self, seconds: float) -> None:
        """Let time pass, and whatever is due happen in order."""
        end = self.time + seconds
        await settle()
        while self._timers and self._timers[0][0] <= end + 1e-9:
            when, _, timer = heapq.heappop(self._timers)
            self.time = max(self.time, when)
            if timer.then is not None:
                timer.then()
                await settle()
        self.time = end
        await settle()


async def settle() -> None:
    """Let everything that can happen now happen."""
    for _ in range(60):
        await asyncio.sleep(0)


class MemoryStore:
    """A store that forgets when it is dropped, and fails when it is told to."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.seats: dict[str, dict[int, SeatRow]] = {}
        self.entries: dict[str, list[bytes]] = {}
        self.sands: dict[str, Sand] = {}
        self.keys: dict[str, list[tuple[int, bytes]]] = {}
        self.stand_ins: dict[str, set[int]] = {}
        self.passes: dict[bytes, Pass] = {}
        self.chat: dict[str, list[bytes]] = {}
        self.recordings: dict[str, bytes] = {}
        self.broken = False

    def _check(self) -> None:
        if self.broken:
            raise StoreError("the disk is full")

    async def create(self, table: TableRow, seats: tuple[SeatRow, ...], more: Beginning | None = None) -> None:
        self._check()
        beginning = more or Beginning()
        if beginning.after is not None:
            if self.tables[beginning.after].next is not None:
                raise Conflict("there is a rematch already")
            self.tables[beginning.after] = replace(self.tables[beginning.after], next=table.id)
        self.tables[table.id] = table
        self.seats[table.id] = {seat.seat: seat for seat in seats}
        self.entries[table.id] = list(beginning.entries)
        self.keys[table.id] = list(beginning.keys)

    async def load(self, table: str) -> Kept | None:
        if table not in self.tables:
            return None
        return Kept(
            self.tables[table],
            tuple(self.seats[table].values()),
            tuple(self.entries[table]),
            self.sands.get(table),
            tuple(self.keys.get(table, [])),
            frozenset(self.stand_ins.get(table, set())),
            tuple(self.chat.get(table, [])),
        )

    async def take_seat(self, table: str, seat: SeatRow, was: Kind = "open") -> None:
        self._check()
        if self.seats[table][seat.seat].kind != was:
            raise Conflict("the seat is not as it was")
        self.seats[table][seat.seat] = seat
        self.keys[table] = [(each, key) for each, key in self.keys.get(table, []) if each != seat.seat]
        void = [code for code, given in self.passes.items() if given.table == table and seat.seat in given.seats]
        for code in void:
            del self.passes[code]

    async def start(self, table: str, started: int) -> None:
        self._check()
        self.tables[table] = replace(self.tables[table], status="running", started=started)

    async def append(self, table: str, entry: int, body: bytes, status: Status, aside: Aside = NOTHING) -> None:
        self._check()
        if len(self.entries[table]) != entry - 1:
            raise Conflict("the entry is there already")
        self.entries[table].append(body)
        if aside.stand_in:
            self.stand_ins.setdefault(table, set()).add(entry)
        if aside.times is not None:
            self.tables[table] = replace(self.tables[table], times=aside.times)
        self.tables[table] = replace(self.tables[table], status=status)

    async def keep_sand(self, table: str, sand: Sand) -> None:
        self._check()
        self.sands[table] = sand

    async def keep_room(self, table: str, paused: bool, times: bytes | None) -> None:
        self._check()
        self.tables[table] = replace(self.tables[table], paused=paused, times=times)

    async def lobby(self, since: int, most: int) -> tuple[Listed, ...]:
        found = [row for row in self.tables.values() if row.public and row.status == "waiting" and row.created >= since]
        return tuple(Listed(row, tuple(self.seats[row.id].values())) for row in found[:most])

    async def add_pass(self, given: Pass) -> None:
        self.passes[given.code_hash] = given

    async def use_pass(self, code_hash: bytes, now: int, keys: tuple[bytes, ...]) -> Pass | None:
        found = self.passes.pop(code_hash, None)
        if found is None or found.expires <= now:
            return None
        self.keys.setdefault(found.table, []).extend(zip(found.seats, keys, strict=False))
        return found

    async def say(self, table: str, number: int, body: bytes) -> None:
        self._check()
        self.chat.setdefault(table, []).append(body)

    async def record(self, table: str, body: bytes) -> None:
        self._check()
        self.recordings.setdefault(table, body)

    async def recording(self, table: str) -> bytes | None:
        return self.recordings.get(table)

    async def keys_of(self, table: str) -> tuple[tuple[int, bytes], ...]:
        return tuple(self.keys.get(table, []))

    async def stop_table(self, table: str) -> None:
        self.tables[table] = replace(self.tables[table], status="stopped")

    def under(self, lease: int) -> MemoryStore:
        return self

    async def enlist(self, node: Peer, lasts_ms: int) -> None:
        self._check()

    async def beat(self, node: Peer, lasts_ms: int) -> bool:
        self._check()
        return True

    async def roster(self) -> tuple[Peer, ...]:
        return ()

    async def leave(self, node: str) -> None:
        pass

    async def claim(self, table: str, node: str) -> int | Peer | None:
        return 1 if table in self.tables else None

    async def release(self, table: str, lease: int) -> None:
        pass

    async def held(self, node: str) -> dict[str, int]:
        return dict.fromkeys(self.tables, 1)

    async def close(self) -> None:
        pass


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

    async def close(self) -> None:
        pass


class FakeMessenger(Messenger):
    """Notices that go nowhere, and are looked at."""

    def __init__(self) -> None:
        super().__init__(inside=True)
        self.told: list[tuple[str, Message]] = []

    def tell(self, address: str, body: Mapping[str, object]) -> None:
        self.told.append((address, dict(body)))


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
        await self.room.call(Attach(self.connection, since))
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
        await self.room.call(Detach(self.connection))
        await settle()

    async def say(self, kind: str, action: Message, seat: int = 0, number: int | None = None) -> Message:
        """Play or try, and return the reply; what came before it waits in `told`."""
        self._id += 1
        asked = number if number is not None else self.room.table.game.number
        text = {"type": kind, "id": self._id, "seat": seat, "number": asked, "action": action}
        message = decode(json.dumps(text))
        await self.room.call(Submit(self.connection, message))
        heard = self.heard()
        reply = next(message for message in heard if message.get("id") == self._id)
        self.told = [message for message in heard if message is not reply]
        return reply

    async def ask(self, kind: str, **fields: object) -> Message:
        """Ask something of the table itself, and return the reply; what else came waits in `told`."""
        self._id += 1
        message = decode(json.dumps({"type": kind, "id": self._id, **fields}))
        await self.room.call(Request(self.connection, message))
        heard = self.heard()
        reply = next(one for one in heard if one.get("id") == self._id)
        self.told = [one for one in heard if one is not reply]
        return reply

    async def bid(self, amount: int, seat: int = 0) -> Message:
        return await self.say("play", {"do": "Bid", "amount": amount}, seat)


class House:
    """Rooms in their surroundings, for one game."""

    def __init__(self, spec: AnySpec = SPEC, **settings: object) -> None:
        self.spec = spec
        self.clock = FakeClock()
        self.store = MemoryStore()
        self.thinker = FakeThinker(self.clock)
        self.messenger = FakeMessenger()
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
        return Rooms(Services(self.config, self.store, self.thinker, self.clock, self.messenger))

    async def again(self) -> None:
        """Start the rooms anew from the same store, as after a crash."""
        self.rooms = self._rooms()


def seat_row(seat: int, letter: str) -> SeatRow:
    """Return a seat by the letter of its kind."""
    if letter == "b":
        return SeatRow(seat, "bot", "", "hard", None)
    if letter == "o":
        return SeatRow(seat, "open", "", None, None)
    return SeatRow(seat, "person", f"Player {seat}", None, hash_token(f"token {seat}"))
