"""A real server on a port of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from astrodrome.server.app import create_app
from astrodrome.server.bot_pool.pool import Thinker
from astrodrome.server.bot_pool.worker import Job
from astrodrome.server.main import bind
from astrodrome.server.room.room import Room
from astrodrome.server.support.clock import Clock
from astrodrome.server.support.config import Config
from astrodrome.server.untrusted_input.checks import Checks
from astrodrome.server.uvicorn_server import AnnouncedServer, uvicorn_config
from tests.server.auction.spec import SPEC
from tests.server.fakes import BOTS, InlineChecks, Message

WAIT_S = 10.0


class QuickThinker:
    """Bots that bid one, at once."""

    async def decide(self, table: str, job: Job) -> bytes | None:
        return b'{"do":"Bid","amount":1}'

    async def advise(self, table: str, job: Job) -> bytes | None:
        return await self.decide(table, job)

    async def close(self) -> None:
        pass


class Client:
    """One socket."""

    def __init__(self, socket: ClientConnection, table: str = "") -> None:
        self.socket = socket
        self.table = table
        self.heard: list[str] = []
        self.answered = -1
        """The last decision whose answer was confirmed, where a test keeps count."""
        self._id = 0

    async def send(self, message: Message | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self) -> Message:
        async with asyncio.timeout(WAIT_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        return message

    async def until(self, kind: str) -> Message:
        """Read on to the next message of a type."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def hello(self, *tokens: str | None, since: int | None = None) -> Message:
        await self.send({"type": "hello", "tokens": list(tokens), "since": since})
        return await self.next()

    async def play(self, action: Message, seat: int, number: int, kind: str = "play") -> Message:
        """Send an answer and read on to its reply."""
        self._id += 1
        await self.send({"type": kind, "id": self._id, "seat": seat, "number": number, "action": action})
        while True:
            message = await self.next()
            if message.get("id") == self._id:
                return message

    async def closed(self) -> int:
        """Read on to the end and return the close code."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code


@dataclass
class Made:
    """A table that was made over HTTP."""

    id: str
    tokens: list[str | None]


class Server:
    """A running server."""

    def __init__(self, port: int, http: httpx.AsyncClient, server: uvicorn.Server, app: Starlette) -> None:
        self.address = f"127.0.0.1:{port}"
        self.app = app
        self.http = http
        self.uvicorn = server

    async def table(self, kinds: str = "pp", **options: object) -> Made:
        """Make an auction: a letter per seat, as in `fakes`."""
        seats = [
            {"p": {"kind": "person"}, "b": {"kind": "bot", "bot": "hard"}, "o": {"kind": "open"}}[k] for k in kinds
        ]
        body = {"game": "auction", "seats": seats, "options": options, "pace_ms": 0, "beat_ms": 0}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Made(made["table"], [seat["token"] for seat in made["seats"]])

    async def room(self, table: str) -> Room:
        """Return the room of a table, for a look behind the scenes."""
        found: Room | None = await self.app.state.rooms.find(table)
        assert found is not None
        return found

    @asynccontextmanager
    async def client(self, table: str, **headers: str) -> AsyncIterator[Client]:
        uri = f"ws://{self.address}/api/tables/{table}/socket"
        async with connect(uri, additional_headers=headers, max_size=None, proxy=None) as socket:
            yield Client(socket, table)


def config_for(folder: Path, **settings: object) -> Config:
    """Return the settings of a server for auctions."""
    config = Config(str(folder / "tables.sqlite"), (SPEC,), bots=lambda _: BOTS, test_seeds=True)
    return replace(config, **settings)  # type: ignore[arg-type]  # the names are checked when it runs


@asynccontextmanager
async def serving(
    config: Config, thinker: Thinker | None = None, checks: Checks | None = None, clock: Clock | None = None
) -> AsyncIterator[Server]:
    """Run a server while a test talks to it."""
    listener = bind("127.0.0.1", 0)
    port = listener.getsockname()[1]
    if config.node_address is not None:
        config = replace(config, node_address=f"http://127.0.0.1:{port}")
    app = create_app(config, thinker or QuickThinker(), clock, checks or InlineChecks(config.games))
    server = AnnouncedServer(uvicorn_config(app, config.limits, config.proxies), app, config.drain_s)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.005)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
            yield Server(port, http, server, app)
    finally:
        server.should_exit = True
        await task
        listener.close()
