from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import astrodrome as ad
from astrodrome.cli.main import main
from astrodrome.selfplay.bot_file import Limits
from astrodrome.selfplay.players import BOT_PROCESSES
from astrodrome.selfplay.simulation import Plan, Played, Tally, game_seed, play_many, play_one
from tests.research import files

QUICK = Limits(seconds=1.0, memory_mb=600)
ROOMY = Limits(seconds=30.0, memory_mb=600)


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    BOT_PROCESSES.close()


def plan(path: str, limits: Limits = ROOMY) -> Plan:
    return Plan("memoracers", 2, (path, "random"), seed=5, limits=limits)


def play(folder: Path, text: str, limits: Limits = ROOMY) -> Played:
    return play_one(plan(files.write(folder, text), limits), 0)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        (files.RAISES, "crash", "line 3: IndexError"),
        (files.HANGS, "hang", "no answer in 1 s"),
        (files.EATS, "memory", "more memory than it may use"),
        (files.CHEATS, "illegal", "(AD-004)"),
        (files.NO_ACTION, "illegal", "'full speed ahead', which is not an action: expected one of `legal`"),
        (files.DIES, "died", "its process has ended"),
        (files.QUITS, "crash", "enough"),
        (files.FORGES, "illegal", "wrote among the answers"),
        (files.NO_CHOOSE, "unreadable", "choose(view, prompt, legal, think)"),
        (files.BROKEN, "unreadable", "SyntaxError"),
    ],
)
def test_a_bot_that_fails_is_told_and_replaced(tmp_path: Path, text: str, kind: str, words: str) -> None:
    played = play(tmp_path, text, QUICK if kind == "hang" else ROOMY)
    assert [fault.kind for fault in played.faults] == [kind]
    assert words in played.faults[0].words
    assert played.winners


def test_a_good_bot_has_no_faults_and_what_it_prints_does_no_harm(tmp_path: Path) -> None:
    assert play(tmp_path, files.FIRST).faults == ()
    assert play(tmp_path, files.BABBLES).faults == ()


def test_a_bot_thinks_with_worlds_of_its_seat(tmp_path: Path) -> None:
    played = play(tmp_path, files.THINKS, ROOMY)
    assert played.faults == ()


def test_every_game_begins_with_a_fresh_file(tmp_path: Path) -> None:
    path = files.write(tmp_path, files.REMEMBERS)
    assert [one.faults for one in play_many(plan(path), 5)] == [()] * 5


def test_games_are_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    path = files.write(tmp_path, files.THINKS)
    alone, together = (list(play_many(plan(path, ROOMY), 4, jobs)) for jobs in (1, 2))
    assert [one.digest for one in alone] == [one.digest for one in together]
    assert not any(one.faults for one in alone)


def test_a_file_plays_every_game(tmp_path: Path) -> None:
    path = files.write(tmp_path, files.FIRST)
    for spec in ad.GAMES:
        played = play_one(Plan(spec.name, 2, (path, "random"), seed=3, limits=ROOMY), 0)
        assert played.faults == (), spec.name


def test_the_summary_counts_faults(tmp_path: Path) -> None:
    path = files.write(tmp_path, files.RAISES)
    tally = Tally(plan(path), 3)
    tally.run(1, lambda _: None)
    faults = tally.summary()["faults"]
    assert isinstance(faults, dict)
    assert faults["counts"] == {f"{path}: crash": 3}
    assert faults["stand_ins"] == {path: 3}
    first = faults["first"]
    assert isinstance(first, list)
    assert str(first[1]).startswith(f"game 1 (seed {game_seed(plan(path), 1)}): {path} in seat 0, decision ")


def test_what_a_stand_in_wins_is_lost_by_the_bot(tmp_path: Path) -> None:
    tally = Tally(plan(files.write(tmp_path, files.RAISES)), 6)
    tally.run(1, lambda _: None)
    assert sum(0 in one.winners for one in tally.played) > 3, "the stand-in is the better one"
    assert tally.summary()["wins"] == [0, 6]


