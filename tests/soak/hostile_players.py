"""Players who measure how long others wait while somebody attacks, and what else the machine does meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import time
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.soak.kills import until

MOST_MS: Final = 50.0
MOST_TURN_MS: Final = 100.0
OTHERS: Final = 0.1
"""The share of the machine that programs other than ours may take before it counts as busy."""
VICTIM: Final = {"x-forwarded-for": "198.51.100.7"}
ROUNDS: Final = 1000
TURNS: Final = "turns"


TURN_S: Final = 0.005


class Turn(NamedTuple):
    """A turn of a task of the event loop: when it was, and in ms the loop's processor time since the last turn, and
    how late it came without waiting for a core: what the loop's work and threads that keep the interpreter cost."""

    when: float
    spent: float
    late: float


async def note_turns(file: Path) -> None:
    """Note turns of a task of the event loop."""
    lines: list[str] = []
    written = time.monotonic()
    while True:
        before, spent, waited = time.monotonic(), time.thread_time(), waited_for_core()
        await asyncio.sleep(TURN_S)
        now = time.monotonic()
        late = now - before - TURN_S - (waited_for_core() - waited)
        lines.append(f"{now:.4f} {1000 * (time.thread_time() - spent):.3f} {1000 * max(0.0, late):.3f}\n")
        if now > written + 0.5:
            with file.open("a") as out:
                out.writelines(lines)
            lines, written = [], now


def waited_for_core() -> float:
    """Return how many seconds this thread was ready to run while all cores had other work; 0 where nobody says."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def turns(file: Path, since: float, till: float) -> list[Turn]:
    """Return the turns that were noted between two moments."""
    noted = [line.split() for line in file.read_text().splitlines()]
    found = [Turn(*map(float, parts)) for parts in noted if len(parts) == 3]
    return [turn for turn in found if since <= turn.when < till]


class Player:
    """Somebody at a table, who plays, comes back and looks, and notes how long each takes."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address, self.http = address, http
        self.table, self.tokens, self.turn = "", [""], 0
        self.line: ClientConnection | None = None

    async def sit(self) -> None:
        """Make a table for one and sit down."""
        body = {"game": "auction", "seats": [{"kind": "person"}], "options": {"rounds": ROUNDS}, "pace_ms": 0}
        made = (await self.http.post(f"http://{self.address}/api/tables", json=body)).json()
        self.table, self.tokens, self.turn = made["table"], [made["seats"][0]["token"]], 0
        self.line = await self._come()

    async def _come(self) -> ClientConnection:
        uri = f"ws://{self.address}/api/tables/{self.table}/socket"
        line = await connect(uri, additional_headers=VICTIM, proxy=None, max_size=None)
        await line.send(json.dumps({"type": "hello", "tokens": self.tokens}))
        await until(line, "welcome")
        return line

    async def measure(self, seconds: float) -> list[float]:
        """Play for some seconds and return how long each thing took, in ms."""
        end, took = time.monotonic() + seconds, []
        while time.monotonic() < end:
            if self.turn >= ROUNDS - 5:
                assert self.line is not None
                await self.line.close()
                await self.sit()
            begun = time.monotonic()
            await self._once()
            took.append(1000 * (time.monotonic() - begun))
            await asyncio.sleep(0.06)  # a socket may say 20 things a second
        return took

    async def _once(self) -> None:
        assert self.line is not None
        self.turn += 1
        if self.turn % 10 == 0:
            await (await self._come()).close()
        play = {"type": "play", "id": 1, "seat": 0, "number": self.turn, "action": {"do": "Bid", "amount": 1}}
        await self.line.send(json.dumps(play))
        await until(self.line, "ok")


def at(took: list[float], share: float) -> float:
    """Return what this share stays under."""
    return sorted(took)[min(len(took) - 1, int(share * len(took)))]


@dataclass
class Stretch:
    """How long things took during some seconds, and the share of the machine that others took."""

    took: list[float]
    others: float

    @property
    def slow(self) -> float:
        """What 99 in 100 things stay under."""
        return at(self.took, 0.99)


async def measure(players: list[Player], seconds: float) -> Stretch:
    """Let everybody play for some seconds."""
    load = Load.now()
    took = await asyncio.gather(*[player.measure(seconds) for player in players])
    return Stretch(list(chain.from_iterable(took)), Load.now().others_since(load))


@dataclass
class Measured:
    """How long things took players: in peace, after a single request, under attack; and when it began and ended."""

    peace: Stretch
    single: Stretch
    war: Stretch
    begun: float
    ended: float

    @property
    def others(self) -> float:
        """The largest share of the machine that others took."""
        return max(self.peace.others, self.single.others, self.war.others)

    def more(self) -> float:
        """Return how much longer the slowest things took, after a single request or under attack."""
        return max(self.single.slow, self.war.slow) - self.peace.slow

    def passes(self, loop: list[Turn]) -> bool:
        """Whether nobody else had to wait, and no turn of the event loop was long.

        Where other programs took part of the machine, how late the loop came without waiting for a core decides.
        """
        if max(turn.spent for turn in loop) > MOST_TURN_MS:
            return False
        return (self.more() if self.others <= OTHERS else at([turn.late for turn in loop], 0.99)) <= MOST_MS


@dataclass(frozen=True)
class Load:
    """Processor seconds since some beginning: of the machine, and of this program with all it has started."""

    clock: float
    machine: float
    ours: float

    @classmethod
    def now(cls) -> Load:
        """Read them; all 0 where the system does not say."""
        stat = Path("/proc/stat")
        if not stat.exists():
            return cls(time.monotonic(), 0.0, 0.0)
        tick = os.sysconf("SC_CLK_TCK")
        user, nice, system, _idle, _wait, irq, softirq, steal = map(int, stat.read_text().split()[1:9])
        machine = user + nice + system + irq + softirq + steal
        return cls(time.monotonic(), machine / tick, ticks_of_family(os.getpid()) / tick)

    def others_since(self, before: Load) -> float:
        """Return the share of the machine that other programs took since an earlier moment."""
        others = (self.machine - before.machine) - (self.ours - before.ours)
        return max(0.0, others / ((self.clock - before.clock) * (os.cpu_count() or 1)))


def ticks_of_family(root: int) -> int:
    """Return the processor ticks of a process, of all that descend from it and live, and of those that have ended."""
    parents: dict[int, int] = {}
    spent: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            parents[int(folder.name)] = int(fields[1])
            spent[int(folder.name)] = sum(map(int, fields[11:15]))

    def descends(process: int) -> bool:
        while process not in (0, 1, root):
            process = parents.get(process, 0)
        return process == root

    return sum(ticks for process, ticks in spent.items() if descends(process))
