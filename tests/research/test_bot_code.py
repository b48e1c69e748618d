"""Games that are kept belong to the code their bots had: a bot that has changed since does not inherit them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import astrodrome
from astrodrome.cli.main import main
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.research.arena import Contest, round_robin
from astrodrome.research.arena_run import Stopped, hold
from astrodrome.research.celerium_balance.playing import Study, run
from astrodrome.selfplay import bot_code
from astrodrome.selfplay.bot_code import ChangedBot, code_of, fingerprint
from astrodrome.selfplay.players import BOT_PROCESSES
from astrodrome.selfplay.simulation import Plan
from astrodrome.selfplay.stretches import DatasetFolder, OtherPlan, play_dataset, play_stretch
from tests.research import files

USES_HELPER = """
def choose(view, prompt, legal, think):
    {how}
    return helper.pick(legal)
"""
HELPER = "def pick(legal):\n    return legal[{place}]\n"
CHANGES = """
from pathlib import Path

def choose(view, prompt, legal, think):
    with Path(__file__).open("a") as file:
        file.write("# ")
    return legal[0]
"""
HOWS = {
    "import": "import helper",
    "from": "from helper import pick; import helper",
    "by name": "import importlib; helper = importlib.import_module('helper')",
}


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    BOT_PROCESSES.close()


def arena(bot: str, results: Path) -> list[str]:
    return ["arena", "memoracers", "--bots", f"{bot},random", "--games", "4", "--results", str(results), "--quiet"]


def simulate(bot: str, out: Path) -> list[str]:
    return ["simulate", "memoracers", "--seats", "2", "--games", "2", "--bot", f"{bot},random", "--out", str(out)]


@pytest.mark.parametrize("command", [arena, simulate])
def test_a_mended_bot_does_not_keep_the_games_in_which_it_crashed(
    command: Callable[[str, Path], list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot, kept = files.write(tmp_path, files.RAISES), tmp_path / "kept"
    assert main(command(bot, kept)) == 0
    assert main(command(bot, kept)) == 0, "the same code goes on"
    files.write(tmp_path, files.FIRST)
    capsys.readouterr()
    assert main(command(bot, kept)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert f"{kept} holds games that {bot} played with other code than now" in said.err
    assert "name another place to play them again, or delete this one" in said.err
    assert main(command(bot, tmp_path / "another")) == 0
    assert "crash" not in capsys.readouterr().out


@pytest.mark.parametrize("how", HOWS.values(), ids=HOWS)
def test_a_change_in_what_a_bot_imports_beside_it_is_a_change_of_the_bot(how: str, tmp_path: Path) -> None:
    bot = files.write(tmp_path, USES_HELPER.format(how=how))
    files.write(tmp_path, "import deeper\n" + HELPER.format(place=0), "helper.py")
    files.write(tmp_path, "depth = 1\n", "deeper.py")
    files.write(tmp_path, "nobody = 'imports me'\n", "stranger.py")
    marks = [fingerprint(bot)]
    files.write(tmp_path, "nobody = 'cares'\n", "stranger.py")
    assert fingerprint(bot) == marks[0]
    files.write(tmp_path, "depth = 2\n", "deeper.py")
    marks.append(fingerprint(bot))
    files.write(tmp_path, HELPER.format(place=-1), "helper.py")
    marks.append(fingerprint(bot))
    assert len(set(marks)) == 3


def test_a_package_beside_a_bot_is_part_of_it(tmp_path: Path) -> None:
    (tmp_path / "brain").mkdir()
    bot = files.write(tmp_path, "from brain.lobe import choose\n")
    files.write(tmp_path / "brain", "", "__init__.py")
    files.write(tmp_path / "brain", "from .cells import choose\n", "lobe.py")
    files.write(tmp_path / "brain", files.FIRST, "cells.py")
    before = fingerprint(bot)
    files.write(tmp_path / "brain", files.RAISES, "cells.py")
    assert fingerprint(bot) != before


def test_a_process_that_read_an_older_file_is_not_asked_again(tmp_path: Path) -> None:
    bot = files.write(tmp_path, files.RAISES)
    contest = Contest("memoracers", 2, (bot, "random"), games=2, seed=4)
    assert hold(contest, 1, None, lambda *_: None).faults
    files.write(tmp_path, files.FIRST)
    assert not hold(contest, 1, None, lambda *_: None).faults


def test_a_bot_that_changes_during_a_contest_stops_it_and_the_table_is_what_was_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = files.write(tmp_path, CHANGES)
    contest = Contest("memoracers", 2, ("random", "easy", bot), games=12, seed=4)
    results = tmp_path / "results.jsonl"
    with pytest.raises(Stopped, match=f"{bot} changed while games were played") as stopped:
        hold(contest, 1, results, lambda *_: None)
    before = next(place for place, block in enumerate(round_robin(contest)) if 2 in block.lineup)
    assert stopped.value.table.games == 2 * before == 2
    assert len(results.read_text(encoding="utf-8").splitlines()) == 1 + before
    bot = files.write(tmp_path, CHANGES)
    assert main(["simulate", "memoracers", "--seats", "2", "--games", "3", "--bot", f"{bot},random", "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["finished"] == 0
    assert "changed while games were played" in said.err


def test_a_worker_elsewhere_with_another_file_plays_nothing(tmp_path: Path) -> None:
    bot = files.write(tmp_path, files.FIRST)
    plan = Plan("memoracers", 2, (bot, "random"), seed=6)
    plan = replace(plan, code=code_of(plan.bots, plan.game))
    assert play_stretch(plan, range(1))
    files.write(tmp_path, files.RAISES)
    with pytest.raises(ChangedBot):
        play_stretch(plan, range(1))
    Path(bot).unlink()
    with pytest.raises(ChangedBot):
        play_stretch(plan, range(1))


def test_other_limits_are_another_plan_for_a_bot_in_a_file(tmp_path: Path) -> None:
    plan = Plan("memoracers", 2, (files.write(tmp_path, files.FIRST), "random"), seed=6)
    list(play_dataset(DatasetFolder(plan, 1, tmp_path / "games"), 1))
    longer = replace(plan, limits=replace(plan.limits, seconds=60.0))
    with pytest.raises(OtherPlan, match="differs in bot_seconds"):
        list(play_dataset(DatasetFolder(longer, 1, tmp_path / "games"), 1))


def test_our_bots_are_known_by_the_version_of_the_package_and_their_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert code_of(("random", "memoracers/random"), "memoracers") == {}
    assert set(code_of((files.write(tmp_path, files.FIRST), "random"), "memoracers")) == {
        str(tmp_path / "my_bot.py"),
        "normal",
    }, "the stand-in may play too"
    plan = Plan("memoracers", 2, ("easy", "random"), seed=6)
    list(play_dataset(DatasetFolder(plan, 1, tmp_path / "easy"), 1))
    run(Study(seats=2), 1, 1, tmp_path / "study.json", lambda _: None)
    bot_code._ours.cache_clear()
    monkeypatch.setattr(astrodrome, "__version__", "0.0.1")
    with pytest.raises(OtherPlan, match="holds games that easy played with other code"):
        list(play_dataset(DatasetFolder(plan, 1, tmp_path / "easy"), 1))
    with pytest.raises(AstrodromeError, match="rules version and code of the bot; name another file"):
        run(Study(seats=2), 1, 1, tmp_path / "study.json", lambda _: None)
    bot_code._ours.cache_clear()


def test_a_data_set_from_before_is_gone_on_with_where_only_random_played(tmp_path: Path) -> None:
    for bots in (("random",), ("easy", "random")):
        plan, folder = Plan("memoracers", 2, bots, seed=6), tmp_path / bots[0]
        list(play_dataset(DatasetFolder(plan, 1, folder), 1))
        head = folder / "dataset.json"
        body = json.loads(head.read_text(encoding="utf-8"))
        del body["plan"]["code"]
        head.write_text(json.dumps(body), encoding="utf-8")
        if bots == ("random",):
            assert len(list(play_dataset(DatasetFolder(plan, 2, folder), 1))) == 2
        else:
            with pytest.raises(OtherPlan, match="other code"):
                list(play_dataset(DatasetFolder(plan, 2, folder), 1))
