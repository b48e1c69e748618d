"""Docstrings say something: a sentence for every public name, and a word about every argument that needs one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import astrodrome

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(astrodrome.__file__).parent
SAID = ("*.py", "kernel/*.py", "games/*.py", "game_logs/*.py", "bots/**/*.py", "selfplay/*.py", "research/**/*.py")
"""Where every public name says what it is in a sentence."""
EXPLAINED = (
    "*.py",
    "kernel/*.py",
    "games/*.py",
    "game_logs/*.py",
    "bots/*.py",
    "selfplay/*.py",
    "research/*.py",
    "research/boards/__init__.py",
    "research/envs/*.py",
    "research/spaces/*.py",
)
"""What people call: here a docstring also speaks of the arguments."""
BARE = {"int", "str", "bool", "float", "bytes", "object", "None", "tuple", "list", "dict", "Sequence", "Mapping"}
"""Types that do not tell what a value is for; a `Seat`, a `Chance` or a `Prompt` does."""


def files(*patterns: str) -> list[Path]:
    return sorted({path for pattern in patterns for path in PACKAGE.glob(pattern) if path.name != "__main__.py"})


def everywhere() -> set[str]:
    """Return the names of arguments that mean the same everywhere: the concepts page explains them once."""
    page = (ROOT / "docs" / "concepts.md").read_text(encoding="utf-8")
    table = page.split("## Names of arguments")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))


def public(tree: ast.Module) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, str]]:
    """Give every public class, function and method of its own with its full name and the docstring of its class."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            yield node.name, node, ""
            for inner in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef) and is_public(inner):
                    yield f"{node.name}.{inner.name}", inner, ast.get_docstring(node) or ""


def is_public(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Tell whether a method must say what it is for; one that overrides another need not repeat it."""
    overrides = any(ast.unparse(one) == "override" for one in node.decorator_list)
    return not node.name.startswith("_") and not overrides


def is_sentence(text: str) -> bool:
    """Tell whether a first line is a sentence: three words at least, and an end."""
    first = text.split("\n", maxsplit=1)[0]
    return len(first.split()) >= 3 and first.endswith((".", ":", "?", ";"))


def unexplained(node: ast.FunctionDef | ast.AsyncFunctionDef, words: str, known: set[str]) -> list[str]:
    """Return the arguments of which neither their type nor the docstring tells anything."""
    found = []
    for given in [*node.args.args, *node.args.kwonlyargs]:
        types = set(re.findall(r"\w+", ast.unparse(given.annotation))) if given.annotation else {"self"}
        bare = types <= BARE | {"Json"}
        named = any(part[:4] in words.lower() for part in given.arg.lower().split("_"))
        if bare and not named and given.arg not in known:
            found.append(given.arg)
    return found


@pytest.mark.parametrize("path", files(*SAID), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_public_name_is_told_in_a_sentence(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert is_sentence(ast.get_docstring(tree) or ""), f"{path.name} does not say what it is"
    silent = [name for name, node, _ in public(tree) if not is_sentence(ast.get_docstring(node) or "")]
    assert not silent, f"{path.name}: no sentence about {', '.join(silent)}"


@pytest.mark.parametrize("path", files(*EXPLAINED), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_arguments_are_spoken_of(path: Path) -> None:
    known = everywhere()
    faults = []
    for name, node, of_class in public(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            continue
        text = ast.get_docstring(node) or ""
        faults += [f"{name}({argument})" for argument in unexplained(node, text + of_class, known)]
    assert not faults, f"{path.name}: not a word about {', '.join(faults)}"


def test_names_that_mean_the_same_everywhere_are_used() -> None:
    given = {
        argument.arg
        for path in files(*EXPLAINED)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for argument in [*node.args.args, *node.args.kwonlyargs]
    }
    assert not everywhere() - given, "the concepts page explains arguments that nothing takes"


def test_what_says_nothing_is_seen() -> None:
    bad = ast.parse('def turn(way: int, by: str) -> int:\n    """Turn it."""\n')
    _, node, _ = next(public(bad))
    assert isinstance(node, ast.FunctionDef)
    assert not is_sentence(ast.get_docstring(node) or "")
    assert unexplained(node, "Turn it.", set()) == ["way", "by"]


def test_only_what_overrides_may_be_silent() -> None:
    source = "class Turn(Task):\n    @override\n    def run(self, g: int) -> int: ...\n    def way(self) -> int: ..."
    assert [name for name, _, _ in public(ast.parse(source))] == ["Turn", "Turn.way"]
