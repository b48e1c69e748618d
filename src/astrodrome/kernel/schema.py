"""JSON Schema of records, read off the same dataclasses as the codec."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Final, Literal, Union, get_args, get_origin, get_type_hints

from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal

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
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return {"anyOf": [type_schema(one, defs) for one in get_args(kind)]}
    if origin is Literal:
        return {"enum": [plain(value) for value in get_args(kind)]}
    if origin is tuple:
        return _tuple_schema(get_args(kind), defs)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": type_schema(get_args(kind)[1], defs)}
    if kind is NoneType or kind is None:
        return {"type": "null"}
    scalars: dict[object, str] = {int: "integer", bool: "boolean", str: "string", float: "number"}
    if kind in scalars:
        return {"type": scalars[kind]}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {"enum": [plain(member.value) for member in kind]}
    if isinstance(kind, type) and is_dataclass(kind):
        if kind.__name__ not in defs:
            defs[kind.__name__] = None
            defs[kind.__name__] = REFUSAL if kind is Refusal else _record_schema(kind, defs)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    raise TypeError(f"a record may not hold {kind!r}")


def _tuple_schema(kinds: tuple[object, ...], defs: dict[str, Json]) -> dict[str, Json]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return {"type": "array", "items": type_schema(kinds[0], defs)}
    items: list[Json] = [type_schema(kind, defs) for kind in kinds]
    return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}


def _record_schema(kind: type, defs: dict[str, Json]) -> dict[str, Json]:
    hints = get_type_hints(kind)
    properties: dict[str, Json] = {}
    required: list[Json] = []
    if issubclass(kind, Action | Event):
        tag = "do" if issubclass(kind, Action) else "event"
        properties[tag] = {"const": kind.__name__}
        required.append(tag)
    for field in fields(kind):
        body = type_schema(hints[field.name], defs)
        if field.default is MISSING and field.default_factory is MISSING:
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
