"""A table's socket: hello first, then plays, tries, worlds and pings. Bad messages are answered and change nothing."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from astrodrome.server.protocol.messages import ClientMessage, Close, Code, Hello, Ping, Play, Pong, Try, World, decode
from astrodrome.server.protocol.wording import english, trouble
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.mailbox import Attach, Detach, Request, Submit
from astrodrome.server.room.room import Room
from astrodrome.server.room.rooms import Rooms, RoomsFull, TableBroken
from astrodrome.server.store.store import StoreError
from astrodrome.server.support.address_limits import AddressLimits, rate_limit_key
from astrodrome.server.support.cancellation import end_all
from astrodrome.server.support.errors import RoomClosed
from astrodrome.server.support.limits import Bucket, Limits, clean_name

LAST_WORD_S = 2.0
"""How long the other side is given to read why it is closed."""


class Hangup(Exception):
    """The server closes the socket: a last error, then a close code. The key is that of a sentence."""

    def __init__(self, close: int, key: str, code: Code, **told: int | str) -> None:
        super().__init__(key)
        self.close = close
        self.code: Code = code
        self.key = key
        self.told = told

    @property
    def reason(self) -> str:
        """The reason in the close frame, which is limited in length."""
        return english("trouble", self.key, **self.told)[:100]


async def serve_socket(socket: WebSocket, rooms: Rooms, addresses: AddressLimits) -> None:
    """Serve one socket, from accept to close."""
    address = rate_limit_key(socket.scope)
    full = addresses.open_socket(address)
    try:
        await socket.accept()
        await _converse(socket, rooms, Caller(addresses, address, full))
    finally:
        addresses.close_socket(address)


async def _converse(socket: WebSocket, rooms: Rooms, caller: Caller) -> None:
    connection = Connection(rooms.services.config.limits.outbox, caller.address)
    pump = asyncio.create_task(connection.pump(socket))
    talk = asyncio.create_task(SocketSession(socket, connection, rooms, caller).hold())
    ends = [asyncio.create_task(event.wait()) for event in (connection.late, connection.leaving)]
    try:
        await asyncio.wait({pump, talk, *ends}, return_when=asyncio.FIRST_COMPLETED)
        if talk.done() and not talk.cancelled():
            talk.result()
        # A client that does not read must not keep its seat until a ping is missed.
        if connection.leaving.is_set() and not pump.done():
            await asyncio.wait({pump}, timeout=LAST_WORD_S)
    finally:
        await end_all((pump, talk, *ends))
    if connection.late.is_set():
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(LAST_WORD_S):
                await socket.close(Close.SLOW, "messages were not read in time")


@dataclass(frozen=True)
class Caller:
    """Where a socket comes from, and why it may not stay (the key of a sentence) where it may not."""

    addresses: AddressLimits
    address: str
    full: str | None


class SocketSession:
    """The receiving half of a socket."""

    def __init__(self, socket: WebSocket, connection: Connection, rooms: Rooms, caller: Caller) -> None:
        self._socket = socket
        self._caller = caller
        self._connection = connection
        self._rooms = rooms
        self._limits: Limits = rooms.services.config.limits
        self._faults = 0
        self._clock = asyncio.get_running_loop().time
        self._bucket = Bucket(self._limits.per_second, self._limits.burst, self._clock())
        self._told_at: float | None = None
        self._room: Room | None = None

    async def hold(self) -> None:
        """Listen until one side hangs up."""
        try:
            room = await self._enter()
            while True:
                message = await self._next()
                if message is not None:
                    await self._answer(room, message)
        except Hangup as end:
            self._connection.say(trouble(end.code, end.key, None, **end.told))
            self._connection.close(end.close, end.reason)
        except WebSocketDisconnect:
            self._connection.closing = True
        except RoomClosed:
            self._connection.close(Close.AGAIN, "come back")
        finally:
            if self._room is not None:
                self._room.mailbox.post(Detach(self._connection))

    async def _enter(self) -> Room:
        """Read hello, find the table, check the tokens, enter the room."""
        if self._caller.full is not None:
            raise Hangup(Close.FULL, self._caller.full, "full")
        try:
            async with asyncio.timeout(self._limits.hello_s):
                hello = await self._first()
        except TimeoutError:
            raise Hangup(Close.HELLO, "no-hello", "hello-expected") from None
        try:
            room = await self._rooms.find(self._socket.path_params["table"], self._caller.address)
        except TableBroken as error:
            raise Hangup(Close.GONE, error.key, "gone", **error.told) from None
        except StoreError:
            raise Hangup(Close.AGAIN, "not-read", "storage") from None
        except RoomsFull:
            raise Hangup(Close.FULL, "server-full", "full") from None
        if room is None:
            raise Hangup(Close.NO_TABLE, "no-table", "no-table")
        seats = room.table.seating.tokens.held_by(hello.tokens)
        if seats is None and self._rooms.nodes is not None:
            with suppress(StoreError):
                await self._rooms.read_keys(room.table.row.id)  # a key may have been given out at another node
            seats = room.table.seating.tokens.held_by(hello.tokens)
        if seats is None:
            raise Hangup(Close.TOKEN, "bad-token", "bad-token")
        if room.full:
            self._rooms.services.metrics.refusals.add("table-sockets")
            raise Hangup(Close.FULL, "table-full", "full")
        self._connection.seats = seats
        self._connection.name = clean_name(hello.name)
        self._connection.program = hello.program
        self._connection.draws = hello.draws
        self._room = room  # from here on it must detach, also when it is cancelled while it attaches
        await room.mailbox.call(Attach(self._connection, hello.since))
        return room

    async def _first(self) -> Hello:
        message = None
        while message is None:
            message = await self._next()
        if not isinstance(message, Hello):
            raise Hangup(Close.HELLO, "hello-first", "hello-expected")
        return message

    async def _answer(self, room: Room, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            self._fault("hello-expected", "hello-again")
        elif isinstance(message, Ping):
            self._connection.say(Pong(message.id))
        else:
            try:
                if isinstance(message, Play | Try | World):
                    await room.mailbox.call(Submit(self._connection, message))
                else:
                    await room.mailbox.call(Request(self._connection, message))
            except StoreError:
                self._connection.say(trouble("storage", "not-kept", message.id))

    async def _next(self) -> ClientMessage | None:
        """Return the next message; None where it was bad, which has been answered."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        if self._connection.closing:
            raise RoomClosed("the room has closed this socket")
        text: str | None = received.get("text")
        body: bytes = text.encode() if text is not None else received["bytes"]
        surplus = self._surplus()
        if surplus is not None:
            self._too_fast(surplus)
            return None
        if len(body) > self._limits.message_bytes:
            raise Hangup(Close.TOO_LARGE, "message-too-large", "too-large", bytes=self._limits.message_bytes)
        try:
            message: ClientMessage = decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._fault("malformed", "malformed", detail=str(error)[:300])
            return None
        return message

    def _surplus(self) -> str | None:
        """Return the key of the sentence that says whose messages come too fast: this socket's, its address's, all."""
        if not self._bucket.take(self._clock()):
            return "too-fast"
        if not self._caller.addresses.may_say(self._caller.address):
            return "address-too-fast"
        if self._room is not None and not self._room.audience.may_speak():
            self._rooms.services.metrics.refusals.add("table-messages")
            return "table-too-fast"
        return None

    def _too_fast(self, key: str) -> None:
        """Drop a surplus message; say so once a second."""
        now = self._clock()
        quiet = self._told_at is not None and now < self._told_at + 1.0
        if not quiet:
            self._told_at = now
        rate = f"{self._limits.per_second:g}"
        self._fault("rate", key, quiet=quiet, **({"rate": rate} if key == "too-fast" else {}))

    def _fault(self, code: Code, key: str, quiet: bool = False, **told: int | str) -> None:
        self._faults += 1
        if self._faults > self._limits.faults:
            raise Hangup(Close.RATE if code == "rate" else Close.MALFORMED, "too-many-faults", code)
        if not quiet:
            self._connection.say(trouble(code, key, None, **told))
