"""boardgame.io's server under the load of `benchmarks.table_load`: the same generator, its own socket.io protocol.

It is installed apart, under `.tools/boardgame-io`, and never a dependency. It keeps its matches in memory, as it does
by default; ours are on disk before anybody hears of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

from tests.soak.load import SEATS
from tools import client

VERSION = "0.50.2"
GAME = "auction"
HOME = client.ROOT / ".tools" / "boardgame-io"
SCRIPT = Path(__file__).resolve().with_suffix(".cjs")


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


def event(*message: object) -> str:
    """Return an event as it is sent."""
    return f"42/{GAME},{json.dumps(message)}"


async def made(lobby: str, http: httpx.AsyncClient) -> tuple[str, list[str]]:
    """Make a match and take all its seats; return its id and the credentials."""
    games = f"{lobby}/games/{GAME}"
    match = (await http.post(f"{games}/create", json={"numPlayers": SEATS})).json()["matchID"]
    keys: list[str] = []
    for seat in range(SEATS):
        body = {"playerID": str(seat), "playerName": f"{seat}"}
        keys.append((await http.post(f"{games}/{match}/join", json=body)).json()["playerCredentials"])
    return match, keys
