"""The speeds on the page are those of the run that it names, and its plots are drawn from them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrodrome.games import GAMES
from tools import speed_page

PAGE = speed_page.PAGE.read_text(encoding="utf-8")
RUN = json.loads(speed_page.newest().read_text(encoding="utf-8"))


def test_the_page_shows_the_newest_run() -> None:
    assert speed_page.measured_part(speed_page.newest()) in PAGE


@pytest.mark.parametrize("name", list(speed_page.PLOTS))
def test_plots_are_drawn_from_the_run(name: str) -> None:
    drawn = speed_page.PAGE.with_name(f"speed-{name}.svg").read_text(encoding="utf-8")
    assert drawn == speed_page.plots(RUN["rows"])[name]


@pytest.mark.parametrize("game", [spec.name for spec in GAMES])
def test_every_game_was_measured_both_ways(game: str) -> None:
    found = [row["peer"] for row in RUN["rows"] if row["game"].startswith(f"{game},")]
    assert found == ["Astrodrome", "Astrodrome, compiled"]


def test_a_page_is_written_between_its_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"before\n{speed_page.BEGIN}\nold\n{speed_page.END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(speed_page, "PAGE", page)
    monkeypatch.setattr("sys.argv", ["speed_page"])
    assert speed_page.main() == 0
    assert page.read_text(encoding="utf-8") == f"before\n{speed_page.measured_part(speed_page.newest())}\nafter\n"
    assert len(list(tmp_path.glob("*.svg"))) == len(speed_page.PLOTS)
