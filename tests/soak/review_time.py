"""How long a review takes: `python -m tests.soak.review_time [GAME…] [--jobs 2]`; four `normal` bots play each game.

A review at the standard depth must be done within 60 s on two cores, and show its first figures within 3 s. On a
machine that has other work, look at the seconds of CPU: they must fit into both cores in that time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter
from typing import Final

from astrodrome.bots import dealer, levels
from astrodrome.games import GAMES
from astrodrome.kernel.log import Log
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.review import STANDARD_DEPTH, Reviewing, review_in_steps
from astrodrome.reviews.verdicts import Judged

MOST_SECONDS: Final = 60.0
FIRST_SECONDS: Final = 3.0
SEATS: Final = 4
LEVEL: Final = "normal"


def played(spec: AnySpec, seed: int) -> Log:
    """Let bots play a game."""
    game = spec.new(SEATS, {}, seed)
    bots = [levels.make(LEVEL, seed + seat, spec.name) for seat in range(SEATS)]
    while not game.over:
        seat = game.asked[0]
        thought = seed * 1_000_003 + game.number
        action = game.legal(seat)[0] if seat == CLOCK else dealer.ask(game, seat, bots[seat], thought)
        game.play(seat, action, events=False)
    return game.log


def cpu() -> float:
    """Return the seconds that all cores worked for this process and for those of its children that ended."""
    return sum([use.ru_utime + use.ru_stime for use in (getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN))])


def timed(spec: AnySpec, seed: int, jobs: int) -> bool:
    """Time the review of one game, and say it; return whether it was done in time."""
    log = played(spec, seed)
    firsts: list[tuple[float, float]] = []
    begun, before = perf_counter(), cpu()

    def noted(work: Reviewing, judged: Sequence[Judged]) -> None:
        if not firsts and work.moments(judged):
            firsts.append((perf_counter() - begun, cpu() - before))

    found = review_in_steps(log, STANDARD_DEPTH, 0, jobs, noted)
    took, used = perf_counter() - begun, cpu() - before
    (first, first_used), count = firsts[0], len(found.moments)
    told = f"{count} moments in {took:.1f} s ({used:.1f} of CPU), the first after {first:.1f} s"
    told += f" ({first_used:.1f} of CPU)" if jobs == 1 else ""
    sys.stdout.write(f"{spec.name}: {told}\n")
    sys.stdout.flush()
    return took <= MOST_SECONDS and first <= FIRST_SECONDS


def main() -> int:
    """Time a review of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=3)
    given = parser.parse_args()
    asked = [spec for spec in GAMES if not given.games or spec.name in given.games]
    in_time = [timed(spec, given.seed, given.jobs) for spec in asked]
    return 0 if all(in_time) else 1


if __name__ == "__main__":
    sys.exit(main())
