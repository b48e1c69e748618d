"""The table of a state's fields: what each holds, and who may know it.

Each game's `state.py` lists its fields here once. Save and load, the digest and the secrecy law all read this table;
a test compares it with the class, so that no field is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from astrodrome.kernel.errors import CorruptSave, shown
from astrodrome.kernel.records import Action

if TYPE_CHECKING:
    from astrodrome.kernel.codec import Codec

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""Anything that JSON can say."""

Loader: TypeAlias = Callable[[Json, str], object]


class Secrecy(Enum):
    """Who may know what a field holds."""

    PUBLIC = "public"
    """Everybody."""
    SEAT = "of a seat"
    """Some seats, or each seat its own part."""
    HIDDEN = "hidden"
    """Nobody at the table."""


PUBLIC: Final = Secrecy.PUBLIC
OF_A_SEAT: Final = Secrecy.SEAT
HIDDEN: Final = Secrecy.HIDDEN


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state: its name, who may know it, and its shape, written as in an annotation.

    Shapes are built from int, bool, str, Action, `list[…]`, `tuple[…, ...]` and `… | None`.
    """

    name: str
    secrecy: Secrecy
    """Who may know what it holds."""
    shape: str


KINDS: Final[dict[str, type]] = {"int": int, "bool": bool, "str": str}
"""The shapes that are one value."""

SCALARS: Final = {int, bool, str, type(None)}


def save_value(value: object, codec: Codec) -> Json:
    """Return a field's value as JSON."""
    if isinstance(value, Action):
        return codec.encode_action(value)
    if isinstance(value, list | tuple):
        # Long lists of numbers are most of a state: they are JSON already.
        return list(value) if set(map(type, value)) <= SCALARS else [save_value(item, codec) for item in value]
    assert value is None or isinstance(value, bool | int | str), f"{shown(value)} cannot be saved"
    return value


def load_value(shape: str, data: Json, path: str, codec: Codec) -> object:
    """Return JSON as a value of a shape; CorruptSave names the place that does not fit."""
    shape = shape.strip()
    if shape.endswith("| None"):
        return None if data is None else load_value(shape[: -len("| None")], data, path, codec)
    if shape.startswith("list["):
        if isinstance(data, list) and set(map(type, data)) == {KINDS.get(shape[5:-1])}:
            return list(data)
        return [load_value(shape[5:-1], item, f"{path}[{i}]", codec) for i, item in enumerate(_items(data, path))]
    if shape.startswith("tuple["):
        inner = shape[6:-1].removesuffix(", ...")
        return tuple(load_value(inner, item, f"{path}[{i}]", codec) for i, item in enumerate(_items(data, path)))
    if shape == "Action":
        return codec.decode_action(data)
    if type(data) is not KINDS[shape]:
        raise CorruptSave(f"{path}: expected {shape}, found {shown(data)}")
    return data


def _items(data: Json, path: str) -> list[Json]:
    if not isinstance(data, list):
        raise CorruptSave(f"{path}: expected a list, found {shown(data)}")
    return data


def save_fields(owner: object, fields: tuple[Field, ...], codec: Codec) -> dict[str, Json]:
    """Return the listed fields of their owner, a state, as JSON."""
    return {field.name: save_value(getattr(owner, field.name), codec) for field in fields}


def load_fields(owner: object, fields: tuple[Field, ...], data: Mapping[str, Json], codec: Codec) -> None:
    """Fill the listed fields of their owner, a blank state, from JSON."""
    names = [field.name for field in fields]
    for name in data:
        if name not in names:
            raise CorruptSave(f"state: unknown field {shown(name)}")
    for field in fields:
        if field.name not in data:
            raise CorruptSave(f"state: field {field.name!r} is missing")
        setattr(owner, field.name, load_value(field.shape, data[field.name], f"state.{field.name}", codec))
