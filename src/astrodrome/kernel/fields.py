"""The table of a state's fields: what each holds, and who may know it.

Each game lists the fields of its state once. Save and load, the digest and the secrecy law all read this table;
a test compares it with the class, so that no field is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from astrodrome.kernel import shapes
from astrodrome.kernel.errors import CorruptSave, excerpt
from astrodrome.kernel.records import Action

if TYPE_CHECKING:
    from astrodrome.kernel.codec import Codec

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""Any JSON value."""

Loader: TypeAlias = Callable[[Json, str, "Codec"], object]


class Secrecy(Enum):
    """Who may know what a field holds."""

    PUBLIC = "public"
    """Everybody."""
    SEAT = "of a seat"
    """Some seats, or each seat its own part."""
    HIDDEN = "hidden"
    """Nobody at the table."""


PUBLIC: Final = Secrecy.PUBLIC
OF_A_SEAT: Final = Secrecy.SEAT
HIDDEN: Final = Secrecy.HIDDEN


@dataclass(frozen=True, slots=True, eq=False)
class Absent:
    """The saved value of a field while the record that would hold it is None.

    There is one object for each value below, compared by identity: a spec must be hashable, and lists are not.
    """

    value: Json
    """The value of the field, or of each seat's part of it."""
    each_seat: bool = False
    """Whether the field is a list with the value once for each seat."""

    def of(self, seats: int) -> Json:
        """Return the value in a game with this number of seats."""
        return [self.value] * seats if self.each_seat else self.value


NONE: Final = Absent(None)
ZERO: Final = Absent(0)
FALSE: Final = Absent(False)
EMPTY: Final = Absent([])
ZEROS: Final = Absent(0, each_seat=True)
NONES: Final = Absent(None, each_seat=True)
FALSES: Final = Absent(False, each_seat=True)
EMPTIES: Final = Absent([], each_seat=True)


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state: its saved name, who may know it, and its shape, written as in an annotation.

    Shapes are built from int, bool, str, Action, `list[…]`, `tuple[…, ...]` and `… | None`. The saved name never
    changes; the attribute may have another one, or lie in a record of the state: `at` is its path, as in `roads.cards`.
    """

    name: str
    secrecy: Secrecy
    """Who may know what it holds."""
    shape: str
    at: str = ""
    """The path of the attribute; empty if it has the name of the field."""
    absent: Absent = NONE
    """What is saved while the record in the path is None."""
    none_as_seats: bool = False
    """Whether the number of seats, which is no seat's, stands in saves for None inside a list of seats."""

    @property
    def path(self) -> tuple[str, str]:
        """The record of the state that holds the attribute, empty for the state itself, and the attribute."""
        record, _, attribute = (self.at or self.name).rpartition(".")
        return record, attribute


KINDS: Final[dict[str, shapes.Shape]] = {
    "int": shapes.Scalar(int),
    "bool": shapes.Scalar(bool),
    "str": shapes.Scalar(str),
    "Action": shapes.RecordShape(Action),
}
"""The shapes of a single value."""

SCALARS: Final = {int, bool, str, type(None)}


def save_value(value: object, codec: Codec) -> Json:
    """Return a field's value as JSON."""
    if isinstance(value, Action):
        return codec.encode_action(value)
    if isinstance(value, list | tuple):
        # Long lists of numbers are most of a state: they are JSON already.
        return list(value) if set(map(type, value)) <= SCALARS else [save_value(item, codec) for item in value]
    assert value is None or isinstance(value, bool | int | str), f"{excerpt(value)} cannot be saved"
    return value


def load_value(shape: str, data: Json, path: str, codec: Codec) -> object:
    """Return JSON as a value of a shape; CorruptSave names the place that does not fit."""
    return _loader(shape)(data, path, codec)


@cache
def _loader(shape: str) -> Loader:
    return _shape_loader(_written(shape))


def _written(shape: str) -> shapes.Shape:
    """Return the shape of a text such as `list[int]`."""
    shape = shape.strip()
    if shape.endswith("| None"):
        return shapes.UnionShape((_written(shape.removesuffix("| None")), shapes.NONE))
    if shape.startswith("list["):
        return shapes.ListOf(_written(shape[5:-1]))
    if shape.startswith("tuple["):
        return shapes.TupleOf(_written(shape[6:-1].removesuffix(", ...")))
    return KINDS[shape]


