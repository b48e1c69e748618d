"""Writers as one function that writes a view straight into a row of numbers.

The code is generated from the writers, so the columns are theirs. A row starts as zeros, and only what is not zero is
written. Records that are not tuples come from the tables of a game and stay the same: their numbers are kept. A
compiled engine does it in C instead (`row_programs.py`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from struct import Struct
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from astrodrome.kernel.mypyc_support import override
from astrodrome.research.spaces.facts import Facts
from astrodrome.research.spaces.row_programs import SHORT, NoRoom, program
from astrodrome.research.spaces.writers import (
    MOST,
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

Scalar: TypeAlias = Flag | Number | SeatNumber | OneOf | Name
Floats: TypeAlias = Any
"""A row of numbers that is written by its places: a memoryview."""
Bytes: TypeAlias = Any
"""The same row as bytes."""
RowWriter = Callable[[Any, Floats, Bytes], None]
"""Takes a value, the row as floats and the same row as bytes."""
FLOAT: Final = 4
"""Bytes of a number."""
FEW: Final = 3
"""Where only one of so many parts of a tuple is written, the tuple is not unpacked."""
FEW_WORDS: Final = 8
"""Of so few words there are few lists: their numbers are kept."""
KEPT: Final = 4_096
"""How many records keep their numbers, at most; after that it starts again."""
NO_FACTS: Final = Facts()
NOT_BARE: Final[Mapping[type, str]] = {}


def check_row(name: str, row: object, shape: tuple[int, ...], kind: type[np.generic]) -> None:
    """Raise ValueError, which begins with a `name`, where a `row` is no array of this `shape` and `kind` of number.

    What is written in C has no other check.
    """
    wanted = f"{name}: expected an array of shape {shape} and type {np.dtype(kind)}"
    if not isinstance(row, np.ndarray) or row.shape != shape or row.dtype != kind:
        found = f"{row.shape} and {row.dtype}" if isinstance(row, np.ndarray) else f"{row!r:.40}"
        raise ValueError(f"{wanted}, found {found}")
    if not (row.flags.c_contiguous and row.flags.writeable):
        raise ValueError(f"{wanted} whose numbers lie one after the other and may be written, found another")


def buffers(row: NDArray[np.float32]) -> tuple[Floats, Bytes]:
    """Return a row of numbers as its floats and as its bytes, which are written through."""
    buffer: Any = row  # NumPy's arrays are buffers, which their types do not say
    floats = memoryview(buffer)
    return floats, floats.cast("B")


def bytes_of(row: NDArray[np.int8]) -> Bytes:
    """Return a row of a mask as its bytes, which are written through."""
    buffer: Any = row
    return memoryview(buffer).cast("B")


def row_writer(
    writer: Writer, start: int, tuples: set[type], facts: Facts = NO_FACTS, bare: Mapping[type, str] = NOT_BARE
) -> RowWriter:
    """Return a function that writes a value at the columns from `start` on; `tuples` are the records held as tuples.

    A `bare` record is held as the field with this name. Where the `facts` know of counts, a list stands for how often
    each thing is there; where they know of numbers, a number for a thing. What is absent stays zero.
    """
    built = program(writer, start, tuples)
    if built is not None:
        return built.write
    source = _Source(tuples, facts, bare)
    source.function("write", writer, start)
    return cast("RowWriter", source.compiled()["write"])


class _Source:
    """The lines of the generated functions, and the objects they name."""

    def __init__(self, tuples: set[type], facts: Facts, bare: Mapping[type, str]) -> None:
        self._tuples = tuples
        self._facts = facts
        self._bare = bare
        self._names: dict[str, Any] = {"NoRoom": NoRoom}
        self._done: list[str] = []
        self._lines: list[str] = []
        self._locals = 0

    def compiled(self) -> dict[str, Any]:
        exec(compile("\n".join(self._done), "<row writer>", "exec"), self._names)  # noqa: S102 - what is generated here
        return self._names

    def function(self, name: str, writer: Writer, start: int) -> None:
        around, self._lines = self._lines, [f"def {name}(v, o, m):"]
        self._write(writer, "v", _At("", start), 1, True)
        self._done += [*self._lines, "    return"]
        self._lines = around

    def _name(self, start: str, thing: object) -> str:
        name = f"{start}{len(self._names)}"
        self._names[name] = thing
        return name

    def _local(self) -> str:
        self._locals += 1
        return f"x{self._locals}"

    def _say(self, depth: int, line: str) -> None:
        self._lines.append("    " * depth + line)

    def _write(self, writer: Writer, value: str, at: _At, depth: int, fresh: bool = False) -> None:
        """Add the lines that write a value, which is a local name. `fresh`: its numbers are not looked up."""
        match writer:
            case Flag() | Number() | SeatNumber() | OneOf() | Name():
                self._scalar(writer, value, at, depth)
            case Bag() | NamedBag():
                self._bag(writer, value, at, depth, fresh)
            case Maybe():
                self._say(depth, f"if {value} is not None:")
                self._say(depth + 1, f"o[{at}] = 1.0")
                self._write(writer.inner, value, at + 1, depth + 1)
            case Row():
                if self._comes_again(writer) and not fresh:
                    self._turn(writer, value, depth)
                    self._look_up(writer, value, at, depth)
                else:
                    self._row(writer, value, at, depth, fresh)
            case Parts():
                if writer.kind in self._bare:
                    self._only(writer, value, at, depth)
                else:
                    self._parts(writer, value, at, depth, fresh)
            case Either():
                self._either(writer, value, at, depth)
            case _:
                raise TypeError(f"{type(writer).__name__} cannot be compiled")

    def _bag(self, writer: Bag | NamedBag, value: str, at: _At, depth: int, fresh: bool) -> None:
        item = self._local()
        if self._facts.counts:
            self._counts(len(writer.columns), value, at, depth)
            depth += 1
        if isinstance(writer, Bag) and self._comes_again(writer) and not fresh:
            self._look_up(writer, value, at, depth)
        else:
            self._say(depth, f"for {item} in {value}: o[{at} + {self._placed(writer, item)}] += 1.0")

    def _comes_again(self, writer: Bag | Row) -> bool:
        """Return whether a list is looked up by its value: of numbers, of a few words, or of the numbers of things."""
        if isinstance(writer, Bag):
            return writer.own is None and (len(writer.columns) <= FEW_WORDS or self._numbered(writer))
        inner = writer.inner[0] if writer.inner else None
        alone = isinstance(inner, Parts) and inner.kind in self._bare and len(inner.parts) == 1
        return alone or isinstance(inner, Number | OneOf)

    def _numbered(self, writer: Bag) -> bool:
        """Return whether a list holds records, or their numbers instead."""
        return bool(self._facts.numbers) and any([is_dataclass(value) for value in writer.place])

    def _counts(self, size: int, value: str, at: _At, depth: int) -> None:
        """Add the lines that copy a list of counts, and the beginning of those for anything else."""
        start = self._local()
        self._say(depth, f"if type({value}) is list:")
        self._say(depth + 1, f"{start} = {FLOAT} * ({at})")
        packed = f"{self._name('F', Struct(f'{size}f').pack)}(*{value})"
        self._say(depth + 1, f"m[{start}:{start} + {FLOAT * size}] = {packed}")
        self._say(depth, "else:")

    def _scalar(self, writer: Scalar, value: str, at: _At, depth: int) -> None:
        match writer:
            case Flag():
                self._say(depth, f"if {value}: o[{at}] = 1.0")
            case Number():
                most = int(MOST)  # a number is compared faster with its like
                within = f"{value} if {-most} < {value} < {most} else {most} if {value} > 0 else {-most}"
                self._say(depth, f"if {value}: o[{at}] = {within}")
            case SeatNumber():
                seat = f"({value} - {self._name('S', writer.own)}.seat) % {writer.own.seats}"
                self._say(depth, f"o[{at}] = {seat}")
            case OneOf():
                places = self._name("P", writer.place)
                self._say(depth, f"if {value} is not None: o[{at} + {places}[{value}]] = 1.0")
            case Name():
                self._say(depth, f"o[{at}] = {self._name('P', writer.place)}[{value}]")

    def _placed(self, writer: Bag | NamedBag, item: str) -> str:
        """Return the expression of an item's place. Hashing a record is slow, so those of a table keep theirs."""
        if isinstance(writer, NamedBag):
            return f"{self._name('P', writer.bag.place)}[{self._field(writer.kind, writer.name, item)}]"
        if writer.own is not None:
            item = f"None if {item} is None else ({item} - {self._name('S', writer.own)}.seat) % {writer.own.seats}"
        if self._numbered(writer):
            places: dict[object, int] = {number: number for number in writer.place.values()}
            return f"{self._name('P', places | writer.place)}[{item}]"
        kinds = {type(value) for value in writer.place}
        if not any([is_dataclass(kind) for kind in kinds]):
            return f"{self._name('P', writer.place)}[{item}]"
        assert not kinds & self._tuples, "a record that is counted comes from a table"
        return f"({self._kept(writer.place.__getitem__, item)})"

    def _kept(self, work_out: Callable[[Any], object], item: str, by_value: bool = False) -> str:
        """Return the expression of what a function returns for a record or, `by_value`, for a list; worked out once."""
        kept = _Kept(work_out, by_value)
        key = item if by_value else f"id({item})"
        return f"{self._name('G', kept.known.get)}({key}) or {self._name('L', kept.find)}({item})"

    def _field(self, kind: type, name: str, item: str) -> str:
        place = [field.name for field in fields(cast("Any", kind))].index(name)
        return f"{item}[{place}]" if kind in self._tuples else f"{item}.{name}"

    def _turn(self, writer: Row, value: str, depth: int) -> None:
        """Add the line that lets a list with an item for each seat begin with the own seat."""
        if writer.own is not None:
            own = f"{self._name('S', writer.own)}.seat"
            self._say(depth, f"if {own}: {value} = (*{value}[{own}:], *{value}[:{own}])")

    def _row(self, writer: Row, value: str, at: _At, depth: int, turned: bool) -> None:
        """Add the lines that write a list. `turned`: it begins with the own seat already."""
        count, here, item = self._local(), self._local(), self._local()
        self._say(depth, f"{count} = len({value})")
        self._say(depth, f"if {count}:")
        self._say(depth + 1, f"if {count} > {len(writer.inner)}: raise NoRoom")
        if not writer.inner:
            return
        width = len(writer.inner[0].columns)
        self._say(depth + 1, f"o[{at}] = {count}")
        if not turned:
            self._turn(writer, value, depth + 1)
        self._say(depth + 1, f"{here} = {at + 1}")
        self._say(depth + 1, f"for {item} in {value}:")
        self._write(writer.inner[0], item, _At(here, 0), depth + 2)
        self._say(depth + 2, f"{here} += {width}")

    def _only(self, writer: Parts, value: str, at: _At, depth: int) -> None:
        """Add the lines that write a record that stands for one of its fields."""
        for name, part in writer.parts:
            if writer.kind is not None and name == self._bare[writer.kind]:
                self._write(part, value, at, depth)
            at += len(part.columns)

    def _parts(self, writer: Parts, value: str, at: _At, depth: int, fresh: bool) -> None:
        if writer.kind is not None and writer.kind not in self._tuples:
            if len(writer.columns) >= SHORT and not fresh:
                self._look_up(writer, value, at, depth)
            else:
                for name, part in writer.parts:
                    held = self._local()
                    self._say(depth, f"{held} = {value}.{name}")
                    self._write(part, held, at, depth)
                    at += len(part.columns)
            return
        names = [name for name, _ in writer.parts]
        if writer.kind is not None:
            names = [field.name for field in fields(cast("Any", writer.kind))]
        held_by = [self._local() for _ in names]
        few = FEW * len(writer.parts) <= len(names)
        if names and not few:
            self._say(depth, f"{', '.join(held_by)}, = {value}")
        for number, (name, part) in enumerate(writer.parts):
            place = number if name is None else names.index(name)
            if writer.kind is None or f"{writer.kind.__name__}.{name}" not in self._facts.absent:
                if few:
                    self._say(depth, f"{held_by[place]} = {value}[{place}]")
                self._write(part, held_by[place], at, depth)
            at += len(part.columns)

    def _look_up(self, writer: Parts | Row | Bag, value: str, at: _At, depth: int) -> None:
        """Add the lines that copy the numbers of a record or a list, worked out when it is seen for the first time."""
        width = len(writer.columns)
        name = f"write_{len(self._names)}"
        self._names[name] = None  # taken
        self.function(name, writer, 0)
        names = self._names

        def numbers(record: object) -> bytes:
            made = array("f", bytes(FLOAT * width))
            with memoryview(made) as floats, floats.cast("B") as raw:
                names[name](record, floats, raw)
            return made.tobytes()

        by_value, place = not isinstance(writer, Parts), self._local()
        if by_value:
            self._say(depth, f"if {value}:")
            depth += 1
        self._say(depth, f"{place} = {FLOAT} * ({at})")
        self._say(depth, f"m[{place}:{place} + {FLOAT * width}] = {self._kept(numbers, value, by_value)}")

    def _either(self, writer: Either, value: str, at: _At, depth: int) -> None:
        here = at + len(writer.choices)
        for place, (name, test, part) in enumerate(writer.choices):
            assert not (isinstance(part, Parts) and part.kind in self._tuples), f"{name}: a tuple has no kind"
            self._say(depth, f"if {self._name('T', test)}({value}):")
            self._say(depth + 1, f"o[{at + place}] = 1.0")
            self._write(part, value, here, depth + 1)
            here += len(part.columns)


class _At:
    """A column: counted from a local name, or from 0."""

    def __init__(self, base: str, offset: int) -> None:
        self._base = base
        self._offset = offset

    def __add__(self, more: int) -> _At:
        return _At(self._base, self._offset + more)

    @override
    def __str__(self) -> str:
        if not self._base:
            return str(self._offset)
        return f"{self._base} + {self._offset}" if self._offset else self._base


class _Kept:
    """What a function returned for a thing: a record, found again by its identity, or a list, found `by_value`."""

    def __init__(self, work_out: Callable[[Any], object], by_value: bool) -> None:
        self._work_out = work_out
        self._by_value = by_value
        self.known: dict[object, object] = {}
        """What was returned, by the identity or value of the thing."""
        self._things: list[object] = []  # held, so that no other object can get the identity of one of them

    def find(self, thing: object) -> object:
        """Return what the function returns for a thing."""
        key = thing if self._by_value else id(thing)
        found = self.known.get(key)
        if found is None:
            if len(self._things) >= KEPT:
                self.known.clear()
                self._things.clear()
            found = self.known[key] = self._work_out(thing)
            self._things.append(thing)
        return found
