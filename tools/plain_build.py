"""The plain forms of the games' view functions as modules, so that the build compiles them with the engine.

`research/spaces/plain_views.py` makes them again in every process; in a compiled copy it finds them beside itself.
"""

import ast
import builtins
import inspect
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from astrodrome.games import GAMES
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces.game_facts import VERSIONS, facts_of
from astrodrome.research.spaces.plain_views import BUILT, PlainViews, built_name

SEATS = 2
"""How many seats a game is set up with; its view functions are the same for any number."""
HEAD = '''"""Generated: view functions that return tuples."""
# mypy: disable-error-code="arg-type,return-value,no-any-return,index,call-overload,union-attr,operator,misc,assignment"

from __future__ import annotations

from typing import Any

'''


def write_all(source: Path) -> list[Path]:
    """Write the modules of every game into a folder of sources; their paths."""
    written = []
    for spec in GAMES:
        for name, text in modules_of(spec).items():
            path = source / f"{name.replace('.', '/')}.py"
            path.write_text(text, encoding="utf-8")
            written.append(path)
    return written


def modules_of(spec: AnySpec) -> dict[str, str]:
    """Return the modules of a game by name."""
    facts = facts_of(spec, SEATS, spec.read_options(SEATS, {}), VERSIONS[-1])
    unread = {"short": facts.fixed | facts.derived, "full": facts.derived}
    found: dict[str, str] = {}
    for form in BUILT:
        plain = PlainViews((spec.public, spec.mine, spec.knowledge), facts.kept, unread[form])
        by_module: dict[str, list[FunctionType]] = {}
        for function in plain.sources:
            by_module.setdefault(function.__module__, []).append(function)
        for module, functions in by_module.items():
            text = module_text(functions, plain, facts.kept, form)
            found[built_name(module, form)] = (
                f"{text}\n\nUNREAD: frozenset[str] = frozenset({sorted(unread[form])!r})\n"
            )
    return found


def module_text(
    functions: list[FunctionType],
    plain: PlainViews,
    kept: Mapping[Callable[..., object], Callable[..., tuple[object, ...]]],
    form: str,
) -> str:
    """Return the text of the plain forms of the functions of one module."""
    imports: dict[str, set[str]] = {}
    bodies, after = [], []
    space: dict[str, Any] = functions[0].__globals__
    known = {one.__name__: one for one in plain.sources}
    for function in functions:
        tree = loosened(plain.sources[function])
        for name in sorted(names_in(tree)):
            other = space.get(name)
            if name.startswith("__") and name not in space:
                record, _, field = name.removeprefix("__").partition("_")
                imports.setdefault(function.__module__, set()).add(record)
                after.append(f'{name} = {record}.__dataclass_fields__["{field}"].default')
            elif type(other) is FunctionType and known.get(name) is other:
                if other.__module__ != function.__module__:
                    imports.setdefault(built_name(other.__module__, form), set()).add(name)
            elif name in space or name in origins(function.__module__):
                module, said = origins(function.__module__).get(name, (function.__module__, name))
                imports.setdefault(module, set()).add(said if said == name else f"{said} as {name}")
            else:
                assert hasattr(builtins, name), f"{function.__qualname__}: {name} is not known"
        on = kept.get(function)
        if on is not None:
            tree.name = f"make_{function.__name__}"
            imports.setdefault(on.__module__, set()).add(on.__name__)
            imports.setdefault(PlainViews.__module__, set()).add("keeping")
            bodies.append(f"{ast.unparse(tree)}\n\n\n{function.__name__}: Any = keeping({tree.name}, {on.__name__})")
        else:
            bodies.append(ast.unparse(tree))
    tuples = sorted(plain.tuples, key=lambda kind: (kind.__module__, kind.__qualname__))
    for kind in tuples:
        imports.setdefault(kind.__module__, set()).add(kind.__name__)
    lines = [f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(imports.items())]
    listed = f"TUPLES = ({''.join([f'{kind.__name__}, ' for kind in tuples])})"
    return HEAD + "\n".join([*lines, "", listed, *dict.fromkeys(after), "", "", "\n\n\n".join(bodies), ""])


@cache
def origins(module: str) -> dict[str, tuple[str, str]]:
    """Return where a module has its imported names from: the module, and the name there."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module is not None]
    return {alias.asname or alias.name: (str(node.module), alias.name) for node in froms for alias in node.names}


def names_in(tree: ast.FunctionDef) -> set[str]:
    """Return the names that a function uses and does not define itself."""
    nodes = list(ast.walk(tree))
    own = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    own |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    casts = [node.args[0] for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "cast"]
    nodes += [part for one in casts if isinstance(one, ast.Constant) for part in ast.walk(ast.parse(str(one.value)))]
    return {node.id for node in nodes if isinstance(node, ast.Name)} - own - {"Any"}


def loosened(tree: ast.FunctionDef) -> ast.FunctionDef:
    """Return a function that may return tuples: its result and its variables have any type."""
    (copy,) = ast.parse(ast.unparse(tree)).body
    assert isinstance(copy, ast.FunctionDef), "a function stays one"
    copy.returns = ast.Name("Any", ast.Load())
    for node in ast.walk(copy):
        if isinstance(node, ast.AnnAssign):
            node.annotation = ast.Name("Any", ast.Load())
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "zip":
            node.keywords = []  # mypyc makes a loop of `zip` alone; the view itself says where lists are equally long
    return copy
