"""Laws of shape: the tables of a spec say what the code has, and leave nothing out."""

from __future__ import annotations

import ast
import pkgutil
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

from astrodrome.kernel.agenda import Decision, State, Task
from astrodrome.kernel.game import AnyGame
from tests.laws.subject import Subject

ALIASES: Final = {"Seat": "int", "Seats": "tuple[int, ...]"}


@cache
def module_tree(name: str) -> ast.Module:
    """Return the syntax tree of a module, compiled or not."""
    path = Path(sys.modules[name].__file__ or "")
    source = path if path.suffix == ".py" else path.with_name(path.name.partition(".")[0] + ".py")
    return ast.parse(source.read_text(encoding="utf-8"))


def class_tree(kind: type) -> ast.ClassDef:
    """Return the syntax tree of a class."""
    found = [node for node in ast.walk(module_tree(kind.__module__)) if isinstance(node, ast.ClassDef)]
    return next(node for node in found if node.name == kind.__name__)


def constructor(kind: type) -> ast.FunctionDef | None:
    """Return the constructor that a class itself writes."""
    for node in class_tree(kind).body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return node
    return None


def setting_up(kind: type) -> list[ast.AST]:
    """Return all that runs in the constructor that a class itself writes: it and the methods of the class it calls."""
    init = constructor(kind)
    if init is None:
        return []
    methods = {node.name: node for node in class_tree(kind).body if isinstance(node, ast.FunctionDef)}
    calls = [
        node.func for node in ast.walk(init) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    own = [call.attr for call in calls if isinstance(call.value, ast.Name) and call.value.id == "self"]
    return [node for each in (init, *[methods[name] for name in own if name in methods]) for node in ast.walk(each)]


def attributes(kind: type) -> dict[str, str | None]:
    """Return the attributes that a class's constructor sets, each with its annotation or None."""
    found: dict[str, str | None] = {}
    for node in setting_up(kind):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
                found[target.attr] = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else None
    return found


def check_fields(subject: Subject, game: AnyGame) -> None:
    """The table of fields lists every attribute of the state with its annotation, but for what the options settle.

    A record of the state is looked into: its attributes are fields like the others. One that is None has none.
    """
    state: Any = game.state
    own: dict[str, str | None] = {}
    for kind in reversed(type(state).__mro__):
        if issubclass(kind, State) and kind is not State:
            own |= attributes(kind)
    table = {".".join(filter(None, field.path)): field.shape for field in subject.spec.fields}
    assert len(table) == len(subject.spec.fields), "a field is listed twice"
    for record in {field.path[0] for field in subject.spec.fields} - {""}:
        del own[record]
        held = getattr(state, record)
        if held is None:
            table = {path: shape for path, shape in table.items() if not path.startswith(f"{record}.")}
        else:
            own |= {f"{record}.{name}": annotation for name, annotation in attributes(type(held)).items()}
    blank = subject.spec.blank(game.seats, game.options, game.state.chance)
    for name, annotation in own.items():
        if annotation is not None and annotation.startswith("Final"):
            assert name not in table, f"{name} is settled by the options and needs no saving"
            made, loaded = attrgetter(name)(state), attrgetter(name)(blank)
            assert made == loaded, f"{name} is Final, but a loaded game has another"
            continue
        assert name in table, f"the state has {name}, which FIELDS does not list"
        shape = type(attrgetter(name)(state)).__name__ if annotation is None else annotation
        assert plain_shape(table[name]) == plain_shape(shape), f"FIELDS says {name}: {table[name]}, the class {shape}"
    missing = [name for name in table if name not in own]
    assert not missing, f"FIELDS lists {missing}, which the state does not have"


def plain_shape(text: str) -> str:
    """Write an annotation in one way, without the names we give to plain types."""

    class Plain(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return ast.parse(ALIASES[node.id], mode="eval").body if node.id in ALIASES else node

    return ast.unparse(Plain().visit(ast.parse(text, mode="eval")))


def package_of(game: AnyGame) -> str:
    """Return the package of a game: the nearest one around its state that holds a spec."""
    parts = type(game.state).__module__.split(".")[:-1]
    around = [".".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return next((package for package in around if find_spec(f"{package}.spec")), around[0])


def game_tasks(subject: Subject, game: AnyGame) -> list[type[Task[Any]]]:
    """Return every task class written in the package of a game."""
    package = package_of(game)
    module = import_module(package)
    for found in pkgutil.walk_packages(module.__path__, f"{package}."):
        import_module(found.name)
    kinds: list[type[Task[Any]]] = []
    waiting: list[type[Task[Any]]] = [Task]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith(f"{package}.") and kind not in kinds:
                kinds.append(kind)
    return kinds


def check_tasks(subject: Subject, game: AnyGame) -> None:
    """Every task is listed, names its constructor's arguments, and keeps each under the same name."""
    kinds = game_tasks(subject, game)
    listed = subject.spec.tasks
    names = [kind.__name__ for kind in listed]
    assert len(set(names)) == len(names), "two tasks have one name"
    for kind in kinds:
        is_base = any(kind in other.__mro__[1:] for other in kinds)
        assert kind in listed or is_base, f"{kind.__name__} is not listed in TASKS"
    for kind in listed:
        family = [one for one in kind.__mro__ if issubclass(one, Task)]
        inits = [init for one in family if (init := constructor(one)) is not None]
        expected = tuple(arg.arg for arg in inits[0].args.args[1:]) if inits else ()
        assert kind.args == expected, f"{kind.__name__}.args is {kind.args}, its constructor takes {expected}"
        kept = {name for one in family for name in attributes(one)}
        assert set(kind.args) <= kept, f"{kind.__name__} does not keep {set(kind.args) - kept}"
        if issubclass(kind, Decision):
            check_decision(subject, kind)


def check_decision(subject: Subject, kind: type[Decision[Any]]) -> None:
    """A decision says which listed actions it takes and which rules stand behind it."""
    assert kind.takes, f"{kind.__name__} takes no action"
    for action in kind.takes:
        assert action in subject.spec.actions, f"{kind.__name__} takes {action.__name__}, which ACTIONS does not list"
    assert kind.rules, f"{kind.__name__} names no rule"


def check_actions(subject: Subject) -> None:
    """Every listed action answers some decision."""
    taken = {action for kind in subject.spec.tasks if issubclass(kind, Decision) for action in kind.takes}
    idle = [action.__name__ for action in subject.spec.actions if action not in taken]
    assert not idle, f"no decision takes {idle}"
