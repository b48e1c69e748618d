"""The table of fields: every shape a state may have, written and read."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrodrome.kernel.codec import Codec
from astrodrome.kernel.errors import AstrodromeError, CorruptSave
from astrodrome.kernel.fields import (
    EMPTY,
    HIDDEN,
    PUBLIC,
    ZEROS,
    Field,
    Json,
    load_fields,
    load_value,
    save_fields,
    save_value,
)
from astrodrome.kernel.records import PASS, TIME_UP, Pass, TimeUp

CODEC = Codec((Pass, TimeUp))


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        ("int", -3),
        ("bool", True),
        ("str", "é"),
        ("int | None", None),
        ("int | None", 4),
        ("Action", PASS),
        ("Action | None", None),
        ("list[int]", []),
        ("list[int]", [1, 2]),
        ("list[bool]", [True, False]),
        ("list[int | None]", [1, None]),
        ("list[int] | None", None),
        ("list[list[int]]", [[1], []]),
        ("tuple[int, ...]", (1, 2)),
        ("list[tuple[int, ...]]", [(), (3,)]),
        ("tuple[tuple[str, ...], ...]", (("a",), ())),
        ("list[tuple[int | None, ...] | None]", [None, (None, 2)]),
        ("list[Action | None]", [PASS, None, TIME_UP]),
    ],
)
def test_every_shape_comes_back_as_it_was(shape: str, value: object) -> None:
    back = load_value(shape, save_value(value, CODEC), "x", CODEC)
    assert back == value
    assert type(back) is type(value)


@pytest.mark.parametrize(
    ("shape", "data", "says"),
    [
        ("int", True, "x: expected int, found True"),
        ("int", 1.0, "x: expected int, found 1.0"),
        ("int", None, "x: expected int, found None"),
        ("bool", 1, "x: expected bool, found 1"),
        ("str", 1, "x: expected str, found 1"),
        ("int | None", "a", "x: expected int, found 'a'"),
        ("list[int]", {"a": 1}, "x: expected a list"),
        ("list[int]", [1, "a"], "x[1]: expected int, found 'a'"),
        ("list[int]", [*range(200), True], "x[200]: expected int, found True"),
        ("list[list[int]]", [[1], [1, None]], "x[1][1]: expected int, found None"),
        ("tuple[int, ...]", "abc", "x: expected a list"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(shape: str, data: Json, says: str) -> None:
    with pytest.raises(CorruptSave) as said:
        load_value(shape, data, "x", CODEC)
    assert str(said.value).startswith(says)


@given(
    st.sampled_from(["int", "bool | None", "list[int]", "tuple[str, ...]", "list[list[int | None]]", "list[Action]"]),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=3),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    ),
)
def test_noise_is_an_error_of_ours_or_a_value_that_writes_back(shape: str, data: Json) -> None:
    try:
        value = load_value(shape, data, "x", CODEC)
    except AstrodromeError:
        return
    assert save_value(value, CODEC) == data


def test_what_cannot_be_saved_is_a_sentence() -> None:
    with pytest.raises(AssertionError, match="cannot be saved"):
        save_value({"a": 1}, CODEC)


FIELDS = (Field("dice", PUBLIC, "int"), Field("deck", HIDDEN, "list[int]"))


def test_fields_are_saved_in_the_order_of_the_table() -> None:
    owner = SimpleNamespace(deck=[2, 1], dice=6, other="not listed")
    assert list(save_fields(owner, FIELDS, CODEC).items()) == [("dice", 6), ("deck", [2, 1])]


def test_fields_are_filled_from_a_save() -> None:
    owner = SimpleNamespace(dice=0, deck=[])
    load_fields(owner, FIELDS, {"dice": 3, "deck": [1]}, CODEC)
    assert (owner.dice, owner.deck) == (3, [1])


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"dice": 1}, "state: field 'deck' is missing"),
        ({"dice": 1, "deck": [], "hand": []}, "state: unknown field 'hand'"),
        ({"dice": 1, "deck": [None]}, "state.deck[0]: expected int, found None"),
    ],
)
def test_a_table_that_does_not_match_is_corrupt(data: dict[str, Json], says: str) -> None:
    with pytest.raises(CorruptSave) as said:
        load_fields(SimpleNamespace(), FIELDS, data, CODEC)
    assert str(said.value) == says


MOVED = (
    Field("dice", PUBLIC, "int", at="rolled"),
    Field("roads", PUBLIC, "list[int]", at="rough.cards", absent=EMPTY),
    Field("numb", PUBLIC, "list[int]", at="rough.dead", absent=ZEROS),
)
"""Fields whose attributes have other names than the save, or lie in a record that may be None."""


def test_a_field_is_saved_by_its_name_wherever_its_attribute_lies() -> None:
    owner = SimpleNamespace(seats=2, rolled=6, rough=SimpleNamespace(cards=[4], dead=[0, 1]))
    assert save_fields(owner, MOVED, CODEC) == {"dice": 6, "roads": [4], "numb": [0, 1]}
    load_fields(owner, MOVED, {"dice": 3, "roads": [5, 6], "numb": [2, 0]}, CODEC)
    assert (owner.rolled, owner.rough.cards, owner.rough.dead) == (3, [5, 6], [2, 0])


TAKERS = (Field("left", HIDDEN, "list[tuple[int | None, ...]]", at="takers", none_as_seats=True),)
"""Lists of seats, with None for nobody."""


def test_nobody_is_saved_as_the_number_of_seats() -> None:
    owner = SimpleNamespace(seats=3, takers=[(0, None), (), (None, 2)])
    saved = save_fields(owner, TAKERS, CODEC)
    assert saved == {"left": [[0, 3], [], [3, 2]]}
    back = SimpleNamespace(seats=3)
    load_fields(back, TAKERS, saved, CODEC)
    assert back.takers == owner.takers


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ([[0], [1, None]], "state.left[1][1]: expected int, found None"),
        ([[0], [3.0]], "state.left[1][0]: expected int, found 3.0"),
    ],
)
def test_a_save_has_no_other_word_for_nobody(data: Json, says: str) -> None:
    with pytest.raises(CorruptSave) as said:
        load_fields(SimpleNamespace(seats=3), TAKERS, {"left": data}, CODEC)
    assert str(said.value) == says


def test_a_record_that_is_none_is_saved_as_it_is_before_anything_happens_and_stays_none() -> None:
    owner = SimpleNamespace(seats=3, rolled=6, rough=None)
    saved = save_fields(owner, MOVED, CODEC)
    assert saved == {"dice": 6, "roads": [], "numb": [0, 0, 0]}
    load_fields(owner, MOVED, saved, CODEC)
    assert owner.rough is None


def test_a_save_with_something_in_a_record_that_is_none_is_corrupt() -> None:
    owner = SimpleNamespace(seats=2, rolled=6, rough=None)
    with pytest.raises(CorruptSave, match=r"state\.numb: expected \[0, 0\], found \[0, 1\]"):
        load_fields(owner, MOVED, {"dice": 1, "roads": [], "numb": [0, 1]}, CODEC)
