"""How long bots think: `python -m tests.soak.answer_times [GAME…] [--answers 300] [--level NAME …]`.

All seats of a table play one level, in every setting of `astrodrome levels`, until so many answers were timed. Of 100
answers, 99 must take `easy` and `normal` 50 ms or less and `expert` a second; none may take `expert` more than three.
Seconds of processor time on one core are counted, so other work on the machine changes little.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from itertools import count, islice
from math import inf
from statistics import fmean
from time import process_time
from typing import Final

from astrodrome.bots import dealer, levels
from astrodrome.bots.levels import levels_of
from astrodrome.games import GAMES, MODULES
from astrodrome.kernel.fields import Json
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.level_steps import settings_of

UNLIMITED: Final = (inf, inf)
MOST: Final = {"easy": (0.05, inf), "normal": (0.05, inf), "expert": (1.0, 3.0)}
"""By level: what 99 of 100 answers may take, and what any may, in seconds."""
PART: Final = 0.99


def thought(spec: AnySpec, level: str, seats: int, options: Mapping[str, Json]) -> Iterator[float]:
    """Play one game after another between bots of a level; yield how long each answer took that was a choice."""
    budget = levels.budget(level, spec.name)
    for seed in count(1):
        game = spec.new(seats, options, seed)
        bots = [levels.make(level, seed + seat, spec.name) for seat in range(seats)]
        while not game.over:
            seat = game.asked[0]
            legal = game.legal(seat)
            if seat == CLOCK or (len(legal) == 1 and game.complete(seat)):
                game.play(seat, legal[0], events=False)
                continue
            begun = process_time()
            action = dealer.ask(game, seat, bots[seat], seed * 1_000_003 + game.number, budget)
            yield process_time() - begun
            game.play(seat, action, events=False)


def timed(spec: AnySpec, level: str, setting: str, seats: int, options: Mapping[str, Json], answers: int) -> bool:
    """Time so many answers of a level and say it; return whether none took too long."""
    took = sorted(islice(thought(spec, level, seats, options), answers))
    late = took[int(PART * len(took))]
    sys.stdout.write(
        f"{spec.name}, {setting}, {seats} seats, {level}: mean {fmean(took):.3f} s, p99 {late:.3f} s, "
        f"longest {took[-1]:.3f} s of {len(took)} answers\n"
    )
    sys.stdout.flush()
    most, ever = MOST.get(level, UNLIMITED)
    return late <= most and took[-1] <= ever


def main() -> int:
    """Time the levels of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--answers", type=int, default=300, help="of each level in each setting")
    parser.add_argument(
        "--level", action="append", choices=list(levels_of(GAMES[0].name)), help="only this one; may be repeated"
    )
    given = parser.parse_args()
    if unknown := sorted(set(given.games) - set(MODULES)):
        parser.error(f"no game is called {unknown[0]!r}; expected one of {', '.join(MODULES)}")
    if given.answers < 1:
        parser.error(f"expected at least one answer, not {given.answers}")
    in_time = [
        timed(spec, level, setting, seats, options, given.answers)
        for spec in GAMES
        if not given.games or spec.name in given.games
        for (setting, seats), options in settings_of(spec.name).items()
        for level in given.level or levels_of(spec.name)
    ]
    return 0 if all(in_time) else 1


if __name__ == "__main__":
    sys.exit(main())
