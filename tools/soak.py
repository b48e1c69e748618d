"""The long runs: thousands of random games of every setting, twice with the same digest, then `tests/soak`.

The latter: levels of bots, random ships, rare states where modules meet, kill loops, load, requests that are hostile,
wait or probe.

./run soak [--games 10000] [--mode-games 2000] [--seed 1] [--jobs 2] [--game NAME] [--seats N] [--bot random]
"""

import argparse
import subprocess
import sys
import time

from tools import scratch, settings
from tools.settings import Setting
from tools.simulated import SimulationError, simulate


def twice(setting: Setting, games: int, seed: int, jobs: int, bot: str) -> str | None:
    """Play the games of a setting two times over; what is wrong, or None."""
    begun = time.monotonic()
    try:
        first, second = (simulate(setting, games, seed, jobs, bot=bot) for _ in range(2))
    except SimulationError as error:
        return str(error)
    if first.digest != second.digest:
        return f"{setting.text()}: two runs of seed {seed} differ"
    print(
        f"{setting.text():32} {games:6} games twice, digest {first.digest:.16}, {time.monotonic() - begun:.0f} s",
        flush=True,
    )
    return None


def main() -> int:
    """Read the command line and run everything; the end lists what failed."""
    parser = argparse.ArgumentParser(prog="./run soak", description="Play thousands of games of every setting.")
    parser.add_argument("--games", type=int, default=10_000, help="games of each seat count (10000)")
    parser.add_argument("--mode-games", type=int, default=2_000, help="games of each mode (2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", help="only this game, and only its simulations")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--bot", default="random", help="who plays (random)")
    given = parser.parse_args()
    runs = [(setting, given.games) for setting in settings.plain()] if given.games else []
    runs += [(setting, given.mode_games) for setting in settings.modes()] if given.mode_games else []
    if given.game is not None:
        runs = [(setting, games) for setting, games in runs if setting.game == given.game]
    if given.seats is not None:
        runs = [(setting, games) for setting, games in runs if setting.seats == given.seats]
    faults = [twice(setting, games, given.seed, given.jobs, given.bot) for setting, games in runs]
    failed = [fault for fault in faults if fault is not None]
    passed = len(runs) - len(failed)
    if given.game is None and given.seats is None and any((scratch.ROOT / "tests" / "soak").glob("test_*.py")):
        if subprocess.call([sys.executable, "-m", "pytest", "-q", "tests/soak"], cwd=scratch.ROOT):
            failed.append("tests/soak: a long test failed")
        else:
            passed += 1
    for fault in failed:
        print(fault)
    print(f"soak: {passed} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
