"""JSON Schema of records, read off the same dataclasses as the codec."""

from __future__ import annotations

from dataclasses import MISSING
from typing import Final

from astrodrome.kernel import shapes
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal

SCALARS: Final[dict[type, str]] = {int: "integer", bool: "boolean", str: "string", float: "number"}

REFUSAL: Final[dict[str, Json]] = {
    "type": "object",
    "description": "Why something cannot be done: the rule's id, the key of a sentence, and what fills the sentence.",
    "properties": {
        "rule": {"type": "string"},
        "key": {"type": "string"},
        "args": {"type": "object", "additionalProperties": {"type": ["integer", "string", "boolean"]}},
    },
    "required": ["rule", "key", "args"],
    "additionalProperties": False,
}


def schema_of(kind: type) -> dict[str, Json]:
    """Return a self-contained schema of one record class."""
    defs: dict[str, Json] = {}
    body = type_schema(kind, defs)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **body, "$defs": defs}


def type_schema(kind: object, defs: dict[str, Json]) -> dict[str, Json]:
    """Return the schema of a type; records are put into `defs` and referred to."""
    return shape_schema(shapes.shape_of(kind), defs)


def shape_schema(shape: shapes.Shape, defs: dict[str, Json]) -> dict[str, Json]:
    """Return the schema of a shape; records are put into `defs` and referred to."""
    match shape:
        case shapes.UnionShape(options):
            return {"anyOf": [shape_schema(one, defs) for one in options]}
        case shapes.LiteralShape(values):
            return {"enum": [plain(value) for value in values]}
        case shapes.TupleOf(item):
            return {"type": "array", "items": shape_schema(item, defs)}
        case shapes.FixedTuple(items):
            each: list[Json] = [shape_schema(one, defs) for one in items]
            return {"type": "array", "prefixItems": each, "minItems": len(each), "maxItems": len(each)}
        case shapes.MappingOf(item):
            return {"type": "object", "additionalProperties": shape_schema(item, defs)}
        case shapes.NoneShape():
            return {"type": "null"}
        case shapes.Scalar(kind):
            return {"type": SCALARS[kind]}
        case shapes.EnumShape(kind):
            return {"enum": [plain(member.value) for member in kind]}
        case shapes.RecordShape(kind):
            return _reference(kind, defs)
    raise TypeError(f"a record may not hold {shape}")


def _reference(kind: type, defs: dict[str, Json]) -> dict[str, Json]:
    if kind.__name__ not in defs:
        defs[kind.__name__] = None
        defs[kind.__name__] = REFUSAL if kind is Refusal else _record_schema(kind, defs)
    return {"$ref": f"#/$defs/{kind.__name__}"}


def _record_schema(kind: type, defs: dict[str, Json]) -> dict[str, Json]:
    properties: dict[str, Json] = {}
    required: list[Json] = []
    if issubclass(kind, Action | Event):
        tag = "do" if issubclass(kind, Action) else "event"
        properties[tag] = {"const": kind.__name__}
        required.append(tag)
    for field in shapes.record_fields(kind):
        body = shape_schema(field.shape, defs)
        if field.is_required:
            required.append(field.name)
        elif field.default is not MISSING:
            body = {**body, "default": plain(field.default)}
        properties[field.name] = body
    described: dict[str, Json] = {"description": kind.__doc__ or ""}
    return {
        "type": "object",
        **described,
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
