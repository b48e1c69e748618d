"""The view functions of a game once more, compiled so that they return plain tuples instead of records.

An observation needs the values of a view, not its records, and making frozen records is most of what a view costs. The
source of each view function is compiled again with `PublicView(a=…, b=…)` read as `(…, …)`, in the order of the fields.
So there is one description of a view, and nothing reaches an observation that the view does not hold.
"""

from __future__ import annotations
import __future__ as future

import ast
import inspect
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from importlib.util import find_spec
from operator import is_
from types import FunctionType
from typing import Any, Final, TypeAlias, cast, get_type_hints

from astrodrome.kernel import shapes
from astrodrome.kernel.mypyc_support import override

Kept: TypeAlias = Mapping[Callable[..., Any], Callable[..., tuple[object, ...]]]
PACKAGE: Final = "astrodrome."
"""Only our own functions are compiled again."""
BUILT: Final = ("short", "full")
"""The forms that the build compiles: `short` leaves out what never changes in a game as it is set up by default."""
MOST_KEPT: Final = 4_096
"""For how many games and seats a part of a view keeps a value; after that it starts again."""


class PlainViews:
    """The plain forms of some view functions, and the records that they return as tuples.

    Fields that nobody reads (`unread`, as `Record.field`) may be None in the tuples: what they cost is saved; so may
    those that are `absent`. Lists of things that functions make of `counts` (see `Facts`) may stay lists of counts, and
    those they make of `numbers` tuples of numbers. With `bare`, a record of which one number is read is that number.
    """

    def __init__(
        self,
        functions: Sequence[Callable[..., Any]],
        kept: Kept | None = None,
        unread: frozenset[str] = frozenset(),
        counts: Mapping[Callable[..., Any], int] | None = None,
        absent: frozenset[str] = frozenset(),
        numbers: Mapping[Callable[..., Any], int] | None = None,
        bare: bool = False,
    ) -> None:
        self.bare: dict[type, str] = {}
        """The records that stand for one of their fields, with its name."""
        built = built_views(functions, unread)
        if built is not None:
            self.functions: tuple[Callable[..., Any], ...] = built[0]
            """The plain forms, in the order in which the functions were given."""
            self.tuples: set[type] = built[1]
            """The records that are tuples, in the order of their fields."""
            return
        self._records: Final = reachable([get_type_hints(one)["return"] for one in functions])
        self._sources: dict[FunctionType, ast.FunctionDef] = {}
        self._spaces: dict[str, dict[str, Any]] = {}
        self._plain: dict[FunctionType, Callable[..., Any]] = {}
        self._kept: Final = kept or {}
        self._unread: Final = unread | absent
        self._counts: Final = counts or {}
        self._numbers: Final = numbers or {}
        self.tuples = set()
        roots = [cast("FunctionType", one) for one in functions]
        for root in roots:
            self._find(root)
        for function, source in self._sources.items():
            self.tuples |= set(self._made_in(function, source))
        if bare:
            self.bare = {kind: name for kind in self.tuples if (name := self._only_number(kind)) is not None}
        for function, source in list(self._sources.items()):
            self._compile(function, source)
        self.functions = tuple([self._plain[root] for root in roots])

    @property
    def sources(self) -> Mapping[FunctionType, ast.FunctionDef]:
        """The functions that were compiled again, as they are now: they return tuples."""
        return self._sources

    def _find(self, function: FunctionType) -> None:
        """Note a function and those it calls: of its own module, which defines records, or returning some of a view.

        A module that defines records stays interpreted in a compiled engine; what is noted here is compiled there.
        """
        if function in self._sources:
            return
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        source = tree.body[0]
        assert isinstance(source, ast.FunctionDef), f"{function.__qualname__} is not a plain function"
        assert not source.decorator_list, f"{function.__qualname__} is decorated"
        self._sources[function] = source
        for node in ast.walk(source):
            called = function.__globals__.get(node.id) if isinstance(node, ast.Name) else None
            if type(called) is not FunctionType or not called.__module__.startswith(PACKAGE):
                continue
            if called.__module__ == function.__module__ or self._shows(called):
                self._find(called)

    def _shows(self, function: FunctionType) -> bool:
        """Return whether a function makes and returns records of the views."""
        try:
            return bool(reachable([get_type_hints(function).get("return")]) & self._records)
        except (NameError, TypeError):
            return False  # what it returns is nothing that a view may hold

    def _made_in(self, function: FunctionType, source: ast.FunctionDef) -> list[type]:
        called = [node.func for node in ast.walk(source) if isinstance(node, ast.Call)]
        kinds = [function.__globals__.get(one.id) for one in called if isinstance(one, ast.Name)]
        return [kind for kind in kinds if isinstance(kind, type) and kind in self._records]

    def _only_number(self, kind: type) -> str | None:
        """Return the name of the one field of a record that is read, if there is one, and it is a number."""
        read = [one for one in shapes.record_fields(kind) if f"{kind.__name__}.{one.name}" not in self._unread]
        return read[0].name if len(read) == 1 and read[0].shape == shapes.Scalar(int) else None

    def _compile(self, function: FunctionType, source: ast.FunctionDef) -> None:
        """Compile a function in a copy of its module's names, in which the others are plain as well."""
        space = self._spaces.setdefault(function.__module__, dict(function.__globals__))
        names = function.__globals__
        replacing = _Tuples(names, self.tuples, space, self._unread, self._counts, self._numbers, self.bare)
        made = self._sources[function] = without_unread(replacing.visit(source))
        tree = ast.fix_missing_locations(ast.Module([made], []))
        flags = future.annotations.compiler_flag
        exec(compile(tree, f"<plain {function.__qualname__}>", "exec", flags, True), space)  # noqa: S102 - our own source, compiled again
        made_again = space[function.__name__]
        on = self._kept.get(function)
        self._plain[function] = space[function.__name__] = made_again if on is None else keeping(made_again, on)
        for module, others in self._spaces.items():
            for name, known in list(others.items()):
                if known is function and module != function.__module__:
                    others[name] = self._plain[function]
        for name, known in list(space.items()):
            if type(known) is FunctionType and known in self._plain:
                space[name] = self._plain[known]


