"""The laws of one game for as long as one likes: every seat count, every pair of modules, and drawn combinations.

`python -m tests.soak.laws GAME [--seed 1] [--minutes 10] [--jobs 2]`; a trial that fails is told with its number, and
`--only NUMBER` tries it alone, with its trace.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import combinations, count
from typing import Final

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from tests.laws import law_deals, law_rules, law_saves_and_undo, law_secrecy
from tests.laws.play import POLICIES, Case
from tests.laws.registry import SUBJECTS
from tests.laws.subject import Setting, Subject

LAWS: Final[tuple[Callable[[Case], None], ...]] = (
    law_secrecy.check_worlds,
    law_secrecy.check_twins,
    law_secrecy.check_sealed,
    law_deals.check_deals,
    law_rules.check_legal,
    law_rules.check_progress,
    law_rules.check_offers,
    law_rules.check_queries,
    law_rules.check_table,
    law_saves_and_undo.check_copies,
    law_saves_and_undo.check_saves,
    law_saves_and_undo.check_replay,
    law_saves_and_undo.check_undo,
    law_saves_and_undo.check_advance,
)
"""Every law that looks at one game at a time."""
AT_ONCE: Final = 4
"""Trials handed to a process before the clock is looked at again."""


def subject_of(game: str) -> Subject:
    """Return the game of a name."""
    return next(subject for subject in SUBJECTS if subject.spec.name == game)


@cache
def pairs(game: str) -> tuple[Setting, ...]:
    """List every pair of modules with every number of seats, as far as the rules allow them."""
    spec = subject_of(game).spec
    found = []
    for seats in spec.seats:
        for pair in combinations(spec.modules, 2):
            modules: list[Json] = list(pair)
            try:
                spec.read_options(seats, {"modules": modules})
            except OptionError:
                continue
            found.append(Setting(f"{seats}-{'-'.join(pair)}", seats, {"modules": modules}))
    return tuple(found)


def trial(game: str, seed: int, number: int) -> tuple[Callable[[Case], None], Case]:
    """Return a law and the game it looks at: a pair of modules, a listed setting or a drawn combination in turn."""
    subject = subject_of(game)
    chance = Chance(seed << 32 | number)
    kind = number % 3
    if kind == 0 and pairs(game):
        setting = pairs(game)[(number // 3) % len(pairs(game))]
    elif kind == 1 and subject.hooks.combine is not None:
        setting = subject.hooks.combine(chance)
    else:
        setting = subject.hooks.settings[chance.below("setting", len(subject.hooks.settings))]
    law = LAWS[chance.below("law", len(LAWS))]
    return law, Case(subject, setting, chance.below("seed", 1 << 31), POLICIES[chance.below("policy", len(POLICIES))])


def attempt(game: str, seed: int, number: int) -> str | None:
    """Try one law on one game; what is wrong, or None."""
    law, case = trial(game, seed, number)
    try:
        law(case)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is what the trial was for
        return f"{number}: {law.__name__} of {case}: {type(error).__name__}: {str(error)[:600]}"
    return None


def attempt_all(game: str, seed: int, first: int) -> list[str]:
    """Try some laws one after another."""
    found = [attempt(game, seed, number) for number in range(first, first + AT_ONCE)]
    return [fault for fault in found if fault is not None]


def main() -> int:
    """Read the command line and try until the time is over; the status says whether all laws held."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.laws", description="Try the laws on many games.")
    parser.add_argument("game", choices=[subject.spec.name for subject in SUBJECTS])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=int, help="the number of one trial")
    given = parser.parse_args()
    if given.only is not None:
        law, case = trial(given.game, given.seed, given.only)
        law(case)
        return 0
    end, tried, faults = time.monotonic() + 60 * given.minutes, 0, 0
    numbers = count(0, AT_ONCE)
    with ProcessPoolExecutor(given.jobs) as pool:
        while time.monotonic() < end:
            waiting = [pool.submit(attempt_all, given.game, given.seed, next(numbers)) for _ in range(4 * given.jobs)]
            for found in (future.result() for future in waiting):
                tried += AT_ONCE
                faults += len(found)
                for fault in found:
                    sys.stdout.write(fault + "\n")
                    sys.stdout.flush()
    sys.stdout.write(f"{given.game}, seed {given.seed}: {tried} trials, {faults} failed\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
