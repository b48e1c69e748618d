"""Tables of event purchases: how many cards of each level, built once and shared."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from astrodrome.games.celerium.records.actions import BuyCards
from astrodrome.kernel.game import MOST_LISTED

Limits: TypeAlias = tuple[int, int, int]

KEPT: Final = 256
"""How many lists are remembered; most games need a few dozen."""
MOST_PROPOSED: Final = 32


@lru_cache(KEPT)
def listed(limits: Limits, most: int) -> tuple[BuyCards, ...] | None:
    """Return every purchase within the limits of each level and of the purse, or None where there are too many."""
    one, two, three = limits
    found = [
        BuyCards(a, b, c)
        for a in range(min(one, most) + 1)
        for b in range(min(two, most - a) + 1)
        for c in range(min(three, most - a - b) + 1)
    ]
    return tuple(found) if len(found) <= MOST_LISTED else None


@lru_cache(KEPT)
def proposed(limits: Limits, most: int) -> tuple[BuyCards, ...]:
    """Return some purchases: much or little, mostly of high levels or a mixture."""
    one, two, three = limits
    wishes: list[BuyCards] = []
    for count in range(most, -1, -1):
        wishes += [filled((one, two, three), count), filled((one, two, min(three, count // 2)), count)]
    wishes += [filled((one, two, 0), count) for count in range(most, 0, -1)]
    found: dict[BuyCards, None] = dict.fromkeys(wishes)
    return tuple(found)[:MOST_PROPOSED]


def filled(limits: Limits, most: int) -> BuyCards:
    """Return a purchase of at most a number of cards, the highest level first."""
    three = min(limits[2], most)
    two = min(limits[1], most - three)
    one = min(limits[0], most - three - two)
    return BuyCards(one, two, three)
