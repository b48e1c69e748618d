"""What a command writes is looked at before it works, and a fault in writing never costs what was found."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from astrodrome.cli.main import main
from astrodrome.games import GAMES
from astrodrome.research import table_client
from astrodrome.selfplay import stretches

DUEL = ["arena", "memoracers", "--bots", "random,easy", "--games", "2", "--quiet"]
NO_SPACE = OSError(28, "No space left on device")


@pytest.mark.parametrize("option", ["--plot", "--page", "--results"])
def test_a_missing_folder_is_made_before_the_games(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "not" / "there" / {"--plot": "x.svg", "--page": "x.md", "--results": "x.jsonl"}[option]
    assert main([*DUEL, option, str(file)]) == 0
    assert file.stat().st_size
    assert "| easy |" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--plot", "--page", "--results"])
def test_a_file_that_cannot_be_written_is_refused_before_the_games(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("astrodrome.cli.arena.hold", lambda *_: pytest.fail("games were played"))
    (tmp_path / "file").write_text("", encoding="utf-8")
    file = tmp_path / "file" / {"--plot": "x.svg", "--page": "x.md", "--results": "x.jsonl"}[option]
    assert main([*DUEL, option, str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"astrodrome: {option}: cannot write {file}: ")
    assert "Errno" not in said


def test_what_cannot_be_written_after_the_games_costs_the_file_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> str:
        raise NO_SPACE

    monkeypatch.setattr("astrodrome.cli.arena.as_plot", full)
    page = tmp_path / "page.md"
    assert main([*DUEL, "--plot", str(tmp_path / "x.svg"), "--page", str(page)]) == 1
    said = capsys.readouterr()
    assert "| easy |" in said.out
    assert said.err == f"astrodrome: --plot: cannot write {tmp_path / 'x.svg'}: No space left on device\n"
    assert "| easy |" in page.read_text(encoding="utf-8"), "the other file is written all the same"


def test_a_page_that_is_no_text_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_bytes(b"\xff\xfe")
    assert main([*DUEL, "--page", str(page)]) == 1
    said = capsys.readouterr()
    assert "| easy |" in said.out
    assert "is not a text file" in said.err
    assert page.read_bytes() == b"\xff\xfe"


def test_results_that_cannot_be_kept_stop_a_contest_with_its_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise NO_SPACE

    monkeypatch.setattr("astrodrome.research.arena_run.os.fsync", full)
    assert main([*DUEL[:-2], "4", "--quiet", "--results", str(tmp_path / "x.jsonl"), "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 2
    assert "cannot be written: No space left on device" in said.err


def test_a_data_set_that_cannot_be_kept_leaves_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["simulate", "memoracers", "--seats", "2", "--games", "6", "--json", "--out", str(tmp_path / "games")]
    put = stretches.put

    def full(path: Path, data: bytes) -> None:
        if path.name == "part-000001.bin":
            raise NO_SPACE
        put(path, data)

    monkeypatch.setattr(stretches, "put", full)
    monkeypatch.setattr(stretches, "STRETCH", 3)
    assert main(command) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["finished"] == 3
    assert said.err.endswith(f"astrodrome: --out: cannot write to {tmp_path / 'games'}: No space left on device\n")


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "memoracers", "--seats", "2", "--out", "{file}/games"],
        ["study", "celerium-balance", "--games", "1", "--out", "{file}/counts.json"],
        ["study", "celerium-balance", "--page", "{file}/folder"],
        ["replay", "{file}/log.json"],
        ["backup", "{file}/backup", "--database", "{database}"],
        ["restore", "{file}/backup", "--database", "{database}"],
        ["tables", "list", "--database", "{file}/database"],
        ["simulate", "memoracers", "--seats", "2", "--content", "{file}/content.toml"],
        ["bot", "{file}/bot.py", "--table", "http://127.0.0.1:9/table/x"],
        ["bot", "random", "--table", "http://127.0.0.1:9/table/x", "--token", "t"],
        ["bot", "random", "--table", "http://127.0.0.1:9/table/x"],
    ],
    ids=" ".join,
)
def test_no_command_speaks_in_numbers_of_errors(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_client, "PATIENCE_S", 0.01)  # a lost line is given up at once
    (tmp_path / "file").write_text("", encoding="utf-8")
    sqlite3.connect(tmp_path / "database").close()
    places = {"file": str(tmp_path / "file"), "database": str(tmp_path / "database")}
    assert main([word.format(**places) for word in command]) in (1, 2)
    said = capsys.readouterr()
    assert said.out == ""
    last = said.err.splitlines()[-1]
    assert last.startswith("astrodrome: ")
    assert "Errno" not in said.err
    assert "Traceback" not in said.err


def test_a_contest_of_the_leaderboard_meets_every_level() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "leaderboard.md").read_text(encoding="utf-8")
    for spec in GAMES:
        assert f"arena {spec.name} --bots random,easy,normal,hard" in page
