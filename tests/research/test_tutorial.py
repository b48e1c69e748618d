"""The tutorial's bot, taken from its page, plays as the page says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrodrome.cli.main import main
from astrodrome.selfplay.players import BOT_PROCESSES

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE, ARENA, FIRST = DOCS / "bot-tutorial.md", DOCS / "arena.md", DOCS / "tutorial.md"
SLOW = ("--bot-seconds", "300", "--quiet")
"""So that a busy machine makes no bot fail for time."""


def python(page: Path, holding: str) -> str:
    """Return the one file that a page shows with certain words in it."""
    found = [str(block) for block in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)]
    (file,) = [block for block in found if ">>> " not in block and holding in block]
    return file


def bot() -> str:
    return python(PAGE, "def choose(")


def test_it_has_twenty_lines() -> None:
    assert len([line for line in bot().splitlines() if line.strip()]) <= 20


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stand in a folder with the bot in it, as readers of the page do."""
    (tmp_path / "my_bot.py").write_text(bot(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield
    BOT_PROCESSES.close()


def commands(page: Path, name: str) -> list[str]:
    return re.findall(rf"^\./run exec astrodrome ({name} .*my_bot.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)


def shown(page: Path, first: str) -> list[str]:
    """Return the lines of the block on a page that shows what a command printed, by how it begins."""
    found = re.findall(r"```text\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    (block,) = [str(one) for one in found if one.startswith(first)]
    return block.splitlines()


@pytest.mark.usefixtures("desk")
def test_its_first_games_end_as_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    (command,) = commands(PAGE, "simulate")
    assert main([*command.split(), *SLOW]) == 0
    printed = capsys.readouterr().out.splitlines()
    lines = shown(PAGE, "games")
    assert [line for line in printed if line in lines] == lines


@pytest.mark.usefixtures("desk")
def test_its_first_tournament_ends_as_the_pages_say(capsys: pytest.CaptureFixture[str]) -> None:
    (command, duel) = commands(PAGE, "arena")
    assert "--bots my_bot.py,my_bot_2.py " in duel
    assert commands(ARENA, "arena") == [command.split(" --plot")[0]]
    assert main([*command.split(), *SLOW]) == 0
    printed = capsys.readouterr().out
    assert "\n".join(shown(PAGE, "| bot |")) in printed
    assert "\n".join(shown(ARENA, "| bot |")) in printed
    assert Path("my_duel.svg").is_file()


def test_the_lines_of_the_first_page_run_as_a_file_too(tmp_path: Path) -> None:
    lines = re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", FIRST.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) > 30
    (tmp_path / "my_race.py").write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = subprocess.run([sys.executable, "my_race.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "the solo mode is for one seat" in done.stdout


@pytest.mark.usefixtures("desk")
def test_the_way_back_to_a_fault_leads_to_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    mistake = re.search(r"Suppose line 12 of the bot above is `([^`]+)`", PAGE.read_text(encoding="utf-8"))
    assert mistake
    lines = bot().splitlines()
    lines[11] = "    " + mistake[1]
    Path("my_bot.py").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (command,) = commands(PAGE, "simulate")
    words = command.replace("--games 20", "--games 2").split()
    assert main([*words, *SLOW, "--out", "my_games"]) == 0
    assert shown(PAGE, "  game 0")[0] in capsys.readouterr().out.splitlines()
    Path("my_look.py").write_text(python(PAGE, "my_games"), encoding="utf-8")
    done = subprocess.run([sys.executable, "my_look.py"], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("Prompt(decision='PilotsProgram'")
    assert 'my_bot.py", line 12, in choose' in done.stderr
    assert done.stderr.splitlines()[-1] == "ValueError: Sample larger than population or is negative"


@pytest.mark.parametrize(("game", "share"), [("celestia", 0.5), ("celerium", 0.8), ("galaxy-trucker", 0.7)], ids=str)
def test_the_first_bot_of_each_other_game_plays_as_its_page_says(
    game: str, share: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = DOCS / "games" / f"{game}.md"
    code = python(page, "def choose(")
    assert len([line for line in code.splitlines() if line.strip()]) <= 18
    monkeypatch.chdir(tmp_path)
    (line,) = re.findall(r"^\./run exec astrodrome (simulate .*my_\w+\.py,random.*)$", page.read_text(), re.MULTILINE)
    (name,) = re.findall(r"my_\w+\.py", line)
    Path(name).write_text(code, encoding="utf-8")
    try:
        assert main([*line.split(), *SLOW, "--json"]) == 0
    finally:
        BOT_PROCESSES.close()
    told = json.loads(capsys.readouterr().out)
    assert "faults" not in told
    assert told["wins"][0] >= share * told["games"]
    written = re.findall(r"```text\nwins +(.*)\n```", page.read_text(encoding="utf-8"))
    assert written in ([], ["  ".join(map(str, told["wins"]))])
