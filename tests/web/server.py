"""A real server process on 127.0.0.1 with a database of its own, and the tables made at it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Message = dict[str, Any]  # messages are checked by the tests of the protocol; here they are only read
ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ada", "Brice", "Chloé", "Dao", "Emi", "Fred")


@dataclass(frozen=True)
class Table:
    """A table as its maker knows it: the tokens by seat."""

    id: str
    tokens: dict[str, str]
    game: str = "memoracers"

    @property
    def path(self) -> str:
        """The address of its page."""
        return f"/t/{self.id}"

    def held(self, *seats: int) -> dict[str, str]:
        """Return the tokens of these seats; of all where none is named."""
        return {seat: token for seat, token in self.tokens.items() if not seats or int(seat) in seats}


def seats_of(kinds: str) -> list[dict[str, str]]:
    """Return seats by letters: p a person, o open, e, n and h an easy, normal and hard bot, r a random one."""
    bots = {"e": "easy", "n": "normal", "h": "hard", "r": "random"}
    seats: list[dict[str, str]] = []
    for name, kind in zip(NAMES, kinds, strict=False):
        if kind == "o":
            seats.append({"kind": "open"})
        else:
            seats.append(
                {"kind": "person", "name": name} if kind == "p" else {"kind": "bot", "name": name, "bot": bots[kind]}
            )
    return seats


class Server:
    """A running server; it may be killed and started again at the same port and database."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def base(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, at the port it had before."""
        command = [sys.executable, "-m", "tests.web.serve", str(self._port), str(self.database)]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=sys.stderr, text=True
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, f"the server did not start: {said!r}"
        self._port = int(found[1])

    def kill(self) -> None:
        """End it without a warning, as kill -9 does."""
        assert self._process is not None
        self._process.kill()
        self._close()

    def stop(self) -> None:
        """Ask it to end."""
        if self._process is not None:
            self._process.terminate()
            self._close()

    def _close(self) -> None:
        process, self._process = self._process, None
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.wait(30)
        process.stdin.close()
        process.stdout.close()

    def table(
        self,
        kinds: str | Sequence[dict[str, str]],
        seed: int | None = 7,
        pace_ms: int = 0,
        beat_ms: int = 0,
        game: str = "memoracers",
        **options: object,
    ) -> Table:
        """Make a table: a letter per seat (see `seats_of`), or seats as the server takes them; no seed: it is drawn."""
        seats = seats_of(kinds) if isinstance(kinds, str) else list(kinds)
        body = {"game": game, "seats": seats, "options": options, "pace_ms": pace_ms, "beat_ms": beat_ms}
        made = self.ask("/api/tables", body if seed is None else {**body, "seed": f"{seed:x}"})
        tokens = {str(each["seat"]): each["token"] for each in made["seats"] if each["token"]}
        return Table(made["table"], tokens, game)

    def ask(self, path: str, body: object = None) -> Message:
        """Ask over HTTP; a body makes it a POST."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            found: Message = json.load(answer)
        return found
