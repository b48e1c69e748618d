"""What the types of a game do not say: how long its lists get, which names there are, which values a number takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from astrodrome.kernel.records import Action

MOST_LISTED: Final = 300
"""No legal list is longer (the kernel's promise), so as many places always do."""


@dataclass(slots=True)
class Own:
    """Whose observation is being written, for writers that begin with the own seat."""

    seats: int
    seat: int = 0

    def relative(self, seat: int) -> int:
        """Return how many places a seat comes after the own seat."""
        return (seat - self.seat) % self.seats


@dataclass(frozen=True)
class Facts:
    """Facts about one game with one content table. Places are written `Record.field`, items of a list with `[]`."""

    room: Mapping[str, int] = field(default_factory=dict)
    """The most items that a list can have, which are written in order. Without an entry a list is written as counts,
    and must be one of words, of records that are known by a name, or `counted`. 0 is for lists that stay empty."""
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The words that a text may be. Every text of a view needs an entry."""
    counted: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    """Lists whose order means nothing, with every value that an item may have."""
    known_by: Mapping[str, str] = field(default_factory=dict)
    """Records that are fully determined by one of their fields, such as a card by its name."""
    values: Mapping[str, tuple[int | str, ...]] = field(default_factory=dict)
    """The values that a number or text of an action may take."""
    fixed: frozenset[str] = frozenset()
    """Fields that say the same at every choice with these seats and options. Version 3 leaves them out."""
    derived: frozenset[str] = frozenset()
    """Fields that only say what follows from others by the rules, so that no client repeats rules. No version writes
    them."""
    absent: frozenset[str] = frozenset()
    """Fields that stay empty with these options: their columns are zeros, and nobody works them out."""
    by_seat: frozenset[str] = frozenset()
    """Lists with an item for each seat. Version 3 begins with the own seat."""
    seat_numbers: frozenset[str] = frozenset()
    """Fields of views and actions that number a seat. Version 3 counts from the own seat."""
    own: Own = field(default_factory=lambda: Own(1))
    """Whose observation is being written; the encoder sets it."""
    kept: Mapping[Callable[..., object], Callable[..., tuple[object, ...]]] = field(default_factory=dict)
    """Parts of a view that cost much and change seldom: the function that returns one, and a function of the same
    arguments that returns all it depends on, in objects that the rules replace and never change. While these are the
    same objects, the part is not made again. Where it returns nothing, the part is always made."""
    counts: Mapping[Callable[..., object], int] = field(default_factory=dict)
    """Functions that return things as often as they are counted, and which of their arguments is the list of counts.
    Where such a list of things is written as counts, in the same order, an observation takes the counts as they are."""
    numbers: Mapping[Callable[..., object], int] = field(default_factory=dict)
    """Functions that return the things with some numbers, and which of their arguments holds these. Where such a list
    is written as counts, in the order of the numbers, an observation takes the numbers as they are."""
    listed: Mapping[type[Action], tuple[Action, ...]] = field(default_factory=dict)
    """Kinds of action whose every value is listed, because they hold lists themselves."""
