"""How values of each type are written as numbers. A writer always writes as many numbers as it has columns.

Nothing is left out silently: what has no place among the columns, a word that is not listed or an item without room, is
a ValueError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Final, Literal, Protocol, TypeAlias, cast

from astrodrome.kernel import shapes
from astrodrome.research.spaces.facts import Facts, Own

Meaning: TypeAlias = Literal["flag", "number", "code", "count"]

MOST: Final = 10_000.0
"""No number of a view is larger; one that were is written as this."""


@dataclass(frozen=True, slots=True)
class Column:
    """One number of an observation: where it comes from, and whether it is a flag, a number, a code or a count."""

    path: str
    meaning: Meaning
    low: float = 0.0
    """The least that it can be."""
    high: float = 1.0
    """The most that it can be."""


class Writer(Protocol):
    """Writes the values of one type, as numbers at the end of `out`."""

    columns: tuple[Column, ...]

    def write(self, value: object, out: list[float]) -> None:
        """Append the value's numbers, as many as there are columns."""


class Flag:
    """A truth value: 0 or 1."""

    def __init__(self, path: str) -> None:
        self.columns: tuple[Column, ...] = (Column(path, "flag"),)

    def write(self, value: object, out: list[float]) -> None:
        """Append to `out` 1 for true, 0 for false."""
        out.append(1.0 if value else 0.0)


class Number:
    """An integer, as it is."""

    def __init__(self, path: str) -> None:
        self.columns: tuple[Column, ...] = (Column(path, "number", -MOST, MOST),)

    def write(self, value: object, out: list[float]) -> None:
        """Append the number to `out`."""
        out.append(max(-MOST, min(MOST, float(cast("int", value)))))


class SeatNumber:
    """The number of a seat, counted from the own seat."""

    def __init__(self, path: str, own: Own) -> None:
        self.own = own
        self.columns: tuple[Column, ...] = (Column(path, "number", 0.0, own.seats - 1.0),)

    def write(self, value: object, out: list[float]) -> None:
        """Append to `out` how many places the seat comes after the own one."""
        out.append(float(self.own.relative(cast("int", value))))


class OneOf:
    """One of a few fixed values: a flag for each."""

    def __init__(self, path: str, values: Sequence[object]) -> None:
        self._path = path
        self.place: dict[object, int] = {value: place for place, value in enumerate(values)}
        self.columns: tuple[Column, ...] = tuple([Column(f"{path}={_shown(value)}", "flag") for value in values])

    def write(self, value: object, out: list[float]) -> None:
        """Append the flags to `out`; none is up for None."""
        flags = [0.0] * len(self.place)
        if value is not None:
            flags[_place(self.place, value, self._path)] = 1.0
        out += flags


class Name:
    """A name of a known list, as its place in it counted from 1."""

    def __init__(self, path: str, names: Sequence[str]) -> None:
        self._path = path
        self.place: dict[object, int] = {name: place for place, name in enumerate(names, 1)}
        self.columns: tuple[Column, ...] = (Column(path, "code", 0.0, float(len(names))),)

    def write(self, value: object, out: list[float]) -> None:
        """Append the code to `out`."""
        out.append(float(_place(self.place, value, self._path)))


class Bag:
    """A list whose order does not matter: how many there are of each of the values that an item may have.

    With `own` the values are seats, counted from the own seat, or None.
    """

    def __init__(self, path: str, names: Sequence[object], own: Own | None = None) -> None:
        self._path = path
        self.own = own
        self.place: dict[object, int] = {name: place for place, name in enumerate(names)}
        self.columns: tuple[Column, ...] = tuple(
            [Column(f"{path}#{_shown(name)}", "count", 0.0, MOST) for name in names]
        )

    def write(self, value: object, out: list[float]) -> None:
        """Append the counts to `out`."""
        counts = [0.0] * len(self.place)
        for given in cast("Sequence[object]", value):
            item = given if self.own is None or given is None else self.own.relative(cast("int", given))
            counts[_place(self.place, item, self._path)] += 1.0
        out += counts


