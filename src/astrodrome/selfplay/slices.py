"""A process that measures: whenever it is asked, it plays for some tenths of a second and says how far it came.

As a program it serves a script with a `ROW` (what is measured) and `PLAYS` (its figures): `python slices.py SCRIPT …`.
It needs the standard library alone, so that it runs where other projects are installed and Astrodrome is not.
"""

from __future__ import annotations

import json
import os
import runpy
import signal
import sys
from collections.abc import Callable, Mapping
from time import process_time
from typing import TypeAlias

Play: TypeAlias = Callable[[int], int]
"""Plays game number n and returns how many choices it had; or does something else and returns how often."""
Measured: TypeAlias = tuple[Mapping[str, str], Mapping[str, Play]]
"""What is measured (engine, version, game), and its figures by name."""


def run_for(play: Play, seconds: float, first: int = 1) -> tuple[int, int, float]:
    """Play from game number `first` on for so many seconds of the processor; the last game is finished.

    Returns choices, games, and the seconds that they took.
    """
    choices = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        choices += play(first + games)
        games += 1
    return choices, games, spent


def serve(load: Callable[[], Measured]) -> None:
    """Say what there is to measure, then answer each line of input, "FIGURE SECONDS", until the input ends.

    The first game of a figure is not timed, and later slices go on with other games.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the run, which then ends this process
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as sink:
        os.dup2(2, 1)  # what a package prints must not fall among the answers
        row, plays = load()
        print(json.dumps({"row": dict(row), "figures": list(plays)}), file=sink, flush=True)
        played = dict.fromkeys(plays, 0)
        for line in sys.stdin:
            figure, seconds = line.split()
            if not played[figure]:
                plays[figure](0)
            measured = run_for(plays[figure], float(seconds), played[figure] + 1)
            played[figure] += measured[1]
            print(json.dumps(measured), file=sink, flush=True)


def of_script() -> Measured:
    """Return what the script measures that the command names; what follows its name is the script's."""
    sys.argv.pop(0)
    found = runpy.run_path(sys.argv[0])
    return found["ROW"], found["PLAYS"]


if __name__ == "__main__":
    serve(of_script)
