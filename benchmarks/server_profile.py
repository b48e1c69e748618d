"""Where the processor time of the server goes while tables play as fast as they go.

`./run exec python -m benchmarks.server_profile [TABLES [SECONDS]]` looks at a server under the load of
`benchmarks.table_load --flat-out` a hundred times a second (py-spy, see `tools.profiled`). Each look is counted for the
innermost part on the stack that the table names: what a part does in Python's own types and in C counts as its own.
Threads that wait for work are left out; the disk counts as the database's.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import httpx

from benchmarks.flat_out import WARM_S, Run, Table, load
from tests.soak.kills import Victim
from tools.profiled import RATE, ProfileError, profiler

PARTS = (
    (
        "writing and reading JSON",
        r"protocol/record_json|protocol/messages|kernel/codec|kernel/log|kernel/shapes|/json/",
    ),
    ("rules: judging, playing, views, offers", r"astrodrome/kernel/|astrodrome/games/|server/auction/"),
    ("database", r"server/store/"),
    ("entries and snapshots", r"server/table/"),
    ("rooms: mailbox, clocks, bots, audience", r"server/room/"),
    ("sockets", r"server/sockets/|server/uvicorn_|uvicorn/|websockets/|starlette/|support/address_limits"),
)
REST = "event loop and the rest"
WAITING = re.compile(r"(_worker|Writer\._run|Checkpoints\._run|asyncio_run|wait) \([^;]*$")
"""Innermost frames of threads without work, and of the event loop while no socket has anything for it."""


def part_of(stack: str) -> str:
    """Return the part that the innermost known frame of a stack belongs to."""
    for frame in reversed(stack.split(";")):
        for name, pattern in PARTS:
            if re.search(pattern, frame):
                return name
    return REST


async def look(tables: int, seconds: float) -> tuple[Run, Counter[str]]:
    """Let a server play, and return what it did and the looks at each part."""
    with tempfile.TemporaryDirectory(prefix="astrodrome-profile-") as folder:
        out = Path(folder) / "stacks.txt"
        victim = await asyncio.to_thread(Victim, Path(folder) / "tables.sqlite")
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
                seated = [await Table.sit(victim.address, http) for _ in range(tables)]
            process = str(victim.process.pid)
            command = [profiler(), "record", "-p", process, "-d", f"{seconds:.0f}", "-r", str(RATE), "-f", "raw"]
            looking = await asyncio.to_thread(
                subprocess.Popen,
                [*command, "-o", str(out)],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
            run = await load(seated, seconds - WARM_S, victim.process.pid)
            _, said = await asyncio.to_thread(looking.communicate)
        finally:
            victim.kill()
        if looking.returncode or not out.is_file():
            raise ProfileError(f"{said.strip()[-400:]}\nThe profiler could not look at the server.")
        found: Counter[str] = Counter()
        for line in out.read_text(encoding="utf-8").splitlines():
            stack, _, count = line.rpartition(" ")
            if WAITING.search(stack):
                continue
            found[part_of(stack)] += int(count)
    return run, found


def main() -> int:
    """Look, and print a Markdown table."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 15.0
    run, found = asyncio.run(look(tables, seconds))
    print(run.text("Astrodrome, on disk"))
    print("| part | share |\n|---|---:|")
    for name, count in found.most_common():
        print(f"| {name} | {count / found.total():.1%} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
