"""Actions that nobody listed: drawn from the fields of a game's records, or made of listed ones by one change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from enum import Enum
from types import NoneType, UnionType
from typing import Final, Literal, Union, get_args, get_origin, get_type_hints

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

TRIES: Final = 12


def value_of(kind: object, chance: Chance) -> object:
    """Draw a value of a type; numbers are small, since rules count small things."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return value_of(one_of(get_args(kind), chance), chance)
    if origin is Literal:
        return one_of(get_args(kind), chance)
    if origin is tuple:
        kinds = get_args(kind)
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            kinds = (kinds[0],) * chance.below("length", 6)
        return tuple(value_of(one, chance) for one in kinds)
    if kind is NoneType:
        return None
    if kind is bool:
        return bool(chance.below("bool", 2))
    if kind is int:
        return chance.below("int", 14) - 2
    if isinstance(kind, type) and issubclass(kind, Enum):
        return one_of(tuple(kind), chance)
    if kind is str:
        return one_of(("", "x", "kraken"), chance)
    assert isinstance(kind, type), f"no value of {kind!r} can be drawn"
    return record_of(kind, chance)


def one_of(things: Sequence[object], chance: Chance) -> object:
    """Draw one of several things."""
    return things[chance.below("thing", len(things))]


def record_of(kind: type, chance: Chance) -> object:
    """Draw a record of a class."""
    hints = get_type_hints(kind)
    return kind(**{field.name: value_of(hints[field.name], chance) for field in fields(kind)})


def changed(value: object, kind: object, chance: Chance) -> object:
    """Make one small change to a value, or draw another."""
    if isinstance(value, tuple) and value and chance.below("keep", 4):
        i = chance.below("item", len(value))
        inner = get_args(kind)
        inner_kind = inner[0] if len(inner) == 2 and inner[1] is Ellipsis else inner[i] if inner else int
        which = chance.below("how", 4)
        if which == 0:
            return (*value[:i], *value[i + 1 :])
        if which == 1:
            return (*value[:i], value[i], *value[i:])
        return (*value[:i], changed(value[i], inner_kind, chance), *value[i + 1 :])
    if type(value) is int and chance.below("near", 4):
        return value + (-1, 1)[chance.below("side", 2)]
    return value_of(kind, chance)


def mutated(action: Action, chance: Chance) -> Action:
    """Return an action like this one but for one field."""
    named = fields(action)
    if not named:
        return action
    field = named[chance.below("field", len(named))]
    kind = get_type_hints(type(action))[field.name]
    return replace(action, **{field.name: changed(getattr(action, field.name), kind, chance)})


def strangers(game: AnyGame, seat: Seat, chance: Chance, count: int) -> list[Action]:
    """Return actions of the game's kinds, some near to what is legal and some not."""
    takes = game.decision.takes
    kinds = [kind for kind in game.spec.actions if issubclass(kind, takes)]
    near = game.legal(seat)
    found: list[Action] = []
    for i in range(count):
        if near and i % 2:
            found.append(mutated(near[chance.below("near", len(near))], chance))
        else:
            drawn = record_of(kinds[chance.below("kind", len(kinds))], chance)
            assert isinstance(drawn, Action)
            found.append(drawn)
    return found


def accepted(game: AnyGame, seat: Seat, chance: Chance) -> Action | None:
    """Look for an action that is allowed though nobody listed it."""
    for action in strangers(game, seat, chance, TRIES):
        if game.refuse(seat, action) is None:
            return action
    return None
