"""Long work tells how far it has come: a bar on a terminal, lines elsewhere, nothing where it is not wanted."""

from __future__ import annotations

import io
import json
import re
import sys
import time
from collections.abc import Callable
from typing import Self

import pytest

from astrodrome.cli import progress as shown
from astrodrome.cli.main import main
from astrodrome.cli.progress import Progress
from astrodrome.selfplay.simulation import Plan, play_many


class Terminal(io.StringIO):
    """Standard error as a terminal."""

    def isatty(self) -> bool:
        return True


def soon(holds: Callable[[], bool]) -> bool:
    """Wait until something holds, twenty seconds at most."""
    end = time.monotonic() + 20
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)
    return holds()


def test_in_a_pipe_a_line_comes_now_and_then_even_while_nothing_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    monkeypatch.setattr(shown, "IN_PIPE", 0.05)
    progress = Progress(8, "games")
    try:
        assert soon(lambda: bool(re.match(r"0/8 games, \d+ s\n", pipe.getvalue())))
        progress(4)
        assert soon(lambda: bool(re.search(r"^4/8 games, \d+ s, about \d+ s left\n", pipe.getvalue(), re.MULTILINE)))
    finally:
        progress.close()
    said = pipe.getvalue()
    assert "\r" not in said
    time.sleep(0.2)
    assert pipe.getvalue() == said, "nothing is text after the end"


def test_in_a_pipe_the_first_estimate_does_not_wait_for_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    monkeypatch.setattr(shown, "ON_TERMINAL", 0.02)
    progress = Progress(8, "games")
    try:
        time.sleep(0.2)
        assert pipe.getvalue() == "", "there is nothing to tell yet"
        progress(2)
        assert soon(lambda: bool(re.fullmatch(r"2/8 games, \d+ s, about \d+ s left\n", pipe.getvalue())))
        progress(4)
        time.sleep(0.2)
    finally:
        progress.close()
    assert pipe.getvalue().count("\n") == 1, "the next line comes after ten seconds"


def test_on_a_terminal_one_line_is_drawn_anew_and_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    progress = Progress(4, "games")
    progress(2)
    progress(4)
    progress.close()
    said = terminal.getvalue()
    assert "\n" not in said
    assert "\r[############            ] 2/4 games" in said
    assert "\r[########################] 4/4 games" in said
    assert said.endswith("\r" + " " * 72 + "\r")


def test_quiet_work_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    progress = Progress(4, "games", quiet=True)
    progress(4)
    progress.close()
    assert terminal.getvalue() == ""


def test_the_time_that_is_left_is_told_from_what_is_done() -> None:
    progress = Progress(10, "games", quiet=True)
    progress(2)
    assert progress.text(30.0) == "2/10 games, 30 s, about 120 s left"
    progress.aim(4)
    assert progress.text(30.0) == "2/4 games, 30 s, about 30 s left"


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "memoracers", "--seats", "2", "--games", "60", "--bot", "random,easy"],
        ["arena", "memoracers", "--bots", "random,easy", "--games", "16"],
    ],
    ids=["simulate", "arena"],
)
def test_commands_tell_their_progress_beside_the_figures(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shown, "IN_PIPE", 0.001)
    assert main([*command, "--json"]) == 0
    loud = capsys.readouterr()
    assert " games, " in loud.err
    assert main([*command, "--json", "--quiet"]) == 0
    silent = capsys.readouterr()
    assert silent.err == ""
    assert json.loads(silent.out)["digest"] == json.loads(loud.out)["digest"]


def test_workers_report_game_by_game_where_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[range]] = []

    class Pool:
        """Workers that only note what they would be given."""

        def __init__(self, *_: object) -> None:
            pass

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def map(self, _: object, plans: list[Plan], chunks: list[range]) -> list[list[object]]:
            assert len(plans) == len(chunks)
            given.append(chunks)
            return []

    monkeypatch.setattr("astrodrome.selfplay.simulation.ProcessPoolExecutor", Pool)
    for bots, games in ((("hard", "easy"), 200), (("random",), 200), (("easy",), 100_000)):
        assert list(play_many(Plan("memoracers", 2, bots, seed=1), games, jobs=2)) == []
    assert [max(map(len, chunks)) for chunks in given] == [1, 25, 50]
    assert [sum(map(len, chunks)) for chunks in given] == [200, 200, 100_000]