def test_the_command_line_takes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = files.write(tmp_path, files.RAISES)
    arguments = ["simulate", "memoracers", "--seats", "2", "--games", "2", "--bot", f"{path},random"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert f"{path}: crash in 2 games" in said
    assert f"A stand-in finished 2 games for {path}, counted under wins as lost." in said
    assert main([*arguments, "--games", "1"]) == 0
    said = capsys.readouterr().out
    assert f"{path}: crash in 1 game\n" in said
    assert f"A stand-in finished 1 game for {path}, counted" in said
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["faults"]["counts"] == {f"{path}: crash": 2}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (files.NO_CHOOSE, "it has no function choose(view, prompt, legal, think) at its top level"),
        (files.BROKEN, "SyntaxError: expected ':'"),
        ("import no_such_module\n", "line 1: ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise ValueError('two\\nlines')\n", "line 1: ValueError: two lines"),
        ("import os\n\nos._exit(3)\n", "its process has ended"),
        (
            "def choose(view, legal):\n    return legal[0]\n",
            "choose takes (view, legal): expected choose(view, prompt, legal, think)",
        ),
        (
            "class First:\n    def choose(self, view, prompt, legal, think):\n        pass\n\nchoose = First.choose\n",
            "choose takes (self, view, prompt, legal, think): expected choose(view, prompt, legal, think)",
        ),
        (
            "def choose(view, prompt, legal, *, think):\n    return legal[0]\n",
            "choose takes (view, prompt, legal, *, think): expected choose(view, prompt, legal, think)",
        ),
    ],
)
def test_a_file_that_cannot_be_loaded_is_refused_before_anything_is_played(
    tmp_path: Path, text: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = files.write(tmp_path, text)
    commands = [
        ["simulate", "memoracers", "--seats", "2", "--bot", f"{path},random"],
        ["arena", "memoracers", "--bots", f"random,{path}"],
        ["bot", path, "--table", "http://127.0.0.1:9/table/none"],
    ]
    for command in commands:
        assert main(command) == 2
        said = capsys.readouterr()
        assert said.out == ""
        told = [line for line in said.err.splitlines() if line.startswith("astrodrome: ")]
        assert len(told) == 1
        assert told[0].startswith(f"astrodrome: {path} cannot be loaded as a bot: ")
        assert words in told[0]


def test_a_method_of_a_class_is_a_bot_too(tmp_path: Path) -> None:
    text = "class First:\n    def choose(self, view, prompt, legal, think):\n        return legal[0]\n"
    assert play(tmp_path, f"{text}\n\nchoose = First().choose\n").faults == ()


@pytest.mark.parametrize(
    "line",
    [
        "def choose(*question):\n    return question[2][0]",
        "def choose(a, b, c, d, seen=()):\n    return c[0]",
        "choose = lambda view, *rest: rest[1][0]",
    ],
)
def test_any_function_that_takes_four_things_is_a_bot(tmp_path: Path, line: str) -> None:
    assert play(tmp_path, f"{line}\n").faults == ()


@pytest.mark.parametrize("name", ["my_bot", "memoracers/my_bot"])
def test_a_forgotten_ending_is_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files.write(tmp_path, files.FIRST)
    monkeypatch.chdir(tmp_path)
    for command in (
        ["simulate", "memoracers", "--seats", "2", "--bot", name],
        ["arena", "memoracers", "--bots", f"easy,{name}"],
        ["bot", name, "--table", "http://127.0.0.1:9/table/none"],
    ):
        assert main(command) == 2
        said = capsys.readouterr().err
        assert name in said
        assert "did you mean" in said
        assert "my_bot.py?" in said
    files.write(tmp_path, files.FIRST, "hard.py")
    assert main(["bot", "hard", "--table", "http://127.0.0.1:9/table/none"]) == 2
    assert "did you mean" not in capsys.readouterr().err


@pytest.mark.parametrize("command", ["simulate", "arena", "bot"])
def test_every_argument_says_what_it_is_and_what_it_is_by_itself(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    said = " ".join(capsys.readouterr().out.partition("\noptions:\n")[2].split())
    options = re.findall(r"(?<!\S)(--[a-z-]+)(.*?)(?= --[a-z]|$)", said)
    assert len(options) > 5
    for option, text in options:
        assert option == "--help" or "default: " in text or "required" in text, f"{option}{text}"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bot", "nowhere.py"], "there is no file nowhere.py"),
        (["--bot-seconds", "0"], "--bot-seconds: expected more than 0"),
        (["--bot-memory", "-1"], "--bot-memory: expected 0 or more"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "memoracers", "--seats", "2", *arguments]) == 2
    assert words in capsys.readouterr().err
