"""The study of Celerium's tables: counts that add up, files that are gone on with, a page that is written again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrodrome.cli.main import main
from astrodrome.games.celerium.content.rows import our_box
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.research.celerium_balance.counting import Counts, add
from astrodrome.research.celerium_balance.figures import cards, furthest, group, share
from astrodrome.research.celerium_balance.page import BEGIN, END, SETS, write_page
from astrodrome.research.celerium_balance.playing import PIECE, Study, colours, play_one, run
from astrodrome.research.celerium_balance.report import report


def nothing(done: int) -> None:
    """Show no progress."""


@pytest.fixture(scope="module")
def counts() -> Counts:
    """Return the counts of some games."""
    total: Counts = {}
    for index in range(12):
        add(total, play_one(Study(), index))
    return total


@pytest.mark.parametrize("kind", ["seat", "turn", "face", "starbot"])
def test_every_game_has_one_winner_among_four(counts: Counts, kind: str) -> None:
    shares = group(counts, kind)
    assert sum(one.entries for one in shares) == 48
    assert sum(one.entries * one.mean for one in shares) == pytest.approx(12)
    assert all(one.low <= one.mean <= one.high for one in shares)


def test_lines_levels_and_races_are_counted_once_per_franchise_and_race(counts: Counts) -> None:
    for kind in ("line", "level", "points on"):
        assert sum(one.entries for one in group(counts, kind)) == 12 * 4 * 4
    assert [counts[f"race/{number}/entries"] for number in range(1, 5)] == [48] * 4
    assert counts["race/4/score"] <= counts["score"]  # kept Px2 tokens come on top
    assert counts["boost/planet/bluffed"] <= counts["boost/planet/active"]


def test_cards_laid_were_drawn_and_used(counts: Counts) -> None:
    assert {one.name for one in cards(counts)} <= {row.name for row in our_box().events}
    for one in cards(counts):
        assert one.laid.mean <= 1.0
        assert one.move + one.first + one.second + one.react >= counts.get(f"card/{one.name}/entries", 0.0)


def test_every_order_of_colours_comes_in_turn() -> None:
    assert len({tuple(map(str, colours(4, index))) for index in range(24)}) == 24
    assert len(colours(2, 5)) == 2


def test_the_same_study_counts_the_same() -> None:
    assert play_one(Study(seed=4), 3) == play_one(Study(seed=4), 3)
    assert play_one(Study(seed=4), 3) != play_one(Study(seed=5), 3)


def test_a_study_with_a_bot_asks_the_bot() -> None:
    assert play_one(Study(seats=2, bot="random"), 0)["games"] == 1


def test_a_file_is_gone_on_with_and_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "counts.json"
    first = run(Study(seats=2), PIECE, 1, path, nothing)
    assert first["games"] == PIECE
    again = run(Study(seats=2), PIECE + 2, 1, path, nothing)
    assert again["games"] == PIECE + 2
    assert json.loads(path.read_text(encoding="utf-8"))["pieces"] == [0, 1]
    with pytest.raises(AstrodromeError, match="another study"):
        run(Study(seats=2, seed=9), PIECE, 1, path, nothing)


def test_the_account_names_what_is_furthest_from_fair(counts: Counts) -> None:
    text = report(counts, 4)
    assert text.startswith("12 games, mean score ")
    assert "furthest from fair: " in text
    assert furthest([share("a", 30, 100), share("b", 10, 100)], 0.25).name == "b"


def test_the_page_gets_its_tables_and_plots(tmp_path: Path, counts: Counts) -> None:
    folder = tmp_path / "celerium-balance"
    folder.mkdir()
    for name in SETS:
        (folder / f"{name}.json").write_text(json.dumps({"counts": counts}), encoding="utf-8")
    page = tmp_path / "celerium-balance.md"
    page.write_text(f"# Head\n\n{BEGIN}\nold\n{END}\n\ntail\n", encoding="utf-8")
    assert main(["study", "celerium-balance", "--page", str(folder)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "old" not in text
    assert text.startswith("# Head")
    assert text.endswith("tail\n")
    assert "| 1 recto |" in text
    once = text
    write_page(folder)
    assert page.read_text(encoding="utf-8") == once
    assert (folder / "face.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [(["--games", "0", "--out", "x"], "--games"), ([], "--out"), (["--out", "x", "--bot", "genius"], "--bot")],
)
def test_wrong_arguments_are_named(arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "celerium-balance", *arguments]) == 2
    assert word in capsys.readouterr().err
