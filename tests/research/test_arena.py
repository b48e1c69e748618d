from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from astrodrome.cli.main import main
from astrodrome.kernel.errors import OptionError
from astrodrome.research import arena_run, ratings
from astrodrome.research.arena import Contest, Meeting, check, ladder_round, lineups, play_block, round_robin
from astrodrome.research.arena_run import OtherContest, Results, hold
from astrodrome.research.intervals import estimate
from astrodrome.research.leaderboard import as_plot, as_stand_ins, write_section
from astrodrome.research.ratings import NoRatings, rate
from astrodrome.selfplay.bot_code import code_of
from astrodrome.selfplay.placing import Placing, placing
from astrodrome.selfplay.players import BOT_PROCESSES
from astrodrome.selfplay.simulation import derive
from tests.research import files

DUEL = Contest("memoracers", 2, ("random", "easy", "normal"), games=12, seed=4)


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    BOT_PROCESSES.close()


def quiet(done: int, total: int) -> None:
    assert 0 < done <= total


def silent(done: int, total: int) -> None:
    pass


def test_every_line_up_is_met_as_often() -> None:
    assert lineups(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert lineups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    blocks = round_robin(DUEL)
    assert [block.lineup for block in blocks] == [(0, 1), (0, 2), (1, 2)] * 2
    assert [block.number for block in blocks] == list(range(6))


def test_a_deal_is_played_once_from_every_seat() -> None:
    block = round_robin(replace(DUEL, seats=3))[0]
    finished = play_block(replace(DUEL, seats=3), block)
    assert [meeting.bots for meeting in finished.meetings] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert finished == play_block(replace(DUEL, seats=3), block)


def test_the_stronger_bot_is_rated_higher_on_one_core_and_on_two() -> None:
    alone = hold(replace(DUEL, games=24), 1, None, quiet)
    together = hold(replace(DUEL, games=24), 2, None, quiet)
    assert alone == together
    assert [row.bot for row in alone.rows] == ["normal", "easy", "random"]
    assert alone.rows[0].wins.low <= alone.rows[0].wins.mean <= alone.rows[0].wins.high
    assert [row.games for row in alone.rows] == [16, 16, 16]


def test_a_contest_goes_on_where_it_was_torn(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = hold(DUEL, 1, path, quiet)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:40], encoding="utf-8")
    torn = Results(replace(DUEL, code=code_of(DUEL.bots, DUEL.game)), path)
    torn.close()
    assert len(torn.finished) == 2
    told: list[int] = []
    again = hold(DUEL, 1, path, lambda done, _: told.append(done))
    assert again == whole
    assert told == [6, 8, 10, 12]
    assert path.read_text(encoding="utf-8") == "".join(lines)


def test_a_finished_contest_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    hold(DUEL, 1, path, quiet)
    longer = hold(replace(DUEL, games=18), 1, path, quiet)
    assert longer == hold(replace(DUEL, games=18), 1, None, quiet)


def test_results_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    hold(DUEL, 1, path, quiet)
    with pytest.raises(OtherContest, match="differs in seed"):
        hold(replace(DUEL, seed=5), 1, path, quiet)
    path.write_text("nothing of the kind\n", encoding="utf-8")
    with pytest.raises(OtherContest, match="is not a results file of the arena"):
        hold(DUEL, 1, path, quiet)


def test_a_line_that_is_no_block_is_told(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    hold(DUEL, 1, path, quiet)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([*lines[:2], "{}\n", *lines[3:]]), encoding="utf-8")
    with pytest.raises(OtherContest, match="line 3"):
        hold(DUEL, 1, path, quiet)


