"""The peers' benchmarks: installed apart, run in their own environment, never a dependency."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir
from typing import Final, cast

from astrodrome.cli.errors import BadArguments
from astrodrome.kernel.fields import Json

ROOT: Final = Path(__file__).resolve().parents[3]
YARDSTICKS: Final = ("catanatron_peer.py", "gin_rummy_peer.py")
"""The peers that we compare ourselves with: the public surface with Catanatron's, environments with OpenSpiel's."""
SCRIPTS: Final = ("rlcard_peer.py", "open_spiel_peer.py", "pettingzoo_peer.py")
"""The others, which are shown beside."""


def check_sources(compiled: bool, peers: bool) -> None:
    """Raise BadArguments if the measurement needs sources that are not there."""
    if peers and not (ROOT / "benchmarks" / "peers").is_dir():
        raise BadArguments("--peers needs a source checkout: the peers' benchmarks are not in the package")
    if compiled and not (ROOT / "tools" / "compiled.py").is_file():
        raise BadArguments(
            "--compiled needs a source checkout; to measure a compiled wheel, install it and leave --compiled out"
        )


def measure_peers(seconds: float, scripts: Sequence[str]) -> list[dict[str, Json]]:
    """Return what each peer measures of itself on this machine."""
    folder = ROOT / "benchmarks" / "peers"
    python = peers_installed()
    rows: list[dict[str, Json]] = []
    for script in scripts:
        done = subprocess.run(
            [python, script, str(seconds)], cwd=folder, capture_output=True, text=True, check=False, timeout=600
        )
        if done.returncode:
            raise BadArguments(f"--peers: {script} failed: {done.stderr.strip().splitlines()[-1:]}")
        rows += [cast("dict[str, Json]", json.loads(line)) for line in done.stdout.splitlines()]
    return rows


def compiled_engine() -> str:
    """Return the folder of the compiled engine; compile a copy of these sources if there is none."""
    made = subprocess.run(
        [sys.executable, "-m", "tools.compiled", "--keep"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise BadArguments(f"--compiled: {made.stderr.strip().splitlines()[-1:]}")
    return made.stdout.strip().splitlines()[-1]


def measure_compiled(game: str, seconds: float) -> list[dict[str, Json]]:
    """Return our own figures of a game with the compiled engine; compile a copy of these sources if there is none."""
    env = {**os.environ, "PYTHONPATH": compiled_engine()}
    command = [sys.executable, "-m", "astrodrome", "bench", game, "--json", "--quiet", "--seconds", str(seconds)]
    done = subprocess.run(command, env=env, cwd=gettempdir(), capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadArguments(f"--compiled: the measurement failed: {done.stderr.strip().splitlines()[-1:]}")
    report = json.loads(done.stdout)
    assert report["compiled"], "the compiled copy was not taken"
    return cast("list[dict[str, Json]]", report["rows"])


def peers_installed() -> str:
    """Return the Python of the peers, installed on first need."""
    folder = ROOT / "benchmarks" / "peers"
    home = ROOT / ".tools" / "peers"
    python = home / "bin" / "python"
    wanted = (folder / "requirements.txt").read_text(encoding="utf-8")
    stamp = home / "installed.txt"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        steps = [[sys.executable, "-m", "venv", str(home)]]
        steps.append([str(python), "-m", "pip", "install", "-q", "-r", str(folder / "requirements.txt")])
        for step in steps:
            if subprocess.run(step, capture_output=True, check=False).returncode:
                raise BadArguments(
                    f"--peers: could not install them into a separate environment ({' '.join(step[-4:])})"
                )
        stamp.write_text(wanted, encoding="utf-8")
    return str(python)
