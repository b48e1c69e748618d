"""Finding the places where tests edit a state, instead of setting it up as a position."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

IN_PLACE = frozenset(
    {
        "add",
        "append",
        "clear",
        "discard",
        "extend",
        "insert",
        "pop",
        "remove",
        "reverse",
        "setdefault",
        "sort",
        "update",
    }
)
"""Methods that change a list, set or mapping."""
SETTERS = frozenset({"setattr", "delattr", "__setattr__"})


def edits_in(folder: Path) -> Counter[str]:
    """Count the edits of each function in a folder and those within: `expansion/two_halves.py::pair`."""
    found: Counter[str] = Counter()
    for path in sorted(folder.rglob("*.py")):
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            count = len(list(edits_of(part)))
            if count:
                found[f"{path.relative_to(folder).as_posix()}::{getattr(part, 'name', 'module')}"] += count
    return found


def edits_of(part: ast.stmt) -> Iterator[ast.AST]:
    """Give every assignment to an attribute of something, or to what it holds, and every change of it in place."""
    aliases = {name for node in ast.walk(part) for name in aliases_of(node)}
    for node in ast.walk(part):
        targets = [one for target in targets_of(node) for one in unpacked(target)]
        yield from [one for one in targets if not isinstance(one, ast.Name) and belongs_to_something(one, aliases)]
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            changed = isinstance(node.func, ast.Attribute) and belongs_to_something(node.func.value, aliases)
            if called in SETTERS or (called in IN_PLACE and changed):
                yield node


def targets_of(node: ast.AST) -> list[ast.expr]:
    """Return what a statement assigns to or deletes."""
    if isinstance(node, ast.Assign | ast.Delete):
        return node.targets
    return [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For) else []


def unpacked(target: ast.expr) -> list[ast.expr]:
    """Return the parts of a target such as `a, *b`."""
    if isinstance(target, ast.Starred):
        return unpacked(target.value)
    if isinstance(target, ast.Tuple | ast.List):
        return [one for part in target.elts for one in unpacked(part)]
    return [target]


def belongs_to_something(node: ast.expr, aliases: set[str]) -> bool:
    """Return whether an expression is, or lies within, an attribute of something other than `self`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute):
        return not (isinstance(node.value, ast.Name) and node.value.id == "self")
    return isinstance(node, ast.Name) and node.id in aliases


def aliases_of(node: ast.AST) -> list[str]:
    """Return the names that a statement gives to something that belongs to something: `hands = g.hands`."""
    if not isinstance(node, ast.Assign) or not belongs_to_something(node.value, set()):
        return []
    return [target.id for target in node.targets if isinstance(target, ast.Name)]
