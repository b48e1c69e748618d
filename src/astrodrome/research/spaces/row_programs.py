"""Writers as a tree of nodes for `row_walk.c`, which writes a view straight into a row of numbers.

The build compiles it with the engine. Where it was not built, `row_writers.py` generates Python that does the same.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from astrodrome.research.spaces.facts import Own
from astrodrome.research.spaces.writers import (
    Bag,
    Either,
    Flag,
    Maybe,
    Name,
    NamedBag,
    Number,
    OneOf,
    Parts,
    Row,
    SeatNumber,
    Writer,
)

if TYPE_CHECKING:
    from astrodrome.research.spaces.row_walk import Program

SHORT: Final = 3
"""Records with fewer numbers than this are written rather than kept."""

Field: TypeAlias = int | str | None
"""Where a value is found in the one around it: an item of a tuple, an attribute, or that value itself."""
Node: TypeAlias = tuple[int, int, Field, Any, int, int, Field, tuple[Any, ...]]
"""Operation, column (counted from the parent's), field, map, number, width, the field of a key, and nodes."""


class NoRoom(Exception):
    """A list is longer than its room; the writer itself then says which."""


class Operation(IntEnum):
    """What a node does; `row_walk.c` lists the same in the same order."""

    FLAG = 0
    NUMBER = 1
    SEAT = 2
    ONE_OF = 3
    NAME = 4
    BAG = 5
    NAMED_BAG = 6
    KEPT_BAG = 7
    MAYBE = 8
    ROW = 9
    TUPLE = 10
    RECORD = 11
    KEPT = 12
    EITHER = 13


def program(writer: Writer, start: int, tuples: set[type]) -> Program | None:
    """Return what writes a value at the columns from `start` on; None where the engine was not compiled.

    `tuples` are the records that are held as tuples.
    """
    try:
        from astrodrome.research.spaces.row_walk import Program  # noqa: PLC0415 - it is there in a compiled engine
    except ImportError:
        return None
    made = _Nodes(tuples)
    root = made.node(writer, start, None, True)
    return Program(root, start + len(writer.columns), made.own, NoRoom)


class _Nodes:
    """The nodes of a writer, and whose observation it writes."""

    def __init__(self, tuples: set[type]) -> None:
        self._tuples = tuples
        self.own: Own | None = None

    def node(self, writer: Writer, at: int, field: Field, fresh: bool = False) -> Node:
        """Return the node of a writer. `fresh`: the numbers of its record are not kept."""
        match writer:
            case Flag() | Number() | SeatNumber() | OneOf() | Name():
                return self._scalar(writer, at, field)
            case Bag():
                return self._bag(writer, at, field)
            case NamedBag():
                key = self._field(writer.kind, writer.name)
                return (Operation.NAMED_BAG, at, field, writer.bag.place, 0, 0, key, ())
            case Maybe():
                return _node(Operation.MAYBE, at, field, nodes=(self.node(writer.inner, 1, None),))
            case Row():
                return self._row(writer, at, field)
            case Parts():
                return self._parts(writer, at, field, fresh)
            case Either():
                return self._either(writer, at, field)
        raise TypeError(f"{type(writer).__name__} has no node")

    def _scalar(self, writer: Flag | Number | SeatNumber | OneOf | Name, at: int, field: Field) -> Node:
        match writer:
            case Flag():
                return _node(Operation.FLAG, at, field)
            case Number():
                return _node(Operation.NUMBER, at, field)
            case SeatNumber():
                self.own = writer.own
                return _node(Operation.SEAT, at, field, None, writer.own.seats)
            case OneOf():
                return _node(Operation.ONE_OF, at, field, writer.place)
            case Name():
                return _node(Operation.NAME, at, field, writer.place)

    def _field(self, kind: type, name: str) -> Field:
        return [one.name for one in fields(cast("Any", kind))].index(name) if kind in self._tuples else name

    def _bag(self, writer: Bag, at: int, field: Field) -> Node:
        if writer.own is not None:
            self.own = writer.own
            return _node(Operation.BAG, at, field, writer.place, writer.own.seats)
        kinds = {type(value) for value in writer.place}
        assert not kinds & self._tuples, "a record that is counted comes from a table"
        kept = any([is_dataclass(kind) for kind in kinds])
        return _node(Operation.KEPT_BAG if kept else Operation.BAG, at, field, writer.place)

    def _row(self, writer: Row, at: int, field: Field) -> Node:
        nodes = (self.node(writer.inner[0], 0, None),) if writer.inner else ()
        width = len(writer.inner[0].columns) if writer.inner else 0
        self.own = writer.own or self.own
        return _node(Operation.ROW, at, field, True if writer.own else None, len(writer.inner), width, nodes)

    def _parts(self, writer: Parts, at: int, field: Field, fresh: bool) -> Node:
        inside, nodes = 0, []
        for place, (name, part) in enumerate(writer.parts):
            where = place if name is None or writer.kind is None else self._field(writer.kind, name)
            nodes.append(self.node(part, inside, where))
            inside += len(part.columns)
        if writer.kind is None:
            return _node(Operation.TUPLE, at, field, None, len(nodes), inside, tuple(nodes))
        if writer.kind in self._tuples:
            return _node(Operation.TUPLE, at, field, None, len(fields(cast("Any", writer.kind))), inside, tuple(nodes))
        kept = Operation.KEPT if inside >= SHORT and not fresh else Operation.RECORD
        return _node(kept, at, field, None, 0, inside, tuple(nodes))

    def _either(self, writer: Either, at: int, field: Field) -> Node:
        inside, nodes = len(writer.choices), []
        for name, _, part in writer.choices:
            assert not (isinstance(part, Parts) and part.kind in self._tuples), f"{name}: a tuple has no kind"
            nodes.append(self.node(part, inside, None))
            inside += len(part.columns)
        tests = tuple([test for _, test, _ in writer.choices])
        return _node(Operation.EITHER, at, field, tests, 0, inside, tuple(nodes))


def _node(
    operation: Operation,
    at: int,
    field: Field,
    given: object = None,
    number: int = 0,
    width: int = 0,
    nodes: tuple[Node, ...] = (),
) -> Node:
    return (operation, at, field, given, number, width, None, nodes)
