"""`astrodrome review`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import astrodrome as ad
from astrodrome.cli.main import main
from astrodrome.kernel.codec import plain
from tests.reviews.logs import finished


def test_the_command_prints_accounts_and_the_costliest_decisions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "log.json"
    file.write_bytes(finished("memoracers", 2, {}).to_json())
    assert main(["review", str(file), "--depth", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["seat", "start", "luck", "revealed", "own", "others", "result"]
    for line in lines[1:3]:
        start, *changes, result = [float(word) for word in line.split()[1:]]
        assert start + sum(changes) == pytest.approx(result, abs=0.3)
    assert all("better: " in line for line in lines[3:])


def test_the_command_prints_everything_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = finished("memoracers", 2, {})
    file = tmp_path / "log.json"
    file.write_bytes(log.to_json())
    assert main(["review", str(file), "--depth", "2", "--seed", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == plain(ad.review(log, depth=2, seed=3))


def test_what_is_no_finished_game_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "log.json"
    file.write_bytes(ad.game("memoracers").new(2).log.to_json())
    assert main(["review", str(file)]) == 2
    assert "only a finished game can be reviewed" in capsys.readouterr().err
    assert main(["review", str(file), "--jobs", "0"]) == 2
    assert "--jobs: expected at least 1" in capsys.readouterr().err
