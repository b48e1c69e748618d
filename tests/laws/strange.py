"""Actions that nobody listed: drawn from the fields of a game's records, or made of listed ones by one change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from astrodrome.kernel import shapes
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

TRIES: Final = 12

T = TypeVar("T")


def value_of(shape: shapes.Shape, chance: Chance) -> object:
    """Draw a value of a shape; numbers are small, since rules count small things."""
    match shape:
        case shapes.UnionShape(options):
            return value_of(one_of(options, chance), chance)
        case shapes.LiteralShape(values):
            return one_of(values, chance)
        case shapes.TupleOf(item):
            return tuple(value_of(item, chance) for _ in range(chance.below("length", 6)))
        case shapes.FixedTuple(items):
            return tuple(value_of(item, chance) for item in items)
        case shapes.EnumShape(kind):
            return one_of(tuple(kind), chance)
        case shapes.RecordShape(kind):
            return record_of(kind, chance)
        case shapes.Scalar(kind):
            return scalar_of(kind, chance)
        case shapes.NoneShape():
            return None
    raise AssertionError(f"no value of {shape} can be drawn")


def scalar_of(kind: type, chance: Chance) -> object:
    """Draw a number, a truth value or a text."""
    if kind is bool:
        return bool(chance.below("bool", 2))
    if kind is int:
        return chance.below("int", 14) - 2
    assert kind is str, f"no {kind} can be drawn"
    return one_of(("", "x", "kraken"), chance)


def one_of(things: Sequence[T], chance: Chance) -> T:
    """Draw one of several things."""
    return things[chance.below("thing", len(things))]


def record_of(kind: type, chance: Chance) -> object:
    """Draw a record of a class."""
    return kind(**{field.name: value_of(field.shape, chance) for field in shapes.record_fields(kind)})


def changed(value: object, shape: shapes.Shape, chance: Chance) -> object:
    """Make one small change to a value, or draw another."""
    if isinstance(value, tuple) and value and chance.below("keep", 4):
        i = chance.below("item", len(value))
        within = shapes.inner(shape)
        item = within[0] if isinstance(shape, shapes.TupleOf) else within[i]
        which = chance.below("how", 4)
        if which == 0:
            return (*value[:i], *value[i + 1 :])
        if which == 1:
            return (*value[:i], value[i], *value[i:])
        return (*value[:i], changed(value[i], item, chance), *value[i + 1 :])
    if type(value) is int and chance.below("near", 4):
        return value + (-1, 1)[chance.below("side", 2)]
    return value_of(shape, chance)


def mutated(action: Action, chance: Chance) -> Action:
    """Return an action like this one but for one field."""
    named = shapes.record_fields(type(action))
    if not named:
        return action
    field = named[chance.below("field", len(named))]
    return replace(action, **{field.name: changed(getattr(action, field.name), field.shape, chance)})


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
