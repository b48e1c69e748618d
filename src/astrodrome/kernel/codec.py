"""Reading and writing records as JSON.

The form of a record is read off its dataclass: an action is `{"do": "Leave", …}`, an event is
`{"event": "TreasureTaken", …}`, everything else a plain object with the record's fields. Reading is strict: a missing,
unknown or ill-typed field is an error that names its place.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import TypeAlias, TypeVar, cast

from astrodrome.kernel import shapes
from astrodrome.kernel.errors import BadAction, excerpt
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal

R = TypeVar("R")

Reader: TypeAlias = Callable[[object, str], object]


class Misfit(Exception):
    """The data does not have the expected form: where, and what was expected."""

    def __init__(self, path: str, expected: str, found: object) -> None:
        super().__init__(f"{path or 'data'}: expected {expected}, found {excerpt(found)}")
        self.path = path
        """Where the data does not fit; empty for the top level."""


def plain(value: object) -> Json:
    """Return a record, or anything made of records, as JSON data."""
    if isinstance(value, Enum):
        return plain(value.value)
    if value is None or isinstance(value, bool | int | str | float):
        return value
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, Refusal):
        return {"rule": value.rule, "key": value.key, "args": dict(value.args)}
    body = {name: plain(getattr(value, name)) for name in _names(cast("type", type(value)))}
    if isinstance(value, Action):
        return {"do": type(value).__name__, **body}
    if isinstance(value, Event):
        return {"event": type(value).__name__, **body}
    return body


@cache
def _names(kind: type) -> tuple[str, ...]:
    assert is_dataclass(kind), f"{kind.__name__} has no JSON form"
    return tuple([field.name for field in fields(kind)])


def to_bytes(data: Json) -> bytes:
    """Write JSON in a compact form, so that equal data gives equal bytes."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def to_json(value: object) -> bytes:
    """Write an action, event, view, prompt, outcome or log as JSON."""
    return to_bytes(plain(value))


def reader(kind: object) -> Reader:
    """Return a function (data, path) -> value for a type, or for a record's class."""
    return shape_reader(shapes.shape_of(kind))


def shape_reader(shape: shapes.Shape) -> Reader:
    """Return a function (data, path) -> value for a shape; TypeError for one that no record may hold."""
    match shape:
        case shapes.UnionShape():
            return first_fit([shape_reader(one) for one in shape.present], shape.is_optional)
        case shapes.LiteralShape(values):
            return _literal(values)
        case shapes.TupleOf(item):
            return _tuple(shape_reader(item))
        case shapes.FixedTuple(items):
            return _fixed_tuple([shape_reader(one) for one in items])
        case shapes.MappingOf(item):
            return _mapping(shape_reader(item))
        case shapes.EnumShape(kind):
            return _enum(kind)
        case shapes.RecordShape(kind):
            return record_reader(kind)
        case shapes.Scalar(kind) if kind is not float:
            return _scalar(kind)
    raise TypeError(f"a record may not hold {shape}")


def record_reader(kind: type[R], tag: str | None = None) -> Reader:
    """Return a reader of one record class; `tag` is the key that names it and is not a field."""
    known = shapes.record_fields(kind)
    readers = {field.name: shape_reader(field.shape) for field in known}
    required = [field.name for field in known if field.is_required]

    def read(data: object, path: str) -> object:
        if not isinstance(data, dict):
            raise Misfit(path, f"an object ({kind.__name__})", data)
        for name in data:
            if name not in readers and name != tag:
                place = f"{path}.{name}" if path else str(name)
                raise Misfit(place, f"one of {', '.join(readers) or 'no field'}", name)
        for name in required:
            if name not in data:
                raise Misfit(f"{path}.{name}" if path else name, f"a value ({kind.__name__} needs it)", None)
        given = {n: readers[n](v, f"{path}.{n}" if path else n) for n, v in data.items() if n != tag}
        return kind(**given)

    return read


def _scalar(kind: type) -> Reader:
    def read(data: object, path: str) -> object:
        if type(data) is not kind:
            raise Misfit(path, {"int": "a whole number", "bool": "true or false", "str": "a text"}[kind.__name__], data)
        return data

    return read


def _literal(values: tuple[object, ...]) -> Reader:
    def read(data: object, path: str) -> object:
        for value in values:
            if type(data) is type(value) and data == value:
                return value
        raise Misfit(path, "one of " + ", ".join(map(str, values)), data)

    return read


def _enum(kind: type[Enum]) -> Reader:
    def read(data: object, path: str) -> object:
        for member in kind:
            if type(data) is type(member.value) and data == member.value:
                return member
        raise Misfit(path, "one of " + ", ".join(str(member.value) for member in kind), data)

    return read


def _tuple(one: Reader) -> Reader:
    def read(data: object, path: str) -> object:
        if not isinstance(data, list | tuple):
            raise Misfit(path, "a list", data)
        return tuple([one(item, f"{path}[{i}]") for i, item in enumerate(data)])

    return read


def _fixed_tuple(each: list[Reader]) -> Reader:
    def read(data: object, path: str) -> object:
        if not isinstance(data, list | tuple) or len(data) != len(each):
            raise Misfit(path, f"a list of {len(each)}", data)
        return tuple([read(item, f"{path}[{i}]") for i, (read, item) in enumerate(zip(each, data, strict=True))])

    return read


def _mapping(one: Reader) -> Reader:
    def read(data: object, path: str) -> object:
        if not isinstance(data, dict):
            raise Misfit(path, "an object", data)
        return {str(key): one(item, f"{path}.{key}") for key, item in data.items()}

    return read


def first_fit(readers: list[Reader], optional: bool) -> Reader:
    """Return a reader that accepts what any of several readers accept; if none does, the deepest error is raised.

    `optional` accepts None as well.
    """

    def read(data: object, path: str) -> object:
        if data is None and optional:
            return None
        first: Misfit | None = None
        for one in readers:
            try:
                return one(data, path)
            except Misfit as misfit:
                if first is None or len(misfit.path) > len(first.path):
                    first = misfit
        assert first is not None
        raise first

    return read


class Codec:
    """Reads and writes the actions of one game."""

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self._readers = {kind.__name__: record_reader(kind, "do") for kind in actions}

    def encode_action(self, action: Action) -> Json:
        """Return an action of this game as JSON data."""
        assert type(action).__name__ in self._readers, f"{excerpt(action)} is not listed in ACTIONS"
        return plain(action)

    def decode_action(self, data: object) -> Action:
        """Return the action that JSON data describes; BadAction says what was expected."""
        if not isinstance(data, dict) or not isinstance(data.get("do"), str):
            raise BadAction(f'expected an object whose "do" names an action, found {excerpt(data)}')
        read = self._readers.get(data["do"])
        if read is None:
            raise BadAction(f"no action is called {excerpt(data['do'])}; expected one of {', '.join(self._readers)}")
        try:
            return cast("Action", read(data, ""))
        except Misfit as misfit:
            raise BadAction(f"{data['do']}: {misfit}") from None


def parse(data: bytes | str, limit: int | None = None) -> object:
    """Read JSON text of at most `limit` bytes; ValueError says what is wrong. NaN and Infinity are refused."""
    if limit is not None and len(data) > limit:
        raise ValueError(f"longer than {limit} bytes")

    def refuse_constant(name: str) -> object:
        raise ValueError(f"{name} is not JSON")

    try:
        return cast("object", json.loads(data, parse_constant=refuse_constant))
    except RecursionError:
        raise ValueError("nested too deeply") from None
