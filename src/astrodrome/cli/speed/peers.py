"""The processes that `bench` measures: our engines, and peers, which are installed apart and never a dependency."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from astrodrome.cli.errors import BadArguments
from astrodrome.cli.speed.engines import Engine
from astrodrome.cli.speed.tables import PUBLIC_PEER, TENSOR_PEER
from astrodrome.research.rates import COMPILED
from astrodrome.selfplay import slices

ROOT: Final = Path(__file__).resolve().parents[4]
PEERS: Final = ROOT / "benchmarks" / "peers"
YARDSTICKS: Final = {PUBLIC_PEER: "catanatron_peer.py", TENSOR_PEER: "gin_rummy_peer.py"}
"""The peers that we compare ourselves with, each with its script."""
OTHERS: Final = (
    ("rlcard_peer.py",),
    ("open_spiel_peer.py", "backgammon"),
    ("open_spiel_peer.py", "gin_rummy"),
    ("pettingzoo_peer.py", "connect_four_v3"),
    ("pettingzoo_peer.py", "chess_v6"),
    ("pettingzoo_peer.py", "texas_holdem_v4"),
)
"""The others, which are shown beside: scripts and their arguments."""


def check_sources(compiled: bool, peers: bool) -> None:
    """Raise BadArguments if the measurement needs sources that are not there."""
    if peers and not PEERS.is_dir():
        raise BadArguments("--peers needs a source checkout: the peers' benchmarks are not in the package")
    if compiled and not (ROOT / "tools" / "compiled.py").is_file():
        raise BadArguments(
            "--compiled needs a source checkout; to measure a compiled wheel, install it and leave --compiled out"
        )


def own_engine(game: str) -> Engine:
    """Return the engine that runs here, with one of our games."""
    return _ours(f"measuring {game}", game, os.pathsep.join([part for part in sys.path if part]))


def compiled_engine(game: str, folder: str) -> Engine:
    """Return the compiled engine of a `folder`, with one of our games."""
    name = f"--compiled: measuring {game}"
    found = _ours(name, game, folder)
    if found.head["peer"] != COMPILED:
        found.close()
        raise BadArguments(f"{name} failed: the compiled copy was not taken")
    return found


def _ours(name: str, game: str, path: str) -> Engine:
    command = [sys.executable, "-P", "-m", "astrodrome.research.rates", game]
    return Engine(name, command, {**os.environ, "PYTHONPATH": path})


def peer(python: str, script: str, *arguments: str) -> Engine:
    """Return a peer by its script, which the peers' own `python` runs."""
    command = [python, "-P", slices.__file__, str(PEERS / script), *arguments]
    return Engine(f"--peers: {' '.join([script, *arguments])}", command)


def compiled_folder() -> str:
    """Return the folder of the compiled engine; compile a copy of these sources if there is none."""
    made = subprocess.run(
        [sys.executable, "-m", "tools.compiled", "--keep"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise BadArguments(f"--compiled: {made.stderr.strip().splitlines()[-1:]}")
    return made.stdout.strip().splitlines()[-1]


def peers_installed() -> str:
    """Return the Python of the peers, installed on first need."""
    home = ROOT / ".tools" / "peers"
    python = home / "bin" / "python"
    wanted = (PEERS / "requirements.txt").read_text(encoding="utf-8")
    stamp = home / "installed.txt"
    if not python.exists() or not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        steps = [[sys.executable, "-m", "venv", str(home)]]
        steps.append([str(python), "-m", "pip", "install", "-q", "-r", str(PEERS / "requirements.txt")])
        for step in steps:
            if subprocess.run(step, capture_output=True, check=False).returncode:
                raise BadArguments(
                    f"--peers: could not install them into a separate environment ({' '.join(step[-4:])})"
                )
        stamp.write_text(wanted, encoding="utf-8")
    return str(python)