class Maybe:
    """A value that may be absent: a flag, then the value or zeros."""

    def __init__(self, path: str, inner: Writer) -> None:
        self.inner = inner
        self.columns: tuple[Column, ...] = (Column(f"{path}?", "flag"), *inner.columns)

    def write(self, value: object, out: list[float]) -> None:
        """Append the flag and the value to `out`."""
        if value is None:
            out += [0.0] * len(self.columns)
        else:
            out.append(1.0)
            self.inner.write(value, out)


class Row:
    """A list with room for so many items, in order: its length, the items, then zeros.

    With `own` it is a list of an item for each seat, which begins with the own seat.
    """

    def __init__(self, path: str, inner: Callable[[str], Writer], room: int, own: Own | None = None) -> None:
        self._path = path
        self.own = own
        start = "" if own is None else "+"
        self.inner = [inner(f"{path}[{start}{place}]") for place in range(room)]
        columns = [column for writer in self.inner for column in writer.columns]
        self.columns: tuple[Column, ...] = (Column(f"{path}.length", "number", 0.0, float(room)), *columns)

    def write(self, value: object, out: list[float]) -> None:
        """Append the length and the items to `out`."""
        items = cast("Sequence[object]", value)
        if len(items) > len(self.inner):
            raise ValueError(f"{self._path}: {len(items)} items, where there is room for {len(self.inner)}")
        if self.own is not None and items:
            items = [*items[self.own.seat :], *items[: self.own.seat]]
        end = len(out) + len(self.columns)
        out.append(float(len(items)))
        for writer, item in zip(self.inner, items, strict=False):
            writer.write(item, out)
        out += [0.0] * (end - len(out))


class Parts:
    """A record, or a list of fixed length: its parts one after the other."""

    def __init__(self, parts: Sequence[tuple[str | None, Writer]], kind: type | None = None) -> None:
        self.parts = list(parts)
        self.kind = kind
        """The record whose parts they are; None for a list of fixed length."""
        self.columns: tuple[Column, ...] = tuple([column for _, writer in self.parts for column in writer.columns])

    def write(self, value: object, out: list[float]) -> None:
        """Append every part to `out`."""
        for place, (name, writer) in enumerate(self.parts):
            part = cast("Sequence[object]", value)[place] if name is None else getattr(value, name)
            writer.write(part, out)


class Either:
    """A value of one of several types: which of them, then each type's numbers, those of the others being zero."""

    def __init__(self, path: str, choices: Sequence[tuple[str, Callable[[object], bool], Writer]]) -> None:
        self.choices = list(choices)
        kinds = [Column(f"{path}:{name}", "flag") for name, _, _ in choices]
        self.columns: tuple[Column, ...] = (*kinds, *[column for _, _, writer in choices for column in writer.columns])

    def write(self, value: object, out: list[float]) -> None:
        """Append the kind and the value to `out`."""
        fits = [test(value) for _, test, _ in self.choices]
        out += [1.0 if fit else 0.0 for fit in fits]
        for fit, (_, _, writer) in zip(fits, self.choices, strict=True):
            if fit:
                writer.write(value, out)
            else:
                out += [0.0] * len(writer.columns)


def writer_of(kind: object, path: str, place: str, facts: Facts) -> Writer:
    """Return the writer of a type. `path` names its columns; `place` is `Record.field`, by which facts are found."""
    return shape_writer(shapes.shape_of(kind), path, place, facts)


def shape_writer(shape: shapes.Shape, path: str, place: str, facts: Facts) -> Writer:
    """Return the writer of a shape. `path` names its columns; `place` is `Record.field`, by which facts are found."""
    match shape:
        case shapes.UnionShape():
            return _either(shape, path, place, facts)
        case shapes.LiteralShape(values):
            return OneOf(path, values)
        case shapes.TupleOf(item):
            return _list(item, path, place, facts)
        case shapes.FixedTuple(items):
            return Parts([(None, shape_writer(one, f"{path}[{n}]", place, facts)) for n, one in enumerate(items)])
        case shapes.EnumShape(kind):
            return OneOf(path, list(kind))
        case shapes.RecordShape(kind):
            return _record(kind, path, facts)
        case shapes.Scalar(kind):
            return _scalar(kind, path, place, facts)
    raise TypeError(f"{place}: a view may not hold {shape}")


