"""Write a wheel with the built page inside, and try it as a new host would.

    ./run wheel                  a wheel for any machine, into dist/
    ./run wheel --compiled       a faster one for this kind of machine, its engine compiled with mypyc
    ./run wheel --try            then also install it into an empty environment and play a game through it

The trial knows no checkout, no node and no compiler: its PATH holds the new environment alone.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import client, engine_build, trial

ROOT = Path(__file__).resolve().parent.parent


class WheelError(Exception):
    """The wheel cannot be written, as one sentence."""


def build(out: Path, fast: bool) -> Path:
    """Write a wheel into a folder; its path."""
    out.mkdir(parents=True, exist_ok=True)
    before = {path: path.stat().st_mtime_ns for path in out.glob("astrodrome-*.whl")}
    env = {name: value for name, value in os.environ.items() if name != engine_build.WHEEL}
    if fast:
        engine_build.kept()
        env[engine_build.WHEEL] = "1"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise WheelError((done.stdout + done.stderr).strip()[-2000:] + "\nThe wheel could not be written.")
    made = [path for path in out.glob("astrodrome-*.whl") if before.get(path) != path.stat().st_mtime_ns]
    if len(made) != 1:
        raise WheelError(f"Expected one new wheel in {out}, found {len(made)}.")
    return made[0]


def main() -> int:
    """Build, and try where that is asked for."""
    parser = argparse.ArgumentParser(prog="./run wheel", description="Write a wheel with the built page inside.")
    parser.add_argument("--compiled", action="store_true", help="compile the engine, for this kind of machine")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "dist", metavar="FOLDER", help="the folder to write to (dist/)"
    )
    parser.add_argument(
        "--try", action="store_true", dest="tried", help="install it into an empty environment and play a game"
    )
    given = parser.parse_args()
    try:
        wheel = build(given.out.resolve(), given.compiled)
        print(wheel)
        if given.tried:
            with tempfile.TemporaryDirectory(prefix="astrodrome-wheel-") as folder:
                for line in trial.run(wheel, Path(folder), given.compiled):
                    print(line)
    except (WheelError, trial.TrialError, client.ClientError, engine_build.BuildError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
