"""A player at a live table: it holds a seat by its token and answers through the socket, as a page would.

The table shows it what it shows the seat; to think it asks for a world, a game that the seat could be in. View, prompt
and legal actions of such a world are those of the table, so a bot in a file plays here as it does in a simulation.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import monotonic, sleep
from typing import Final, TypeAlias, cast
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from astrodrome.games import game
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import AstrodromeError, system_words
from astrodrome.kernel.fields import Json
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.seed_shares import SeedShares
from astrodrome.selfplay.bot_file import Fault, Limits
from astrodrome.selfplay.players import Player, seat_player

Message: TypeAlias = Mapping[str, Json]

FOR_GOOD: Final = (1009, 4400, 4401, 4403, 4404, 4405, 4429)
"""Close codes after which coming back would end the same way."""
PATIENCE_S: Final = 60.0
"""How long a lost line is tried again."""
ALIVE_S: Final = 10.0
"""How often the server is pinged, and how long its answer may take: a line that is held up is then given up."""
PAUSE_S: Final = 0.5
PER_SECOND: Final = 16.0
BURST: Final = 30.0
"""Messages sent in a second for long, and at once: somewhat fewer than a server takes."""


class TableError(AstrodromeError):
    """The table cannot be played at; the message says why."""


def socket_address(url: str) -> tuple[str, str]:
    """Return (the server's address for requests, the table's id) for the address (url) of a table's page or socket.

    >>> socket_address("http://127.0.0.1:8765/table/abc#x")
    ('http://127.0.0.1:8765', 'abc')
    """
    parts = urlsplit(url)
    names = [name for name in parts.path.split("/") if name and name != "socket"]
    scheme = {"http": "http", "https": "https", "ws": "http", "wss": "https"}.get(parts.scheme)
    if scheme is None or not parts.netloc or not names:
        raise TableError(f"expected the address of a table such as http://127.0.0.1:8765/table/ID, found {url!r:.80}")
    return f"{scheme}://{parts.netloc}", names[-1]


def take_seat(url: str, name: str) -> str:
    """Take the first open seat of the table at an address (url) and return its token."""
    server, table = socket_address(url)
    path, headers = f"/api/tables/{table}/join", {"content-type": "application/json"}
    parts = urlsplit(server)
    line = (HTTPSConnection if parts.scheme == "https" else HTTPConnection)(parts.netloc, timeout=PATIENCE_S)
    try:
        line.request("POST", path, json.dumps({"name": name}), headers)
        answer = line.getresponse()
        body = json.loads(answer.read())
    except (OSError, HTTPException, ValueError) as error:
        raise TableError(f"{server} does not answer like an Astrodrome server: {system_words(error)}") from None
    finally:
        line.close()
    if answer.status != HTTPStatus.CREATED:
        raise TableError(f"no seat was given: {body.get('message', answer.status)}")
    return cast("str", body["token"])


class TablePlayer:
    """One seat of one table, played to the end of the game."""

    def __init__(self, bot: str, url: str, token: str, limits: Limits, seed: int, pace: float = PER_SECOND) -> None:
        self._bot: Final = bot
        self._server, self._table = socket_address(url)
        self._token: Final = token
        self._limits: Final = limits
        self._seed: Final = seed
        self._spec: AnySpec | None = None
        self._player: Player | None = None
        self._seat = 0
        self._ids = 0
        self._done: tuple[Json, Json] = (None, None)
        self._told = 0
        self._pace: Final = pace
        self._free_at = 0.0
        self._lost_at: float | None = None
        self._shares: Final = SeedShares(self._table)

    def play(self, tell: Callable[[str], None]) -> Message:
        """Play until the game is over and return its outcome; bot faults are reported, and a stand-in plays on."""
        try:
            while True:
                trouble = self._once(tell)
                if isinstance(trouble, Mapping):
                    return trouble
                if self._lost_at is None:
                    self._lost_at = monotonic()
                if monotonic() > self._lost_at + PATIENCE_S:
                    raise TableError(f"the connection to {self._server} is lost, and reconnecting failed: {trouble}")
                sleep(PAUSE_S)
        finally:
            if self._player is not None:
                self._player.leave(False)

    def _once(self, tell: Callable[[str], None]) -> Message | str:
        """Open a line and play on it; returns the outcome, or why the line was lost and may be tried again."""
        try:
            with connect(
                self._address(), max_size=None, proxy=None, ping_interval=ALIVE_S, ping_timeout=ALIVE_S
            ) as socket:
                return self._hold(socket, tell)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                raise TableError(f"the table closed the connection: {closed.rcvd.reason}") from None
            return str(closed)
        except (OSError, InvalidHandshake) as error:
            return system_words(error)
        except WebSocketException as error:
            raise TableError(f"{self._server} is not an Astrodrome server: {error}") from None

    def _address(self) -> str:
        return f"ws{self._server.removeprefix('http')}/api/tables/{self._table}/socket"

    def _hold(self, socket: ClientConnection, tell: Callable[[str], None]) -> Message:
        self._done = (None, None)
        hello: Message = {"type": "hello", "tokens": [self._token], "program": True, "draws": True}
        self._say(socket, hello)
        while True:
            message = cast("Message", json.loads(socket.recv()))
            match message["type"]:
                case "welcome":
                    self._welcome(message)
                    self._draw(socket, cast("Message", message["room"]))
                case "room":
                    self._draw(socket, message)
                case "world":
                    self._lost_at = None  # the table goes on
                    self._answer(socket, message, tell)
                case "stopped":
                    raise TableError(str(message["message"]))
                case "error" if message["code"] in ("rate", "storage"):
                    sleep(PAUSE_S)
                    self._want_world(socket)
            if message.get("outcome"):
                return cast("Message", message["outcome"])
            self._look(socket, message)

    def _welcome(self, message: Message) -> None:
        yours = cast("list[int]", message["yours"])
        if not yours:
            raise TableError("the token holds no seat of this table")
        self._seat = yours[0]
        if self._player is None:
            name = str(message["game"])
            self._spec = game(name)
            if self._spec.rules_version != message["rules_version"]:
                raise TableError(f"the table plays {name} by rules version {message['rules_version']}, not ours")
            self._player = seat_player(self._bot, name, self._seed, self._limits)

    def _draw(self, socket: ClientConnection, room: Message) -> None:
        """Give the draw of the seed what it waits for."""
        answer = self._shares.answer(room["draw"], self._seat) if isinstance(room["draw"], dict) else None
        if answer is not None:
            self._ids += 1
            self._say(socket, {**answer, "id": self._ids})

    def _look(self, socket: ClientConnection, message: Message) -> None:
        """Ask for a world where there is a question that was not looked at."""
        prompts = message.get("prompts")
        prompt = prompts.get(str(self._seat)) if isinstance(prompts, dict) else None
        if not isinstance(prompt, dict):
            return
        asked = (prompt["number"], message.get("entry"))  # a question that goes on keeps its number
        if asked != self._done:
            self._done = asked
            self._want_world(socket)

    def _want_world(self, socket: ClientConnection) -> None:
        self._ids += 1
        self._say(socket, {"type": "world", "id": self._ids, "seat": self._seat})

    def _answer(self, socket: ClientConnection, message: Message, tell: Callable[[str], None]) -> None:
        assert self._spec is not None, "welcome comes first"
        assert self._player is not None, "welcome comes first"
        world = self._spec.load(str(message["save"]))
        if message["id"] != self._ids or self._seat not in world.asked:
            return
        legal = world.legal(self._seat)
        forced = len(legal) == 1 and world.complete(self._seat)
        action = legal[0] if forced else self._player.decide(world, self._seat, self._seed + world.number)
        for fault in self._player.faults[self._told :]:
            tell(_sentence(fault))
        self._told = len(self._player.faults)
        body: dict[str, Json] = {"type": "play", "id": self._ids, "seat": self._seat, "number": message["number"]}
        self._say(socket, {**body, "action": plain(action)})

    def _say(self, socket: ClientConnection, body: Mapping[str, Json]) -> None:
        """Send a message, never more of them than a table takes."""
        self._free_at = max(self._free_at, monotonic() - BURST / self._pace) + 1 / self._pace
        sleep(max(0.0, self._free_at - monotonic()))
        socket.send(json.dumps(body))


def _sentence(fault: Fault) -> str:
    return f"{fault.sentence()}; the stand-in plays on"
