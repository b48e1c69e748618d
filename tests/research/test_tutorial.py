"""The tutorial's bot, taken from its page, plays as the page says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from astrodrome.cli.main import main
from astrodrome.research.players import KENNEL

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bot-tutorial.md"


def bot() -> str:
    found = [str(block) for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)]
    files = [block for block in found if ">>> " not in block]
    assert len(files) == 1
    return files[0]


def test_it_has_twenty_lines() -> None:
    assert len([line for line in bot().splitlines() if line.strip()]) <= 20


def test_it_plays_in_the_simulation_and_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(bot(), encoding="utf-8")
    slow = ["--bot-seconds", "120", "--json"]
    try:
        assert main(["simulate", "memoracers", "--seats", "2", "--games", "2", "--bot", f"{path},random", *slow]) == 0
        assert "faults" not in json.loads(capsys.readouterr().out)
        assert main(["arena", "memoracers", "--bots", f"{path},easy", "--games", "12", *slow]) == 0
        told = json.loads(capsys.readouterr().out)
    finally:
        KENNEL.close()
    assert told["standings"][0]["bot"] == str(path), "the page says that it beats easy"
    assert told["faults"] == []
