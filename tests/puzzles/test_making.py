"""Puzzles are found by self-play, kept in a file, and picked by theme."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from astrodrome.cli.main import main
from astrodrome.games import game as spec_of
from astrodrome.kernel.codec import plain
from astrodrome.puzzles import making
from astrodrome.puzzles.finding import puzzles_of
from astrodrome.puzzles.recipes import recipe_of
from astrodrome.puzzles.shipped import puzzles_of as puzzles_shipped


def test_a_game_between_bots_has_puzzles_with_one_clear_answer() -> None:
    spec = spec_of("celestia")
    found, recipe = puzzles_of("celestia", 2), recipe_of("celestia")
    assert found
    assert recipe is not None
    for puzzle in found:
        game = spec.position(puzzle.position)
        assert puzzle.seat in game.asked
        assert type(game.decision).__name__ == puzzle.decision
        legal = [plain(action) for action in game.legal(puzzle.seat)]
        assert all(option.action in legal for option in puzzle.options)
        assert 1 <= puzzle.right <= 4
        assert puzzle.right < len(puzzle.options)
        assert puzzle.margin > 0
        worths = [option.worth for option in puzzle.options]
        assert worths == sorted(worths, reverse=True)
        assert puzzle.theme in recipe.themes


def sample(theme: str, number: int, tricky: bool, margin: int, verb: str = "Stay") -> dict[str, Any]:
    """A puzzle as it is kept."""
    options = [{"action": {"do": verb}}]
    return {"id": f"{number}", "theme": theme, "tricky": tricky, "margin": margin, "options": options}


def test_puzzles_are_picked_from_all_themes_the_tricky_ones_first() -> None:
    found = [sample("captain", 1, False, 90), sample("captain", 2, True, 10), sample("captain", 3, True, 20)]
    found += [sample("cards", 4, False, 10)]
    picked = making.pick(("captain", "cards"), found, 3)
    assert [puzzle["id"] for puzzle in picked] == ["3", "2", "4"]


def test_no_kind_of_answer_is_always_right() -> None:
    found = [sample("captain", number, True, 100 - number) for number in range(5)]
    found += [sample("captain", 9, False, 1, "Leave")]
    assert [puzzle["id"] for puzzle in making.pick(("captain", "cards"), found, 3)] == ["0", "9", "1"]


def test_what_was_made_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "puzzles.jsonl"
    line = json.dumps({"seed": 1, "puzzles": [sample("captain", 1, True, 9)]})
    file.write_text(f'{line}\n{{"seed": 2, "puzz')
    monkeypatch.setattr(making, "MOST_GAMES", 2)
    told: list[int] = []
    assert making.make("celestia", file, 1, 60, 10, lambda seed, _: told.append(seed)) == 1
    assert told == []
    assert file.read_text() == f"{line}\n"


def test_the_command_picks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(json.dumps({"seed": 1, "puzzles": [sample("captain", 1, True, 9)]}) + "\n")
    assert main(["puzzles", "pick", "celestia", str(file)]) == 0
    assert [one["id"] for one in json.loads(capsys.readouterr().out)] == ["1"]
    assert main(["puzzles", "pick", "celestia", str(tmp_path / "none")]) == 2
    assert "none" in capsys.readouterr().err


def test_the_command_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.json"
    puzzle = next(one for one in puzzles_shipped("celestia") if one["theme"] == "stay-or-leave")
    file.write_text(json.dumps([puzzle]))
    check = ["puzzles", "check", "celestia", str(file), "--jobs", "1", "--quiet"]
    assert main(check) == 0
    said = capsys.readouterr().out
    assert "1 of 1 puzzles have the same right answers in other worlds" in said
    assert "1 of 1 have the same figures in their own worlds" in said
    options = puzzle["options"]
    assert isinstance(options, list)
    file.write_text(json.dumps([{**puzzle, "options": options[::-1]}]))
    assert main(check) == 1
    said = capsys.readouterr().out
    assert f"{puzzle['id']}: in other worlds, a wrong answer is as good" in said
    assert "0 of 1 puzzles" in said
    file.write_text(json.dumps([{**puzzle, "position": "celestia 1; at 5"}]))
    assert main(check) == 1
    assert f"{puzzle['id']}: cannot be set up or answered any more" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["[", '{"id": "1-2-0"}'])
def test_what_are_no_puzzles_is_a_sentence(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text(text)
    assert main(["puzzles", "check", "celestia", str(file)]) == 2
    assert str(file) in capsys.readouterr().err
    assert main(["puzzles", "make", "celestia"]) == 2
    assert "puzzles make: expected a file" in capsys.readouterr().err
