"""The example of PPO learns, and the bot that goes with it plays by what was learned.

PyTorch is large, so no other environment has it: here it is installed as docs/net-to-arena.md shows, into
`.tools/torch`. Without a network the test fails the first time.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from astrodrome.selfplay.simulation import Plan, play_many

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"
UPDATES = 3
SHOWN = re.compile(r"([\d,]+) decisions: +([\d.]+)% wins against random")


@pytest.fixture(scope="module")
def python() -> str:
    """Return the Python of an environment with PyTorch."""
    home = ROOT / ".tools" / "torch"
    found = str(home / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    if not Path(found).exists():
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    if subprocess.run([found, "-c", "import astrodrome, numpy, torch"], check=False, capture_output=True).returncode:
        subprocess.run([found, "-m", "pip", "install", "-q", "-e", ".[learn,expert]"], cwd=ROOT, check=True)
    return found


def test_the_example_learns_and_its_bot_plays(python: str, tmp_path: Path) -> None:
    command = [python, str(EXAMPLES / "ppo_memoracers.py"), "--updates", str(UPDATES), "--bots", "random"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    wins = {int(decisions.replace(",", "")): float(share) for decisions, share in SHOWN.findall(done.stdout)}
    assert len(wins) == UPDATES + 1, done.stdout
    assert wins[0] < 65, "a net that has learned nothing is about as good as chance"
    assert wins[max(wins)] > 80
    assert (tmp_path / "my_net.svg").read_text(encoding="utf-8").startswith("<svg")
    bot = str(shutil.copy(EXAMPLES / "net_bot.py", tmp_path))
    played = list(play_many(Plan("memoracers", 2, (bot, "random"), 1), 30))
    assert not any(one.faults for one in played)
    assert sum(one.winners == (0,) for one in played) > 20, "the bot wins as the net does"
