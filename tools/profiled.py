"""Where the time of random play goes, function by function, interpreted and compiled.

    ./run exec python -m tools.profiled [GAME ...] [--seconds 10] [--top 12] [--options JSON]
    ./run exec python -m tools.profiled [GAME ...] --kinds [--options JSON]

A sampling profiler (py-spy, installed apart in .tools/spy) looks at both engines a hundred times a second. Each look is
counted for the innermost function of ours on the stack: what it does in Python's own types and in C counts as its own.
`--kinds` needs `perf`, and looks a thousand times a second. There each look is counted for the kind of work that the
innermost C function does, ours or Python's.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from astrodrome.games import GAMES
from tools import engine_build, scratch
from tools.pins import PINS, ROOT, uv

HOME = ROOT / ".tools" / "spy"
RATE = 100
PLAY = """
import json, sys, time
from astrodrome.games import GAMES
from astrodrome.kernel.agenda import settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.playout import play_out
spec = next(spec for spec in GAMES if spec.name == sys.argv[1])
seats = min(4, spec.seats[-1])
options = spec.read_options(seats, json.loads(sys.argv[3]))
until, number = time.monotonic() + float(sys.argv[2]), 0
while time.monotonic() < until:
    g = spec.begin(seats, options, Chance(2 * number))
    settle(g)
    play_out(g, Chance(2 * number + 1))
    number += 1
"""
NATIVE = re.compile(r"CPy(?:Def|Py)_(.+?) \(")
"""A compiled function: its C name holds the module's path and the function's."""
PYTHON = re.compile(r"(\S+) \((?:.*[/\\])?astrodrome[/\\](.+?)\.py:\d+\)")
"""An interpreted function: its name and its file."""

KINDS = (
    ("rules and kernel, as C", r"CPy(Def|Py)_|astrodrome"),
    ("chance (BLAKE2)", r".*([Bb]lake|rotr)"),
    (
        "Python's interpreter",
        r".*(_PyEval|[Ff]rame|initialize_locals|ectorcall|MakeTpCall|CheckFunctionRes|[Ss]et_?[Aa]ttr|slot_tp|wrapper|SetOne)",
    ),
    ("whole numbers", r"long_|x_add|x_sub|l_|_?PyLong|CPyLong|CPyTagged|get_small_int|GetIntDigits"),
    (
        "attributes and dictionaries",
        r".*([Dd]ict|GetAttr|GetMethod|_PyType_Lookup|nicode|GetOne|member_get|[Hh]ash|lookup)",
    ),
    ("lists, tuples, sets", r"_?C?Py_?(List|Tuple|Set|Sequence|Slice|Iter)|.*(list_|tuple|set_|[Ii]ter|sort|min_max)"),
    (
        "memory: counts, makes and frees objects",
        r".*(lloc|[Ff]ree|_New|NewRef|GC|gc_|dealloc|mem(cpy|move|set)|_Del|Trash)",
    ),
    ("compares, checks types", r".*([Cc]ompare|IsTrue|[Ss]ub(type|class)|[Ii]s[Ii]nstance)"),
)
"""Kinds of work, and the C functions that do it; a function belongs to the first that fits."""


class ProfileError(Exception):
    """Nothing could be measured, as one sentence."""


def profiler() -> str:
    """Return the sampling profiler, installed from its hashed pin on first need."""
    mark = hashlib.sha256((PINS / "spy.txt").read_bytes()).hexdigest()
    stamp = HOME / "installed.txt"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != mark:
        command = [uv(), "pip", "install", "-q", "--require-hashes", "--target", str(HOME), "-r", str(PINS / "spy.txt")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise ProfileError(f"{done.stderr.strip()}\npy-spy could not be installed: that needs a network once.")
        stamp.write_text(mark, encoding="utf-8")
    return str(next((HOME / "bin").glob("py-spy*")))


def owner(stack: str) -> str:
    """Name the innermost function of ours on a stack, with its class or else its module; or Python's own."""
    for frame in reversed(stack.split(";")):
        native = NATIVE.match(frame)
        if native:
            return readable(native[1])
        python = PYTHON.match(frame)
        if python:
            named = python[1].partition(".<locals>")[0]  # what a function builds is its own work
            return ".".join(f"{Path(python[2]).name}.{named}".split(".")[-2:])
    return "(Python itself)"


def readable(symbol: str) -> str:
    """Turn a compiled function's C name into the name that the interpreted one has."""
    return ".".join(symbol.split("___")[-2:])


