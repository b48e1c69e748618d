"""Every public name of the kernel says what it is, attributes included."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import astrodrome
from astrodrome import kernel
from astrodrome.kernel import errors

FOLDER = Path(kernel.__file__).parent
MODULES = sorted(path for path in FOLDER.glob("*.py"))


def is_text(node: ast.stmt | None) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def named(node: ast.stmt) -> list[str]:
    """Return the public names that a statement sets, in a class body or on self."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    found = [t.id for t in targets if isinstance(t, ast.Name)]
    found += [t.attr for t in targets if isinstance(t, ast.Attribute)]
    return [name for name in found if not name.startswith("_")]


def silent(body: list[ast.stmt], docstring: str) -> Iterator[str]:
    """Tell the attributes of a class that neither a text below them nor the docstring of the class explains."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            yield from silent(node.body, docstring)
        elif not is_text(after):
            yield from (name for name in named(node) if name not in docstring)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_public_attributes_are_explained(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), f"{path.name} does not say what it is"
    found = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            docstring = ast.get_docstring(node) or ""
            found += [f"{node.name}.{name}" for name in silent(node.body, docstring)]
    assert not found, f"{path.name}: no word about {', '.join(found)}"


def test_every_exported_name_exists_and_says_what_it_is() -> None:
    assert sorted(set(astrodrome.__all__)) == sorted(astrodrome.__all__)
    for name in astrodrome.__all__:
        thing = getattr(astrodrome, name)
        assert not callable(thing) or thing.__doc__ or name in ("Seat", "AnyGame", "AnySpec"), f"{name} is silent"


def test_the_tree_of_errors_is_the_one_drawn() -> None:
    drawn = [line.split()[1] for line in (errors.__doc__ or "").splitlines() if line.startswith(("├", "└"))]
    written = [kind.__name__ for kind in errors.AstrodromeError.__subclasses__() if kind.__module__ == errors.__name__]
    assert drawn == written