def _shape_loader(shape: shapes.Shape) -> Loader:
    match shape:
        case shapes.UnionShape((present, _)):
            return _optional(_shape_loader(present))
        case shapes.ListOf(item):
            return _list(item)
        case shapes.TupleOf(item):
            return _tuple(item)
        case shapes.Scalar(kind):
            return _scalar(kind)
    return _action


def _optional(load: Loader) -> Loader:
    def load_optional(data: Json, path: str, codec: Codec) -> object:
        return None if data is None else load(data, path, codec)

    return load_optional


def _list(item: shapes.Shape) -> Callable[[Json, str, Codec], list[object]]:
    kind = item.kind if isinstance(item, shapes.Scalar) else None
    load = _shape_loader(item)

    def load_list(data: Json, path: str, codec: Codec) -> list[object]:
        if not isinstance(data, list):
            raise CorruptSave(f"{path}: expected a list, found {excerpt(data)}")
        if set(map(type, data)) == {kind}:  # long lists of numbers are most of a state
            return list(data)
        return [load(one, f"{path}[{i}]", codec) for i, one in enumerate(data)]

    return load_list


def _tuple(item: shapes.Shape) -> Loader:
    load_list = _list(item)

    def load_tuple(data: Json, path: str, codec: Codec) -> object:
        return tuple(load_list(data, path, codec))

    return load_tuple


def _scalar(kind: type) -> Loader:
    def load_scalar(data: Json, path: str, _codec: Codec) -> object:
        if type(data) is not kind:
            raise CorruptSave(f"{path}: expected {kind.__name__}, found {excerpt(data)}")
        return data

    return load_scalar


def _action(data: Json, _path: str, codec: Codec) -> object:
    return codec.decode_action(data)


class Seated(Protocol):
    """What this module needs of a state: its number of seats."""

    seats: int


def field_value(owner: Seated, field: Field) -> object:
    """Return what a state holds in a field."""
    if not field.at:
        return getattr(owner, field.name)
    record, attribute = field.path
    holder = getattr(owner, record) if record else owner
    return field.absent.of(owner.seats) if holder is None else getattr(holder, attribute)


def save_fields(owner: Seated, fields: tuple[Field, ...], codec: Codec) -> dict[str, Json]:
    """Return the listed fields of a state as JSON."""
    saved = {field.name: save_value(field_value(owner, field), codec) for field in fields}
    for field in fields:
        if field.none_as_seats:
            saved[field.name] = seats_for_none(saved[field.name], owner.seats)
    return saved


def seats_for_none(value: Json, seats: int) -> Json:
    """Return lists of seats with the number of seats in place of None.

    >>> seats_for_none([[0, None], []], 3)
    [[0, 3], []]
    """
    if isinstance(value, list):
        return [seats_for_none(item, seats) for item in value]
    return seats if value is None else value


def none_for_seats(data: Json, seats: int, path: str) -> Json:
    """Return lists of seats from a save with None in place of the number of seats.

    >>> none_for_seats([[0, 3], []], 3, "state.left")
    [[0, None], []]
    """
    if isinstance(data, list):
        return [none_for_seats(item, seats, f"{path}[{i}]") for i, item in enumerate(data)]
    if data is None:
        raise CorruptSave(f"{path}: expected int, found None")
    return None if type(data) is int and data == seats else data


def load_fields(owner: Seated, fields: tuple[Field, ...], data: Mapping[str, Json], codec: Codec) -> None:
    """Fill the listed fields of a blank state from JSON. Records that are None stay None."""
    names = [field.name for field in fields]
    for name in data:
        if name not in names:
            raise CorruptSave(f"state: unknown field {excerpt(name)}")
    for field in fields:
        if field.name not in data:
            raise CorruptSave(f"state: field {field.name!r} is missing")
        path, given = f"state.{field.name}", data[field.name]
        if field.none_as_seats:
            given = none_for_seats(given, owner.seats, path)
        value = load_value(field.shape, given, path, codec)
        record, attribute = field.path
        holder = getattr(owner, record) if record else owner
        if holder is not None:
            setattr(holder, attribute, value)
        elif value != field.absent.of(owner.seats):
            raise CorruptSave(f"{path}: expected {excerpt(field.absent.of(owner.seats))}, found {excerpt(value)}")
