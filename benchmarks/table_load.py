"""Two hundred and fifty tables of four people at one server: how long until everybody has an answer.

`python -m benchmarks.table_load [TABLES [SECONDS]]`: every table plays a move a second over real sockets on this
machine, the load generator included. boardgame.io's server is no part of it yet, and the output says so.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.soak.load import measure

TABLES, SECONDS = 250, 180.0
MOST_MS = 50.0
MOST_GROWTH_MB = 50.0
PEER = "boardgame.io: not measured here; it is not installed, and the package registry is not reached"


def main() -> int:
    """Measure, print, and tell by the exit status whether the figures hold."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    with tempfile.TemporaryDirectory(prefix="astrodrome-load-") as folder:
        figures = asyncio.run(measure(Path(folder) / "tables.sqlite", tables, seconds, seed=1))
    start, end = figures.memory_mb
    holds = figures.at(0.99) < MOST_MS and end < start + MOST_GROWTH_MB
    print(figures.told())
    print(PEER)
    print(f"p99 under {MOST_MS:.0f} ms and memory flat: {'yes' if holds else 'no'}")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
