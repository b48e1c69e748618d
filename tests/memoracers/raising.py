"""Every refusal the rules can give, each with a position that raises it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from astrodrome.games.memoracers.actions import ChooseCircuit, PlaceShip, SwapTiles
from astrodrome.games.memoracers.figures import MAX_SPEED, SHIELDS
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.kernel.refusal import Refusal
from tests.memoracers.table import race, ship, start

Raise: TypeAlias = Callable[[], Refusal | None]


def lane_taken() -> Refusal | None:
    game = start(2)
    game.play(0, PlaceShip(2))
    return game.refuse(1, PlaceShip(2))


def swap(place: int) -> Refusal | None:
    table = race(ship(place=1), ship(place=1), row="..... ..... ..m..", up=3)
    table.fly("3", "3")
    return table.game.refuse(1, SwapTiles(place))


RAISED: Final[dict[tuple[str, str], Raise]] = {
    ("MR-004", "no-such-lane"): lambda: start(2).refuse(0, PlaceShip(6)),
    ("MR-011", "not-nine-tiles"): lambda: start(2, {"modules": ["championship"]}).refuse(0, ChooseCircuit(("A",) * 8)),
    ("MR-025", "lane-taken"): lane_taken,
    ("MR-037", "too-many-lines"): lambda: race(ship(speed=1)).refuse("3 3"),
    ("MR-039", "lane-jump"): lambda: race(ship(lane=3)).refuse("1"),
    ("MR-040", "lane-jump"): lambda: race(ship(lane=3, speed=2)).refuse("3 5"),
    ("MR-041", "off-the-circuit"): lambda: race(ship(lane=5)).refuse("6"),
    ("MR-042", "stand-still"): lambda: race(ship()).refuse(""),
    ("MR-045", "force-needs-shields"): lambda: race(ship(ticked=SHIELDS - 1)).refuse("3 3!"),
    ("MR-046", "force-at-top-speed"): lambda: race(ship(speed=MAX_SPEED)).refuse("3!"),
    ("MR-050", "force-and-brake"): lambda: race(ship(speed=2)).refuse("3!"),
    ("MR-088", "swap-face-up"): lambda: swap(0),
    ("MR-169", "no-neighbour"): lambda: swap(9),
}


def refusals_in_code() -> set[tuple[str, str]]:
    """Find every refusal in the source of the rules: its rule id and its key."""
    found: set[tuple[str, str]] = set()
    for path in sorted(SPEC.folder.glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                found |= set(refusals_of(function))
    return found


def refusals_of(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Find the refusals of one function; a rule id in a variable stands for every text the variable can hold."""
    for node in ast.walk(function):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"):
            continue
        rule, key = node.args[:2]
        assert isinstance(key, ast.Constant), f"the key of a refusal is written out: {ast.unparse(node)}"
        for text in texts(rule, function):
            yield text, str(key.value)


def texts(rule: ast.expr, function: ast.FunctionDef) -> list[str]:
    """Return the texts that an expression can be."""
    if isinstance(rule, ast.Name):
        assigned = [node.value for node in ast.walk(function) if isinstance(node, ast.Assign) and names(node, rule.id)]
        return [text for value in assigned for text in texts(value, function)]
    if isinstance(rule, ast.IfExp):
        return [*texts(rule.body, function), *texts(rule.orelse, function)]
    assert isinstance(rule, ast.Constant), f"the rule of a refusal is written out: {ast.unparse(rule)}"
    return [str(rule.value)]


def names(node: ast.Assign, name: str) -> bool:
    """Tell whether an assignment gives a variable its value."""
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
