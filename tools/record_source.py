"""What the code says of a game's records beyond their types: docstrings of fields, annotations as written, offers.

Read from the source, so that it is the same whether or not the engine is compiled.
"""

import ast
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

from astrodrome.kernel.agenda import Decision, State
from astrodrome.kernel.spec import AnySpec

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "astrodrome"
AnyDecision: TypeAlias = type[Decision[State]]
DEPTH = 3
"""How many calls deep an offer may be made."""


class Source:
    """The source of one game and of the kernel's records."""

    def __init__(self, spec: AnySpec) -> None:
        self._spec = spec
        self._classes: dict[tuple[str, str], ast.ClassDef] = {}
        self._functions: dict[str, list[ast.FunctionDef]] = {}
        folder = PACKAGE / "games" / spec.folder.name
        for path in [*sorted(folder.rglob("*.py")), *sorted((PACKAGE / "kernel").glob("*.py"))]:
            module = ".".join(["astrodrome", *path.relative_to(PACKAGE).with_suffix("").parts])
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    self._classes[module.removesuffix(".__init__"), node.name] = node
                elif isinstance(node, ast.FunctionDef):
                    self._functions.setdefault(node.name, []).append(node)

    def annotations(self, kind: type) -> dict[str, str]:
        """Return the types of a record's own fields as they are written."""
        body = self._classes[kind.__module__, kind.__name__].body
        return {
            node.target.id: ast.unparse(node.annotation)
            for node in body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }

    def field_docs(self, kind: type) -> dict[str, str]:
        """Return the docstrings that stand below fields of a record."""
        body = self._classes[kind.__module__, kind.__name__].body
        found = {}
        for node, below in pairwise(body):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(below, ast.Expr):
                value = below.value
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found[node.target.id] = " ".join(value.value.split())
        return found

    def offers(self, decision: AnyDecision) -> list[str]:
        """Return the names of the offers that a decision may show, in the order of the game's list."""
        for kind in decision.__mro__:
            node = self._classes.get((kind.__module__, kind.__name__))
            made = (
                [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "offer"] if node else []
            )
            if made:
                return [] if kind is Decision else self._made_in(made, DEPTH)
        return []

    def _made_in(self, functions: list[ast.FunctionDef], depth: int) -> list[str]:
        """Return the offers that functions name; where they name none, those of the functions they call."""
        named = {node.id for one in functions for node in ast.walk(one) if isinstance(node, ast.Name)}
        found = [offer.__name__ for offer in self._spec.offers if offer.__name__ in named]
        if found or not depth:
            return found
        called = [one for name in sorted(named) for one in self._functions.get(name, [])]
        return self._made_in(called, depth - 1) if called else []
