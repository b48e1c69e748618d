"""Compile the engine with mypyc in a scratch copy, hold it to the laws, and compare it with the interpreted one.

    ./run compiled [--games 200] [--seed 1]

Compiled are the kernel's hot modules and every module of a game but its `spec`, its packages' `__init__` and those
that define dataclasses: records are built once, shared, and read by the codec. The working tree stays interpreted.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import scratch, settings
from tools.simulated import SimulationError, simulate

SEED = "ASTRODROME_LAW_SEED"
HOT = ("agenda", "chance", "decision")
INTERPRETED = {"__init__.py", "spec.py"}
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="engine", package_dir={{"": "src"}}, ext_modules=mypycify({modules!r}, opt_level="3"))
"""


class BuildError(Exception):
    """The engine cannot be compiled, as one sentence."""


def modules(folder: Path) -> list[str]:
    """List the modules to compile, relative to a copy of the project."""
    package = folder / "src" / "astrodrome"
    hot = [package / "kernel" / f"{name}.py" for name in HOT]
    folders = [package / "games" / name for name in scratch.games()]
    games = [path for game in folders for path in sorted(game.rglob("*.py")) if path.name not in INTERPRETED]
    rules = [path for path in games if "import dataclass" not in path.read_text(encoding="utf-8")]
    return [str(path.relative_to(folder)) for path in (*hot, *rules)]


def compile_in(folder: Path) -> list[str]:
    """Compile a copy of the project in place; the modules that were compiled."""
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl")):
        raise BuildError("There is no C compiler here, and mypyc needs one (on Debian: apt install gcc).")
    chosen = modules(folder)
    (folder / "setup_engine.py").write_text(SETUP.format(modules=chosen), encoding="utf-8")
    command = [sys.executable, "setup_engine.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(
        command, cwd=folder, env=scratch.environment(folder), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildError((done.stdout + done.stderr).strip()[-4000:] + "\nThe engine does not compile.")
    for name in chosen:
        if not any((folder / name).parent.glob(Path(name).stem + ".*.so")) and sys.platform != "win32":
            raise BuildError(f"{name} was not compiled.")
    return chosen


def laws_hold(folder: Path) -> bool:
    """Run the laws on the compiled engine, on a sample of their own unless the environment names one."""
    seed = os.environ.get(SEED) or str(random.SystemRandom().randrange(2**32))
    print(f"laws, {SEED}={seed}", flush=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws"]
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
        print(f"{setting.told():32} {plain.rate:13,.0f} {fast.rate:13,.0f}  {verdict}", flush=True)
    return same


def main() -> int:
    """Compile, then judge."""
    parser = argparse.ArgumentParser(prog="./run compiled", description="Compile the engine and hold it to the laws.")
    parser.add_argument("--games", type=int, default=200, help="games of each setting to compare (200)")
    parser.add_argument("--seed", type=int, default=1, help="their seed (1)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="astrodrome-compiled-") as place:
        folder = scratch.copy_to(Path(place) / "copy")
        try:
            chosen = compile_in(folder)
            print(
                f"compiled {len(chosen)} modules: {', '.join(name.removeprefix('src/astrodrome/') for name in chosen)}"
            )
            lawful = laws_hold(folder)
            same = alike(folder, given.games, given.seed)
        except (BuildError, SimulationError) as error:
            print(error, file=sys.stderr)
            return 1
    print(f"\nlaws: {'hold' if lawful else 'BROKEN'}; digests: {'the same both ways' if same else 'DIFFER'}")
    return 0 if lawful and same else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
