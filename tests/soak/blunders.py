"""Planted blunders: a review must find the answer that was replaced by a poor one.

`python -m tests.soak.blunders GAME [--games 40] [--depth 8] [--level hard] [--jobs 1] [--notes FILE]`: bots play; one
answer of one seat is replaced by the one that play-outs in worlds of that seat judge worst by a clear margin. The
review must name it among the three costliest of that seat in at least 70 % of the games. With `--notes`, a run that was
stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from astrodrome.bots import dealer, levels
from astrodrome.games import game as spec_of
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import CLOCK
from astrodrome.reviews.estimates import difference
from astrodrome.reviews.judge import Judge
from astrodrome.reviews.moments import phases_of
from astrodrome.reviews.records import UNIT
from astrodrome.reviews.review import STANDARD_DEPTH, review

MARGIN: Final = UNIT // 10
"""A blunder costs at least this share of the win, surely."""
WORLDS: Final = 40
GAMES: Final = 40
LEAST: Final = 70
"""So many of a hundred must be named."""
SEATS: Final = {"memoracers": 3, "celestia": 3, "celerium": 2, "galaxy-trucker": 2}


def played(name: str, level: str, seed: int) -> tuple[AnyGame, int, int] | None:
    """Play a game with one blunder; return it with the answer's number and seat, None if no clear one was found."""
    spec = spec_of(name)
    game = spec.new(SEATS[name], {}, seed)
    bots = [levels.make(level, seed + seat, name) for seat in range(game.seats)]
    judge = Judge(spec, levels.policy_of(name), WORLDS, seed)
    chance = Chance(seed)
    planted: tuple[int, int] | None = None
    wait = 3 + chance.below("wait", 25)
    at = 0
    while not game.over:
        seat = game.asked[0]
        if seat == CLOCK:
            action = game.legal(seat)[0]
        else:
            action = dealer.ask(game, seat, bots[seat], seed + at, levels.budget(level, name) or 1)
            if planted is None and at >= wait:
                worst = blunder(judge, game, seat, at, action)
                if worst is not None:
                    action, planted = worst, (at, seat)
        game.play(seat, action)
        at += 1
    return None if planted is None else (game, *planted)


def blunder(judge: Judge, game: AnyGame, seat: int, at: int, best: Action) -> Action | None:
    """Return the worst answer if it is surely worse than the bot's own by a clear margin."""
    legal = game.legal(seat)
    if len(legal) < 2 or game.situation.decision in phases_of(game.spec):
        return None
    worlds = judge.deal(game, seat, at)
    good = judge.play(worlds, seat, at, (seat, best))
    found: list[tuple[int, Action]] = []
    for action in judge.worth_looking_at(worlds[0], seat, legal, best):
        values = judge.play(worlds, seat, at, (seat, action))
        if action != best and len(values) == len(good) == len(worlds):
            found.append((difference(good, values).low, action))
    worst = max(found, key=lambda one: one[0], default=None)
    return worst[1] if worst is not None and worst[0] >= MARGIN else None


def is_named(asked: tuple[str, int, str, int]) -> bool | None:
    """Plant a blunder in one game; return whether the review names it, None if no clear one was found."""
    name, depth, level, seed = asked
    found = played(name, level, seed)
    if found is None:
        return None
    game, at, seat = found
    return at in [moment.at for moment in review(game.log, depth, seed).costliest(seat)]


def named_of(name: str, games: int, depth: int, level: str, seed: int, jobs: int = 1, notes: Path | None = None) -> int:
    """Plant a blunder in each of some games; return how many the review names among the three costliest.

    `notes` is a file that keeps what was found for each seed, a line each.
    """
    known = _noted(notes)
    planted = named = 0
    with ProcessPoolExecutor(jobs) as pool:
        while planted < games:
            seeds = [seed + 1000 * nth for nth in range(jobs)]
            seed += 1000 * jobs
            fresh = [one for one in seeds if one not in known]
            for one, found in zip(fresh, pool.map(is_named, [(name, depth, level, one) for one in fresh]), strict=True):
                known[one] = found
                _note(notes, one, found)
            for one in seeds:
                if known[one] is None or planted == games:
                    continue
                planted += 1
                named += known[one] is True
                sys.stdout.write(f"{name}: {named} of {planted} planted blunders named\n")
                sys.stdout.flush()
    return named


def _noted(notes: Path | None) -> dict[int, bool | None]:
    """Read what a run before this one found."""
    if notes is None or not notes.exists():
        return {}
    lines = [line.split() for line in notes.read_text(encoding="utf-8").splitlines()]
    return {int(seed): {"named": True, "missed": False}.get(found) for seed, found in lines}


def _note(notes: Path | None, seed: int, found: bool | None) -> None:
    if notes is not None:
        with notes.open("a", encoding="utf-8") as file:
            file.write(f"{seed} {'none' if found is None else 'named' if found else 'missed'}\n")


def main() -> int:
    """Count for one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SEATS))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--depth", type=int, default=STANDARD_DEPTH)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the games")
    parser.add_argument("--notes", type=Path, help="a file that keeps what was found, to go on with later")
    given = parser.parse_args()
    named = named_of(given.game, given.games, given.depth, given.level, given.seed, given.jobs, given.notes)
    return 0 if named * 100 >= LEAST * given.games else 1


if __name__ == "__main__":
    sys.exit(main())
