"""The path from a fresh clone to a bot in a tournament: one order, and what is said on the way is so."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from astrodrome.selfplay.bot_file import Limits
from astrodrome.selfplay.players import FILE_BUDGET

ROOT = Path(__file__).resolve().parents[2]
PATH = ("docs/tutorial.md", "docs/bot-tutorial.md", "docs/arena.md", "docs/writing-a-bot.md")


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def constant(name: str) -> str:
    """Return a number or text that `./run` gives a name to."""
    found = re.search(rf"^{name}.*$", text("run"), re.MULTILINE)
    assert found
    return found[0]


def test_the_readme_names_the_pages_in_their_order() -> None:
    steps = re.findall(r"^\d\. \[[^\]]+\]\(([^)]+)\)", text("README.md"), re.MULTILINE)
    assert tuple(steps) == PATH


def test_each_page_leads_to_the_next_one() -> None:
    for page, following in pairwise(PATH):
        (line,) = re.findall(r"^Next: .*$", text(page), re.MULTILINE)
        first = re.search(r"\]\(([^)]+)\)", line)
        assert first
        assert f"docs/{first[1]}" == following, page


@pytest.mark.parametrize("page", ["README.md", "docs/tutorial.md", "docs/writing-a-bot.md"])
def test_how_python_is_run_stands_above_the_first_example(page: str) -> None:
    before = text(page).split("\n>>> ", maxsplit=1)[0]
    assert "\n./run exec python" in before


def test_the_bot_tutorial_says_how_python_is_run_above_its_first_example() -> None:
    assert "`./run exec python`" in text("docs/bot-tutorial.md").split("\n>>> ", maxsplit=1)[0]


def test_files_of_whoever_follows_are_ignored_as_the_pages_say() -> None:
    assert "\n/my_*\n" in text(".gitignore")
    for page in ("README.md", "docs/bot-tutorial.md"):
        assert "Git ignores files in this folder whose names start with `my_`" in text(page)


def test_the_readme_speaks_of_python_as_run_does() -> None:
    newest, oldest = re.findall(r"\d+", constant("NEWEST, OLDEST").split("#", maxsplit=1)[0])
    readme = " ".join(text("README.md").split())
    assert f"`python3.{newest}` down to `python3.{oldest}`" in readme
    assert f"Python 3.{oldest} or newer" in readme
    sentence = "or newer. None was found and the download failed: please install one."
    assert sentence in text("run")
    assert sentence in readme


def test_limits_and_budget_of_a_file_are_those_of_the_code() -> None:
    page = text("docs/bot-tutorial.md")
    assert f"{FILE_BUDGET} for a bot in a file" in page
    assert f"{FILE_BUDGET} for a bot in a file" in text("docs/writing-a-bot.md")
    assert (Limits().seconds, Limits().memory_mb) == (5.0, 2048)
    assert "five seconds per answer (`--bot-seconds`) and 2 GB of memory (`--bot-memory`)" in page
