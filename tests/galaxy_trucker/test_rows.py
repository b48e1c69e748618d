"""What lies on the squares of ships is shared between copies of a game, so it is replaced and never changed."""

from __future__ import annotations

import ast
from pathlib import Path

import astrodrome.games.galaxy_trucker as package
from astrodrome.games.galaxy_trucker.game.new_state import new_state
from astrodrome.games.galaxy_trucker.geometry.grid import put
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.agenda import settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json, field_value

ROWS = ("ships", "crew", "cells", "goods", "sleepers")
LISTS = ("boosted_cannons", "boosters_used", "cabins_going", "engine_strength", "without_engine")
"""What modules note of each ship, replaced and shared in the same way."""
EVERYTHING: dict[str, Json] = {
    "flights": ["IIA", "IA"],
    "modules": ["technologies", "bonus-cards", "machinations"],
    "roads": [5],
}
"""Options with which every record of the state is there."""
CHANGING = ("append", "pop", "insert", "clear", "remove", "extend", "sort", "reverse")


def is_row(node: ast.expr) -> bool:
    """Tell whether an expression is a row of a ship: `g.crew[seat]`."""
    return isinstance(node, ast.Subscript) and is_rows(node.value)


def is_rows(node: ast.expr) -> bool:
    """Tell whether an expression is the rows of all ships: `g.crew`."""
    return isinstance(node, ast.Attribute) and node.attr in (*ROWS, *LISTS)


def changed_in_place(tree: ast.AST) -> list[int]:
    """Return the lines on which a row, or a name given to one, is written into."""
    found: list[int] = []
    for scope in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        given = [node for node in ast.walk(scope) if isinstance(node, ast.Assign) and is_row(node.value)]
        names = {target.id for node in given for target in node.targets if isinstance(target, ast.Name)}
        loops = [node for node in ast.walk(scope) if isinstance(node, ast.For) and is_rows(node.iter)]
        names |= {loop.target.id for loop in loops if isinstance(loop.target, ast.Name)}
        for node in ast.walk(scope):
            if isinstance(node, ast.AugAssign):
                target = node.target
                if is_row(target) or (isinstance(target, ast.Name) and target.id in names):
                    found.append(node.lineno)
            if not isinstance(node, ast.Subscript | ast.Attribute):
                continue
            changes = isinstance(node.ctx, ast.Store) if isinstance(node, ast.Subscript) else node.attr in CHANGING
            row = node.value
            if changes and (is_row(row) or (isinstance(row, ast.Name) and row.id in names)):
                found.append(node.lineno)
    return found


def test_no_rule_changes_a_row_in_place() -> None:
    folder = Path(package.__file__).parent
    files = sorted(folder.rglob("*.py"))
    found = [(path.name, line) for path in files for line in changed_in_place(ast.parse(path.read_text("utf-8")))]
    assert found == []


def test_changes_in_place_are_found_behind_brackets_and_names() -> None:
    lines = ["def f(g):", "    g.crew[0][beds(g)[0]] += 1", "    row = g.cells[1]", "    row[3] = 0", "    row.pop()"]
    lines += ["    g.crew[0] += [1]", "    row += [2]", "    for ship in g.goods:", "        ship.sort()"]
    assert sorted(changed_in_place(ast.parse("\n".join(lines)))) == [2, 4, 5, 6, 7, 9]


def test_a_copy_keeps_what_lay_on_a_square() -> None:
    g = SPEC.begin(2, SPEC.read_options(2, {"modules": ["technologies"]}), Chance(1))
    settle(g)
    twin = g.copy()
    assert g.technologies is not None
    assert twin.technologies is not None
    for name in ROWS:
        here, there = (g.technologies, twin.technologies) if name == "sleepers" else (g, twin)
        rows = getattr(here, name)
        before = rows[1][60]
        put(rows, 1, 60, before + 1)
        assert getattr(here, name)[1][60] == before + 1
        assert getattr(there, name)[1][60] == before


def test_a_copy_has_every_field() -> None:
    for options in ({}, EVERYTHING):
        g = SPEC.begin(3, SPEC.read_options(3, options), Chance(1))
        settle(g)
        twin = g.copy()
        for field in SPEC.fields:
            assert field_value(twin, field) == field_value(g, field), field.name


def noted(value: object) -> list[object]:
    """Return what a value says, however deep it lies, without zeros, False and None."""
    if isinstance(value, list):
        return [found for one in value for found in noted(one)]
    return [value] if value else []


def test_a_state_that_is_to_be_filled_has_every_field_and_nothing_in_it() -> None:
    for options in ({}, EVERYTHING):
        g = new_state(3, SPEC.read_options(3, options), Chance(1))
        twin = g.copy()
        for field in SPEC.fields:
            assert noted(field_value(g, field)) == [], field.name
            assert field_value(twin, field) == field_value(g, field), field.name
