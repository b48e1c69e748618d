"""How much slower or faster play-outs of a game are than they were at another commit.

`python -m benchmarks.since COMMIT [--game galaxy-trucker] [--seats 4] [--games 400] [--runs 10]`: random games without
listeners, in this tree and in that commit's, by turns; each pair must come to the same results. The last line is the
median of the ratios of processor time, above 1 where this tree is slower.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WARMING = 8


def measure(name: str, seats: int, games: int) -> str:
    """Play games out; the processor time and a digest of what came of them, as one line."""
    from astrodrome.games import game  # noqa: PLC0415 - from whichever tree is on the path
    from astrodrome.kernel.agenda import settle  # noqa: PLC0415
    from astrodrome.kernel.chance import Chance  # noqa: PLC0415
    from astrodrome.kernel.playout import play_out  # noqa: PLC0415

    spec = game(name)
    options = spec.read_options(seats, {})

    def play(seed: int) -> object:
        state = spec.begin(seats, options, Chance(seed))
        settle(state)
        answers = play_out(state, Chance(seed + games))
        outcome = spec.outcome(state)
        assert outcome is not None, "a game that was played out is over"
        return answers, outcome.scores

    for seed in range(WARMING):
        play(seed)
    begun = time.process_time()
    results = [play(seed) for seed in range(games)]
    took = time.process_time() - begun
    return f"{took} {hashlib.sha256(repr(results).encode()).hexdigest()}"


def timed(tree: Path, given: argparse.Namespace) -> tuple[float, str]:
    """Measure one tree in a process of its own."""
    command = [sys.executable, __file__, "--here", "--game", given.game]
    command += ["--seats", str(given.seats), "--games", str(given.games), given.commit]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tree}: {done.stderr.strip()}")
    took, digest = done.stdout.split()
    return float(took), digest


def compare(tree: Path, given: argparse.Namespace) -> float:
    """Measure both trees by turns; the median of now to then."""
    ratios = []
    for run in range(given.runs):
        order = (tree, ROOT) if run % 2 else (ROOT, tree)
        found = {place: timed(place, given) for place in order}
        (now, ours), (then, theirs) = found[ROOT], found[tree]
        if ours != theirs:
            raise SystemExit("The games do not come to the same results: what is compared is not the same game.")
        ratios.append(now / then)
        print(f"run {run + 1}: {given.commit} {then:.2f} s, now {now:.2f} s, ratio {ratios[-1]:.3f}", flush=True)
    return statistics.median(ratios)


def main() -> int:
    """Lay the commit out beside this tree and compare."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.since", description="Play-outs now and at a commit.")
    parser.add_argument("commit")
    parser.add_argument("--game", default="galaxy-trucker")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        print(measure(given.game, given.seats, given.games))
        return 0
    with tempfile.TemporaryDirectory(prefix="astrodrome-since-") as place:
        packed = subprocess.run(["git", "archive", given.commit, "src"], cwd=ROOT, capture_output=True, check=False)
        if packed.returncode:
            raise SystemExit(f"{given.commit}: {packed.stderr.decode().strip()}")
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(place, filter="data")
        median = compare(Path(place), given)
    print(f"{given.game}, {given.seats} seats, {given.runs} runs of {given.games} games: median ratio {median:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
