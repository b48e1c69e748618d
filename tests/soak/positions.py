"""Positions, at length: every state of many random games there and back, and thousands of spoilt texts.

`python -m tests.soak.positions GAME [--games 1000] [--spoilt 10000] [--seed 1] [--jobs 1] [--begin 0]`; modules are
drawn for each game; a run that was stopped goes on at the game that `--begin` names.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from typing import Final

from astrodrome.kernel.chance import Chance
from tests.laws.law_positions import check_positions, check_spoilt, open_text
from tests.laws.play import POLICIES, Case, walk
from tests.laws.registry import SUBJECTS, drawn
from tests.laws.subject import Subject

SHARE: Final = 10
"""Games that a process checks at a time."""
LOOKS: Final = 5
"""Every state goes there and back; one in so many is also looked at from every seat."""


def subject_of(game: str) -> Subject:
    """Return the game of a name."""
    return next(one for one in SUBJECTS if one.spec.name == game)


def cases(subject: Subject, games: int, seed: int) -> list[Case]:
    """Draw games of every setting and of combined modules, played in every way."""
    chance = Chance(seed)
    settings = list(subject.hooks.settings)
    chance.shuffle("settings", settings)
    return [
        Case(
            subject, drawn(subject, settings, nth, chance), chance.below("seed", 1 << 31), POLICIES[nth % len(POLICIES)]
        )
        for nth in range(games)
    ]


def there_and_back(asked: tuple[str, int, int, int]) -> int:
    """Check every state of a share of the games that a seed draws; return how many games there were."""
    name, games, seed, nth = asked
    share = cases(subject_of(name), games, seed)[nth : nth + SHARE]
    for case in share:
        check_positions(case, looks=LOOKS)
    return len(share)


def check_all(name: str, games: int, seed: int, jobs: int, begin: int = 0) -> None:
    """Check every state of many games, in some processes, and say how far it is."""
    done = begin
    with ProcessPoolExecutor(jobs) as pool:
        for checked in pool.map(there_and_back, [(name, games, seed, nth) for nth in range(begin, games, SHARE)]):
            done += checked
            if done % (10 * SHARE) == 0 or done == games:
                sys.stdout.write(f"{name}: every state of {done} games there and back\n")
                sys.stdout.flush()


def spoilt(subject: Subject, many: int, seed: int) -> int:
    """Read spoilt texts of many games; return how many were errors."""
    chance = Chance(seed)
    errors = read = 0
    for nth in count():
        if read >= many:
            return errors
        case = cases(subject, 1, seed + nth)[0]
        texts: list[str] = []
        for moment in walk(case):
            if moment.nth % 10 == 0:
                text = open_text(moment.game)
                texts += [moment.game.position(), *([] if text is None else [text])]
        share = min(250, many - read)
        errors += check_spoilt(subject.spec, texts, share, chance)
        read += share
    raise AssertionError("counting never ends")


def main() -> None:
    """Run both for a game and print how many there were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--spoilt", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the games")
    parser.add_argument("--begin", type=int, default=0, help="how many of the games are done already")
    given = parser.parse_args()
    subject = subject_of(given.game)
    check_all(given.game, given.games, given.seed, given.jobs, given.begin)
    errors = spoilt(subject, given.spoilt, given.seed)
    told = f"{given.spoilt} spoilt texts, {errors} errors that name their place, none a crash"
    sys.stdout.write(f"{given.game}: {told}\n")


if __name__ == "__main__":
    main()
