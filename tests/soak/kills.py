"""Kill -9 in the middle of play, again and again: no acknowledged answer is lost or doubled, and every table goes on.

`python -m tests.soak.kills ROUNDS` runs it by itself.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = 2
ROUNDS = 1000
START_S = 30.0


@dataclass
class Told:
    """What the players of one table were told was in the log: (entry, seat, amount), in order."""

    table: str
    tokens: list[str]
    acknowledged: list[tuple[int, int, int]] = field(default_factory=list)


class Victim:
    """A server process that will be killed."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-m", "tests.soak.serve_auction", str(database)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Astrodrome is at http://"), f"the server did not start: {said!r}"
        self.address = said.split("http://")[1].split("/")[0]

    def kill(self) -> None:
        """End it without a warning."""
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


async def make_tables(address: str, count: int) -> list[Told]:
    """Make tables of two people each."""
    made = []
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as http:
        for _ in range(count):
            seats = [{"kind": "person"}] * PLAYERS
            body = {"game": "auction", "seats": seats, "options": {"rounds": ROUNDS}}
            table = (await http.post("/api/tables", json=body)).json()
            made.append(Told(table["table"], [seat["token"] for seat in table["seats"]]))
    return made


async def play_on(address: str, told: Told, chance: random.Random) -> None:
    """Play both seats of a table until the server dies, and note what is acknowledged."""
    with suppress(ConnectionClosed, InvalidMessage, OSError, EOFError):
        async with connect(f"ws://{address}/api/tables/{told.table}/socket", proxy=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": told.tokens, "since": 0}))
            welcome = json.loads(await socket.recv())
            last = told.acknowledged[-1][0] if told.acknowledged else 0
            assert (welcome["entry"] or 0) >= last, f"entry {last} was acknowledged, the table has {welcome['entry']}"
            prompts = welcome["prompts"] or json.loads(await until(socket, "entry"))["prompts"]
            while prompts:
                seat = int(chance.choice(sorted(prompts)))
                prompts = await answer(socket, told, seat, prompts[str(seat)]["number"], chance.randrange(4))


async def answer(
    socket: ClientConnection, told: Told, seat: int, number: int, amount: int
) -> dict[str, dict[str, int]]:
    """Give one answer, note its acknowledgement, and return the next questions."""
    action = {"do": "Bid", "amount": amount}
    await socket.send(json.dumps({"type": "play", "id": 1, "seat": seat, "number": number, "action": action}))
    prompts: dict[str, dict[str, int]] = json.loads(await until(socket, "entry"))["prompts"]
    reply = json.loads(await until(socket, "ok"))
    told.acknowledged.append((reply["entry"], seat, amount))
    return prompts


async def until(socket: ClientConnection, kind: str) -> str | bytes:
    """Read on to the next message of a type."""
    while True:
        text = await socket.recv()
        message = json.loads(text)
        if message["type"] == kind:
            return text
        assert message["type"] in ("welcome", "entry", "seats", "room"), message


def check(database: Path, tables: list[Told]) -> int:
    """Compare what was acknowledged with what is in the file; return how many answers that is."""
    db = sqlite3.connect(database)
    for told in tables:
        rows = db.execute("select entry, body from entries where table_id = ? order by entry", (told.table,)).fetchall()
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
        for entry, seat, amount in told.acknowledged:
            kept = json.loads(rows[entry - 1][1])
            assert (kept["seat"], kept["action"]) == (seat, {"do": "Bid", "amount": amount}), (
                f"entry {entry} was changed"
            )
    db.close()
    return sum(len(told.acknowledged) for told in tables)


async def kill_loop(database: Path, rounds: int, tables: int, seed: int, longest_s: float = 0.6) -> int:
    """Start, play, kill, check, as often as asked; return how many acknowledged answers were found again."""
    chance = random.Random(seed)
    told: list[Told] = []
    found = 0
    for _ in range(rounds):
        victim = await asyncio.wait_for(asyncio.to_thread(Victim, database), START_S)
        try:
            told = told or await make_tables(victim.address, tables)
            players = [asyncio.create_task(play_on(victim.address, each, chance)) for each in told]
            await asyncio.sleep(chance.uniform(0.05, longest_s))
        finally:
            victim.kill()
        await asyncio.gather(*players)
        found = check(database, told)
    return found


def main() -> int:
    """Run the loop in a folder of its own."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    seed = random.SystemRandom().randrange(2**32)
    with tempfile.TemporaryDirectory(prefix="astrodrome-kills-") as folder:
        found = asyncio.run(kill_loop(Path(folder) / "tables.sqlite", rounds, tables=8, seed=seed))
    sys.stdout.write(f"{rounds} kills, seed {seed}: {found} acknowledged answers, none lost or doubled\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