def _scalar(kind: type, path: str, place: str, facts: Facts) -> Writer:
    if kind is bool:
        return Flag(path)
    if kind is int:
        return SeatNumber(path, facts.own) if place in facts.seat_numbers else Number(path)
    if kind is not str:
        raise TypeError(f"{place}: a view may not hold {kind}")
    if place not in facts.names:
        raise TypeError(f"{place}: a text needs the list of its words (`Facts.names`)")
    return Name(path, facts.names[place])


def _either(shape: shapes.UnionShape, path: str, place: str, facts: Facts) -> Writer:
    left = shape.present
    if len(left) == 1:
        inner = shape_writer(left[0], path, place, facts)
    else:
        inner = Either(path, [_choice(one, path, place, facts) for one in left])
    return Maybe(path, inner) if shape.is_optional else inner


def _choice(shape: shapes.Shape, path: str, place: str, facts: Facts) -> tuple[str, Callable[[object], bool], Writer]:
    match shape:
        case shapes.LiteralShape(values):
            return "|".join(map(str, values)), lambda value: value in values, shape_writer(shape, path, place, facts)
        case shapes.RecordShape(kind):
            own = f"{path}:{kind.__name__}"  # records may have fields of the same name
            return kind.__name__, lambda value: type(value) is kind, shape_writer(shape, own, place, facts)
        case shapes.EnumShape(kind) | shapes.Scalar(kind):
            return kind.__name__, lambda value: type(value) is kind, shape_writer(shape, path, place, facts)
    raise TypeError(f"{place}: a view may not choose {shape}")


def _list(item: shapes.Shape, path: str, place: str, facts: Facts) -> Writer:
    room = facts.room.get(place)
    if room is not None:
        own = facts.own if place in facts.by_seat else None
        return Row(path, lambda at: shape_writer(item, at, f"{place}[]", facts), room, own)
    if place in facts.counted:
        return Bag(path, facts.counted[place], facts.own if place in facts.seat_numbers else None)
    match item:
        case shapes.LiteralShape(values):
            return Bag(path, values)
        case shapes.Scalar(kind) if kind is str and place in facts.names:
            return Bag(path, facts.names[place])
        case shapes.RecordShape(kind) if kind.__name__ in facts.known_by:
            name = facts.known_by[kind.__name__]
            return NamedBag(path, kind, name, facts.names[f"{kind.__name__}.{name}"])
    raise TypeError(f"{place}: a list needs room for its items (`Facts.room`), or the values it may hold")


class NamedBag:
    """A list of records that are known by a name: how many there are of each."""

    def __init__(self, path: str, kind: type, name: str, names: Sequence[str]) -> None:
        self.kind = kind
        self.name = name
        self.bag = Bag(path, names)
        self.columns: tuple[Column, ...] = self.bag.columns

    def write(self, value: object, out: list[float]) -> None:
        """Append the counts to `out`."""
        self.bag.write([getattr(item, self.name) for item in cast("Sequence[object]", value)], out)


def _record(kind: type, path: str, facts: Facts) -> Writer:
    known = facts.known_by.get(kind.__name__)
    start = f"{path}." if path else ""
    parts: list[tuple[str | None, Writer]] = [
        (field.name, shape_writer(field.shape, start + field.name, f"{kind.__name__}.{field.name}", facts))
        for field in shapes.record_fields(kind)
        if known in (None, field.name) and f"{kind.__name__}.{field.name}" not in facts.fixed | facts.derived
    ]
    return Parts(parts, kind)


def _shown(value: object) -> str:
    if is_dataclass(value):
        return " ".join([f"{one.name}={getattr(value, one.name)}" for one in fields(value)])
    return str(value.value) if isinstance(value, Enum) else str(value)


def _place(places: Mapping[object, int], value: object, path: str) -> int:
    place = places.get(value)
    if place is None:
        raise ValueError(f"{path}: {_shown(value)!r:.60} is none of its {len(places)} values")
    return place