def shares(game: str, seconds: float, options: str, env: dict[str, str] | None) -> tuple[Counter[str], int]:
    """Sample one engine at random play; the looks per function, and how many there were."""
    with tempfile.TemporaryDirectory(prefix="astrodrome-profile-") as place:
        out, script = Path(place) / "stacks.txt", Path(place) / "play.py"
        script.write_text(PLAY, encoding="utf-8")
        command = [profiler(), "record", "--native"]
        command += ["-r", str(RATE), "-f", "raw", "-o", str(out), "--"]
        command += [sys.executable, str(script), game, str(seconds), options]
        done = subprocess.run(command, env=env, cwd=place, capture_output=True, text=True, check=False)
        if done.returncode or not out.is_file():
            raise ProfileError(f"{(done.stderr or done.stdout).strip()[-400:]}\nThe profiler could not look at {game}.")
        found: Counter[str] = Counter()
        for line in out.read_text(encoding="utf-8").splitlines():
            stack, _, count = line.rpartition(" ")
            if "importlib" not in stack:
                found[owner(stack)] += int(count)
    return found, found.total()


def kind_of(symbol: str) -> str:
    """Name the kind of work that a C function does.

    >>> kind_of("long_lshift1")
    'whole numbers'
    """
    return next((name for name, pattern in KINDS if re.match(pattern, symbol)), "other")


def kinds(game: str, seconds: float, options: str, env: dict[str, str]) -> dict[str, float]:
    """Sample one engine at random play with `perf`; the share of each kind of work."""
    with tempfile.TemporaryDirectory(prefix="astrodrome-profile-") as place:
        out, script = Path(place) / "perf.data", Path(place) / "play.py"
        script.write_text(PLAY, encoding="utf-8")
        command = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "999", "-o", str(out)]
        command += [sys.executable, str(script), game, str(seconds), options]
        try:
            done = subprocess.run(command, env=env, cwd=place, capture_output=True, text=True, check=False)
        except OSError as error:
            raise ProfileError(f"perf cannot be started: {error}") from None
        if done.returncode:
            raise ProfileError(f"{done.stderr.strip()[-400:]}\nperf could not look at {game}.")
        shown = ["perf", "report", "-i", str(out), "--no-children", "--stdio", "--sort", "symbol"]
        lines = subprocess.run(shown, capture_output=True, text=True, check=False).stdout
    found = dict.fromkeys([*[name for name, _ in KINDS], "other"], 0.0)
    for share, symbol in re.findall(r"^ +([\d.]+)% +\[.\] (\S+)", lines, re.MULTILINE):
        found[kind_of(symbol)] += float(share)
    if not any(found.values()):
        raise ProfileError(f"perf saw nothing of {game}: give it more --seconds")
    return {name: share / sum(found.values()) for name, share in found.items()}


def report(game: str, plain: tuple[Counter[str], int], fast: tuple[Counter[str], int], top: int) -> str:
    """Return both profiles as one Markdown table, largest interpreted share first."""
    lines = [f"| {game}: function | interpreted | compiled |", "|---|---:|---:|"]
    names = [name for name, _ in plain[0].most_common(top)]
    names += [name for name, _ in fast[0].most_common(top) if name not in names]
    lines += [f"| `{n}` | {plain[0][n] / plain[1]:.1%} | {fast[0][n] / fast[1]:.1%} |" for n in names]
    return "\n".join(lines)


def main() -> int:
    """Profile the games that are named, or all."""
    every = [spec.name for spec in GAMES]
    parser = argparse.ArgumentParser(prog="python -m tools.profiled", description="Share of time per function.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one or more of {', '.join(every)} (default: all)")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds for each engine (10)")
    parser.add_argument("--top", type=int, default=12, help="how many functions to list (12); not with --kinds")
    parser.add_argument("--options", default="{}", help="the options of the games, as a JSON object")
    parser.add_argument("--kinds", action="store_true", help="kinds of work instead of functions")
    given = parser.parse_args()
    unknown = sorted(set(given.games) - set(every))
    if unknown:
        parser.error(f"expected games of {', '.join(every)}, found {', '.join(unknown)}")
    try:
        folder = engine_build.kept()
        if given.kinds:
            engines = {"interpreted": dict(os.environ), "compiled": scratch.environment(folder)}
            found = {
                f"{game}, {name}": kinds(game, given.seconds, given.options, env)
                for game in given.games or every
                for name, env in engines.items()
            }
            print("| | " + " | ".join(found) + " |\n|---|" + "---:|" * len(found))
            for name in [*[name for name, _ in KINDS], "other"]:
                print(f"| {name} | " + " | ".join([f"{one[name]:.0%}" for one in found.values()]) + " |")
            return 0
        for game in given.games or every:
            plain = shares(game, given.seconds, given.options, dict(os.environ))
            fast = shares(game, given.seconds, given.options, scratch.environment(folder))
            print(report(game, plain, fast, given.top) + "\n", flush=True)
    except (ProfileError, engine_build.BuildError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
