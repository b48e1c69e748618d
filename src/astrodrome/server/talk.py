"""A table's socket: hello first, then plays, tries, worlds and pings. Bad messages are answered and change nothing."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from astrodrome.server.connection import Connection
from astrodrome.server.limits import Bucket, Limits, clean_name
from astrodrome.server.mail import Attach, Detach, Request, RoomClosed, Submit
from astrodrome.server.protocol import (
    ClientMessage,
    Close,
    Code,
    Hello,
    Ping,
    Play,
    Pong,
    Trouble,
    Try,
    World,
    decode,
)
from astrodrome.server.room import Room
from astrodrome.server.rooms import Rooms, TableBroken
from astrodrome.server.store import StoreError

LAST_WORD_S = 2.0
"""How long the other side is given to read why it is closed."""


class Hangup(Exception):
    """The server ends the conversation: a last error where there is something to say, then a close code."""

    def __init__(self, close: int, reason: str, code: Code | None = None) -> None:
        super().__init__(reason)
        self.close = close
        self.code = code


async def serve_socket(socket: WebSocket, rooms: Rooms) -> None:
    """Hold one conversation, from accept to close."""
    await socket.accept()
    connection = Connection(rooms.services.config.limits.outbox)
    pump = asyncio.create_task(connection.pump(socket))
    talk = asyncio.create_task(Talk(socket, connection, rooms).hold())
    late = asyncio.create_task(connection.late.wait())
    try:
        await asyncio.wait({pump, talk, late}, return_when=asyncio.FIRST_COMPLETED)
        if talk.done() and not pump.done() and not talk.cancelled() and talk.result():
            await asyncio.wait({pump}, timeout=LAST_WORD_S)
    finally:
        for task in (pump, talk, late):
            task.cancel()
        await asyncio.gather(pump, talk, late, return_exceptions=True)
    if connection.late.is_set():
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            closing = socket.close(Close.SLOW, "messages were not read in time")
            await asyncio.wait_for(closing, LAST_WORD_S)


class Talk:
    """The receiving half of a socket."""

    def __init__(self, socket: WebSocket, connection: Connection, rooms: Rooms) -> None:
        self._socket = socket
        self._connection = connection
        self._rooms = rooms
        self._limits: Limits = rooms.services.config.limits
        self._faults = 0
        self._clock = asyncio.get_running_loop().time
        self._bucket = Bucket(self._limits.per_second, self._limits.burst, self._clock())
        self._told_at: float | None = None
        self._room: Room | None = None

    async def hold(self) -> bool:
        """Listen until one side hangs up; whether there are last words for the other side."""
        try:
            room = await self._enter()
            while True:
                message = await self._next()
                if message is not None:
                    await self._answer(room, message)
        except Hangup as end:
            if end.code is not None:
                self._connection.say(Trouble(end.code, str(end)))
            self._connection.close(end.close, str(end))
            return True
        except WebSocketDisconnect:
            self._connection.closing = True
            return False
        except RoomClosed:
            self._connection.close(Close.AGAIN, "come back")
            return True
        finally:
            if self._room is not None:
                self._room.post(Detach(self._connection))

    async def _enter(self) -> Room:
        """Hear hello, find the table, check the tokens, go in."""
        try:
            hello = await asyncio.wait_for(self._first(), self._limits.hello_s)
        except TimeoutError:
            raise Hangup(Close.HELLO, "no hello in time", "hello-expected") from None
        try:
            room = await self._rooms.find(self._socket.path_params["table"])
        except (TableBroken, StoreError) as error:
            raise Hangup(Close.NO_TABLE, str(error), "no-table") from None
        if room is None:
            raise Hangup(Close.NO_TABLE, "there is no such table", "no-table")
        seats = room.table.seating.held_by(hello.tokens)
        if seats is None:
            raise Hangup(Close.TOKEN, "a token does not hold a seat of this table", "bad-token")
        if room.crowded:
            raise Hangup(Close.FULL, "too many sockets are open at this table", "full")
        self._connection.seats = seats
        self._connection.name = clean_name(hello.name)
        self._room = room  # from here on one must leave, also when one is torn away while going in
        await room.call(Attach(self._connection, hello.since))
        return room

    async def _first(self) -> Hello:
        message = None
        while message is None:
            message = await self._next()
        if not isinstance(message, Hello):
            raise Hangup(Close.HELLO, "expected hello first", "hello-expected")
        return message

    async def _answer(self, room: Room, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            self._fault("hello-expected", "hello was said already; expected play, try or ping")
        elif isinstance(message, Ping):
            self._connection.say(Pong(message.id))
        else:
            try:
                if isinstance(message, Play | Try | World):
                    await room.call(Submit(self._connection, message))
                else:
                    await room.call(Request(self._connection, message))
            except StoreError:
                words = "The database did not take this; nothing was played. Try again."
                self._connection.say(Trouble("storage", words, message.id))

    async def _next(self) -> ClientMessage | None:
        """Return the next message; None where it was bad, which has been answered."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text: str | None = received.get("text")
        body: bytes = text.encode() if text is not None else received["bytes"]
        if not self._bucket.take(self._clock()):
            self._too_fast()
            return None
        if len(body) > self._limits.message_bytes:
            raise Hangup(Close.TOO_LARGE, f"a message may have {self._limits.message_bytes} bytes", "too-large")
        try:
            message: ClientMessage = decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._fault("malformed", str(error))
            return None
        return message

    def _too_fast(self) -> None:
        """Drop a surplus message; say so once a second."""
        now = self._clock()
        quiet = self._told_at is not None and now < self._told_at + 1.0
        if not quiet:
            self._told_at = now
        words = f"at most {self._limits.per_second:g} messages a second; this one was dropped"
        self._fault("rate", words, quiet=quiet)

    def _fault(self, code: Code, words: str, quiet: bool = False) -> None:
        self._faults += 1
        if self._faults > self._limits.faults:
            raise Hangup(Close.RATE if code == "rate" else Close.MALFORMED, "too many bad messages", code)
        if not quiet:
            self._connection.say(Trouble(code, words))
