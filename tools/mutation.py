"""Single faults for a Python module: where one can be planted, and the source with it planted.

A fault replaces the text of one node, so the rest of the file stays as it was written and the report can show the
change. Left alone: docstrings, annotations, decorators, class variables, f-strings, `assert` and `raise` statements,
and `TYPE_CHECKING` blocks, since they contain no rule.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARES: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Fault:
    """One change: the bytes from `start` to `end` of a file become `new`."""

    line: int
    start: int
    end: int
    old: str
    new: str

    def plant(self, source: str) -> str:
        """Return the source with the fault in it."""
        raw = source.encode()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()

    def text(self) -> str:
        """Show the change on one line."""
        return f"{' '.join(self.old.split()):.90}  ->  {' '.join(self.new.split()):.90}"


def faults(source: str) -> list[Fault]:
    """List every fault that can be planted in a module, in the order of its text."""
    raw = source.encode()
    lines = [0]
    for line in raw.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    found: dict[tuple[int, int, str], Fault] = {}
    for node, new in changes(ast.parse(source)):
        start = lines[node.lineno - 1] + node.col_offset
        end = lines[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        found[start, end, new] = Fault(node.lineno, start, end, raw[start:end].decode(), new)
    return [found[key] for key in sorted(found)]


def changes(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Walk the code of the rules and propose changes of its nodes."""
    for node in parts(tree):
        if silent(node):
            continue
        if isinstance(node, ast.expr):
            yield from ((node, new) for new in of_expression(node))
        elif isinstance(node, ast.stmt):
            yield from of_statement(node)
        yield from changes(node)


def parts(node: ast.AST) -> list[ast.AST]:
    """List what lies inside a node, without decorators and annotations."""
    match node:
        case ast.FunctionDef(args=args, body=body):
            return [*args.defaults, *filter(None, args.kw_defaults), *body]
        case ast.ClassDef(body=body):
            return list(body)
        case ast.AnnAssign(value=value):
            return [] if value is None else [value]
    return list(ast.iter_child_nodes(node))


def silent(node: ast.AST) -> bool:
    """Whether nothing in a node can change how the game is played."""
    if isinstance(node, (ast.Assert, ast.Raise, ast.JoinedStr, ast.Import, ast.ImportFrom)):
        return True
    if isinstance(node, ast.Expr):  # a docstring
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    if isinstance(node, ast.AnnAssign):
        return "ClassVar" in ast.unparse(node.annotation) or "TypeAlias" in ast.unparse(node.annotation)
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test)
    if isinstance(node, ast.Subscript):  # Reason = Literal["laps", "shields"]
        return isinstance(node.value, ast.Name) and node.value.id in {"Literal", "type", "tuple", "list", "dict"}
    if isinstance(node, ast.Call):  # types spelt as values: TypeVar("S"), cast("Opt", x)
        return isinstance(node.func, ast.Name) and node.func.id in {"TypeVar", "cast"}
    return False


def of_expression(node: ast.expr) -> Iterator[str]:
    """Propose other texts for an expression."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            yield f"({ast.unparse(left)} {COMPARES[type(op)]} {ast.unparse(right)})"
        case ast.BoolOp(op=op, values=values):
            word = " or " if isinstance(op, ast.And) else " and "
            yield "(" + word.join(f"({ast.unparse(value)})" for value in values) + ")"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            yield f"(({ast.unparse(left)}) {OPERATORS[type(op)]} ({ast.unparse(right)}))"
        case ast.IfExp(test=test, body=body, orelse=orelse) if not flips(test):
            yield f"(({ast.unparse(body)}) if not ({ast.unparse(test)}) else ({ast.unparse(orelse)}))"
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in CALLS:
            yield f"{CALLS[name]}({', '.join(ast.unparse(arg) for arg in args)})"
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case ast.Constant(value=str(value)):
            yield repr(value + "?")


def flips(test: ast.expr) -> bool:
    """Whether a change of the condition itself already turns it round."""
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Compare(ops=[ast.Eq() | ast.NotEq() | ast.Is() | ast.IsNot() | ast.In() | ast.NotIn()]):
            return True
    return False


def none(value: ast.expr | None) -> bool:
    """Whether an expression is None, written or left out."""
    return value is None or (isinstance(value, ast.Constant) and value.value is None)


def of_statement(node: ast.stmt) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Propose other texts for a statement, or for the condition it hangs on."""
    match node:
        case ast.If(test=test) | ast.While(test=test) if not flips(test):
            yield test, f"not ({ast.unparse(test)})"
        case ast.FunctionDef(returns=ast.BinOp(right=ast.Constant(value=None))):  # `-> Refusal | None`
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and not none(part.value):
                    yield part, "return None"
        case ast.Break():
            yield node, "continue"
        case ast.Continue():
            yield node, "break"
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in OPERATORS:
            yield node, f"{ast.unparse(target)} {OPERATORS[type(op)]}= {ast.unparse(value)}"
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Expr(value=ast.Call()):
            yield node, "pass"
