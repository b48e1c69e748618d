"""Checking records that Python code made, by the same types that reading JSON goes by.

Nothing keeps Python from building `Program((1.0,))`, and 1.0 equals 1: unchecked it would be played and written to
the log, where nobody could read it again. What is checked here can be written and read back as the same record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Union, get_args, get_origin, get_type_hints

from astrodrome.kernel.codec import Misfit, Reader, first_fit, reader


def checker(kind: object) -> Reader:
    """Return a function (value, path) -> value for a type; it raises Misfit where the value is not of that type."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        kinds = get_args(kind)
        return first_fit([checker(one) for one in kinds if one is not NoneType], NoneType in kinds)
    if origin is tuple:
        return _tuple(get_args(kind))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping(checker(get_args(kind)[1]))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _instance(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return record_checker(kind)
    return reader(kind)  # numbers, truths, texts and literals are written as they are held


def record_checker(kind: type) -> Reader:
    """Return a checker of one record class: the record itself, then each of its fields."""
    hints = get_type_hints(kind)
    checkers = [(field.name, checker(hints[field.name])) for field in fields(kind)]

    def check(value: object, path: str) -> object:
        if type(value) is not kind:
            raise Misfit(path, f"a {kind.__name__}", value)
        for name, one in checkers:
            one(getattr(value, name), f"{path}.{name}" if path else name)
        return value

    return check


def _instance(kind: type) -> Reader:
    def check(value: object, path: str) -> object:
        if not isinstance(value, kind):
            raise Misfit(path, f"a {kind.__name__}", value)
        return value

    return check


def _tuple(kinds: tuple[object, ...]) -> Reader:
    endless = len(kinds) == 2 and kinds[1] is Ellipsis
    each = [checker(kind) for kind in kinds if kind is not Ellipsis]

    def check(value: object, path: str) -> object:
        if type(value) is not tuple:
            raise Misfit(path, "a tuple", value)
        if not endless and len(value) != len(each):
            raise Misfit(path, f"a tuple of {len(each)}", value)
        for place, item in enumerate(value):
            each[0 if endless else place](item, f"{path}[{place}]")
        return value

    return check


def _mapping(one: Reader) -> Reader:
    def check(value: object, path: str) -> object:
        if not isinstance(value, Mapping):
            raise Misfit(path, "a mapping", value)
        for key, item in value.items():
            if type(key) is not str:
                raise Misfit(path, "texts as keys", key)
            one(item, f"{path}.{key}")
        return value

    return check
