"""boardgame.io's server under the load of `benchmarks.table_load`: the same generator, its own socket.io protocol.

It is installed apart, under `.tools/boardgame-io`, and never a dependency. It keeps its matches in memory, as it does
by default; ours are on disk before anybody hears of them.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.soak.load import SEATS, Figures, memory_mb
from tools import client

VERSION = "0.50.2"
GAME = "auction"
HOME = client.ROOT / ".tools" / "boardgame-io"
SCRIPT = Path(__file__).resolve().with_suffix(".cjs")
Match = tuple[str, list[str], list[ClientConnection]]
"""Its id, the credentials of its seats, and their sockets."""


class NoPeer(Exception):
    """boardgame.io cannot be had here, as one sentence."""


def installed() -> Path:
    """Install it where it is not there yet, and return its folder; NoPeer says why it cannot be."""
    package = HOME / "node_modules" / "boardgame.io" / "package.json"
    if package.is_file() and json.loads(package.read_text(encoding="utf-8"))["version"] == VERSION:
        return HOME
    node = client.node()
    npm = client.npm_script(node) if node is not None else None
    if node is None or npm is None:
        raise NoPeer("there is no node with npm here")
    HOME.mkdir(parents=True, exist_ok=True)
    (HOME / "package.json").write_text('{"private": true}\n', encoding="utf-8")
    print(f"[load] installing boardgame.io {VERSION} under .tools/", file=sys.stderr, flush=True)
    patience = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000", "--no-audit", "--no-fund"]
    env = dict(os.environ, PATH=str(node.parent) + os.pathsep + os.environ.get("PATH", os.defpath))
    command = [*npm, "install", "--ignore-scripts", *patience, f"boardgame.io@{VERSION}"]
    done = subprocess.run(command, cwd=HOME, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise NoPeer(f"npm could not install it ({said[0] if said else done.returncode})")
    return HOME


class Peer:
    """Its server, in a process of its own."""

    def __init__(self, home: Path) -> None:
        command = [str(client.require_node()), str(SCRIPT), str(home)]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )
        assert self.process.stdout is not None
        said = ""
        for said in self.process.stdout:
            if said.startswith("ready "):
                break
        else:
            raise NoPeer(f"its server did not start ({said.strip()})")
        self.lobby, self.sockets = (f"127.0.0.1:{port}" for port in said.split()[1:])

    def close(self) -> None:
        """End it."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


async def until(socket: ClientConnection, kind: str) -> list[object]:
    """Read on to the next event of a kind, answering pings on the way; return what it carries."""
    while True:
        text = await socket.recv()
        assert isinstance(text, str)
        if text == "2":
            await socket.send("3")
        elif text.startswith(f'42/{GAME},["{kind}"'):
            found: list[object] = json.loads(text.partition(",")[2])
            return found[1:]


def event(*told: object) -> str:
    """Return an event as it is sent."""
    return f"42/{GAME},{json.dumps(told)}"


async def sit(address: str, match: str, seat: int, credentials: str, stack: AsyncExitStack) -> ClientConnection:
    """Open the socket of a seat, as the client of boardgame.io does."""
    uri = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
    socket = await stack.enter_async_context(connect(uri, proxy=None, compression=None, ping_interval=None))
    opened = await socket.recv()
    assert str(opened).startswith("0"), opened
    await socket.send(f"40/{GAME},")
    joined = await socket.recv()
    assert str(joined).startswith(f"40/{GAME},"), joined
    await socket.send(event("sync", match, str(seat), credentials, SEATS))
    await until(socket, "sync")
    return socket


async def made(lobby: str, http: httpx.AsyncClient) -> tuple[str, list[str]]:
    """Make a match and take all its seats; return its id and the credentials."""
    games = f"{lobby}/games/{GAME}"
    match = (await http.post(f"{games}/create", json={"numPlayers": SEATS})).json()["matchID"]
    keys: list[str] = []
    for seat in range(SEATS):
        body = {"playerID": str(seat), "playerName": f"{seat}"}
        keys.append((await http.post(f"{games}/{match}/join", json=body)).json()["playerCredentials"])
    return match, keys


async def table(peer: Peer, stack: AsyncExitStack, http: httpx.AsyncClient) -> Match:
    """Make a match and sit down at all its seats, one socket each."""
    match, keys = await made(f"http://{peer.lobby}", http)
    address = peer.sockets
    return match, keys, [await sit(address, match, seat, keys[seat], stack) for seat in range(SEATS)]


async def play(seated: Match, figures: Figures, end: float, chance: random.Random) -> None:
    """Play a match, one bid a second, each seat in turn."""
    match, keys, sockets = seated
    await asyncio.sleep(chance.random())
    turn = state = 0
    while time.monotonic() < end:
        seat = turn % SEATS
        made = {"type": "bid", "args": [chance.randrange(4)], "playerID": str(seat), "credentials": keys[seat]}
        begun = time.monotonic()
        await sockets[seat].send(event("update", {"type": "MAKE_MOVE", "payload": made}, state, match, str(seat)))
        updates = await asyncio.gather(*[until(socket, "update") for socket in sockets])
        figures.delays.append(time.monotonic() - begun)
        numbers = {update[1]["_stateID"] for update in updates if isinstance(update[1], dict)}
        assert len(numbers) == 1, "everybody is told the same"
        (fresh,) = numbers
        assert fresh > state, "the move was taken"
        state = fresh
        turn += 1
        await asyncio.sleep(max(0.0, begun + 1.0 - time.monotonic()))


async def measure(tables: int, seconds: float, seed: int) -> Figures:
    """Run the load against its server; NoPeer where there is none."""
    home = await asyncio.to_thread(installed)
    figures = Figures(tables, seconds)
    chance = random.Random(seed)
    peer = await asyncio.to_thread(Peer, home)
    try:
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(trust_env=False))
            seated = [await table(peer, stack, http) for _ in range(tables)]
            before = memory_mb(peer.process.pid)
            end = time.monotonic() + seconds
            await asyncio.gather(*[play(each, figures, end, chance) for each in seated])
            figures.memory_mb = (before, memory_mb(peer.process.pid))
    finally:
        peer.close()
    return figures
