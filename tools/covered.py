"""Branch coverage of kernel and games by the rule tests and some laws; it must be complete."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import scratch

LAW_GAMES = ("tests/laws", "setting")  # the folder of the laws, and the mark of those that count


def commands() -> list[list[str]]:
    """List the pytest runs that count: all tests of the kernel and of each game, and the marked ones of the laws."""
    names = ("kernel", "contract", *scratch.games())
    folders = [f"tests/{name}" for name in names if (scratch.ROOT / "tests" / name).is_dir()]
    found = [["-q", *folders]] if folders else []
    laws, mark = LAW_GAMES
    if (scratch.ROOT / laws).is_dir():
        found.append(["-q", "-m", mark, laws])
    return found


def main() -> int:
    """Run the tests under measurement, then report."""
    measured = ["src/astrodrome/kernel", *(f"src/astrodrome/games/{name}" for name in scratch.games())]
    with tempfile.TemporaryDirectory(prefix="astrodrome-coverage-") as place:
        env = dict(os.environ, COVERAGE_FILE=str(Path(place) / "coverage"))
        coverage = [sys.executable, "-m", "coverage"]
        for arguments in commands():
            run = [*coverage, "run", f"--source={','.join(measured)}", "-m", "pytest", *arguments]
            if subprocess.call(run, cwd=scratch.ROOT, env=env):
                print("The tests must pass before coverage is measured.", file=sys.stderr)
                return 1
        subprocess.call([*coverage, "combine", "-q"], cwd=scratch.ROOT, env=env)
        return subprocess.call([*coverage, "report", "--fail-under=100"], cwd=scratch.ROOT, env=env)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
