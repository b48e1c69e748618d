"""The glossary is whole: every word of a game has names in its code, and every name that is told exists."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.spec import AnySpec
from tools import glossary, page
from tools.glossary import PLATFORM, Word

ROOT = Path(__file__).resolve().parents[2]
REASONS = ("– not offered yet", "– a word of the page alone")
"""Why a word may have no name in the code."""


def bound(node: ast.AST) -> list[str]:
    """Return the names that a piece of code gives to something."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.name]
    if isinstance(node, ast.arg):
        return [node.arg]
    if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
        return [node.id if isinstance(node, ast.Name) else node.attr]
    return []


def values(table: object) -> set[str]:
    """Return the keys and texts of a table of content."""
    if isinstance(table, dict):
        return set(table).union(*(values(item) for item in table.values()))
    if isinstance(table, list):
        return set().union(*(values(item) for item in table))
    return {table} if isinstance(table, str) else set()


@cache
def vocabulary(folder: Path) -> set[str]:
    """Return every name that a game's package gives, and every value of its records and tables in quotation marks."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        found |= {path.stem, path.parent.name}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found.update(bound(node))
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(f'"{node.value}"')
    for path in (folder / "content").glob("*.toml"):
        found |= {f'"{value}"' for value in values(tomllib.loads(path.read_text(encoding="utf-8")))}
    return found


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_word_of_a_game_has_names_that_exist(spec: AnySpec) -> None:
    words = glossary.read(spec.name)
    assert words
    silent = [word.id for word in words if not word.names and word.code not in REASONS]
    assert not silent, f"docs/glossary/{spec.name}.md: no name in the code, and no reason, for {silent}"
    known = vocabulary(spec.folder)
    wrong = [f"{word.id}: {name}" for word in words for name in word.names if name not in known]
    assert not wrong, f"docs/glossary/{spec.name}.md names what is not in {spec.folder.name}: {wrong}"


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_module_has_its_word(spec: AnySpec) -> None:
    told = {name.strip('"') for word in glossary.read(spec.name) for name in word.names}
    assert not [module for module in spec.modules if module not in told]


@pytest.mark.parametrize("name", [PLATFORM, *(spec.name for spec in GAMES)])
def test_rows_are_whole_and_ids_unique(name: str) -> None:
    words = glossary.read(name)
    ids = [word.id for word in words]
    assert len(set(ids)) == len(ids)
    assert all(word.english and word.french for word in words)


def test_every_game_has_a_glossary_that_its_page_leads_to() -> None:
    assert glossary.games() == sorted(spec.name for spec in GAMES)
    for spec in GAMES:
        told = (ROOT / "docs" / "games" / f"{spec.name}.md").read_text(encoding="utf-8")
        assert f"(../glossary/{spec.name}.md)" in told


def test_french_typography() -> None:
    for name in (PLATFORM, *glossary.games()):
        for word in glossary.read(name):
            assert "'" not in word.english + word.french, word.id
            assert not set(word.french) & set("?!:;") or "\u00a0" in word.french, word.id


def test_the_page_shows_these_words_and_these_games() -> None:
    for path, text in page.files():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `./run exec python -m tools.page`"


def test_the_words_of_the_code_exist_and_the_kernel_has_all_of_its_own() -> None:
    names = glossary.code_names()
    assert names
    source = ROOT / "src" / "astrodrome"
    assert not set(names) - vocabulary(source), "docs/glossary/code.md names what is not in the code"
    modules = {path.stem for path in (source / "kernel").glob("*.py")} - {"__init__"}
    flags = {name for name, kind in Decision.__annotations__.items() if "ClassVar" in kind} - {"rules"}
    assert not (modules | flags | {"stake", "spans"}) - set(names), "docs/glossary/code.md lacks a word of the kernel"


def test_what_is_not_there_is_seen() -> None:
    word = Word("sail", "sail", "voile", '`Sail` `"sail"`')
    assert word.names == ("Sail", '"sail"')
    assert not set(word.names) & vocabulary(GAMES[0].folder)
