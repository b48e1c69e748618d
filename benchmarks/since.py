"""How much slower or faster a game is than at another commit: random games, and copies of states in the middle of them.

`python -m benchmarks.since COMMIT [--game galaxy-trucker] [--seats 4] [--options '{"flights": ["IIIA"]}'] [--games 400]
[--runs 10]` measures this tree and that commit's by turns, each time in a process of its own. Both must come to the
same results. The last line gives the medians of now to then as ratios of speed: below 1 where this tree is slower.

With `--env seat`, `turns` or `batch` it measures steps of `SeatEnv`, `TurnsEnv` or `Batch` instead, as `bench` does.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WARMING = 8
COPIED = 20
"""Of how many games a state in the middle is copied."""
COPIES = 1000
"""How often each of these states is copied."""


@dataclass(frozen=True)
class Measured:
    """Processor seconds of the games and of the copies, and a digest of what came of the games."""

    games: float
    copies: float
    digest: str


def measure(given: argparse.Namespace) -> Measured:
    """Play games out and copy states, in the tree that is on the path."""
    # The other commit may have its modules elsewhere: only names that every commit has are imported.
    from astrodrome.games import game  # noqa: PLC0415 - from whichever tree is on the path
    from astrodrome.kernel.agenda import State, answer, question, settle  # noqa: PLC0415
    from astrodrome.kernel.chance import Chance  # noqa: PLC0415
    from astrodrome.kernel.playout import play_out  # noqa: PLC0415

    spec = game(given.game)
    options = spec.read_options(given.seats, given.options)

    def begun(seed: int) -> State:
        state: State = spec.begin(given.seats, options, Chance(seed))
        settle(state)
        return state

    def play(seed: int) -> tuple[tuple[int, int], object]:
        state = begun(seed)
        answers = play_out(state, Chance(seed + given.games))
        outcome = spec.outcome(state)
        assert outcome is not None, "a game that was played out is over"
        return answers, outcome.scores

    def halfway(seed: int, answers: int) -> State:
        state, chance = begun(seed), Chance(seed + given.games)
        for _ in range(answers // 2):
            seat = state.asked[0]
            legal = question(state).legal(state, seat)
            answer(state, seat, legal[chance.below("pick", len(legal)) if len(legal) > 1 else 0])
        return state

    for seed in range(WARMING):
        play(seed)
    start = time.process_time()
    results = [play(seed) for seed in range(given.games)]
    games = time.process_time() - start

    states = [halfway(seed, sum(answers)) for seed, (answers, _) in enumerate(results[:COPIED])]
    start = time.process_time()
    for state in states:
        for _ in range(COPIES):
            state.copy()
    copies = time.process_time() - start
    return Measured(games, copies, hashlib.sha256(repr(results).encode()).hexdigest())


def steps(given: argparse.Namespace) -> Measured:
    """Play games in an environment of the tree that is on the path; of `Batch`, as many steps."""
    from astrodrome.research import rates  # noqa: PLC0415 - from whichever tree is on the path

    play = rates.seat(given.game) if given.env == "seat" else getattr(rates, given.env)(given.game, given.seats)
    for number in range(WARMING):
        play(number)
    start = time.process_time()
    results = [play(number + WARMING) for number in range(given.games)]
    return Measured(time.process_time() - start, 0.0, hashlib.sha256(repr(results).encode()).hexdigest())


def timed(tree: Path, given: argparse.Namespace) -> Measured:
    """Measure one tree in a process of its own."""
    command = [sys.executable, __file__, "--here", "--game", given.game, "--options", json.dumps(given.options)]
    command += ["--seats", str(given.seats), "--games", str(given.games), given.commit]
    command += ["--env", given.env] if given.env else []
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tree}: {done.stderr.strip()}")
    return Measured(**json.loads(done.stdout))


def compare(tree: Path, given: argparse.Namespace) -> tuple[float, float | None]:
    """Measure both trees by turns; the medians of now to then for games and, where they are measured, for copies."""
    games, copies = [], []
    for run in range(given.runs):
        order = (tree, ROOT) if run % 2 else (ROOT, tree)
        found = {place: timed(place, given) for place in order}
        now, then = found[ROOT], found[tree]
        if now.digest != then.digest:
            raise SystemExit("The games do not come to the same results: what is compared is not the same game.")
        games.append(then.games / now.games)
        print(f"run {run + 1}: games {then.games:.2f} s then, {now.games:.2f} s now, speed {games[-1]:.3f}", flush=True)
        if not given.env:
            copies.append(then.copies / now.copies)
            print(f"  copies {then.copies:.2f} s then, {now.copies:.2f} s now, speed {copies[-1]:.3f}", flush=True)
    return statistics.median(games), statistics.median(copies) if copies else None


def main() -> int:
    """Lay the commit out beside this tree and compare."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.since", description="Play-outs now and at a commit.")
    parser.add_argument("commit")
    parser.add_argument("--game", default="galaxy-trucker")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", type=json.loads, default={}, help="the game's options as a JSON object")
    parser.add_argument("--env", choices=("seat", "turns", "batch"), help="steps of an environment; `seat`: two seats")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        print(json.dumps(asdict(steps(given) if given.env else measure(given))))
        return 0
    with tempfile.TemporaryDirectory(prefix="astrodrome-since-") as place:
        packed = subprocess.run(["git", "archive", given.commit, "src"], cwd=ROOT, capture_output=True, check=False)
        if packed.returncode:
            raise SystemExit(f"{given.commit}: {packed.stderr.decode().strip()}")
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(place, filter="data")
        games, copies = compare(Path(place), given)
    options = f", {json.dumps(given.options)}" if given.options else ""
    what = f"`{given.env}`" if given.env else f"{given.seats} seats"
    print(f"{given.game}{options}, {what}, {given.runs} runs of {given.games} games: ", end="")
    print(f"speed {games:.3f} of {given.commit}" + (f", copies {copies:.3f}" if copies else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
