"""Learning on two cores for some minutes: each net explains more of what comes than it did at first."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from astrodrome.bots.nets import load, provenance
from training.curve import Curve

ROOT = Path(__file__).parents[2]
GAMES = {"memoracers": ("memoracers",)}


@pytest.mark.parametrize("game", GAMES)
def test_a_short_run_learns(game: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", game, "--short", "--out", str(tmp_path), "--workers", "2"]
    subprocess.run(command, cwd=ROOT, check=True, env={"PYTHONPATH": "src:.", "PATH": "/usr/bin:/bin"})
    rows = Curve(tmp_path / f"{game}.csv").rows
    for net in GAMES[game]:
        curve = [one for (_, of, figure), one in sorted(rows.items()) if (of, figure) == (net, "explained")]
        assert curve[-1] > 0.02, f"{net} explains {curve}"
        assert len(curve) == 1 or curve[-1] > curve[0], f"{net} does not rise: {curve}"
        about = provenance(load(tmp_path / f"{net}.npz"))
        assert about["net"] == net
        assert about["command"] == "python -m training " + " ".join(command[3:])


def test_a_short_run_learns_what_ships_are_worth(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", "galaxy-trucker", "--short", "--out", str(tmp_path), "--workers", "2"]
    subprocess.run(command, cwd=ROOT, check=True, env={"PYTHONPATH": "src:.", "PATH": "/usr/bin:/bin"})
    rows = Curve(tmp_path / "galaxy-trucker.csv").rows
    explained = [one for (_, _, figure), one in sorted(rows.items()) if figure == "explained"]
    assert explained[-1] > explained[0] > 0.2, f"tables explain {explained}"
    learned, liked = (rows[1, "I", f"credits-of-{who}"] for who in ("architects", "tastes"))
    assert learned > liked, "who builds by what was learned brings home more"
    about = json.loads((tmp_path / "galaxy-trucker.json").read_text(encoding="utf-8"))["about"]
    assert about["command"] == "python -m training " + " ".join(command[3:])


def test_a_short_run_learns_what_celestias_players_have_between_voyages(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", "celestia", "--short", "--out", str(tmp_path), "--workers", "2"]
    for _ in range(2):  # the second run finds the games of the first
        subprocess.run(command, cwd=ROOT, check=True, env={"PYTHONPATH": "src:.", "PATH": "/usr/bin:/bin"})
        found = json.loads((tmp_path / "values.json").read_text(encoding="utf-8"))
        assert found["about"]["command"] == "python -m training " + " ".join(command[3:])
        assert found["about"]["explained"]["two"] > 0.02
        assert found["settings"]["two"][0] > 0, "points win"
        assert len((tmp_path / "celestia-two.jsonl").read_text(encoding="utf-8").splitlines()) == 24
