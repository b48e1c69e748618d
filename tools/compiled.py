"""Compile the engine with mypyc in a scratch copy, hold it to the laws, and compare it with the interpreted one.

    ./run compiled [--games 200] [--seed 1]     compile, run the laws, compare digests and speed
    ./run compiled --wheel                      write a wheel with the compiled engine into dist/
    ./run compiled --keep                       only keep a compiled copy in .tools/compiled, for `astrodrome bench`

Python takes a compiled module before its source, so whoever installs the wheel plays compiled. Compiled are the
kernel's hot modules and every module of a game but its `spec`, its packages' `__init__` and those that define
dataclasses: records are built once, shared, and read by the codec. The working tree stays interpreted.
"""

import argparse
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools import scratch, settings
from tools.simulated import SimulationError, simulate

SEED = "ASTRODROME_LAW_SEED"
WHEEL = "ASTRODROME_COMPILED_WHEEL"
KEPT = scratch.ROOT / ".tools" / "compiled"
FASTER = {"memoracers": 3.0, "celestia": 3.0}
"""How much faster than interpreted these games must at least be."""
HOT = ("agenda", "chance", "decision", "playout")
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


def fingerprint() -> str:
    """Return a mark of all that is compiled and of the Python it is compiled for."""
    digest = hashlib.sha256(f"{sys.version} {scratch.ROOT}".encode())
    package = scratch.ROOT / "src" / "astrodrome"
    for path in sorted([*(package / "kernel").rglob("*.py"), *(package / "games").rglob("*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def kept() -> Path:
    """Return a compiled copy of the package as it is now, made where there is none; its sources lie in `src`."""
    stamp = KEPT / "stamp.txt"
    mark = fingerprint()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != mark:
        shutil.rmtree(KEPT, ignore_errors=True)
        shutil.copytree(scratch.ROOT / "src", KEPT / "src", ignore=scratch.CACHES)
        shutil.copy2(scratch.ROOT / "pyproject.toml", KEPT)  # mypy reads there where packages begin
        compile_in(KEPT)
        stamp.write_text(mark, encoding="utf-8")
    return KEPT


def libraries(folder: Path) -> dict[str, str]:
    """Return the compiled files of a copy, and where each belongs in a wheel."""
    source = folder / "src"
    found = [*source.rglob("*.so"), *source.rglob("*.pyd")]
    return {str(path): str(path.relative_to(source)) for path in found}


def build_wheel() -> int:
    """Write a wheel with the compiled engine."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(scratch.ROOT / "dist")]
    return subprocess.call(command, cwd=scratch.ROOT, env={**os.environ, WHEEL: "1"})


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
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each speed is measured (5)")
    parser.add_argument("--wheel", action="store_true", help="write a wheel with the compiled engine into dist/")
    parser.add_argument("--keep", action="store_true", help="keep a compiled copy and print where it is")
    given = parser.parse_args()
    if given.wheel or given.keep:
        return keep_or_wrap(given.wheel)
    with tempfile.TemporaryDirectory(prefix="astrodrome-compiled-") as place:
        folder = scratch.copy_to(Path(place) / "copy")
        try:
            chosen = compile_in(folder)
            print(
                f"compiled {len(chosen)} modules: {', '.join(name.removeprefix('src/astrodrome/') for name in chosen)}"
            )
            lawful = laws_hold(folder)
            same = alike(folder, given.games, given.seed)
            fast = fast_enough(folder, given.seconds)
        except (BuildError, SimulationError) as error:
            print(error, file=sys.stderr)
            return 1
    digests = "the same both ways" if same else "DIFFER"
    print(f"\nlaws: {'hold' if lawful else 'BROKEN'}; digests: {digests}; speed: {'enough' if fast else 'TOO LOW'}")
    return 0 if lawful and same and fast else 1


def keep_or_wrap(wheel: bool) -> int:
    """Keep a compiled copy; wrap it into a wheel where one is wanted."""
    try:
        print(kept() / "src")
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return build_wheel() if wheel else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
