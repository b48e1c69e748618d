"""Checking records that Python code made, by the same types as the JSON reader.

Nothing keeps Python from building `Program((1.0,))`, and 1.0 equals 1: unchecked it would be played and written to
the log, which could not be read again. What is checked here can be written and read back as the same record.
"""

from __future__ import annotations

from collections.abc import Mapping

from astrodrome.kernel import shapes
from astrodrome.kernel.codec import Misfit, Reader, first_fit, shape_reader


def checker(kind: object) -> Reader:
    """Return a function (value, path) -> value for a type; it raises Misfit if the value is not of that type."""
    return shape_checker(shapes.shape_of(kind))


def shape_checker(shape: shapes.Shape) -> Reader:
    """Return a function (value, path) -> value for a shape; it raises Misfit if the value does not have it."""
    match shape:
        case shapes.UnionShape():
            return first_fit([shape_checker(one) for one in shape.present], shape.is_optional)
        case shapes.TupleOf(item):
            return _tuple(shape_checker(item))
        case shapes.FixedTuple(items):
            return _fixed_tuple([shape_checker(one) for one in items])
        case shapes.MappingOf(item):
            return _mapping(shape_checker(item))
        case shapes.EnumShape(kind):
            return _instance(kind)
        case shapes.RecordShape(kind):
            return record_checker(kind)
    return shape_reader(shape)  # numbers, truths, texts and literals are written as they are held


def record_checker(kind: type) -> Reader:
    """Return a checker of one record class: the record itself, then each of its fields."""
    checkers = [(field.name, shape_checker(field.shape)) for field in shapes.record_fields(kind)]

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


def _tuple(one: Reader) -> Reader:
    def check(value: object, path: str) -> object:
        if type(value) is not tuple:
            raise Misfit(path, "a tuple", value)
        for place, item in enumerate(value):
            one(item, f"{path}[{place}]")
        return value

    return check


def _fixed_tuple(each: list[Reader]) -> Reader:
    def check(value: object, path: str) -> object:
        if type(value) is not tuple:
            raise Misfit(path, "a tuple", value)
        if len(value) != len(each):
            raise Misfit(path, f"a tuple of {len(each)}", value)
        for place, (one, item) in enumerate(zip(each, value, strict=True)):
            one(item, f"{path}[{place}]")
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