def test_on_a_ladder_neighbours_meet(tmp_path: Path) -> None:
    ladder = replace(DUEL, bots=("random", "easy", "normal", "memoracers/random"), games=18, style="ladder")
    assert [block.lineup for block in ladder_round(ladder, [2, 0, 1, 3], 6)] == [(2, 0), (0, 1), (1, 3)]
    whole = hold(ladder, 1, tmp_path / "whole.jsonl", silent)
    text = (tmp_path / "whole.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "torn.jsonl").write_text("".join(text[:5]), encoding="utf-8")
    assert hold(ladder, 1, tmp_path / "torn.jsonl", silent) == whole
    assert whole.rows[0].bot == "normal"


def test_a_ladder_with_fewer_bots_than_seats_fills_the_table() -> None:
    ladder = replace(DUEL, bots=("random", "easy"), seats=3, games=6, style="ladder")
    assert [block.lineup for block in ladder_round(ladder, [1, 0], 0)] == [(1, 0, 1)]
    assert hold(ladder, 1, None, quiet).games == 6


def test_a_pair_needs_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise NoRatings("not installed")

    monkeypatch.setattr(arena_run, "plackett_luce", missing)
    monkeypatch.setattr(ratings, "plackett_luce", missing)
    table = hold(replace(DUEL, bots=("random", "easy"), games=4, style="pair"), 1, None, quiet)
    assert sum(row.wins.mean for row in table.rows) == pytest.approx(1.0)
    with pytest.raises(NoRatings):
        hold(replace(DUEL, bots=("random", "easy"), games=4), 1, None, quiet)


def test_ratings_know_ties_and_become_surer() -> None:
    tie = Meeting((0, 1, 2), (1, 1, 3), (0.5, 0.5, 0.0), (3, 3, 1), "", ())
    after = rate(3, [tie] * 10)
    assert after[0] == after[1]
    assert after[0].mu > after[2].mu
    assert after[0].sigma < rate(3, [tie])[0].sigma
    assert after[0].low < after[0].mu


def test_an_interval_is_the_same_for_the_same_figures() -> None:
    figures = [0.0, 1.0] * 20
    assert estimate(figures) == estimate(figures)
    assert estimate(figures).low < 0.5 < estimate(figures).high
    assert estimate([]).count == 0


def test_a_bot_that_fails_in_the_arena_is_counted_and_the_contest_goes_on(tmp_path: Path) -> None:
    path = files.write(tmp_path, files.RAISES)
    table = hold(replace(DUEL, bots=("random", path), games=4), 1, None, quiet)
    row = next(row for row in table.rows if row.bot == path)
    assert (row.games, row.faults) == (4, 4)
    assert "crash" in table.faults[0]
    assert table.faults[0].startswith(f"deal 0 (seed {derive(DUEL.seed, 'deal', 0)}): {path} in seat ")


def test_what_a_stand_in_wins_is_not_the_bot_s(tmp_path: Path) -> None:
    path = files.write(tmp_path, files.RAISES)
    contest = replace(DUEL, bots=(path, "random"), games=6)
    results = tmp_path / "results.jsonl"
    table = hold(contest, 1, results, quiet)
    assert [row.bot for row in table.rows] == ["random", path]
    last = table.rows[1]
    assert (last.wins.mean, last.rank, last.faults) == (0.0, 2.0, 6)
    assert table.rows[0].wins.mean == 1.0
    assert table.beats == ((None, 1.0), (0.0, None))
    kept = json.loads(results.read_text(encoding="utf-8").splitlines()[1])["meetings"][0]
    assert (kept["failed"], kept["ranks"]) == ([0], [2, 1])
    assert max(kept["scores"]) == kept["scores"][0], "the stand-in was the better one"
    assert hold(contest, 1, results, silent) == table
    assert as_stand_ins(table) == f"A stand-in finished 6 of 6 games of {path}; each counts as last place for that bot."
    assert as_stand_ins(hold(DUEL, 1, None, quiet)) == ""


def test_the_command_ends_its_table_with_who_was_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, page = files.write(tmp_path, files.RAISES), tmp_path / "page.md"
    assert main(["arena", "memoracers", "--bots", f"{path},random", "--games", "2", "--page", str(page)]) == 0
    sentence = f"A stand-in finished 2 of 2 games of {path}; each counts as last place for that bot."
    assert capsys.readouterr().out.splitlines()[-1] == sentence
    assert sentence in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("ranks", "winners", "failed", "counted", "shares"),
    [
        ((1, 2, 3), (0,), (), (1, 2, 3), (1.0, 0.0, 0.0)),
        ((1, 1, 3), (0, 1), (), (1, 1, 3), (0.5, 0.5, 0.0)),
        ((1, 1, 3), (0, 1), (1,), (1, 3, 2), (1.0, 0.0, 0.0)),
        ((1, 2, 2), (0,), (0,), (3, 1, 1), (0.0, 0.5, 0.5)),
        ((1, 2, 3), (0,), (0, 2), (3, 1, 3), (0.0, 1.0, 0.0)),
        ((1, 2), (0,), (0, 1), (2, 2), (0.0, 0.0)),
        ((1, 2), (), (0,), (2, 1), (0.0, 0.0)),
        ((1,), (0,), (0,), (1,), (0.0,)),
    ],
)
def test_who_failed_is_last_and_the_others_keep_their_order(
    ranks: tuple[int, ...],
    winners: tuple[int, ...],
    failed: tuple[int, ...],
    counted: tuple[int, ...],
    shares: tuple[float, ...],
) -> None:
    assert placing(ranks, winners, failed) == Placing(counted, shares)


