"""Compiling the engine with mypyc, in a copy of the project: the working tree stays interpreted.

Compiled are the kernel's hot modules and every module of a game, wherever it lies in its folder, but for its `spec`,
the `__init__` of its packages and those that define dataclasses: records are built once, shared, and read by the codec.
Compiled too are the bots, the modules that an environment runs through, the plain forms of view functions
(`plain_build`), and what writes them as numbers (`row_walk.c`).
Python takes a compiled module before its source, so anyone who installs a wheel with them plays compiled.
"""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools import debian, engine_kept, plain_build, scratch
from tools.engine_kept import KEPT

WHEEL = "ASTRODROME_COMPILED_WHEEL"
"""The variable that asks `hatch_build.py` for a wheel with the compiled engine."""
HOT = ("agenda", "chance", "decision", "game", "playout")
"""The modules of the kernel that every move of every game runs through."""
BORDER = (
    "research/spaces/actions",
    "research/spaces/encoder",
    "research/envs/table",
    "research/envs/checks",
    "research/envs/batch",
)
"""The modules that every step of an environment runs through."""
IN_C = "src/astrodrome/research/spaces/row_walk.c"
"""The module that is written in C."""
INTERPRETED = {"__init__.py", "spec.py"}
COMPILERS = ("cc", "gcc", "clang", "cl")
GROUP = 24
"""How many modules a quick build puts into one library. The C compiler takes far longer over one that holds all."""
LENIENT = "-Wno-error=maybe-uninitialized"
"""mypyc makes every warning an error, and some compilers see this one in code that is right. Where mypyc itself is
wrong it is the only sign before a crash, so `./run compiled` takes it for an error."""
SETUP = """
from mypyc.build import mypycify
from setuptools import Extension, setup

modules = mypycify({modules!r}, opt_level="{level}", debug_level="{debug}", separate={groups!r})
rows = Extension({rows!r}, [{source!r}], extra_compile_args=modules[0].extra_compile_args)
setup(name="engine", package_dir={{"": "src"}}, ext_modules=[*modules, rows])
"""


class BuildError(Exception):
    """The engine cannot be compiled, as one sentence."""


def defines_records(path: Path) -> bool:
    """Whether a module defines dataclasses."""
    classes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ClassDef)]
    return any("dataclass" in ast.unparse(mark) for one in classes for mark in one.decorator_list)


def modules(folder: Path) -> list[str]:
    """List the modules to compile, relative to a copy of the project."""
    package = folder / "src" / "astrodrome"
    hot = [package / "kernel" / f"{name}.py" for name in HOT]
    games = [path for name in scratch.games() for path in sorted((package / "games" / name).rglob("*.py"))]
    rules = [path for path in games if path.name not in INTERPRETED and not defines_records(path)]
    border = [package / f"{name}.py" for name in BORDER if (package / f"{name}.py").is_file()]
    views = sorted((package / "research" / "spaces").glob("built_*.py"))
    bots = [path for path in sorted((package / "bots").rglob("*.py")) if path.name not in INTERPRETED]
    return [str(path.relative_to(folder)) for path in (*hot, *rules, *border, *views, *bots)]


def lacking() -> list[str]:
    """List the Debian packages of what a build needs and does not find: a C compiler, and Python's own headers."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    compiler = any(shutil.which(name) for name in COMPILERS)
    development = f"python{sys.version_info.major}.{sys.version_info.minor}-dev"
    return [*([] if compiler else ["gcc", "libc6-dev"]), *([] if headers.is_file() else [development])]


def ensure_compiler() -> None:
    """Install a C compiler where there is none and apt may be used; BuildError says what is missing in the end."""
    missing = lacking()
    if missing and debian.install(*missing):
        missing = lacking()
    if missing:
        raise BuildError(
            "mypyc needs a C compiler and Python's headers, and they can neither be found nor installed here "
            f"(on Debian: apt install {' '.join(missing)})."
        )


def setup_script(chosen: list[str], quick: bool) -> str:
    """Write the script that compiles modules: into a library for each part of the engine, or small ones built soon."""
    groups = [(chosen[start : start + GROUP], None) for start in range(0, len(chosen), GROUP)]
    if not quick:
        parts = dict.fromkeys([part_of(name) for name in chosen])
        groups = [([name for name in chosen if part_of(name) == part], None) for part in parts]
    rows = ".".join(Path(IN_C).with_suffix("").parts[1:])
    return SETUP.format(modules=chosen, level=0 if quick else 2, debug=0, groups=groups, rows=rows, source=IN_C)


def part_of(name: str) -> tuple[str, ...]:
    """Return the part of the engine that a module belongs to: kernel, one of the games, bots of one game, research."""
    parts = Path(name).parts[2:]
    for game in scratch.games():
        if parts[-1].startswith(f"built_games_{game}_"):
            return ("games", game)  # views are called with the game that they show, and nobody else needs them
    return parts[:2] if len(parts) > 2 and parts[0] in ("games", "bots") else parts[:1]


def compile_in(folder: Path, quick: bool = False, strict: bool = False) -> list[str]:
    """Compile a copy of the project in place, every warning an error if strict; the modules that were compiled."""
    ensure_compiler()
    plain_build.write_all(folder / "src")
    chosen = modules(folder)
    (folder / "setup_engine.py").write_text(setup_script(chosen, quick), encoding="utf-8")
    command = [sys.executable, "setup_engine.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"]
    flags = os.environ.get("CFLAGS", "") if strict else f"{os.environ.get('CFLAGS', '')} {LENIENT}"
    env = {**scratch.environment(folder), "CFLAGS": flags}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError((done.stdout + done.stderr).strip()[-4000:] + "\nThe engine does not compile.")
    for name in (*chosen, IN_C):
        if not any((folder / name).parent.glob(Path(name).stem + ".*.so")) and sys.platform != "win32":
            raise BuildError(f"{name} was not compiled.")
    return chosen


def kept() -> Path:
    """Return a compiled copy of the package as it is now, made where there is none; its sources lie in `src`."""
    mark = engine_kept.fingerprint()
    if not engine_kept.fits():
        shutil.rmtree(KEPT, ignore_errors=True)
        shutil.copytree(scratch.ROOT / "src", KEPT / "src", ignore=scratch.CACHES)
        shutil.copy2(scratch.ROOT / "pyproject.toml", KEPT)  # mypy reads there where packages begin
        compile_in(KEPT)
        (KEPT / "stamp.txt").write_text(mark, encoding="utf-8")
    engine_kept.link(KEPT / "src")
    return KEPT


def libraries(folder: Path) -> dict[str, str]:
    """Return the compiled files of a copy, and where each belongs in a wheel."""
    source = folder / "src"
    found = [*source.rglob("*.so"), *source.rglob("*.pyd")]
    return {str(path): str(path.relative_to(source)) for path in found}
