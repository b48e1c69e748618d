"""Reading and writing records: strict, exact, and never surprised by noise."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrodrome.kernel.codec import Codec, Misfit, parse, plain, reader, record_reader, to_bytes, to_json
from astrodrome.kernel.errors import BadAction
from astrodrome.kernel.records import Action, Event, Pass, Private
from astrodrome.kernel.refusal import Refusal


class Colour(Enum):
    RED = "red"
    BLUE = 2


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    size: int = 1


@dataclass(frozen=True, slots=True)
class Everything(Action):
    number: int
    truth: bool
    text: str
    lanes: tuple[int, ...]
    pair: tuple[int, str]
    letter: Literal["A", "B", 3]
    colour: Colour
    part: Part
    parts: tuple[Part, ...]
    maybe: int | None = None
    either: int | tuple[int, ...] = 0
    table: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Leave(Action):
    pass


@dataclass(frozen=True, slots=True)
class Left(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Seen(Private):
    card: int


CODEC = Codec((Everything, Leave, Pass))

WHOLE = Everything(3, True, "é", (1, 2), (4, "x"), "A", Colour.BLUE, Part("p", 2), (Part("q"),), None, (5,), {"k": 1})

small = st.integers(-3, 300)
parts = st.builds(Part, st.text(max_size=3), small)
whole_actions = st.builds(
    Everything,
    small,
    st.booleans(),
    st.text(max_size=4),
    st.lists(small, max_size=4).map(tuple),
    st.tuples(small, st.text(max_size=2)),
    st.sampled_from(["A", "B", 3]),
    st.sampled_from(Colour),
    parts,
    st.lists(parts, max_size=2).map(tuple),
    st.none() | small,
    small | st.lists(small, max_size=3).map(tuple),
    st.dictionaries(st.text(max_size=2), small, max_size=2),
)
noise = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=12,
)


def body(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON, also wrong ones
    data = json.loads(to_json(WHOLE))
    assert isinstance(data, dict)
    return {name: value for name, value in (data | changes).items() if value != "DROP"}


def wrong(data: object) -> str:
    with pytest.raises(BadAction) as said:
        CODEC.decode_action(data)
    return str(said.value)


def test_the_first_key_names_the_record() -> None:
    assert to_json(Leave()) == b'{"do":"Leave"}'
    assert to_json(Left(2)) == b'{"event":"Left","seat":2}'
    assert to_json(Seen((1,), 4)) == b'{"event":"Seen","to":[1],"card":4}'
    assert to_json(Part("a")) == b'{"name":"a","size":1}'


@given(whole_actions)
def test_an_action_written_and_read_is_the_same_action(action: Everything) -> None:
    assert CODEC.decode_action(parse(to_json(action))) == action


def test_writing_is_always_the_same_and_keeps_letters() -> None:
    assert to_bytes({"b": "é", "a": [1, None, True]}) == '{"b":"é","a":[1,null,true]}'.encode()


def test_a_refusal_is_written_as_rule_key_and_arguments() -> None:
    refusal = Refusal("MR-045", "few", (("free", 2), ("ok", True)))
    assert plain(refusal) == {"rule": "MR-045", "key": "few", "args": {"free": 2, "ok": True}}


def test_what_has_no_form_is_not_written() -> None:
    with pytest.raises(AssertionError, match="has no JSON form"):
        plain(object())
    assert plain({1: (Colour.RED, [None])}) == {"1": ["red", [None]]}


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"number": "3"}, "number: expected a whole number, found '3'"),
        ({"number": True}, "number: expected a whole number, found True"),
        ({"number": 3.0}, "number: expected a whole number, found 3.0"),
        ({"truth": 1}, "truth: expected true or false, found 1"),
        ({"text": None}, "text: expected a text, found None"),
        ({"lanes": 3}, "lanes: expected a list, found 3"),
        ({"lanes": [1, "2"]}, "lanes[1]: expected a whole number, found '2'"),
        ({"pair": [1]}, "pair: expected a list of 2, found [1]"),
        ({"pair": [1, 2]}, "pair[1]: expected a text, found 2"),
        ({"letter": "C"}, "letter: expected one of A, B, 3, found 'C'"),
        ({"letter": "3"}, "letter: expected one of A, B, 3, found '3'"),
        ({"colour": "blue"}, "colour: expected one of red, 2, found 'blue'"),
        ({"part": {"name": 1}}, "part.name: expected a text, found 1"),
        ({"part": {}}, "part.name: expected a value (Part needs it), found None"),
        ({"part": []}, "part: expected an object (Part), found []"),
        ({"parts": [{"name": "a", "sise": 1}]}, "parts[0].sise: expected one of name, size, found 'sise'"),
        ({"maybe": "x"}, "maybe: expected a whole number, found 'x'"),
        ({"either": ["x"]}, "either[0]: expected a whole number, found 'x'"),
        ({"table": [1]}, "table: expected an object, found [1]"),
        ({"table": {"k": None}}, "table.k: expected a whole number, found None"),
        ({"number": "DROP"}, "number: expected a value (Everything needs it), found None"),
        ({"extra": 1}, "extra: expected one of number"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(changes: dict[str, Any], says: str) -> None:
    assert wrong(body(**changes)).startswith(f"Everything: {says}")


@pytest.mark.parametrize("data", [None, 3, "Leave", [], {}, {"do": 3}, {"do": None}, {"event": "Leave"}])
def test_what_names_no_action_is_refused(data: object) -> None:
    assert wrong(data).startswith('expected an object whose "do" names an action')


def test_an_unknown_action_is_told_the_known_ones() -> None:
    assert wrong({"do": "Stay"}) == "no action is called 'Stay'; expected one of Everything, Leave, Pass"


def test_a_record_without_fields_takes_none() -> None:
    assert wrong({"do": "Leave", "now": True}) == "Leave: now: expected one of no field, found 'now'"


@given(noise)
def test_noise_is_never_more_than_a_bad_action(data: object) -> None:
    for given_data in (data, {"do": "Leave", "x": data}, {"do": "Everything", "number": data}, {"do": data}):
        with pytest.raises(BadAction):
            CODEC.decode_action(given_data)


@given(st.sampled_from([name for name in body() if name != "do"]), noise)
def test_noise_in_one_field_is_a_bad_action_or_an_action_of_the_right_types(name: str, data: object) -> None:
    try:
        action = CODEC.decode_action(body(**{name: data}))
    except BadAction:
        return
    assert CODEC.decode_action(parse(to_json(action))) == action


@pytest.mark.parametrize("text", ["[" * 900 + "]" * 900, '{"do":"Everything","lanes":' + "[" * 900 + "]" * 900 + "}"])
def test_deep_nesting_is_a_sentence(text: str) -> None:
    assert len(wrong(parse(text))) < 300


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000])
def test_bottomless_nesting_is_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="nested too deeply"):
        parse(text)


@pytest.mark.parametrize("text", ["", "{", "nul", "NaN", "[Infinity]", "-Infinity", b"\xff", "1" * 5000, '"\x00"'])
def test_what_is_not_json_is_a_value_error(text: str | bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse(text)


def test_too_much_is_not_even_looked_at() -> None:
    with pytest.raises(ValueError, match="longer than 10 bytes"):
        parse("[" * 11, limit=10)
    assert parse("[1]", limit=10) == [1]


def test_long_values_are_shown_shortly() -> None:
    assert len(wrong(body(number="x" * 100_000))) < 200
    assert len(wrong(body(number=list(range(100_000))))) < 200


@pytest.mark.parametrize("kind", [object, float, list[int]])
def test_only_plain_types_can_be_read(kind: object) -> None:
    with pytest.raises(TypeError, match="a record may not hold"):
        reader(kind)


def test_a_record_is_read_by_its_own_reader() -> None:
    read = record_reader(Left, "event")
    assert read({"event": "Left", "seat": 1}, "") == Left(1)
    with pytest.raises(Misfit, match="data: expected an object"):
        read(3, "")


def test_an_action_of_another_game_is_not_written() -> None:
    @dataclass(frozen=True)
    class Other(Action):
        pass

    with pytest.raises(AssertionError, match="is not listed in ACTIONS"):
        CODEC.encode_action(Other())
