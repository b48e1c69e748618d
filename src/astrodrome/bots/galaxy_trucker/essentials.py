"""What no ship should take off without, and whether there is still a square for it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from astrodrome.bots.galaxy_trucker.frontier import KEPT, Frontier, Surroundings, fitting
from astrodrome.games.galaxy_trucker.box.box import Box
from astrodrome.games.galaxy_trucker.content.rows import Kind
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat

ESSENTIAL: Final[Mapping[Kind, str]] = {
    "engine_single": "engine",
    "cannon_single": "cannon",
    "cannon_double": "cannon",
    "battery": "battery",
    "cabin": "cabin",
}
"""What each kind of component gives a ship: an engine that needs no cell, a cannon ahead, cells, a second crew."""
ENOUGH: Final = 4.0
"""So much room for something that is still missing is enough: squares, each by the share of components that fit it."""
NO_SQUARE: Final = 30.0
"""What it costs to leave no square for it; a part of that with less room than enough."""
LAST: Final = 0.25
"""Less room than this is none: hardly a component fits there."""


def essential(box: Box, code: int) -> str | None:
    """Return what a component turned this way gives that no ship should lack; only cannons that point ahead count."""
    need = ESSENTIAL.get(box.kinds[code // 4])
    return None if need == "cannon" and code % 4 else need


def lacking(g: Trucker, seat: Seat) -> frozenset[str]:
    """Return what a ship lacks that none should take off without."""
    return frozenset(ESSENTIAL.values()) - {essential(g.box, code) for code in g.ships[seat] if code}


@lru_cache(KEPT)
def open_to(box: Box, around: Surroundings, need: str) -> float:
    """Return which share of the components that meet a need fit on a square in such surroundings."""
    fit = {code // 4 for code in fitting(box, around) if essential(box, code) == need}
    return len(fit) / len(meeting(box, need))


@cache
def meeting(box: Box, need: str) -> list[int]:
    """Return the components that meet a need."""
    return [component for component in box.warehouse if ESSENTIAL.get(box.kinds[component]) == need]


def squandered(frontier: Frontier, lacks: Collection[str], square: int, code: int) -> float:
    """Return what it costs to put a component on a square that something missing would need; a gain of room is less."""
    box, cost = frontier.box, 0.0
    now, then = frontier.around.values(), frontier.after(square, code).values()
    for need in lacks:
        if need != essential(box, code):
            before, after = room_for(box, now, need), room_for(box, then, need)
            cost += cramped(after) - cramped(before)
            if after < LAST <= before:
                cost += NO_SQUARE
    return cost


def room_for(box: Box, squares: Iterable[Surroundings], need: str) -> float:
    """Return how much room these squares are for something that is missing."""
    return sum([open_to(box, around, need) for around in squares])


def cramped(room: float) -> float:
    """Return how much it hurts a ship to have no more room for something that is missing."""
    return NO_SQUARE * max(0.0, 1.0 - room / ENOUGH) ** 2
