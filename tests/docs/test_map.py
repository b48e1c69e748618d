"""The map in CONTRIBUTING.md names every folder of the code; no folder and no file is more than one can take in."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from astrodrome.kernel.languages import ALL

ROOT = Path(__file__).resolve().parents[2]
MAPS = {"src/astrodrome": "### Python", "web/src": "### The page", ".": "### The rest"}
"""Where a part of the map begins, and the folder that its rows start from."""
MOST_FILES = 30
MOST_LINES = 400
MOST_METHODS = 12
MANY_METHODS = {
    "Game": "the public interface of a game",
    "Spec": "what a game is made of, and the ways to begin one",
    "Store": "the interface of the database: a method for each change",
    "SqlStore": "the same, in SQL",
    "Phases": "a method for each moment of a flight in which a module may act",
    "ExpansionPhases": "the same, for the modules of the Big Expansion",
    "Table": "a game as all environments see it (research/envs)",
}
"""Classes with more public methods than that, and why."""
UNKEPT = {"__pycache__"}
TRANSLATED = re.compile(rf"(?:^|\b)(?:{'|'.join(ALL)})(?=\.(?:ts|toml)$)")
METHODS = (ast.FunctionDef, ast.AsyncFunctionDef)
ROW = re.compile(r"^\| (`[^|]+`) \| ([^|]+) \|$", re.MULTILINE)


def rows(heading: str) -> dict[str, str]:
    """Return the folders of one part of the map with their lines; `<…>` stands for any name."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    part = re.split(r"^###? ", text.split(heading, maxsplit=1)[1], flags=re.MULTILINE)[0]
    return {name.strip("` "): line for name, line in ROW.findall(part)}


def folders(home: str) -> dict[str, int]:
    """Return every folder below with the number of its own files; translations of a text count as one."""
    base = ROOT / home
    found = [base, *[path for path in base.rglob("*") if path.is_dir() and not UNKEPT & {*path.parts}]]
    counted = {path: len({TRANSLATED.sub("", one.name) for one in path.iterdir() if one.is_file()}) for path in found}
    return {
        path.relative_to(base).as_posix(): count
        for path, count in counted.items()
        if count or any(one.is_dir() and one in counted for one in path.iterdir())
    }


def matches(folder: str, row: str) -> bool:
    pattern = re.sub(r"<\w+>", "*", row)
    return fnmatch(folder, pattern) and folder.count("/") == row.count("/")


@pytest.mark.parametrize("home", ["src/astrodrome", "web/src"])
def test_the_map_names_every_folder_once(home: str) -> None:
    names, there = rows(MAPS[home]), folders(home)
    missing = [folder for folder in there if not any(matches(folder, row) for row in names)]
    assert not missing, f"the map lacks {missing}"
    gone = [row for row in names if not any(matches(folder, row) for folder in there)]
    assert not gone, f"the map names {gone}, which are not there"


def test_the_rest_of_the_map_names_folders_that_are_there() -> None:
    names = {one for row in rows(MAPS["."]) for one in row.split("`, `")}
    assert {"tools", "benchmarks", "docs"} <= names
    known = {*folders("tests")}
    for name in names:
        below = name.removeprefix("tests/")
        assert (ROOT / name).is_dir() or below in known or "<" in name, name
    missing = [one for one in known if one != "." and "/" not in one and not any(is_named(one, row) for row in names)]
    assert not missing, f"the map lacks tests/{missing}"


def is_named(folder: str, row: str) -> bool:
    is_game = "<game>" in row and (ROOT / "src/astrodrome/games" / folder).is_dir()
    return is_game or folder == row.removeprefix("tests/")


@pytest.mark.parametrize("home", ["src", "web/src"])
def test_no_folder_holds_more_files_than_a_reader_can_take_in(home: str) -> None:
    crowded = {folder: count for folder, count in folders(home).items() if count > MOST_FILES}
    assert not crowded, f"more than {MOST_FILES} files: {crowded}"


@pytest.mark.parametrize("home", ["src", "tests", "tools", "benchmarks", "training"])
def test_no_python_file_is_longer_than_a_reader_can_take_in(home: str) -> None:
    files = [path for path in (ROOT / home).rglob("*.py") if not UNKEPT & {*path.parts}]
    assert files
    lines = {path.relative_to(ROOT).as_posix(): len(path.read_bytes().splitlines()) for path in files}
    long = {name: count for name, count in lines.items() if count > MOST_LINES}
    assert not long, f"more than {MOST_LINES} lines: {long}"


def public_methods(path: Path) -> dict[str, int]:
    """Return the classes of a module with the number of their own public methods and properties."""
    classes = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.ClassDef)]
    return {
        one.name: len({each.name for each in one.body if isinstance(each, METHODS) and not each.name.startswith("_")})
        for one in classes
    }


def test_no_class_does_more_than_a_reader_can_take_in() -> None:
    large = {
        f"{path.relative_to(ROOT).as_posix()}: {name}": count
        for path in (ROOT / "src").rglob("*.py")
        for name, count in public_methods(path).items()
        if count > MOST_METHODS and name not in MANY_METHODS
    }
    assert not large, f"more than {MOST_METHODS} public methods: {large}"


def test_a_row_with_a_placeholder_stands_for_one_level() -> None:
    assert matches("games/celestia/text", "games/<game>/text")
    assert not matches("games/celestia/state/text", "games/<game>/text")
    assert not matches("games/celestia", "games")


def test_the_walk_of_one_click_names_files_that_are_there() -> None:
    text = (ROOT / "docs/design.md").read_text(encoding="utf-8")
    walk = text.split("## One click, from the browser to the rules and back\n")[1].split("\n## ")[0]
    files = re.findall(r"^\| (\d+) \| `([^`]+)` \|", walk, re.MULTILINE)
    assert [int(number) for number, _ in files] == list(range(1, 25))
    assert not [file for _, file in files if not (ROOT / file).is_file()]
