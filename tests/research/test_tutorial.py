"""The tutorial's bot, taken from its page, plays as the page says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrodrome.cli.main import main
from astrodrome.research.players import KENNEL

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE, ARENA = DOCS / "bot-tutorial.md", DOCS / "arena.md"
SLOW = ("--bot-seconds", "300", "--quiet")
"""So that a busy machine makes no bot fail for time."""


def bot() -> str:
    found = [str(block) for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)]
    files = [block for block in found if ">>> " not in block]
    assert len(files) == 1
    return files[0]


def test_it_has_twenty_lines() -> None:
    assert len([line for line in bot().splitlines() if line.strip()]) <= 20


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stand in a folder with the bot in it, as whoever follows the page does."""
    (tmp_path / "my_bot.py").write_text(bot(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield
    KENNEL.close()


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
    (command,) = commands(PAGE, "arena")
    assert commands(ARENA, "arena") == [command.split(" --plot")[0]]
    assert main([*command.split(), *SLOW]) == 0
    printed = capsys.readouterr().out
    assert "\n".join(shown(PAGE, "| bot |")) in printed
    assert "\n".join(shown(ARENA, "| bot |")) in printed
    assert Path("my_duel.svg").is_file()
