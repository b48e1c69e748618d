"""The planners of MemoRacers: `expert` wins most, `hard` flies nearly as short, and neither needs NumPy."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import pytest

from astrodrome.bots import ask, make
from astrodrome.bots.levels import budget
from astrodrome.bots.memoracers.course import known_row
from astrodrome.bots.memoracers.expert import ExpertPilot
from astrodrome.bots.memoracers.levels import SLACK
from astrodrome.bots.memoracers.navigator import Navigator
from astrodrome.bots.memoracers.outlook import Outlook
from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.games.memoracers.view import Knowledge, PublicView
from astrodrome.kernel.chance import Chance
from tests.memoracers.table import race, ship
from training.memoracers import first_guess

WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None  # what an import finds where NumPy is not installed
from astrodrome.bots import ask, make
from astrodrome.games import game
race = game("memoracers").new(2, {}, 1)
players = [make(name, 5, "memoracers") for name in ("expert", "hard")]
while race.asked:
    seat = race.asked[0]
    race.play(seat, ask(race, seat, players[seat], 3, 0))
print(race.outcome.winners)
"""


def test_experts_need_no_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("(")


@pytest.mark.parametrize(("weak", "least"), [("easy", 14), ("normal", 13), ("hard", 10)])
def test_the_expert_wins_most_of_a_fixed_sample(weak: str, least: int) -> None:
    """Sixteen races with fixed seeds: the same on every machine, so it fails only when the play changes."""
    assert sum(share_of_expert(weak, seed) for seed in range(16)) >= least


def share_of_expert(weak: str, seed: int) -> float:
    game, own = SPEC.new(2, {}, seed), seed % 2
    players = [make("expert" if seat == own else weak, seed + seat, "memoracers") for seat in range(2)]
    while game.asked:
        seat = game.asked[0]
        game.play(seat, ask(game, seat, players[seat], seed=game.number, budget=budget("expert", "memoracers")))
    assert game.outcome is not None
    return (own in game.outcome.winners) / len(game.outcome.winners)


def test_what_looks_alike_to_hard_is_hardly_longer() -> None:
    """Among the ways that `hard` flies are others than the shortest, none longer by more than its slack."""
    table = race(ship(lane=3, speed=3), ship(lane=2, speed=2), ahead=".-+.. .-+.. x.x.x", up=5)
    public, known = table.game.view(0).public, table.game.knowledge(0)
    assert isinstance(public, PublicView)
    assert isinstance(known, Knowledge)
    outlook = Outlook(public, known_row(public, known), known.kraken_left)
    rounds = {program: outlook.mean(0, ways) for program, ways in outlook.flights(0)}
    flown = {Navigator(1, SLACK).program(outlook, 0, Chance(seed)) for seed in range(40)}
    sure = {Navigator(1).program(outlook, 0, Chance(seed)) for seed in range(5)}
    assert sure == {min(rounds, key=lambda program: rounds[program])}
    assert len(flown) > 1
    assert max(rounds[program] for program in flown) <= min(rounds.values()) + SLACK


def test_a_judge_decides_between_programs() -> None:
    """A judge that sees things the other way round flies otherwise."""
    table = race(ship(lane=3, speed=2), ship(lane=2, speed=2), ahead=".-+.. .-+.. x.x.x", up=5)

    def other_way(rows: Sequence[list[int]]) -> list[float]:
        return [1.0 - chance for chance in first_guess(rows)]

    wishes = [ask(table.game, 0, ExpertPilot(1, judge, near=9.0), seed=1) for judge in (first_guess, other_way)]
    assert all(isinstance(wish, Program) for wish in wishes)
    assert wishes[0] != wishes[1]
