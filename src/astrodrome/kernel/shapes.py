"""The types of a record's fields as shapes, read from its annotations once.

Reading and checking values, JSON Schema, saved states, observations and the pages about records all use them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from astrodrome.kernel.errors import excerpt


@dataclass(frozen=True, slots=True)
class NoneShape:
    """The shape of None."""


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number, a truth value or a text; `kind` is int, float, bool or str."""

    kind: type


@dataclass(frozen=True, slots=True)
class LiteralShape:
    """One of a few fixed `values`: a `Literal`."""

    values: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class EnumShape:
    """A member of an enumeration, whose class is `kind`."""

    kind: type[Enum]


@dataclass(frozen=True, slots=True)
class TupleOf:
    """A tuple of any length, each `item` alike: `tuple[X, ...]`."""

    item: Shape


@dataclass(frozen=True, slots=True)
class FixedTuple:
    """A tuple of a fixed length, with a shape for each of its `items`: `tuple[X, Y]`."""

    items: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list, each `item` alike. A state may hold one, a record may not."""

    item: Shape


@dataclass(frozen=True, slots=True)
class MappingOf:
    """A mapping from texts, each `item` alike."""

    item: Shape


@dataclass(frozen=True, slots=True)
class RecordShape:
    """A record, whose class is `kind`: `record_fields` gives its fields."""

    kind: type


@dataclass(frozen=True, slots=True)
class UnionShape:
    """One of several shapes: its `options`, in the order in which they are written."""

    options: tuple[Shape, ...]

    @property
    def is_optional(self) -> bool:
        """Whether None is one of them."""
        return NONE in self.options

    @property
    def present(self) -> tuple[Shape, ...]:
        """The shapes other than None."""
        return tuple([one for one in self.options if one != NONE])


Shape: TypeAlias = (
    NoneShape | Scalar | LiteralShape | EnumShape | TupleOf | FixedTuple | ListOf | MappingOf | RecordShape | UnionShape
)

NONE: Final = NoneShape()
SCALARS: Final = (int, bool, str, float)


@dataclass(frozen=True, slots=True)
class RecordField:
    """A field of a record: its `name`, its `shape`, and whether `is_required` when the record is made."""

    name: str
    shape: Shape
    default: object
    """Its default value; `dataclasses.MISSING` if it has none."""
    is_required: bool


_FIELDS: Final[dict[type, tuple[RecordField, ...]]] = {}
"""A cache by class, because reading annotations is slow."""


def record_fields(kind: type) -> tuple[RecordField, ...]:
    """Return the fields of a record's class, in order."""
    if kind not in _FIELDS:
        hints = get_type_hints(kind)
        _FIELDS[kind] = tuple([_record_field(one, hints[one.name]) for one in fields(kind)])
    return _FIELDS[kind]


def _record_field(field: Field[object], annotation: object) -> RecordField:
    is_required = field.default is MISSING and field.default_factory is MISSING
    return RecordField(field.name, shape_of(annotation), field.default, is_required)


def shape_of(annotation: object) -> Shape:
    """Return the shape that an annotation describes; TypeError for what no record or state may hold."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin in (Union, UnionType):
        return UnionShape(tuple([shape_of(one) for one in arguments]))
    if origin is Literal:
        return LiteralShape(arguments)
    if origin is tuple:
        endless = len(arguments) == 2 and arguments[1] is Ellipsis
        return TupleOf(shape_of(arguments[0])) if endless else FixedTuple(tuple([shape_of(one) for one in arguments]))
    if origin is list:
        return ListOf(shape_of(arguments[0]))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return MappingOf(shape_of(arguments[1]))
    if annotation is None or annotation is NoneType:
        return NONE
    return _class_shape(annotation)


def _class_shape(annotation: object) -> Shape:
    if isinstance(annotation, type):
        if annotation in SCALARS:
            return Scalar(annotation)
        if issubclass(annotation, Enum):
            return EnumShape(annotation)
        if is_dataclass(annotation):
            return RecordShape(annotation)
    raise TypeError(f"a record may not hold {excerpt(annotation)}")


def inner(shape: Shape) -> tuple[Shape, ...]:
    """Return the shapes directly inside a shape; for the fields of a record see `record_fields`."""
    match shape:
        case UnionShape(options):
            return options
        case FixedTuple(items):
            return items
        case TupleOf(item) | ListOf(item) | MappingOf(item):
            return (item,)
        case _:
            return ()


def records_in(shape: Shape) -> list[type]:
    """Return the classes of the records in a shape, in order, without those inside other records."""
    if isinstance(shape, RecordShape):
        return [shape.kind]
    return [kind for one in inner(shape) for kind in records_in(one)]
