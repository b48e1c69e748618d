"""Two hundred and fifty tables of four people at one server: how long until everybody has an answer.

`python -m benchmarks.table_load [TABLES [SECONDS]]`: every table plays a move a second over real sockets on this
machine, the load generator included. boardgame.io's server is measured in the same run, after ours, by the same
generator; where it cannot be installed the output says so. A line for each says how much of a processor the server and
the generator had, and how long they waited for one: where they waited, the delays are those of the machine.

`python -m benchmarks.table_load --flat-out [TABLES [SECONDS]]`: every table plays as fast as it goes, 60 of them by
default. It prints moves a second of both servers, three times in turns, and the ratio last.

Our server has the compiled engine where `./run compiled --keep` made one. The first line says which engine it has.
"""

from __future__ import annotations

import asyncio
import sys

from benchmarks import boardgame_io, flat_out, paced
from benchmarks.kept_engine import kept_engine
from tests.soak.load import Figures

TABLES, SECONDS = 250, 180.0
FLAT_OUT = 60, 10.0
MOST_MS = 50.0
MOST_GROWTH_MB = 50.0
ROW = "{:<26}{:>12}{:>10}{:>10}{:>10}{:>20}"


def row(name: str, figures: Figures) -> str:
    """Return the figures of one server as a line of the table."""
    start, end = figures.memory_mb
    return ROW.format(
        name,
        f"{len(figures.delays) / figures.seconds:.0f}/s",
        *(f"{figures.at(share):.1f} ms" for share in (0.5, 0.99, 1.0)),
        f"{start:.0f} to {end:.0f} MB",
    )


def main() -> int:
    """Measure and print; the exit status says whether our figures hold."""
    numbers = [each for each in sys.argv[1:] if each != "--flat-out"]
    as_fast_as_it_goes = len(numbers) < len(sys.argv) - 1
    tables, seconds = FLAT_OUT if as_fast_as_it_goes else (TABLES, SECONDS)
    tables = int(numbers[0]) if numbers else tables
    seconds = float(numbers[1]) if len(numbers) > 1 else seconds
    with kept_engine() as engine:
        print(engine)
        return flat_out.run(tables, seconds) if as_fast_as_it_goes else a_move_a_second(tables, seconds)


def a_move_a_second(tables: int, seconds: float) -> int:
    """Measure both at the pace of people and print; the status says whether our figures hold."""
    print(f"{tables} tables of 4 sockets, a move a second each, {seconds:.0f} s; until everybody at the table has it:")
    print(ROW.format("", "moves", "p50", "p99", "most", "memory"), flush=True)
    ours = asyncio.run(paced.ours(tables, seconds, seed=1))
    print(f"{row('Astrodrome, on disk', ours.figures)}\n  {ours.text()}", flush=True)
    try:
        theirs = asyncio.run(paced.theirs(tables, seconds, seed=1))
        print(f"{row('boardgame.io, in memory', theirs.figures)}\n  {theirs.text()}")
    except boardgame_io.NoPeer as error:
        print(f"boardgame.io: not measured, {error}")
    start, end = ours.figures.memory_mb
    holds = ours.figures.at(0.99) < MOST_MS and end < start + MOST_GROWTH_MB
    verdict = "yes" if holds else "no; the machine was busy, measure again" if ours.spoiled else "no"
    print(f"p99 under {MOST_MS:.0f} ms, no error, memory flat: {verdict}")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
