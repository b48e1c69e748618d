"""A changed content table from the command line: printed, compared with ours, and studied."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrodrome.cli.main import main
from astrodrome.games import GAMES
from astrodrome.kernel.fields import Json
from astrodrome.research.content_changes import Change, changes, concerns, our_tables
from astrodrome.research.plot import bars
from astrodrome.research.studies import Variant, study
from astrodrome.research.study_pages import plots, shown_uses

HAVE_CONTENT = [spec.name for spec in GAMES if spec.our_content is not None]


@pytest.fixture
def rods(tmp_path: Path) -> Path:
    """Celestia with twice the lightning rods."""
    assert main(["content", "celestia", "--out", str(tmp_path / "rods.json")]) == 0
    tables = json.loads((tmp_path / "rods.json").read_text(encoding="utf-8"))
    for row in tables["cards"]:
        if row["card"] == "lightning-rod":
            row["copies"] *= 2
    (tmp_path / "rods.json").write_text(json.dumps(tables), encoding="utf-8")
    return tmp_path / "rods.json"


@pytest.mark.parametrize("name", HAVE_CONTENT)
def test_the_tables_of_a_game_are_printed_and_change_nothing(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["content", name]) == 0
    printed = capsys.readouterr().out
    assert json.loads(printed) == our_tables(name)
    (tmp_path / "own.json").write_text(printed, encoding="utf-8")
    assert main(["content", name, "--changes", str(tmp_path / "own.json")]) == 0
    assert capsys.readouterr().out == "No row differs.\n"


def test_a_field_left_out_of_a_row_is_no_change(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables = our_tables("memoracers")
    rows = tables["tiles"]
    assert isinstance(rows, list)
    bare = [{key: value for key, value in row.items() if value} for row in rows if isinstance(row, dict)]
    assert len(bare) == len(rows)
    (tmp_path / "bare.json").write_text(json.dumps({"tiles": bare}), encoding="utf-8")
    assert main(["content", "memoracers", "--changes", str(tmp_path / "bare.json")]) == 0
    assert capsys.readouterr().out == "No row differs.\n"


def test_what_a_table_changes_is_told_row_by_row(rods: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "celestia", "--changes", str(rods)]) == 0
    assert "| cards | lightning-rod | copies | " in capsys.readouterr().out
    rods.write_text('{"cards": 3}', encoding="utf-8")
    assert main(["content", "celestia", "--changes", str(rods)]) == 2
    assert "content" in capsys.readouterr().err


def test_rows_that_come_and_go_are_changes() -> None:
    ours: dict[str, Json] = {"cards": [{"card": "a", "copies": 1}, {"card": "b", "copies": 1}], "die": ["x"]}
    theirs: dict[str, Json] = {"cards": [{"card": "a", "copies": 2}, {"card": "c", "copies": 1}], "die": ["y"]}
    assert changes(ours, theirs) == [
        Change("cards", "b", "row", "there", "gone"),
        Change("cards", "c", "row", "not there", "new"),
        Change("cards", "a", "copies", 1, 2),
        Change("die", "", "die", ["x"], ["y"]),
    ]
    assert changes(ours, {"cards": ours["cards"]}) == [], "a table that is left out is ours"


def test_a_study_of_a_table_writes_a_page_that_marks_the_changed_card(
    rods: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = rods.with_name("page.md")
    told = ["study", "celestia", "--content", str(rods), "--games", "4", "--bot", "easy", "--page", str(page)]
    assert main(told) == 0
    printed = capsys.readouterr().out
    assert "| ours | " in printed
    assert "| rods | " in printed
    assert "| cards | lightning-rod | copies | " in printed
    text = page.read_text(encoding="utf-8")
    assert "| cards | lightning-rod | copies | " in text
    assert (rods.parent / "page-win-1.svg").name in text
    assert ">fair<" in (rods.parent / "page-first.svg").read_text(encoding="utf-8")
    assert ">fair<" in (rods.parent / "page-win-1.svg").read_text(encoding="utf-8")


def test_what_was_changed_is_shown_however_seldom_it_is_used() -> None:
    (result,) = study([Variant("ours", "celestia", 2)], 3, ("random",), 1, luck=False)
    seldom = min(result.uses, key=lambda thing: (result.uses[thing], thing))
    card = Change("cards", seldom.split()[-1], "copies", 1, 2)
    assert concerns(seldom, [card])
    shown, marked = shown_uses(result, [card])
    assert seldom in shown
    assert seldom in marked
    assert "win-0" in plots([result], [card])
    assert "win-0" not in plots([result])
    assert "#c2571a" in bars("x", [("a", 1.0), ("b", 2.0)], "times", marked=["b"])


def test_a_study_says_what_it_expects(rods: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "celestia", "--bot", "nobody"]) == 2
    assert "--bot: expected one of random, easy" in capsys.readouterr().err
    assert main(["study", "celestia", "--page", str(rods)]) == 2
    assert "--page: expected a file ending in .md" in capsys.readouterr().err
    assert main(["study", "celerium-balance", "--out", "x", "--content", "a", "--content", "b"]) == 2
    assert "--content: celerium-balance takes one table" in capsys.readouterr().err
