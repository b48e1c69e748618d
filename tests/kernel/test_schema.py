"""JSON Schema, read off the same records as the codec."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pytest

from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.schema import schema_of, type_schema
from tests.kernel.test_codec import Everything, Left, Part
from tests.laws.toys.reroll.spec import SPEC as REROLL


@dataclass(frozen=True, slots=True)
class Node:
    """A node with nodes below it."""

    below: tuple[Node, ...]
    size: int | None = None


@dataclass(frozen=True, slots=True)
class Choice(Offer):
    """A thing that may be refused."""

    refusal: Refusal | None


def test_a_schema_stands_alone() -> None:
    schema = schema_of(Part)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$ref"] == "#/$defs/Part"
    assert schema["$defs"] == {
        "Part": {
            "type": "object",
            "description": Part.__doc__,
            "properties": {"name": {"type": "string"}, "size": {"type": "integer", "default": 1}},
            "required": ["name"],
            "additionalProperties": False,
        }
    }


def properties(kind: type) -> dict[str, object]:
    defs: dict[str, object] = {}
    type_schema(kind, defs)  # type: ignore[arg-type]  # what is in defs is JSON, which we look at as objects
    body = defs[kind.__name__]
    assert isinstance(body, dict)
    found = body["properties"]
    assert isinstance(found, dict)
    return found


def test_every_kind_of_field_has_its_schema() -> None:
    found = properties(Everything)
    assert found["do"] == {"const": "Everything"}
    assert found["number"] == {"type": "integer"}
    assert found["truth"] == {"type": "boolean"}
    assert found["lanes"] == {"type": "array", "items": {"type": "integer"}}
    pair = {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "minItems": 2, "maxItems": 2}
    assert found["pair"] == pair
    assert found["letter"] == {"enum": ["A", "B", 3]}
    assert found["colour"] == {"enum": ["red", 2]}
    assert found["part"] == {"$ref": "#/$defs/Part"}
    assert found["maybe"] == {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": None}
    assert found["table"] == {"type": "object", "additionalProperties": {"type": "integer"}}


def test_an_event_is_named_by_its_own_key() -> None:
    assert properties(Left)["event"] == {"const": "Left"}
    assert not issubclass(Left, Action)
    assert issubclass(Left, Event)


def test_a_record_may_hold_itself() -> None:
    assert properties(Node)["below"] == {"type": "array", "items": {"$ref": "#/$defs/Node"}}


def test_a_refusal_in_an_offer_has_a_schema() -> None:
    schema = schema_of(Choice)
    defs = schema["$defs"]
    assert isinstance(defs, dict)
    refusal = defs["Refusal"]
    assert isinstance(refusal, dict)
    assert refusal["required"] == ["rule", "key", "args"]


@pytest.mark.parametrize("kind", [set, list[int]])
def test_what_no_record_may_hold_has_no_schema(kind: object) -> None:
    with pytest.raises(TypeError, match="a record may not hold"):
        type_schema(kind, {})
    assert type_schema(Literal["x"], {}) == {"enum": ["x"]}


def test_a_spec_tells_the_schema_of_its_options_and_content() -> None:
    options = REROLL.options_schema()["$defs"]
    assert isinstance(options, dict)
    body = options["Options"]
    assert isinstance(body, dict)
    assert body["properties"] == {
        "rounds": {"type": "integer", "default": 2},
        "gale": {"type": "boolean", "default": False},
    }
    assert REROLL.content_schema()["$ref"] == "#/$defs/Content"
