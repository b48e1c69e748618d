"""The expert of MemoRacers: it comes with its weights, wins, and gives its seat to `hard` where NumPy is missing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from astrodrome import bots
from astrodrome.bots import ask, make, names
from astrodrome.bots.levels import budget
from astrodrome.bots.memoracers import levels
from astrodrome.bots.memoracers.expert import INPUTS, ExpertPilot
from astrodrome.bots.nets import WEIGHTS, load, provenance
from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.spec import SPEC
from tests.memoracers.table import race, ship

WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None  # what an import finds where NumPy is not installed
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "numpy" else found(name, package)
from astrodrome.bots import ask, make
from astrodrome.bots.levels import budget
from astrodrome.games import game
race = game("memoracers").new(2, {}, 1)
expert, hard = [make(name, 5, "memoracers") for name in ("expert", "hard")]
make("expert", 6, "memoracers")
for _ in range(4):
    seat = race.asked[0]
    wishes = [ask(race, seat, bot, 3, 12) for bot in (expert, hard)]
    assert wishes[0] == wishes[1]
    race.play(seat, wishes[0])
print(budget("expert", "memoracers") == budget("hard", "memoracers"))
"""


def test_the_weights_come_with_the_package_and_say_what_made_them() -> None:
    net = load(WEIGHTS / f"{levels.NET}.npz")
    about = provenance(net)
    assert net.inputs == INPUTS
    assert about["net"] == levels.NET
    assert all(about[key] for key in ("commit", "command", "time", "place", "config"))
    assert {path.stem for path in WEIGHTS.glob("*.npz")} == {levels.NET}, "weights that no level uses are not shipped"


def test_only_games_with_an_expert_offer_one() -> None:
    offered = [game for game in ("celerium", "celestia", "galaxy-trucker", "memoracers") if "expert" in names(game)]
    assert "memoracers" in offered
    assert bots.LEVELS == ("easy", "normal", "hard"), "what every game has"


def test_without_numpy_hard_takes_the_seat_and_one_line_says_so() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "True\n"
    assert done.stderr == "expert plays like hard: NumPy is missing (pip install 'astrodrome[expert]')\n"


@pytest.mark.parametrize(("weak", "least"), [("easy", 14), ("normal", 11)])
def test_the_expert_wins_most_of_a_fixed_sample(weak: str, least: int) -> None:
    """Sixteen races with fixed seeds: the same on every machine, so it fails only when the play changes."""
    assert sum(expert_wins(weak, seed) for seed in range(16)) >= least


def expert_wins(weak: str, seed: int) -> bool:
    game, own = SPEC.new(2, {}, seed), seed % 2
    players = [make("expert" if seat == own else weak, seed + seat, "memoracers") for seat in range(2)]
    while game.asked:
        seat = game.asked[0]
        game.play(seat, ask(game, seat, players[seat], seed=game.number, budget=budget("expert", "memoracers")))
    assert game.outcome is not None
    return game.outcome.winners == (own,)


def test_the_net_decides_between_programs() -> None:
    """A judge that sees things the other way round flies otherwise."""
    net = load(WEIGHTS / f"{levels.NET}.npz")
    table = race(ship(lane=3, speed=2), ship(lane=2, speed=2), ahead=".-+.. .-+.. x.x.x", up=5)

    def other_way(rows: Sequence[list[int]]) -> list[float]:
        return [1.0 - chance for chance in net.values(rows)]

    wishes = [ask(table.game, 0, ExpertPilot(1, judge), seed=1) for judge in (net.values, other_way)]
    assert all(isinstance(wish, Program) for wish in wishes)
    assert wishes[0] != wishes[1]


def test_the_curve_beside_the_training_is_that_of_the_weights() -> None:
    curves = Path(__file__).parents[2] / "training" / "curves"
    rows = (curves / f"{levels.NET}.csv").read_text(encoding="utf-8").splitlines()
    last = max(int(row.split(",")[0]) for row in rows[1:])
    assert provenance(load(WEIGHTS / f"{levels.NET}.npz"))["generation"] == last
    assert (curves / f"{levels.NET}.svg").read_text(encoding="utf-8").startswith("<svg")