def test_results_of_an_older_kind_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    hold(DUEL, 1, path, quiet)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([lines[0].replace('"arena":3', '"arena":2'), *lines[1:]]), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(OtherContest, match="has an older format, without the code of its bots: name another file"):
        hold(DUEL, 1, path, quiet)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("contest", "words"),
    [
        (replace(DUEL, bots=("easy",)), "two bots or more"),
        (replace(DUEL, bots=("easy", "easy")), "named twice"),
        (replace(DUEL, seats=1), "two seats or more"),
        (replace(DUEL, seats=9), "takes 1 to"),
    ],
)
def test_a_contest_that_cannot_be_held_is_a_sentence(contest: Contest, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        check(contest)


def test_the_command_prints_plots_and_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot, page = tmp_path / "duel.svg", tmp_path / "page.md"
    command = ["arena", "memoracers", "--bots", "random,easy", "--games", "4", "--plot", str(plot), "--page", str(page)]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert {row["bot"] for row in told["standings"]} == {"random", "easy"}
    assert ET.fromstring(plot.read_text(encoding="utf-8")).tag.endswith("svg")
    text = page.read_text(encoding="utf-8")
    assert main(command) == 0
    assert page.read_text(encoding="utf-8") == text  # written again, not added
    assert "](duel.svg)" in text
    assert "| easy |" in capsys.readouterr().out


def test_a_page_keeps_the_sections_of_other_games(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    two, three = hold(DUEL, 1, None, quiet), hold(replace(DUEL, seats=3), 1, None, quiet)
    for table in (two, three, two):
        write_section(page, table, "command", None)
    text = page.read_text(encoding="utf-8")
    assert text.count("## MemoRacers") == 2
    assert text.startswith("# The leaderboard")
    assert "easy" in as_plot(two)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "easy"], "two bots or more"),
        (["--bots", "easy,nobody"], "no bot is called"),
        (["--bots", "easy,random", "--games", "0"], "--games: expected 1 or more"),
        (["--bots", "easy,random", "--plot", "x.png"], "ending in .svg"),
        (["--bots", "easy,random", "--results", f"{__file__}/x.jsonl"], "--results"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "memoracers", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_without_the_library_of_ratings_the_arena_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(["arena", "memoracers", "--bots", "easy,random", "--games", "2"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "astrodrome: ratings need openskill, which is not installed: pip install 'astrodrome[arena]'\n"


def test_nothing_but_ratings_needs_their_library() -> None:
    code = "import sys; sys.modules['openskill'] = None\nfrom astrodrome.cli.main import main\nmain(['games'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, "memoracers" in done.stdout) == (0, True), done.stderr
