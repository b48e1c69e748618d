"""Proposals for arranging goods: which goods to keep, and how to lay them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.records.actions import Stowage, StowGoods
from astrodrome.games.galaxy_trucker.ship.goods import BITS, COLOURS, RED, count_in, unpack

CHOICES: Final = 16
"""How many ways to choose goods are looked at, each laid out in two ways: no more than 32 proposals."""


class Room:
    """A hold with its spaces and what lies in it."""

    def __init__(self, square: int, ordinary: int, special: int, goods: int) -> None:
        self.square: Final = square
        self.ordinary: Final = ordinary
        self.special: Final = special
        self.spaces: Final = ordinary + special
        self.goods: Final = goods


def proposals(rooms: Sequence[Room], at_hand: list[int]) -> list[StowGoods]:
    """Return sensible arrangements, the most valuable first: each choice of goods left in place or spread out."""
    found: list[StowGoods] = []
    for kept in choices(rooms, at_hand):
        for plan in (laid_out(rooms, kept, stay=True), laid_out(rooms, kept, stay=False)):
            if plan not in found:
                found.append(plan)
    return found


def best_load(rooms: Sequence[Room], at_hand: list[int]) -> StowGoods:
    """Return the first of the proposals: the most valuable goods, moved as little as possible."""
    return laid_out(rooms, most_valuable(rooms, at_hand), stay=True)


def choices(rooms: Sequence[Room], at_hand: list[int]) -> list[list[int]]:
    """Return which goods to keep: all there is room for, then without some of a colour, then as aboard, then none."""
    best = most_valuable(rooms, at_hand)
    found = [best]
    for colour in range(COLOURS - 1, -1, -1):
        for fewer in range(1, best[colour] + 1):
            kept = best.copy()
            kept[colour] -= fewer
            found.append(kept)
    stayed = [sum([count_in(room.goods, colour) for room in rooms]) for colour in range(COLOURS)]
    return [*found[: CHOICES - 2], stayed, [0] * COLOURS]


def most_valuable(rooms: Sequence[Room], at_hand: list[int]) -> list[int]:
    """Return the goods worth most that there is room for: red ones in special spaces, then by value (GB-124)."""
    free = sum([room.spaces for room in rooms])
    kept = [min(at_hand[RED], sum([room.special for room in rooms]))]
    for colour in range(RED + 1, COLOURS):
        kept.append(min(at_hand[colour], free - sum(kept)))
    return kept


def laid_out(rooms: Sequence[Room], kept: list[int], stay: bool) -> StowGoods:
    """Return an arrangement of some goods: those aboard stay where they are, or all are spread over the holds."""
    holds = [0] * len(rooms)
    left = kept.copy()
    if stay:
        for index, room in enumerate(rooms):
            for colour in range(COLOURS) if room.goods else ():
                there = min(count_in(room.goods, colour), left[colour])
                holds[index] += there << BITS * colour
                left[colour] -= there
        if not add_goods(rooms, holds, left):  # what stayed is in the way of red goods: begin with empty holds
            return laid_out(rooms, kept, stay=False)
    else:
        add_goods(rooms, holds, left)
    return StowGoods(tuple([Stowage(room.square, unpack(holds[i])) for i, room in enumerate(rooms) if holds[i]]))


def add_goods(rooms: Sequence[Room], holds: list[int], left: list[int]) -> bool:
    """Put goods one by one into the emptiest hold that takes them, the dearest first; return whether all found room."""
    filled = [count_all(hold) if hold else 0 for hold in holds]
    for colour in range(COLOURS):
        for _ in range(left[colour]):
            hold = emptiest(rooms, holds, filled, colour)
            if hold is None:
                return False
            holds[hold] += 1 << BITS * colour
            filled[hold] += 1
    return True


def emptiest(rooms: Sequence[Room], holds: list[int], filled: list[int], colour: int) -> int | None:
    """Return the hold with the fewest goods that takes one more of a colour, the first of several; None: none does."""
    found: int | None = None
    for i, room in enumerate(rooms):
        if (found is None or filled[i] < filled[found]) and has_room(room, holds[i], filled[i], colour):
            found = i
    return found


def count_all(packed: int) -> int:
    """Return how many goods lie in a hold."""
    return sum([count_in(packed, colour) for colour in range(COLOURS)])


def has_room(room: Room, packed: int, filled: int, colour: int) -> bool:
    """Return whether a hold with so many goods takes one more of a colour (GB-124)."""
    return filled < room.spaces and (colour != RED or count_in(packed, RED) < room.special)
