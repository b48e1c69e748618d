"""A wheel built here, installed where there is neither node nor compiler, serves the page and plays a game."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest

from tools import client, trial, wheel

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel.build(tmp_path_factory.mktemp("dist"), fast=False)


def test_it_holds_the_page_the_rules_the_words_and_nothing_else(built: Path) -> None:
    names = zipfile.ZipFile(built).namelist()
    assert built.name.endswith("-py3-none-any.whl")
    for needed in (
        "astrodrome/server/page/index.html",
        "astrodrome/rules/celestia.md",
        "astrodrome/rules/fr/celestia.md",
        "astrodrome/server/text/fr.toml",
        "astrodrome/kernel/text/fr.toml",
        "astrodrome/server/store/migrations/sqlite/0001_tables.sql",
        "astrodrome/server/store/migrations/postgres/0001_tables.sql",
        "astrodrome/py.typed",
    ):
        assert needed in names, needed
    page = client.PAGE
    assert {str(path.relative_to(page)) for path in page.rglob("*") if path.is_file()} == {
        name.removeprefix("astrodrome/server/page/") for name in names if name.startswith("astrodrome/server/page/")
    }
    strange = [name for name in names if not re.match(r"astrodrome(-[0-9.]+\.dist-info)?/", name)]
    assert not strange
    assert not [name for name in names if name.endswith((".so", ".pyd", ".sqlite", ".pyc"))]


def test_it_is_played_where_there_is_nothing_else(built: Path, tmp_path: Path) -> None:
    told = list(trial.run(built, tmp_path))
    assert [line.split()[0] for line in told] == ["installed", "serves", "played", "stopped"]


def test_a_trial_tells_what_does_not_hold() -> None:
    with pytest.raises(trial.TrialError, match="was answered with"):
        trial.get("http://127.0.0.1:9/nothing")
