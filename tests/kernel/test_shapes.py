"""The shape of what a record holds, read off its annotations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field
from enum import Enum
from typing import Literal

import pytest

from astrodrome.kernel.shapes import (
    NONE,
    EnumShape,
    FixedTuple,
    ListOf,
    LiteralShape,
    MappingOf,
    RecordField,
    RecordShape,
    Scalar,
    Shape,
    TupleOf,
    UnionShape,
    inner,
    record_fields,
    records_in,
    shape_of,
)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Leaf:
    """A record without fields."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A record with records of its own kind inside."""

    below: tuple[Tree, ...]
    leaf: Leaf | None = None
    words: Mapping[str, int] = field(default_factory=dict)


@pytest.mark.parametrize(
    ("annotation", "shape"),
    [
        (int, Scalar(int)),
        (bool, Scalar(bool)),
        (None, NONE),
        (Colour, EnumShape(Colour)),
        (Leaf, RecordShape(Leaf)),
        (Literal[1, "a"], LiteralShape((1, "a"))),
        (tuple[int, ...], TupleOf(Scalar(int))),
        (tuple[int, str], FixedTuple((Scalar(int), Scalar(str)))),
        (list[int], ListOf(Scalar(int))),
        (dict[str, bool], MappingOf(Scalar(bool))),
        (Mapping[str, int], MappingOf(Scalar(int))),
        (Leaf | int | None, UnionShape((RecordShape(Leaf), Scalar(int), NONE))),
    ],
)
def test_an_annotation_has_a_shape(annotation: object, shape: Shape) -> None:
    assert shape_of(annotation) == shape


@pytest.mark.parametrize("annotation", [set[int], object, complex, "int", Exception])
def test_what_no_record_may_hold_has_none(annotation: object) -> None:
    with pytest.raises(TypeError, match="a record may not hold"):
        shape_of(annotation)


def test_a_record_has_its_fields_in_order() -> None:
    assert record_fields(Tree) == (
        RecordField("below", TupleOf(RecordShape(Tree)), MISSING, is_required=True),
        RecordField("leaf", UnionShape((RecordShape(Leaf), NONE)), None, is_required=False),
        RecordField("words", MappingOf(Scalar(int)), MISSING, is_required=False),
    )
    assert record_fields(Tree) is record_fields(Tree)


def test_a_union_tells_none_from_the_rest() -> None:
    either = UnionShape((NONE, Scalar(int)))
    assert either.is_optional
    assert either.present == (Scalar(int),)
    assert not UnionShape((Scalar(int), Scalar(str))).is_optional


def test_records_are_found_wherever_a_shape_names_them() -> None:
    shape = shape_of(dict[str, tuple[Leaf | None, int]] | list[Tree])
    assert records_in(shape) == [Leaf, Tree]
    assert records_in(Scalar(int)) == []
    assert inner(RecordShape(Tree)) == ()