def built_name(module: str, form: str = BUILT[-1]) -> str:
    """Return the name of the compiled plain forms of a module's functions, which the build writes."""
    return f"{__package__}.built_{module.removeprefix(PACKAGE).replace('.', '_')}_{form}"


def built_views(
    functions: Sequence[Callable[..., Any]], unread: frozenset[str]
) -> tuple[tuple[Callable[..., Any], ...], set[type]] | None:
    """Return compiled plain forms of some functions and the records they return as tuples; None if none were built.

    They leave out fields that no observation holds, and where they can some of those that are `unread`.
    """
    for form in BUILT:
        names = [built_name(function.__module__, form) for function in functions]
        if any([find_spec(name) is None for name in names]):
            return None
        modules = [import_module(name) for name in names]
        if form == BUILT[-1] or all([unread >= module.UNREAD for module in modules]):
            found = [getattr(module, one.__name__) for module, one in zip(modules, functions, strict=True)]
            return tuple(found), {kind for module in modules for kind in module.TUPLES}
    return None


def keeping(function: Callable[..., Any], on: Callable[..., tuple[object, ...]]) -> Callable[..., Any]:
    """Return a function that does its work again only when `on` returns other objects for the same arguments.

    The first argument is a game, which changes as it is played, and is known by its identity. For each game and seat
    only what was made last is kept: a game hardly ever goes back to what it was.
    """
    known: dict[tuple[object, ...], tuple[tuple[object, ...], Any]] = {}

    def find(game: object, *more: object) -> object:
        things = on(game, *more)
        if not things:
            return function(game, *more)
        key = (id(game), *more)
        found = known.get(key)
        if found is None or not all(map(is_, found[0], things)):
            if found is None and len(known) >= MOST_KEPT:
                known.clear()
            found = known[key] = (things, function(game, *more))  # held, so that no other object gets their identity
        return found[1]

    return find


class _Tuples(ast.NodeTransformer):
    """Replaces the making of records by tuples, without what nobody reads, and of things by their counts or numbers."""

    def __init__(
        self,
        names: dict[str, Any],
        kinds: set[type],
        space: dict[str, Any],
        unread: frozenset[str],
        counts: Mapping[Callable[..., Any], int],
        numbers: Mapping[Callable[..., Any], int],
        bare: Mapping[type, str],
    ) -> None:
        self._names = names
        self._kinds = kinds
        self._space = space
        self._unread = unread
        self._counts = counts
        self._numbers = numbers
        self._bare = bare

    @override
    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Return a tuple, or the one field that is read, for a call that makes one of the records."""
        self.generic_visit(node)
        kind = self._names.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if callable(kind) and kind in self._counts:
            return node.args[self._counts[kind]]
        if callable(kind) and kind in self._numbers:
            return ast.Call(ast.Name("tuple", ast.Load()), [node.args[self._numbers[kind]]], [])
        if kind not in self._kinds:
            return node
        known = fields(cast("Any", kind))
        given = dict(zip([one.name for one in known], node.args, strict=False))
        given |= {cast("str", word.arg): word.value for word in node.keywords}
        if any([isinstance(one, ast.Starred) for one in node.args]):
            assert kind not in self._bare, f"{kind}: which of its fields is read must be seen"
            return ast.Tuple(node.args, ast.Load())
        parts: list[ast.expr] = []
        for one in known:
            if one.name not in given:
                assert one.default is not MISSING, f"{kind}: no {one.name}"
                default = f"__{cast('type', kind).__name__}_{one.name}"
                self._space[default] = one.default
                given[one.name] = ast.Name(default, ast.Load())
            unread = f"{cast('type', kind).__name__}.{one.name}" in self._unread
            parts.append(ast.Constant(None) if unread else given[one.name])
        if kind in self._bare:
            return given[self._bare[kind]]
        return ast.Tuple(parts, ast.Load())


def without_unread(function: ast.FunctionDef) -> ast.FunctionDef:
    """Return a function without the lines that only get what nobody reads any more."""
    read = {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    function.body = [line for line in function.body if not _gets(line) or _gets(line) in read]
    return function


def _gets(line: ast.stmt) -> str | None:
    """Return the name that a line gives to something that is there: one that calls nothing."""
    match line:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return None if any([isinstance(node, ast.Call) for node in ast.walk(value)]) else name
    return None


def reachable(hints: Sequence[object]) -> set[type]:
    """Return every record that values of some types (`hints`) can hold; TypeError if no record may hold a type."""
    found: set[type] = set()
    todo = [kind for hint in hints for kind in shapes.records_in(shapes.shape_of(hint))]
    while todo:
        kind = todo.pop()
        if kind not in found and is_dataclass(kind):
            found.add(kind)
            todo += [one for field in shapes.record_fields(kind) for one in shapes.records_in(field.shape)]
    return found
