"""The comparison of all levels: every setting can be played, a run continues, and the page says what was played."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

from astrodrome.bots.levels import levels_of
from astrodrome.cli import levels
from astrodrome.cli.main import main
from astrodrome.games import GAMES, game
from astrodrome.kernel.errors import OptionError
from astrodrome.research import arena, flights
from astrodrome.research.arena import EVERYTHING, Contest, Share, check, play_block, round_robin
from astrodrome.research.arena_run import hold
from astrodrome.research.flights import Flown, Homecoming, fly_many, homecoming, kept_flights
from astrodrome.research.kept_games import OtherGames, add_folder, time_in_words, time_of
from astrodrome.research.level_steps import Counts, Step, climb, climbed, kept_climb, steps
from astrodrome.selfplay import bot_code
from astrodrome.selfplay.bot_code import ChangedBot

PAIR = Contest("memoracers", 4, ("easy", "random"), games=4, seed=4, style="pair")
EVERY = [spec.name for spec in GAMES]


def silent(done: int, total: int = 0) -> None:
    """Show no progress."""


def flown_in(folder: Path, tables: int, share: Share = EVERYTHING) -> Homecoming:
    """Fly a level in class I at some tables."""
    found = fly_many("I", False, "easy", tables, 1, folder, silent, share)
    assert found is not None
    return found


def easiest(games: object) -> list[Step]:
    """Two quick steps instead of all."""
    return [one for one in steps(["memoracers"]) if (one.upper, one.setting) == ("easy", "base")]


def test_a_pair_has_every_other_seat_and_changes_seats_once() -> None:
    blocks = round_robin(PAIR)
    assert [block.lineup for block in blocks] == [(0, 1, 0, 1)] * 2
    finished = play_block(PAIR, blocks[0])
    assert [meeting.bots for meeting in finished.meetings] == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize("wrong", [replace(PAIR, seats=3), replace(PAIR, bots=("easy", "random", "normal"))])
def test_a_pair_is_two_bots_with_as_many_seats_each(wrong: Contest) -> None:
    with pytest.raises(OptionError, match="as many seats each"):
        check(wrong)


def test_every_level_meets_the_one_below_with_and_without_modules_at_two_and_four_seats() -> None:
    for name in EVERY:
        own = [one for one in steps(EVERY) if one.game == name]
        tables = {(one.setting, one.seats) for one in own}
        assert tables == {("base", 2), ("base", 4), ("modules", 2), ("modules", 4)}
        below = ["random", *levels_of(name)]
        assert [(one.upper, one.lower) for one in own if (one.setting, one.seats) == ("base", 2)] == list(
            zip(below[1:], below[:-1], strict=True)
        )
        for one in own:
            options = game(name).read_options(one.seats, one.options)
            assert bool(set(game(name).options_json(options)["modules"]) - {"two"}) == (one.setting == "modules")  # type: ignore[arg-type]  # a list of names


def test_pairs_have_games_by_their_stronger_level() -> None:
    counts = Counts(400, 200, 150)
    assert {(one.upper, counts.of(one)) for one in steps(EVERY)} == {
        ("easy", 400),
        ("normal", 400),
        ("hard", 200),
        ("expert", 150),
    }


def test_wins_of_all_seats_of_a_level_are_added() -> None:
    table = hold(PAIR, 1, None, silent)
    found = climbed(Step("memoracers", "base", 4, "easy", "random", {}), table)
    shares = [table.rows[0].wins.mean, table.rows[1].wins.mean]
    assert sum(shares) * 2 == pytest.approx(1.0)
    assert found.wins.mean == 2 * next(row.wins.mean for row in table.rows if row.bot == "easy")
    assert found.wins.low <= found.wins.mean <= found.wins.high <= 1.0


def test_one_command_plays_all_continues_and_writes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "steps", easiest)
    page, results = tmp_path / "board.md", tmp_path / "results"
    page.write_text("# Board\n\nWords of mine.\n", encoding="utf-8")
    command = ["levels", "memoracers", "--games", "4", "--jobs", "1", "--quiet"]
    command += ["--results", str(results), "--page", str(page)]
    assert main(command) == 0
    assert "| base | 2 | easy | random |" in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    assert "astrodrome levels memoracers --games 4" in text
    assert "took 1 min on one core" in " ".join(text.split())
    assert text.startswith("# Board\n\nWords of mine.\n\n<!-- levels -->")
    assert text.count("| base |") == 2
    drawn = (tmp_path / "leaderboard" / "levels-memoracers.svg").read_text(encoding="utf-8")
    assert ET.fromstring(drawn).tag.endswith("svg")

    torn = results / "memoracers-2-base-easy-random.jsonl"
    whole = torn.read_text(encoding="utf-8")
    torn.write_text(whole[:-30], encoding="utf-8")
    played: list[int] = []

    def note(contest: Contest, block: arena.Block) -> arena.Finished:
        played.append(block.number)
        return play_block(contest, block)

    monkeypatch.setattr(arena, "play_block", note)
    assert main(command) == 0
    assert played == [1], "only what was lost is played again"
    assert torn.read_text(encoding="utf-8") == whole
    assert page.read_text(encoding="utf-8") == text
    assert set(json.loads((results / "seconds.json").read_text(encoding="utf-8"))) == {
        "memoracers-2-base-easy-random",
        "memoracers-4-base-easy-random",
    }


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "no game is called 'chess'"),
        (["--games", "0"], "--games: expected 1 or more"),
        (["--hard-games", "0"], "--hard-games: expected 1 or more"),
        (["--expert-games", "0"], "--expert-games: expected 1 or more"),
        (["--flights", "-1"], "--flights: expected 0 or more"),
        (["--page", "board.html"], "ending in .md"),
        (["--level", "novice"], "--level: expected one of easy, normal, hard, expert, found 'novice'"),
        (["--share", "3/2"], "--share: expected a share such as 2/3, found '3/2'"),
        (["--share", "half"], "--share: expected a share such as 2/3, found 'half'"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_flights_continue_and_add_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flown: list[int] = []

    def fly(flown_class: str, levels: list[str], index: int, modules: bool = False) -> list[Flown]:
        flown.append(index)
        return [Flown(10 * index - seat, seat, seat < 3) for seat in range(len(levels))]

    monkeypatch.setattr(flights, "fly", fly)
    first = flown_in(tmp_path, 2)
    assert (first.credits, first.ships, first.finished.mean, first.lost) == (3.5, 8, 0.75, 1.5)
    path = tmp_path / "flights-I-base-easy.jsonl"
    path.write_text(path.read_text(encoding="utf-8")[:-5], encoding="utf-8")
    again = flown_in(tmp_path, 3)
    assert flown == [0, 1, 1, 2]
    assert again.credits == 8.5
    head = {**json.loads(path.read_text(encoding="utf-8").splitlines()[0]), "code": {"easy": "other"}}
    path.write_text(json.dumps(head) + "\n", encoding="utf-8")
    with pytest.raises(OtherGames, match="easy played with other code"):
        fly_many("I", False, "easy", 3, 1, tmp_path, silent)


def test_flights_stop_where_the_level_changed_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fly(flown_class: str, levels: list[str], index: int, modules: bool = False) -> list[Flown]:
        monkeypatch.setattr(bot_code, "_ours", lambda _: "other")
        return [Flown(1, 0, True)] * len(levels)

    monkeypatch.setattr(flights, "fly", fly)
    with pytest.raises(ChangedBot, match="easy changed while"):
        fly_many("I", False, "easy", 2, 1, tmp_path, silent)
    kept = (tmp_path / "flights-I-base-easy.jsonl").read_text(encoding="utf-8")
    assert len(kept.splitlines()) == 2, "the head and what was flown before"


def test_a_flight_has_four_ships_and_debts_are_below_zero() -> None:
    row = flights.fly("I", ["easy"] * 4, 0)
    assert len(row) == 4
    found = homecoming("I", False, "easy", [[Flown(-4, 1, True)], [Flown(2, 1, True)]])
    assert found.credits == -1.0
    assert found.half_width > 0


def test_machines_that_share_a_pair_find_together_what_one_finds(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("alone", "first", "second")]
    for folder in folders:
        folder.mkdir()
    step = next(one for one in steps(["memoracers"]) if one.upper == "normal")
    alone = climb(step, 12, 1, folders[0], silent)
    parts = [climb(step, 12, 2, folder, silent, Share(part, 2)) for part, folder in enumerate(folders[1:], 1)]
    assert [part.games for part in parts] == [6, 6]
    assert add_folder(folders[1], folders[2]) == 3
    assert add_folder(folders[1], folders[2]) == 0, "what is there already is not added again"
    assert kept_climb(step, folders[1]) == alone
    files = [folder / f"{step.name}.jsonl" for folder in folders]
    assert files[1].read_text(encoding="utf-8") == files[0].read_text(encoding="utf-8")
    took = [time_of(folder, [step.name]) for folder in folders]
    assert [list(one) for one in took] == [[1], [2], [2]]
    assert took[1][2] > took[2][2], "the times of both machines"


def test_machines_that_share_flights_find_together_what_one_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fly(flown_class: str, levels: list[str], index: int, modules: bool = False) -> list[Flown]:
        return [Flown(10 * index - seat, seat, seat < 3) for seat in range(len(levels))]

    monkeypatch.setattr(flights, "fly", fly)
    for name in ("alone", "first", "second"):
        (tmp_path / name).mkdir()
    assert flown_in(tmp_path / "second", 5, Share(2, 2)).ships == 8
    assert flown_in(tmp_path / "first", 5, Share(1, 2)).ships == 12
    assert add_folder(tmp_path / "first", tmp_path / "second") == 2
    assert kept_flights("I", False, "easy", tmp_path / "first") == flown_in(tmp_path / "alone", 5)
    assert kept_flights("II", False, "easy", tmp_path / "first") is None


def test_results_of_other_code_are_not_added(tmp_path: Path) -> None:
    step = easiest(["memoracers"])[0]
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    climb(step, 2, 1, there, silent)
    path = there / f"{step.name}.jsonl"
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([head.replace('"easy":"', '"easy":"0'), *lines, ""]), encoding="utf-8")
    with pytest.raises(OtherGames, match="easy played with other code"):
        add_folder(here, there)
    assert not list(here.iterdir()), "nothing is taken from it"
    path.write_text(json.dumps({**json.loads(head), "seed": 2}) + "\n", encoding="utf-8")
    climb(step, 2, 1, here, silent)
    with pytest.raises(OtherGames, match="differs in seed"):
        add_folder(here, there)
    path.write_text("not a result\n", encoding="utf-8")
    with pytest.raises(OtherGames, match="is not a file of results"):
        add_folder(here, there)
    with pytest.raises(OtherGames, match="holds no results"):
        add_folder(here, tmp_path)


def test_a_page_is_written_from_what_is_kept_without_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, here, there = tmp_path / "board.md", tmp_path / "here", tmp_path / "there"
    command = ["levels", "memoracers", "--level", "easy", "--jobs", "1", "--quiet", "--games", "8"]
    assert main([*command, "--kept", "--results", str(here)]) == 2
    assert "holds none of these games" in capsys.readouterr().err
    assert main([*command, "--share", "1/2", "--results", str(here)]) == 0
    assert main([*command, "--share", "2/2", "--results", str(there)]) == 0
    monkeypatch.setattr(arena, "play_block", None)
    command += ["--kept", "--results", str(here), "--add", str(there), "--page", str(page)]
    assert main(command) == 0
    assert f"{there}: 8 new deals" in capsys.readouterr().err
    text = page.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith(("| base", "| modules"))]
    assert len(rows) == 4
    assert all(line.endswith("| 8 |") for line in rows)
    assert "--games 8 --expert-games 150 --flights 400 --level easy --page" in text


def test_times_are_said_by_the_number_of_cores() -> None:
    assert time_in_words({1: 3.0}) == "1 min on one core"
    assert time_in_words({2: 600.0, 16: 7260.0}) == "2 h 1 min on 16 cores and 10 min on 2 cores"
