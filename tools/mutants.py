"""Plant single faults in the rules of a game and see whether its rule tests notice.

    ./run mutants GAME [--only FILE …] [--count 200] [--seed 1] [--part 1-200] [--jobs 2]

Each fault is tried in a copy of the project, with a limit of processor time, by the tests that reach its line; by all
of them where the line also runs outside tests. Nine in ten must be caught; the survivors are listed with file, line and
change, to be looked at: a missing test, or a fault that changes nothing anybody can see.
"""

import argparse
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from fnmatch import fnmatch
from math import ceil
from pathlib import Path
from queue import SimpleQueue

from tools import reached, scratch
from tools.mutation import Fault, faults
from tools.reached import Reach

ENGINE = Path("src/astrodrome/games")
NOT_RULES = {"__init__.py"}
WANTED = 0.9
WAITING = 10
"""So many times the limit of processor time may pass on the clock."""
ENDLESS = 120
"""A single test that takes so many seconds never ends: the fault is caught, without spending the limit of all tests."""


class NoBaselineError(Exception):
    """The rule tests cannot judge faults, as one sentence."""


@dataclass(frozen=True)
class Mutant:
    """A fault and the file it goes into, relative to the project."""

    path: Path
    fault: Fault


def candidates(game: str, only: Sequence[str]) -> list[Mutant]:
    """List every fault of a game's modules, or of those that are named; data and wording are no Python and stay out."""
    found = []
    for path in sorted((scratch.ROOT / ENGINE / game).rglob("*.py")):
        parts = path.relative_to(scratch.ROOT / ENGINE / game).with_suffix("").parts
        named = not only or any(fnmatch(part, pattern) for part in parts for pattern in only)
        if named and path.name not in NOT_RULES:
            inside = path.relative_to(scratch.ROOT)
            found += [Mutant(inside, fault) for fault in faults(path.read_text(encoding="utf-8"))]
    return found


def rule_tests(game: str) -> list[str]:
    """Choose the tests of a game: its own, and its part of those that all games have."""
    return [f"tests/{game}", "tests/contract", "-k", game]


def tests_pass(folder: Path, tests: Sequence[str], limit: int) -> bool:
    """Run some tests in a copy: whether they pass, and do so in time.

    The limit is one of processor time, which a busy machine does not spend for them; on top of it there is a far wider
    one of the clock, for a fault that waits.
    """
    limited = ["/bin/sh", "-c", 'ulimit -t "$0" && exec "$@"', str(limit)]
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header"]
    endless = ["-o", f"faulthandler_timeout={ENDLESS}", "-o", "faulthandler_exit_on_timeout=true"]
    command = [*limited, *pytest, *endless, *tests]
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=scratch.environment(folder),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        return process.wait(WAITING * limit) == 0
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        process.wait()
        return False


def survives(mutant: Mutant, folder: Path, game: str, limit: int, reach: Reach) -> bool:
    """Plant a fault, run the tests that can see it, take it out again."""
    target = folder / mutant.path
    source = target.read_text(encoding="utf-8")
    near, enough = reach.tests_of(mutant.path, mutant.fault.line)
    try:
        write(target, mutant.fault.plant(source))
        if near and not tests_pass(folder, [*near, "-k", game], limit):
            return False
        return enough or tests_pass(folder, rule_tests(game), limit)
    finally:
        write(target, source)


def write(target: Path, source: str) -> None:
    """Write a module and drop its bytecode: two faults of one length within a second would look alike to Python."""
    target.write_text(source, encoding="utf-8")
    for stale in (target.parent / "__pycache__").glob(target.stem + ".*.pyc"):
        stale.unlink()


def worked() -> float:
    """Return the processor time of all tests that have ended."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def baseline(folder: Path, game: str) -> tuple[int, Reach]:
    """Run the tests without a fault; the seconds they may work with one, and which lines each of them reaches."""
    before = worked()
    reach = reached.measure(folder, rule_tests(game))
    if reach is None:
        raise NoBaselineError(f"The rule tests of {game} must pass before faults are planted: ./run test {game}")
    return 10 + ceil(4 * (worked() - before)), reach


def hunt(chosen: Sequence[Mutant], game: str, jobs: int) -> list[Mutant]:
    """Try every fault, `jobs` at a time, each job in a copy of its own; the ones nobody noticed."""
    survivors = []
    with tempfile.TemporaryDirectory(prefix="astrodrome-mutants-") as place, ThreadPoolExecutor(jobs) as pool:
        folders: SimpleQueue[Path] = SimpleQueue()
        for job in range(jobs):
            folders.put(scratch.copy_to(Path(place) / str(job)))
        first = folders.get()
        limit, reach = baseline(first, game)
        folders.put(first)

        def attempt(mutant: Mutant) -> tuple[Mutant, bool]:
            folder = folders.get()
            try:
                return mutant, survives(mutant, folder, game, limit, reach)
            finally:
                folders.put(folder)

        for done, tried in enumerate(as_completed([pool.submit(attempt, mutant) for mutant in chosen]), 1):
            mutant, alive = tried.result()
            if alive:
                survivors.append(mutant)
                print(f"survived  {mutant.path}:{mutant.fault.line}  {mutant.fault.text()}", flush=True)
            if sys.stderr.isatty():
                print(f"\r{done} of {len(chosen)}", end="", file=sys.stderr, flush=True)
            elif done % 10 == 0:
                print(f"{done} of {len(chosen)} tried", flush=True)
    return survivors


def part(text: str) -> slice:
    """Read "41-120": faults by their number in the sample, so that a long run can be made in parts."""
    first, _, last = text.partition("-")
    if not (first.isdecimal() and last.isdecimal() and 0 < int(first) <= int(last)):
        raise argparse.ArgumentTypeError("two numbers are expected, as in 41-120")
    return slice(int(first) - 1, int(last))


def main() -> int:
    """Read the command line, plant the faults and judge."""
    parser = argparse.ArgumentParser(prog="./run mutants", description="Plant single faults in the rules of a game.")
    parser.add_argument("game", choices=[name for name in scratch.games() if (scratch.ROOT / "tests" / name).is_dir()])
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="FILE", help="only in these modules or folders (halves, loans)"
    )
    parser.add_argument("--count", type=int, default=200, help="how many faults (200)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of their choice (1)")
    parser.add_argument("--part", type=part, default=slice(None), metavar="A-B", help="only these of them, by number")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (2)")
    given = parser.parse_args()
    if given.count < 1 or given.jobs < 1:
        parser.error("--count and --jobs must be at least 1")
    everything = candidates(given.game, given.only)
    if not everything:
        parser.error(f"no module of {given.game} is called {' or '.join(given.only)}")
    chosen = random.Random(given.seed).sample(everything, min(given.count, len(everything)))
    print(f"{len(chosen)} of {len(everything)} possible faults in {ENGINE / given.game}, seed {given.seed}", flush=True)
    chosen = sorted(chosen, key=lambda m: (m.path, m.fault.start))[given.part]
    if not chosen:
        parser.error("no fault has such a number")
    begun = time.monotonic()
    try:
        survivors = hunt(chosen, given.game, given.jobs)
    except NoBaselineError as error:
        print(error, file=sys.stderr)
        return 1
    caught = len(chosen) - len(survivors)
    print(f"caught {caught} of {len(chosen)} ({caught / len(chosen):.1%}) in {time.monotonic() - begun:.0f} s")
    return 0 if caught >= WANTED * len(chosen) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
