"""Hostile requests from one address: how much longer everybody else waits for moves, hellos and pages meanwhile.

`python -m tests.soak.hostile [SECONDS [PATTERN]]` starts a server with the limits of a hosted one on 127.0.0.1. For
each pattern it measures players for some seconds in peace, then as long under attack: each pattern is sent 20 times a
second from one other address, by a process of its own. Before that a single request of the pattern is sent, for what
comes once: a pattern passes where neither adds more than 50 ms to the p99, and no turn of the event loop takes more
than 100 ms of processor time. The server gets no warm-up that it does not give itself.

On a machine that has other work too, waiting says more about that work. So the server also notes how late a task that
wakes every 5 ms has its turn, without the time in which the loop was ready and all cores had other work: what the
loop's own work and threads that keep the interpreter cost everybody. Where other programs took more than a tenth of the
machine, the p99 of that decides; the line says so.
"""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from astrodrome.games import GAMES
from astrodrome.server.main import serve
from astrodrome.server.support.limits import HOSTED
from tests.server.auction.spec import SPEC
from tests.server.harness import config_for
from tests.soak.hostile_bodies import finished_log, large_log, many_cards, many_names, own_content, undone_log
from tests.soak.hostile_players import OTHERS, TURNS, VICTIM, Measured, Player, at, measure, note_turns, turns
from tests.soak.kills import ROOT

RATE: Final = 20.0
PLAYERS: Final = 4
"""With 5 s these players make some 300 moves, enough for a p99."""
ATTACKER: Final = {"x-forwarded-for": "203.0.113.66"}


