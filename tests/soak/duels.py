"""Which of two levels brings home more at the same table: two seats each, every deal twice with the seats changed.

`python -m tests.soak.duels STRONG WEAK [DEALS [CLASS …]] [--modules]` flies single flights, of the base game or with
all modules and a rough road, and prints the lead of the strong level in credits for each class, with a 95% interval
over the deals.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, stdev

from astrodrome.bots.levels import LEVELS
from astrodrome.research.flights import SEATS, fly
from tests.soak.flights import CLASSES, a_class

DEALS = 30
LEAST = 2
TABLES = ((0, 2), (0, 3))
"""Where the strong level sits, by turns; in the second flight of a deal it has the other seats."""


@dataclass(frozen=True)
class Duel:
    """What came of the deals of a class: the mean of each level, and the lead of the strong one with its interval."""

    flown_class: str
    strong: str
    weak: str
    deals: int
    means: tuple[float, float]
    lead: float
    half_width: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.lead - self.half_width

    def told(self) -> str:
        """Return the result as a sentence."""
        return (
            f"class {self.flown_class}: {self.strong} {self.means[0]:.1f} credits, {self.weak} {self.means[1]:.1f}; "
            f"lead {self.lead:.1f} ± {self.half_width:.1f} ({self.deals} deals, {2 * self.deals} flights)"
        )


def deal(flown_class: str, strong: str, weak: str, modules: bool, index: int) -> tuple[float, float]:
    """Fly one deal twice; return the mean credits of each level."""
    own = TABLES[index % len(TABLES)]
    credits_: dict[bool, list[int]] = {True: [], False: []}
    for changed in (False, True):
        strongs = [(seat in own) is not changed for seat in range(SEATS)]
        ships = fly(flown_class, [strong if one else weak for one in strongs], index, modules)
        for is_strong, ship in zip(strongs, ships, strict=True):
            credits_[is_strong].append(ship.credits)
    return fmean(credits_[True]), fmean(credits_[False])


def duel(flown_class: str, strong: str, weak: str, deals: int = DEALS, modules: bool = False, jobs: int = 2) -> Duel:
    """Fly the deals of a class."""
    fly_deal = partial(deal, flown_class, strong, weak, modules)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        rows = list(pool.map(fly_deal, range(deals)))
    leads = [mine - theirs for mine, theirs in rows]
    means = fmean([mine for mine, _ in rows]), fmean([theirs for _, theirs in rows])
    return Duel(flown_class, strong, weak, deals, means, fmean(leads), 1.96 * stdev(leads) / sqrt(deals))


def main() -> None:
    """Print one line for each class."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.duels", description="Which level brings home more.")
    parser.add_argument("strong", choices=list(LEVELS))
    parser.add_argument("weak", choices=list(LEVELS))
    parser.add_argument("deals", nargs="?", type=int, default=DEALS)
    parser.add_argument("classes", nargs="*", type=a_class, default=CLASSES, metavar="CLASS")
    parser.add_argument("--modules", action="store_true", help="with all modules and a rough road")
    given = parser.parse_args()
    if given.deals < LEAST:
        parser.error(f"an interval needs at least {LEAST} deals, not {given.deals}")
    for flown_class in given.classes:
        sys.stdout.write(duel(flown_class, given.strong, given.weak, given.deals, given.modules).told() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
