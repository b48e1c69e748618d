"""Records of a game written as JSON: the same bytes as the kernel's codec writes, several times as fast.

msgspec writes dataclasses by itself, in C. Three kinds of records have a form of their own (actions, events, refusals),
and so has whatever may hold one: only those are turned into dictionaries first. Which they are is read off the types of
their fields, once for each class.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec
from msgspec import Raw

from astrodrome.kernel import shapes
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal

_encode: Final = msgspec.json.Encoder().encode
_ATOMS: Final = (int, str, bool, type(None))
_FORMS: Final[dict[type, _Form | None]] = {}
"""How the records of a class are written; None: as msgspec does by itself."""


class _Form:
    """How a record is turned into a dictionary: its tag, and its fields with whether each must be turned too."""

    def __init__(self, kind: type) -> None:
        tag = "do" if issubclass(kind, Action) else "event" if issubclass(kind, Event) else None
        self.tag = {} if tag is None else {tag: kind.__name__}
        self.fields = tuple((field.name, not _is_simple(field.shape)) for field in shapes.record_fields(kind))


def write(value: object) -> bytes:
    """Return a record, or anything made of records, as JSON."""
    return _encode(_turned(value))


def raw(value: object) -> Raw:
    """Return the same as a part of a message."""
    return Raw(_encode(_turned(value)))


def _turned(value: object) -> object:
    """Return what msgspec writes in the form of this value."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple or kind is list:
        return [_turned(item) for item in value]  # type: ignore[attr-defined]  # one of the two
    if kind is Refusal:
        assert isinstance(value, Refusal)
        return {"rule": value.rule, "key": value.key, "args": dict(value.args)}
    if isinstance(value, dict):
        return {str(key): _turned(item) for key, item in value.items()}
    if isinstance(value, Enum):
        return _turned(value.value)
    form = _FORMS[kind] if kind in _FORMS else _find_form(kind)
    if form is None:
        return value
    body: dict[str, object] = {**form.tag}
    for name, is_turned in form.fields:
        field = getattr(value, name)
        body[name] = _turned(field) if is_turned else field
    return body


def _find_form(kind: type) -> _Form | None:
    _FORMS[kind] = None if _is_simple(shapes.RecordShape(kind)) else _Form(kind)
    return _FORMS[kind]


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
