"""Cards as their names: views and events hold names where the rules count kinds.

It is apart from the records in `cards` so that it is compiled with the rules: a view lists cards again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from astrodrome.games.celestia.content.cards import CARDS, COLOURS, Card, Colour

T = TypeVar("T")


def repeated(things: Sequence[T], counts: list[int]) -> tuple[T, ...]:
    """Return each thing as often as it is counted, in the order of the things."""
    found: list[T] = []
    for place, count in enumerate(counts):
        if count:
            found += [things[place]] * count
    return tuple(found)


def names_of(counts: list[int]) -> tuple[Card, ...]:
    """Return the names of cards counted by kind, in the order of kinds."""
    return repeated(CARDS, counts)


def listed(kinds: Sequence[int]) -> tuple[Card, ...]:
    """Return the names of listed kinds, in the order of kinds."""
    return tuple([CARDS[kind] for kind in sorted(kinds)]) if kinds else ()


@lru_cache(None)
def colours_of(crew: tuple[int, ...]) -> tuple[Colour, ...]:
    """Return the names of a player's colours, which stay the same in a game; there are few crews."""
    return tuple([COLOURS[colour] for colour in crew])
