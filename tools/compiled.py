"""Compile the engine with mypyc in a scratch copy, hold it to the laws, and compare it with the interpreted one.

./run compiled [--games 200] [--seed 1]     compile, run the laws, compare digests and speed
./run compiled --short                      compile, run golden games and a sample of the laws: a stage of ./run test
./run compiled --keep                       only keep a compiled copy in .tools/compiled, for `astrodrome bench`
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from astrodrome.bots.levels import LEVELS, levels_of
from astrodrome.games import GAMES
from tools import engine_build, scratch, settings
from tools.settings import Setting
from tools.simulated import SimulationError, simulate

SEED = "ASTRODROME_LAW_SEED"
FASTER = {"memoracers": 3.0, "celestia": 3.0}
"""How much faster than interpreted these games must at least be."""
STEPS, FEW_STEPS = 10_000, 400
"""In how many steps of every game environments must show the same both ways; the short form takes fewer."""
SAMPLED = ("tests/golden", "tests/laws/test_laws.py", "tests/laws/test_positions.py")
SAMPLE = "golden or setting or copy or saved or replays or any_state"
"""The tests of the short form: golden games, one of every setting, the laws of copies, saves, logs and positions."""

ROWS = "written or room or place or clipped"
"""The tests of what writes observations, which is in C there."""

REVIEWS = "any_machine"
"""The test that reviews have the figures that are written down."""


def speeds(seconds: float, env: Mapping[str, str] | None = None) -> dict[str, tuple[float, float]]:
    """Return choices and copies a second of every game, as `astrodrome bench` measures them."""
    command = [sys.executable, "-m", "astrodrome", "bench", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=env, cwd=tempfile.gettempdir(), capture_output=True, text=True, check=True)
    rows = json.loads(done.stdout)["rows"]
    return {row["game"].partition(",")[0]: (row["choices"], row["copies"]) for row in rows}


def fast_enough(folder: Path, seconds: float) -> bool:
    """Measure both ways and print it; whether the games that must be are as much faster as they must be."""
    plain, fast = speeds(seconds), speeds(seconds, scratch.environment(folder))
    print(f"\n{'game':16} {'interpreted':>13} {'compiled':>13}  choices a second (copies)")
    enough = True
    for game, (choices, copies) in plain.items():
        factor = fast[game][0] / choices
        least = FASTER.get(game, 1.0)
        enough = enough and factor >= least
        verdict = f"{factor:.2f} times" + ("" if factor >= least else f", expected {least}")
        print(f"{game:16} {choices:13,.0f} {fast[game][0]:13,.0f}  {verdict} ({copies:,.0f}, {fast[game][1]:,.0f})")
    return enough


def tests_pass(folder: Path, *arguments: str) -> bool:
    """Run tests of a copy on its compiled engine; the sample of the laws is new unless the environment names a seed."""
    seed = os.environ.get(SEED) or str(random.SystemRandom().randrange(2**32))
    print(f"{SEED}={seed}", flush=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    return subprocess.call(command, cwd=folder, env={**scratch.environment(folder), SEED: seed}) == 0


def alike(folder: Path, games: int, seed: int) -> bool:
    """Play the same games both ways and print digests and speeds; whether every digest agrees."""
    same = True
    print(f"\n{'setting':32} {'interpreted':>13} {'compiled':>13}  choices a second, {games} games, one process")
    for setting in [*settings.plain(), *settings.modes()]:
        plain = simulate(setting, games, seed, 1)
        fast = simulate(setting, games, seed, 1, scratch.environment(folder))
        agree = plain.digest == fast.digest
        same = same and agree
        verdict = f"{fast.rate / plain.rate:.2f} times, same digest" if agree else "DIGESTS DIFFER"
        print(f"{setting.text():32} {plain.rate:13,.0f} {fast.rate:13,.0f}  {verdict}", flush=True)
    return same


def observed(steps: int, seed: int, env: Mapping[str, str] | None = None) -> list[str]:
    """Return what environments show in so many steps of every game, as `tools.observed` prints it."""
    command = [sys.executable, "-m", "tools.observed", "--steps", str(steps), "--seed", str(seed)]
    return subprocess.run(
        command, env=env, cwd=scratch.ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()


def shows_the_same(folder: Path, steps: int, seed: int) -> bool:
    """Play the same steps in environments both ways; whether every number of every observation is the same."""
    plain, fast = observed(steps, seed), observed(steps, seed, scratch.environment(folder))
    differ = [one for one, other in zip(plain, fast, strict=True) if one != other]
    for line in differ:
        print(f"OBSERVATIONS DIFFER: {line}")
    if not differ:
        print(f"observations: the same both ways over {steps} steps a game and version", flush=True)
    return not differ


def choose_the_same(folder: Path, levels: Sequence[str], seed: int) -> bool:
    """Let bots of these levels play a game of each kind both ways; whether they choose the same."""
    same = True
    for setting in [Setting(spec.name, "2", 2) for spec in GAMES]:
        for level in [level for level in levels if level in levels_of(setting.game)]:
            plain = simulate(setting, 1, seed, 1, bot=level)
            fast = simulate(setting, 1, seed, 1, scratch.environment(folder), level)
            if plain.digest != fast.digest:
                same = False
                print(f"BOTS DIFFER: {setting.game}/{level}", flush=True)
    if same:
        print("bots: the same answers both ways", flush=True)
    return same


def judge(folder: Path, games: int, seed: int, seconds: float) -> bool:
    """Compile a copy so that it runs fast; whether laws, digests and speed are as they should be."""
    engine_build.compile_in(folder, strict=True)
    lawful = tests_pass(folder, "tests/laws")
    same = alike(folder, games, seed)
    shown = shows_the_same(folder, STEPS, seed) and choose_the_same(folder, (*LEVELS, "expert"), seed)
    fast = fast_enough(folder, seconds)
    digests = "the same both ways" if same and shown else "DIFFER"
    print(f"\nlaws: {'hold' if lawful else 'BROKEN'}; digests: {digests}; speed: {'enough' if fast else 'TOO LOW'}")
    return lawful and same and shown and fast


def judge_briefly(folder: Path) -> bool:
    """Compile a copy so that it is built soon; whether golden games and a sample of the laws are as they should be."""
    began = time.monotonic()
    chosen = engine_build.compile_in(folder, quick=True)
    print(f"compiled {len(chosen)} modules in {time.monotonic() - began:.0f} s", flush=True)
    tested = tests_pass(folder, f"-n{os.cpu_count() or 1}", *SAMPLED, "-k", SAMPLE)
    written = tests_pass(folder, "tests/research/test_row_writers.py", "-k", ROWS)
    reviewed = tests_pass(folder, "tests/reviews/test_games.py", "-k", REVIEWS)
    chosen_alike = choose_the_same(folder, LEVELS, 1)
    return shows_the_same(folder, FEW_STEPS, 1) and chosen_alike and tested and written and reviewed


def main() -> int:
    """Compile, then judge."""
    parser = argparse.ArgumentParser(prog="./run compiled", description="Compile the engine and hold it to the laws.")
    parser.add_argument("--games", type=int, default=200, help="games of each setting to compare (200)")
    parser.add_argument("--seed", type=int, default=1, help="their seed (1)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each speed is measured (5)")
    parser.add_argument("--short", action="store_true", help="only golden games and a sample of the laws")
    parser.add_argument("--keep", action="store_true", help="keep a compiled copy and print where it is")
    given = parser.parse_args()
    try:
        if given.keep:
            print(engine_build.kept() / "src")
            return 0
        with tempfile.TemporaryDirectory(prefix="astrodrome-compiled-") as place:
            folder = scratch.copy_to(Path(place) / "copy")
            good = judge_briefly(folder) if given.short else judge(folder, given.games, given.seed, given.seconds)
            return 0 if good else 1
    except (engine_build.BuildError, SimulationError) as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
