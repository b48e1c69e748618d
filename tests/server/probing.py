"""Schemathesis against a real server: requests made from the server's own description, right and wrong ones.

`python -m tests.server.probing [EXAMPLES [SECONDS]]` runs it by itself. The description is given to it with the ids
and tokens of tables in every state, so that it comes further than the door.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from http.client import SERVICE_UNAVAILABLE
from pathlib import Path
from urllib.error import HTTPError

from tests.web.server import Message, Server
from tools.corpus import FOLDER

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
)
TOO_LARGE = """[checks]
negative_data_rejection.expected-statuses = [400, 403, 404, 405, 409, 413, 415, 422]
"""
"""What is turned away for its size is turned away."""
KINDS = ("po", "oo", "pe")
"""Seats of the tables that are there before the run."""
BOTS = ["easy", "normal", "hard"]
MOST_TRIES = 10


@dataclass(frozen=True)
class Known:
    """What is there before the run: tables that wait, tables that are over, one of them with somebody who holds it."""

    games: list[str]
    waiting: list[str]
    over: list[str]
    held: tuple[str, str]
    """A table and the token of its first seat."""
    log: Message


def asked(server: Server, path: str, body: Message) -> Message:
    """Ask again while the server is too busy to look at a log: it says so, and the machine may have other work."""
    for _ in range(MOST_TRIES):
        try:
            return server.ask(path, body)
        except HTTPError as error:
            if error.code != SERVICE_UNAVAILABLE:
                raise
    return server.ask(path, body)


def furnish(server: Server, games: list[str]) -> Known:
    """Make tables in every state."""
    made = [server.table(kinds, game=game) for game in games for kinds in KINDS]
    newest = {path.name.rpartition("-v")[0]: path for path in sorted(FOLDER.glob("*.log.gz"))}
    logs: list[Message] = [json.loads(gzip.decompress(newest[game].read_bytes())) for game in games]
    over = [asked(server, "/api/logs", log)["table"] for log in logs]
    for table, hidden in zip(over, ("dealt", "kept") * len(over), strict=False):
        asked(server, f"/api/tables/{table}/fork", {"entry": 3, "seat": 0, "hidden": hidden})
    return Known(games, [table.id for table in made], over, (made[0].id, made[0].tokens["0"]), logs[0])


def knowing(description: Message, known: Known) -> Message:
    """Return the description with real ids, names and examples where a text alone would seldom hit one."""
    schemas = description["components"]["schemas"]
    for kind, field, values in (
        ("SetUp", "game", known.games),
        ("NewTable", "game", known.games),
        ("LogFile", "game", known.games),
        ("Fork", "bot", BOTS),
        ("Fork", "entry", list(range(6))),
        ("Fork", "seat", [0, 1]),
    ):
        schemas[kind]["properties"][field] = {"enum": values}
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}]
    examples: dict[str, object] = {
        "/api/preview": {"game": known.games[0], "seats": 3, "options": {}},
        "/api/tables": {"game": known.games[0], "seats": seats, "terms": {"public": True}},
        "/api/logs": known.log,
        "/api/tables/{table}/fork": {"entry": 2, "seat": 1, "hidden": "kept"},
        "/api/tables/{table}/pass": {"tokens": [known.held[1]]},
        "/api/tables/{table}/rematch": {"tokens": [known.held[1]]},
    }
    for path, methods in description["paths"].items():
        for operation in methods.values():
            looks_back = path.endswith(("/replay", "/log", "/fork", "/review"))
            ids = known.over + known.waiting[:2] if looks_back else known.waiting + known.over[:2]
            first = known.over[0] if looks_back else known.held[0]
            where = {"name": "table", "in": "path", "required": True, "schema": {"enum": ids}, "example": first}
            if "{table}" in path:
                others = [one for one in operation["parameters"] if not one["$ref"].endswith("/table")]
                operation["parameters"] = [*others, where]
            if path in examples and "requestBody" in operation:
                operation["requestBody"]["content"]["application/json"]["example"] = examples[path]
    return description


def probe(folder: Path, examples: int, seconds: int, seed: int) -> tuple[int, str]:
    """Run schemathesis against a server of its own; its exit status, and what it said."""
    server = Server(folder / "tables.sqlite")
    try:
        description = server.ask("/api/openapi")
        games = description["components"]["parameters"]["game"]["schema"]["enum"]
        file = folder / "openapi.json"
        file.write_text(json.dumps(knowing(description, furnish(server, games))), encoding="utf-8")
        (folder / "schemathesis.toml").write_text(TOO_LARGE, encoding="utf-8")
        command = [
            str(Path(sys.executable).with_name("schemathesis")),
            *("run", str(file), "--url", server.base, "--no-color", "--checks", ",".join(CHECKS)),
            *("--max-examples", str(examples), "--seed", str(seed), "--max-time", str(seconds)),
            *("--suppress-health-check", "all", "--generation-database", "none", "--warnings", "off"),
        ]
        env = {**os.environ, "NO_PROXY": "127.0.0.1"}
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
        server.ask("/api/games")  # it is still there
    finally:
        server.stop()
    return done.returncode, done.stdout + done.stderr


def main() -> int:
    """Run it in a folder of its own and print what it says."""
    examples, seconds = [int(given) for given in [*sys.argv[1:], "20", "60"][:2]]
    with tempfile.TemporaryDirectory(prefix="astrodrome-probe-") as folder:
        status, said = probe(Path(folder), examples, seconds, seed=1)
    sys.stdout.write(said)
    return status


if __name__ == "__main__":
    sys.exit(main())
