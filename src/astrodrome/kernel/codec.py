"""Reading and writing records as JSON.

The form of a record is read off its dataclass: an action is `{"do": "Leave", …}`, an event is
`{"event": "TreasureTaken", …}`, everything else a plain object with the record's fields. Reading is strict: a missing,
unknown or ill-typed field is an error that names its place.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Literal, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from astrodrome.kernel.errors import BadAction, shown
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal

R = TypeVar("R")

Reader: TypeAlias = Callable[[object, str], object]


class Misfit(Exception):
    """The data does not have the expected form: where, and what was expected."""

    def __init__(self, path: str, expected: str, found: object) -> None:
        super().__init__(f"{path or 'data'}: expected {expected}, found {shown(found)}")
        self.path = path
        """Where the data does not fit; empty for the whole."""


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
    assert is_dataclass(value), f"{shown(value)} has no JSON form"
    body = {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Action):
        return {"do": type(value).__name__, **body}
    if isinstance(value, Event):
        return {"event": type(value).__name__, **body}
    return body


def to_bytes(data: Json) -> bytes:
    """Write JSON compactly, always in the same way."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def to_json(value: object) -> bytes:
    """Write an action, event, view, prompt, outcome or log as JSON."""
    return to_bytes(plain(value))


def reader(kind: object) -> Reader:
    """Return a function (data, path) -> value for a type, or for a record's class."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        kinds = get_args(kind)
        return first_fit([reader(one) for one in kinds if one is not NoneType], NoneType in kinds)
    if origin is Literal:
        return _literal(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return _mapping(reader(get_args(kind)[1]))
    if kind in (int, bool, str):
        return _scalar(cast("type", kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return record_reader(kind)
    raise TypeError(f"a record may not hold {shown(kind)}")


def record_reader(kind: type[R], tag: str | None = None) -> Reader:
    """Return a reader of one record class; `tag` is the key that names it and is not a field."""
    hints = get_type_hints(kind)
    readers = {field.name: reader(hints[field.name]) for field in fields(cast("type", kind)) if field.init}
    required = [f.name for f in fields(cast("type", kind)) if f.default is MISSING and f.default_factory is MISSING]

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


def _tuple(kinds: tuple[object, ...]) -> Reader:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        one = reader(kinds[0])

        def read_many(data: object, path: str) -> object:
            if not isinstance(data, list | tuple):
                raise Misfit(path, "a list", data)
            return tuple([one(item, f"{path}[{i}]") for i, item in enumerate(data)])

        return read_many
    each = [reader(kind) for kind in kinds]

    def read_fixed(data: object, path: str) -> object:
        if not isinstance(data, list | tuple) or len(data) != len(each):
            raise Misfit(path, f"a list of {len(each)}", data)
        return tuple([read(item, f"{path}[{i}]") for i, (read, item) in enumerate(zip(each, data, strict=True))])

    return read_fixed


def _mapping(one: Reader) -> Reader:
    def read(data: object, path: str) -> object:
        if not isinstance(data, dict):
            raise Misfit(path, "an object", data)
        return {str(key): one(item, f"{path}.{key}") for key, item in data.items()}

    return read


def first_fit(readers: list[Reader], optional: bool) -> Reader:
    """Return a reader that takes what any of several readers take; where none does, the one that came furthest tells.

    `optional` takes None as well.
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
    """Reads the actions of one game from their tuple; writing needs no table."""

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self._readers = {kind.__name__: record_reader(kind, "do") for kind in actions}

    def encode_action(self, action: Action) -> Json:
        """Return an action as JSON data; it must be one of this game's."""
        assert type(action).__name__ in self._readers, f"{shown(action)} is not listed in ACTIONS"
        return plain(action)

    def decode_action(self, data: object) -> Action:
        """Return the action that JSON data describes; BadAction says what was expected."""
        if not isinstance(data, dict) or not isinstance(data.get("do"), str):
            raise BadAction(f'expected an object whose "do" names an action, found {shown(data)}')
        read = self._readers.get(data["do"])
        if read is None:
            raise BadAction(f"no action is called {shown(data['do'])}; expected one of {', '.join(self._readers)}")
        try:
            return cast("Action", read(data, ""))
        except Misfit as misfit:
            raise BadAction(f"{data['do']}: {misfit}") from None


def parse(data: bytes | str, limit: int | None = None) -> object:
    """Read JSON text, at most `limit` bytes of it; ValueError says what is wrong. NaN and the like are not JSON."""
    if limit is not None and len(data) > limit:
        raise ValueError(f"longer than {limit} bytes")

    def refuse_constant(name: str) -> object:
        raise ValueError(f"{name} is not JSON")

    try:
        return cast("object", json.loads(data, parse_constant=refuse_constant))
    except RecursionError:
        raise ValueError("nested too deeply") from None
