"""Records of a game written as JSON: the same bytes as the kernel's codec writes, in a fraction of the time.

msgspec writes dataclasses by itself, in C. Three kinds of records have a form of their own (actions, events, refusals),
and so has whatever may hold one: only those are turned into dictionaries first. Which they are is read off the types of
their fields, once for each class.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeAlias, cast

import msgspec
from msgspec import Raw

from astrodrome.kernel import shapes
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal

Turn: TypeAlias = Callable[[object], object]
"""Turns a value of one class into what msgspec writes in our form."""

_encode: Final = msgspec.json.Encoder().encode


def write(value: object) -> bytes:
    """Return a record, or anything made of records, as JSON."""
    return _encode(_turned(value))


def raw(value: object) -> Raw:
    """Return the same as a part of a message."""
    return Raw(_encode(_turned(value)))


def _turned(value: object) -> object:
    kind = type(value)
    turn = _TURNS[kind] if kind in _TURNS else _find(kind)
    return value if turn is None else turn(value)


def _turned_items(value: object) -> object:
    return [_turned(item) for item in cast("list[object]", value)]


def _turned_mapping(value: object) -> object:
    return {str(key): _turned(item) for key, item in cast("dict[object, object]", value).items()}


def _turned_refusal(value: object) -> object:
    refusal = cast("Refusal", value)
    return {"rule": refusal.rule, "key": refusal.key, "args": dict(refusal.args)}


_TURNS: Final[dict[type, Turn | None]] = {
    **dict.fromkeys((int, str, bool, type(None))),
    list: _turned_items,
    tuple: _turned_items,
    dict: _turned_mapping,
    Refusal: _turned_refusal,
}
"""How values of a class are turned; None: msgspec writes them as we do."""


def _find(kind: type) -> Turn | None:
    if issubclass(kind, dict):
        turn: Turn | None = _turned_mapping
    elif issubclass(kind, Enum) or _is_simple(shapes.RecordShape(kind)):
        turn = None
    else:
        turn = _turn_of_record(kind)
    _TURNS[kind] = turn
    return turn


def _turn_of_record(kind: type) -> Turn:
    """Return a function `record -> {"event": "Name", "field": record.field, …}`.

    It is compiled from its source, as dataclasses compile their own: a loop over the fields would take twice as long.
    """
    tag = "do" if issubclass(kind, Action) else "event" if issubclass(kind, Event) else None
    parts = [] if tag is None else [f"{tag!r}: {kind.__name__!r}"]
    for field in shapes.record_fields(kind):
        value = f"record.{field.name}"
        parts.append(f"{field.name!r}: {value if _is_simple(field.shape) else f'turned({value})'}")
    turn: Turn = eval(f"lambda record: {{{', '.join(parts)}}}", {"turned": _turned})  # noqa: S307 - names of our fields
    return turn


def _is_simple(shape: shapes.Shape, within: tuple[type, ...] = ()) -> bool:
    """Whether msgspec writes every value of a shape as we do."""
    if isinstance(shape, shapes.MappingOf):  # its keys may be anything
        return False
    if isinstance(shape, shapes.RecordShape):
        kind = shape.kind
        if kind in within:
            return True
        if issubclass(kind, Action | Event | Refusal) or kind.__subclasses__():
            return False
        return all(_is_simple(field.shape, (*within, kind)) for field in shapes.record_fields(kind))
    return all(_is_simple(one, within) for one in shapes.inner(shape))
