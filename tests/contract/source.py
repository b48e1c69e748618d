"""What the source of a game can say: its refusals, and the lines of its final accounts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path


def account_keys(folder: Path) -> set[str]:
    """Find the keys of the lines of final accounts in the code that writes them, where they are written out."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for call in calls_of("Line", ast.parse(path.read_text(encoding="utf-8"))):
            key = call.args[0]
            parts = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
            found |= {str(part.value) for part in parts if isinstance(part, ast.Constant)}
    return found


@cache
def refusals_in_code(folder: Path) -> frozenset[tuple[str, str]]:
    """Find every refusal in the source of the rules: its rule id and its key."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
    found: set[tuple[str, str]] = set()
    for tree in trees:
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            found |= set(refusals_of(calls_of("Refusal", function), function, trees))
        inside = [call for function in functions for call in calls_of("Refusal", function)]
        constants = [call for call in calls_of("Refusal", tree) if call not in inside]
        found |= set(refusals_of(constants, None, trees))
    return frozenset(found)


def calls_of(name: str, tree: ast.AST) -> list[ast.Call]:
    """Find the calls of a function or class."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == name]


def refusals_of(
    calls: list[ast.Call], function: ast.FunctionDef | None, trees: list[ast.Module]
) -> Iterator[tuple[str, str]]:
    """Give the refusals made in a function, or outside any: rule id and key."""
    for call in calls:
        rule, key = call.args[:2]
        assert isinstance(key, ast.Constant), f"the key of a refusal is written out: {ast.unparse(call)}"
        for text in texts(rule, function, trees):
            yield text, str(key.value)


def texts(rule: ast.expr, function: ast.FunctionDef | None, trees: list[ast.Module]) -> list[str]:
    """Return the texts that an expression can be: written out, chosen, assigned before, or given by a caller."""
    if isinstance(rule, ast.IfExp):
        return [*texts(rule.body, function, trees), *texts(rule.orelse, function, trees)]
    if isinstance(rule, ast.Constant):
        return [str(rule.value)]
    assert isinstance(rule, ast.Name), f"the rule of a refusal is written out: {ast.unparse(rule)}"
    assert function is not None
    given = [value for node in ast.walk(function) if isinstance(node, ast.Assign) for value in assigned(node, rule.id)]
    if not given:
        given = [value for tree in trees for node in ast.walk(tree) for value in last_argument(node, function.name)]
    return [text for value in given for text in texts(value, function, trees)]


def assigned(node: ast.Assign, name: str) -> list[ast.expr]:
    """Return the value that an assignment gives to a variable, if it does."""
    return [node.value for target in node.targets if isinstance(target, ast.Name) and target.id == name]


def last_argument(node: ast.AST, name: str) -> list[ast.expr]:
    """Return the last argument of a call of a function, if the node is one."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
        return [node.args[-1]]
    return []
