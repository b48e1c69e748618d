"""What truckers bring home: credits, components lost and flights finished, by class and level.

`python -m tests.soak.flights [FLIGHTS [CLASS …]] [--levels easy normal hard]` flies each level in all seats and prints
one line for each; hard searches and takes ten (class I) to some forty times (III) as long as normal.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean

from astrodrome.bots.levels import LEVELS
from astrodrome.research.flights import SEATS, fly

CLASSES = ("I", "II", "III", "IIIA")
FLIGHTS = 1000


def report(flown_class: str, level: str, flights: int) -> str:
    """Fly many flights and tell the means."""
    games = -(-flights // SEATS)
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        rows = pool.map(fly, [flown_class] * games, [[level] * SEATS] * games, range(games), chunksize=5)
        ships = [ship for row in rows for ship in row]
    credits_, lost = fmean([ship.credits for ship in ships]), fmean([ship.lost for ship in ships])
    finished = fmean([ship.finished for ship in ships])
    return (
        f"class {flown_class}, {level}: {len(ships)} flights, {credits_:.1f} credits, "
        f"{lost:.1f} components lost, {finished:.0%} finished"
    )


def a_class(name: str) -> str:
    """Return a class of the base game as named on the command line."""
    if name not in CLASSES:
        raise argparse.ArgumentTypeError(f"no class of the base game: {name!r:.40}; expected {', '.join(CLASSES)}")
    return name


def main() -> None:
    """Print one line for each level and class."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.flights", description="What truckers bring home.")
    parser.add_argument("flights", nargs="?", type=int, default=FLIGHTS)
    parser.add_argument("classes", nargs="*", type=a_class, default=CLASSES, metavar="CLASS")
    parser.add_argument("--levels", nargs="+", choices=list(LEVELS), default=list(LEVELS))
    given = parser.parse_args()
    for level in given.levels:
        for flown_class in given.classes:
            sys.stdout.write(report(flown_class, level, given.flights) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
