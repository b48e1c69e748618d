"""Rare states: games that start in the middle, where modules meet, played to their end at random and recounted.

`python -m tests.soak.rare_states [--rollouts 10000] [--jobs 2] [--seed 1] [--only NUMBER]`

Seven of ten rollouts are flights of Galaxy Trucker (accelerators, stasis, halves, specialists, roads, machinations),
three are voyages of Celestia (lifeboat, gifts, Grappling Hook). After every answer code of its own recounts strengths,
exposed connectors, crew, links and cards. What fails is told with its number; `--only` plays it again, with its trace.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final

from astrodrome.games.galaxy_trucker.records.actions import FLY_ON
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.selfplay.simulation import derive
from tests.soak import celestia_positions, celestia_watch, trucker_positions, trucker_watch

ROLLOUTS: Final = 10_000
AT_ONCE: Final = 50
"""Rollouts handed to a process at once."""
MOST_ANSWERS: Final = 5_000
EAGER: Final = ("TruckerDeclares", "TruckerMayJump", "TruckerBoosts", "TruckerTakesAbandoned", "TruckerSettles")
"""Questions whose last answer is given every other time: it is the one that makes something happen."""


def play(number: int, seed: int = 1) -> int:
    """Play one rollout to its end and return how many answers it took; AssertionError says what differs."""
    own = derive(seed, "rare", number)
    if number % 10 < 7:
        return fly(trucker_positions.position(own), Chance(own))
    return travel(celestia_positions.position(own), Chance(own))


def fly(game: AnyGame, chance: Chance) -> int:
    """Play a flight of Galaxy Trucker to its end."""
    watch, answers = trucker_watch.Watch(game), 0
    while not game.over:
        watch.look(game)
        seat = game.asked[0]
        action = choose(game, seat, chance)
        expected = trucker_watch.expected_strength(game, seat, action)
        trucker_watch.hold(expected, seat, game.play(seat, action))
        answers += 1
        assert answers < MOST_ANSWERS, "no end"
    return answers


def travel(game: AnyGame, chance: Chance) -> int:
    """Play a game of Celestia to its end."""
    watch, answers = celestia_watch.Watch(game), 0
    while not game.over:
        watch.look(game)
        seat = game.asked[chance.below("seat", len(game.asked))]
        game.play(seat, choose(game, seat, chance))
        answers += 1
        assert answers < MOST_ANSWERS, "no end"
    watch.look(game)
    return answers


def choose(game: AnyGame, seat: Seat, chance: Chance) -> Action:
    """Answer at random, but seldom give up, and rather do something than nothing."""
    legal = game.legal(seat)
    decision = game.situation.decision
    if decision == "TruckerMayGiveUp" and chance.below("give-up", 30):
        return FLY_ON
    if decision in EAGER and chance.below("eager", 2):
        return legal[-1]
    return legal[chance.below("choice", len(legal))]


def some(first: int, last: int, seed: int) -> tuple[int, list[str]]:
    """Play some rollouts; return how many answers were given, and what was wrong."""
    answers, faults = 0, list[str]()
    for number in range(first, last):
        try:
            answers += play(number, seed)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what the rollout was for
            faults.append(f"rollout {number}: {type(error).__name__}: {str(error)[:300]}")
    return answers, faults


def play_all(rollouts: int, jobs: int, seed: int) -> int:
    """Play all rollouts and tell how far it is; return how many failed."""
    began, done, answers, failed = time.monotonic(), 0, 0, 0
    firsts = range(0, rollouts, AT_ONCE)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        work = {pool.submit(some, one, min(one + AT_ONCE, rollouts), seed): one for one in firsts}
        for future in as_completed(work):
            more, faults = future.result()
            sys.stdout.writelines(f"  {fault}\n" for fault in faults)
            done, answers, failed = done + AT_ONCE, answers + more, failed + len(faults)
            so_far = f"{min(done, rollouts)} of {rollouts} rollouts, {answers} answers, {failed} faults"
            sys.stdout.write(f"{so_far}; {(time.monotonic() - began) / 60:.1f} minutes\n")
            sys.stdout.flush()
    return failed


def main() -> int:
    """Play the rollouts; the status says whether all went well."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.rare_states", description="Where modules meet.")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="this rollout alone, with its trace")
    given = parser.parse_args()
    if given.only is not None:
        sys.stdout.write(f"rollout {given.only}: {play(given.only, given.seed)} answers\n")
        return 0
    failed = play_all(given.rollouts, given.jobs, given.seed)
    sys.stdout.write(f"rare states: {given.rollouts} rollouts, seed {given.seed}: {failed} faults\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