class Attack:
    """One address that asks for the worst there is."""

    def __init__(self, address: str, table: str, others: list[str]) -> None:
        self.address, self.table, self.large, self.others = address, table, others[0], others[1:]
        limits = httpx.Limits(max_connections=100)
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}", headers=ATTACKER, trust_env=False, timeout=60, limits=limits
        )
        self.held: list[asyncio.StreamWriter] = []
        self.count = 0

    def post(self, path: str, body: bytes) -> Callable[[], Awaitable[object]]:
        """Return what posts a body."""
        kind = {"content-type": "application/json"}
        return lambda: self.http.post(path, content=body, headers=kind)

    def get(self, *paths: str) -> Callable[[], Awaitable[object]]:
        """Return what asks for pages in turn."""

        def ask() -> Awaitable[object]:
            self.count += 1
            return self.http.get(paths[self.count % len(paths)])

        return ask

    async def half(self) -> None:
        """Send half a request and hold the line."""
        host, port = self.address.split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n")
        self.held.append(writer)

    async def hello(self) -> None:
        """Say hello with tokens that hold nothing."""
        uri = f"ws://{self.address}/api/tables/{self.table}/socket"
        async with connect(uri, additional_headers=ATTACKER, proxy=None) as line:
            await line.send(json.dumps({"type": "hello", "tokens": ["x" * 32] * 16}))
            await line.recv()

    async def watch(self) -> None:
        """Come to look on, for the whole history, and go."""
        uri = f"ws://{self.address}/api/tables/{self.table}/socket"
        async with connect(uri, additional_headers=ATTACKER, proxy=None, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "since": 0}))
            await line.recv()

    def patterns(self) -> dict[str, Callable[[], Awaitable[object]]]:
        """Return every pattern by its name."""
        content = {"game": "galaxy-trucker", "options": {"content": own_content("galaxy-trucker")}}
        table = json.dumps({**content, "seats": [{"kind": "person"}] * 2, "terms": {"public": True}}).encode()
        small = json.dumps({"game": "galaxy-trucker", "seats": 4, "options": {"flights": ["I", "II", "III"]}}).encode()
        wrong = json.dumps({"code": "x" * 32}).encode()
        holder = json.dumps({"tokens": ["x" * 32] * 16}).encode()
        cold = [f"/api/tables/{other}" for other in self.others]
        large = f"/api/tables/{self.large}"
        fork = json.dumps({"entry": 7_000, "seat": 0}).encode()
        take = json.dumps({"seat": 0, "name": "Eve"}).encode()
        return {
            "preview, 858 kB of names": self.post("/api/preview", many_names(11_500)),
            "preview, 250 kB of names": self.post("/api/preview", many_names(850)),
            "preview, many Celerium cards": self.post("/api/preview", many_cards(900)),
            "preview, small": self.post("/api/preview", small),
            "new tables with content": self.post("/api/tables", table),
            "log of 800 undos": self.post("/api/logs", undone_log(800)),
            "log, 1 MB of nothing": self.post("/api/logs", b'{"format":1,"x":[' + b"0," * 500_000 + b"0]}"),
            "log of a finished game": self.post("/api/logs", finished_log()),
            "lobby": self.get("/api/tables"),
            "schema and openapi": self.get("/api/schema", "/api/openapi"),
            "games, words, rules, content": self.get(
                "/api/games", "/api/words/celerium", "/api/rules/galaxy-trucker-base", "/api/content/galaxy-trucker"
            ),
            "replay of a finished game": self.get(f"/api/tables/{self.others[0]}/replay"),
            "tables that are not in memory": self.get(*cold),
            "log of a large table": self.get(f"{large}/log"),
            "replay of a large table": self.get(f"{large}/replay"),
            "large table, not in memory": self.get(large),
            "fork of a large table": self.post(f"{large}/fork", fork),
            "join without rights": self.post(f"/api/tables/{self.table}/join", take),
            "rematch without rights": self.post(f"{large}/rematch", holder),
            "the page": self.get("/", "/rules"),
            "readiness": self.get("/readyz"),
            "wrong codes": self.post("/api/continue", wrong),
            "wrong tokens over HTTP": self.post(f"/api/tables/{self.table}/pass", holder),
            "hellos with wrong tokens": self.hello,
            "watchers who come and go": self.watch,
            "half-sent requests": self.half,
        }

    async def run(self, name: str, seconds: float) -> int:
        """Send a single request when told to, and 20 a second when told again; return how many were sent."""
        send, running = self.patterns()[name], set()
        await _told("ready")
        single = asyncio.ensure_future(_quietly(send()))
        running.add(single)
        single.add_done_callback(running.discard)
        await _told("sent")
        begun, sent = time.monotonic(), 0
        while time.monotonic() < begun + seconds:
            task = asyncio.ensure_future(_quietly(send()))
            running.add(task)
            task.add_done_callback(running.discard)
            sent += 1
            await asyncio.sleep(max(0.0, begun + sent / RATE - time.monotonic()))
        for task in list(running):
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.http.aclose()
        return sent


async def _told(said: str) -> None:
    """Say something to the parent process, and wait for the next word."""
    sys.stdout.write(f"{said}\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)


async def _quietly(work: Awaitable[object]) -> None:
    with suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
        await work


async def attacked(arguments: list[str], players: list[Player], seconds: float) -> Measured:
    """Measure in peace, then after a single request, then under attack."""
    command = (sys.executable, "-m", "tests.soak.hostile", "attack", *arguments)
    attacker = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)
    assert attacker.stdin is not None
    assert attacker.stdout is not None
    try:
        await asyncio.wait_for(attacker.stdout.readline(), 120)
        peace = await measure(players, seconds)
        begun = time.monotonic()
        attacker.stdin.write(b"once\n")
        single = await measure(players, seconds / 2)
        attacker.stdin.write(b"go\n")
        war = await measure(players, seconds)
        ended = time.monotonic()
    finally:
        with suppress(ProcessLookupError):
            attacker.kill()
        await attacker.wait()
    return Measured(peace, single, war, begun, ended)


