"""Fixed ids for the actions of a game: the same id is the same action, for a version of the rules and a content table.

Id 0 means waiting, for interfaces that ask everybody all the time. Kinds of action with few possible values have one id
for each value. Kinds with many (an arrangement of all goods) have a row of ids for the places in the legal list: the
first such action listed, the second, and so on. What fits nowhere finds a place in a last row of the same kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from itertools import product
from typing import Final, cast

from astrodrome.kernel import shapes
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces.facts import MOST_LISTED, Facts
from astrodrome.research.spaces.game_facts import VERSIONS, facts_of

WAIT: Final = 0
"""The id of doing nothing while the seat is not asked."""
MOST_VALUES: Final = 2_000
"""A kind of action with more values than this has ids by its place in the legal list."""


MOST_HELD: Final = 8_192
"""How many objects keep their id; after that it starts again."""
FEW: Final = 4
"""A list of so few actions is known by these: there are few such lists, and they come again."""
LONG: Final = 16
"""A list of so many actions is known by its own identity: the longest come from tables that a game computes once."""
MOST_LISTS: Final = 1_024
"""How many lists keep their ids, for each seat; after that it starts again."""


class Listing:
    """The ids of a legal list, and its mask."""

    def __init__(self, numbers: list[int], mask: bytearray, legal: Sequence[Action]) -> None:
        self.numbers: Final = numbers
        """The id of each action, in the order of the list; shared, so never changed."""
        self.mask: Final = mask
        """1 for every one of these ids; for an empty list, for the one of waiting. Shared, so never changed."""
        self.legal: Final = legal  # held, so that no other object can get the identity of the list or of its actions


class ActionSpace:
    """The ids of a game's actions.

    In `version` 3, all kinds of action with many values share one row of ids for their places in the legal list, and
    the seats that actions name are counted from the own seat.
    """

    def __init__(self, spec: AnySpec, seats: int, options: object, version: int = 2) -> None:
        facts = facts_of(spec, seats, options, version)
        self._id: dict[Action, int] = {}
        self._row: dict[type[Action], int] = {}
        self._known: dict[int, int] = {}
        self._held: list[Action] = []  # so that no other object can get the identity of one in `_known`
        self._lists: list[dict[object, Listing]] = [{} for _ in range(seats)]
        labels = ["wait"]
        for kind in spec.actions:
            values = values_of(kind, facts)
            if values is None and version > VERSIONS[0]:
                self._row[kind] = 0  # the last row, which begins where the other ids end
            elif values is None:
                self._row[kind] = len(labels)
                labels += [f"{kind.__name__} #{place}" for place in range(MOST_LISTED)]
            else:
                self._id.update({action: len(labels) + place for place, action in enumerate(values)})
                labels += [to_json(action).decode() for action in values]
        self._other: Final = len(labels)
        shared = version > VERSIONS[0]
        if shared:
            self._row = dict.fromkeys(self._row, self._other)
        if self._row or not shared:
            labels += [f"{'listed' if shared else 'other'} #{place}" for place in range(MOST_LISTED)]
        self._turned: Final = [turned(self._id, facts.seat_numbers, seat, seats) for seat in range(seats)]
        self.labels: Final[tuple[str, ...]] = tuple(labels)
        """What every id means: an action as JSON, or a place in the legal list."""
        self.size: Final = len(labels)
        """How many ids there are."""
        self.nothing: Final = bytes(self.size)
        """A mask that allows no id."""
        self.fingerprint: Final = blake2b("\n".join(labels).encode(), digest_size=8).hexdigest()
        """Two spaces with the same fingerprint have the same ids."""

    def listing(self, legal: Sequence[Action], seat: Seat = 0) -> Listing:
        """Return ids and mask of a list. For few actions, and for a long list, they are worked out once."""
        key: object
        if len(legal) <= FEW:
            key, legal = tuple(map(id, legal)), tuple(legal)
        elif len(legal) >= LONG and type(legal) is tuple:
            key = id(legal)
        else:
            return self._listing(legal, seat)
        lists = self._lists[seat]
        found = lists.get(key)
        if found is None:
            if len(lists) >= MOST_LISTS:
                lists.clear()
            found = lists[key] = self._listing(legal, seat)
        return found

    def _listing(self, legal: Sequence[Action], seat: Seat) -> Listing:
        numbers = self.numbers(legal, seat)
        mask = bytearray(self.size)
        for number in numbers or (WAIT,):
            mask[number] = 1
        return Listing(numbers, mask, legal)

    def ids(self, legal: Sequence[Action], seat: Seat = 0) -> dict[int, Action]:
        """Return the ids of a seat's legal actions; every action has one, and no two have the same."""
        return dict(zip(self.numbers(legal, seat), legal, strict=True))

    def numbers(self, legal: Sequence[Action], seat: Seat = 0) -> list[int]:
        """Return the ids of a seat's legal actions, in their order."""
        found, turn = self._numbers(legal), self._turned[seat]
        return [turn.get(number, number) for number in found] if turn else found

    def _numbers(self, legal: Sequence[Action]) -> list[int]:
        held = self._known
        numbers = list(map(held.get, map(id, legal)))
        if None not in numbers:
            return cast("list[int]", numbers)
        found: list[int] = []
        places: dict[int, int] = {}
        for number, action in zip(numbers, legal, strict=True):
            known = self._learn(action) if number is None else number
            if known is None:
                row = self._row.get(type(action), self._other)
                place = places.get(row, 0)
                places[row] = place + 1
                known = row + place
            found.append(known)
        return found

    def _learn(self, action: Action) -> int | None:
        """Return the id of an action that has one of its own, and keep it: most lists hold the same objects again."""
        number = self._id.get(action)
        if number is not None:
            if len(self._held) >= MOST_HELD:
                self._known.clear()
                self._held.clear()
            self._known[id(action)] = number
            self._held.append(action)
        return number


def turned(ids: Mapping[Action, int], places: frozenset[str], seat: Seat, seats: int) -> dict[int, int]:
    """Return the ids of actions that name a seat, with those of the same actions that count from the own seat."""
    found: dict[int, int] = {}
    for action, number in ids.items() if seat else ():
        for field in shapes.record_fields(type(action)):
            named = getattr(action, field.name)
            if f"{type(action).__name__}.{field.name}" in places and named < seats:
                found[number] = ids[replace(action, **{field.name: (named - seat) % seats})]
    return found


def values_of(kind: type[Action], facts: Facts) -> tuple[Action, ...] | None:
    """Return every value of a kind of action in a fixed order, or None where there are too many."""
    if kind in facts.listed:
        return facts.listed[kind]
    domains: list[Sequence[object]] = []
    count = 1
    for field in shapes.record_fields(kind):
        place = f"{kind.__name__}.{field.name}"
        domain = facts.values[place] if place in facts.values else _domain(field.shape)
        if domain is None:
            return None
        domains.append(domain)
        count *= len(domain)
    if count > MOST_VALUES:
        return None
    make = cast("Callable[..., Action]", kind)
    return tuple([make(*given) for given in product(*domains)])


def _domain(shape: shapes.Shape) -> Sequence[object] | None:
    """Return the values of a field that its type alone determines."""
    match shape:
        case shapes.NoneShape():
            return (None,)
        case shapes.Scalar(kind) if kind is bool:
            return (False, True)
        case shapes.LiteralShape(values):
            return values
        case shapes.UnionShape(options):
            parts = [_domain(one) for one in options]
            return None if None in parts else [value for part in parts if part is not None for value in part]
    return None