async def compare(address: str, seconds: float, only: str, file: Path) -> bool:
    """Try every pattern; print a line for each, and whether all passed."""
    async with httpx.AsyncClient(headers=VICTIM, trust_env=False, timeout=60) as http:
        players = [Player(address, http) for _ in range(PLAYERS)]
        for player in players:
            await player.sit()
        others = []
        for log in (large_log(), *[finished_log()] * 3):
            kind = {"content-type": "application/json"}
            made = await http.post(f"http://{address}/api/logs", content=log, headers=kind)
            assert made.status_code == 201, made.text
            others.append(made.json()["table"])
        table = players[0].table
        names = [name for name in Attack(address, table, others).patterns() if only in name]
        sys.stdout.write(
            f"{'one request, then 20/s':30} p50 peace  attack | p99 peace     one  attack    more | loop late    most\n"
        )
        passed = [
            await attempt([address, table, ",".join(others), name, f"{seconds}"], players, seconds, file)
            for name in names
        ]
    sys.stdout.write(f"{sum(passed)} of {len(passed)} patterns passed\n")
    return all(passed)


async def attempt(arguments: list[str], players: list[Player], seconds: float, file: Path) -> bool:
    """Try one pattern and print a line."""
    took = await attacked(arguments, players, seconds)
    await asyncio.sleep(1.0)  # until the server has written its notes
    loop = turns(file, took.begun, took.ended)
    name, holds = arguments[3], took.passes(loop)
    sys.stdout.write(f"{name:30} {at(took.peace.took, 0.5):9.1f} {at(took.war.took, 0.5):7.1f} |")
    slow = (took.peace.slow, took.single.slow, took.war.slow, took.more())
    sys.stdout.write(" {:9.1f} {:7.1f} {:7.1f} {:+7.1f} |".format(*slow))
    late, most = at([turn.late for turn in loop], 0.99), max(turn.spent for turn in loop)
    sys.stdout.write(f" {late:9.1f} {most:7.1f} ms")
    if took.others > OTHERS:
        sys.stdout.write(f" (other programs took {took.others:.0%}: the loop decides)")
    sys.stdout.write("\n" if holds else " FAILED\n")
    sys.stdout.flush()
    return holds


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[str]:
    """Start a server on a database in a folder; it ends with the body."""
    port = free_port()
    command = (sys.executable, "-m", "tests.soak.hostile", "serve", str(port), str(folder / "tables.sqlite"))
    server = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE)
    assert server.stdout is not None
    try:
        await asyncio.wait_for(server.stdout.readline(), 120)
        yield f"127.0.0.1:{port}"
    finally:
        server.terminate()
        await server.wait()


async def measured(seconds: float, only: str = "") -> bool:
    """Start a server, try everything, end the server."""
    with tempfile.TemporaryDirectory(prefix="astrodrome-hostile-") as name:
        async with served(Path(name)) as address:
            return await compare(address, seconds, only, Path(name) / TURNS)


def main() -> int:
    """Serve, attack or compare, as the arguments say."""
    match sys.argv[1:]:
        case ["serve", port, database]:
            limits = replace(HOSTED, free_bytes=0)
            config = config_for(Path(), games=(SPEC, *GAMES), limits=limits, proxies=("127.0.0.1",))
            noting: list[asyncio.Task[None]] = []

            def announce(said: str) -> None:
                noting.append(asyncio.get_running_loop().create_task(note_turns(Path(database).parent / TURNS)))
                sys.stdout.write(said + "\n")
                sys.stdout.flush()

            serve(replace(config, database=database), port=int(port), say=announce)
            return 0
        case ["attack", address, table, others, name, seconds]:
            attack = Attack(address, table, others.split(","))
            asyncio.run(attack.run(name, float(seconds)))
            return 0
        case [seconds, *rest]:
            return 0 if asyncio.run(measured(float(seconds), *rest[:1])) else 1
        case _:
            return 0 if asyncio.run(measured(5.0)) else 1


if __name__ == "__main__":
    sys.exit(main())
