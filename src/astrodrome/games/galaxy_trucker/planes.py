"""A ship as one number: its *hull*, a pile of bit planes.

Each plane is a mask of squares and answers one question of all squares at once: which are occupied, which have a
connector that fits a single one on their right side, which have a barrel pointing left. Adding a component adds the
planes of its face, shifted to its square; taking it away subtracts them. So the check of a ship, its exposed
connectors, its strengths and what a meteor meets cost a few operations on whole numbers, whatever its size.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content import ComponentRow, Kind
from astrodrome.games.galaxy_trucker.grid import FRONT, REAR, RIGHT

PLANE: Final = 128
"""Bits of a plane: enough for all squares."""

ALL: Final = (1 << PLANE) - 1

OCCUPIED: Final = 0
TAKES_SINGLE: Final = 1
"""The first of four planes, one for each direction: sides whose connector fits a single one (GB-048)."""
TAKES_DOUBLE: Final = 5
BARREL: Final = 9
EXHAUST: Final = 13
COVER: Final = 17
"""The first of four planes: sides of the whole ship that a shield covers (GB-110)."""
DOUBLE: Final = 21
"""Engines and cannons that work only with a cell (GB-088)."""
CABIN: Final = 22
ALIEN_CABIN: Final = 23
"""Cabins that an alien may live in: all but the starting cabin (GB-067)."""
BATTERY: Final = 24
HOLD: Final = 25
SUPPORT: Final = 26
"""The first of the planes of life supports, one for each colour of aliens."""

PURPLE, BROWN = range(2)
ALIENS: Final = 2

FITS_SINGLE: Final = (False, True, False, True)
FITS_DOUBLE: Final = (False, False, True, True)
"""By the code of a side: smooth, single, double, universal (GB-047, GB-048)."""

KIND_PLANES: Final[dict[Kind, tuple[int, ...]]] = {
    "starting_cabin": (CABIN,),
    "cabin": (CABIN, ALIEN_CABIN),
    "battery": (BATTERY,),
    "hold": (HOLD,),
    "special_hold": (HOLD,),
    "cannon_single": (),
    "cannon_double": (DOUBLE,),
    "engine_single": (),
    "engine_double": (DOUBLE,),
    "shield": (),
    "life_support_purple": (SUPPORT + PURPLE,),
    "life_support_brown": (SUPPORT + BROWN,),
    "structural": (),
}
"""The planes of a kind that do not turn with the component."""

KIND_SIDES: Final[dict[Kind, tuple[tuple[int, int], ...]]] = {
    "cannon_single": ((BARREL, FRONT),),
    "cannon_double": ((BARREL, FRONT),),
    "engine_single": ((EXHAUST, REAR),),
    "engine_double": ((EXHAUST, REAR),),
    "shield": ((COVER, FRONT), (COVER, RIGHT)),
}
"""The planes that turn: which, and in which direction on the unturned component."""


def face_planes(row: ComponentRow, turns: int) -> int:
    """Return the planes of a component on square 0, turned clockwise by quarter turns."""
    marks = [OCCUPIED, *KIND_PLANES[row.kind]]
    marks += [plane + (direction + turns) % 4 for plane, direction in KIND_SIDES.get(row.kind, ())]
    for direction in range(4):
        side = row.sides[(direction - turns) % 4]
        if FITS_SINGLE[side]:
            marks.append(TAKES_SINGLE + direction)
        if FITS_DOUBLE[side]:
            marks.append(TAKES_DOUBLE + direction)
    return sum([1 << (mark * PLANE) for mark in marks])


def plane(hull: int, index: int) -> int:
    """Return one plane of a hull: the mask of the squares that have it."""
    return hull >> (index * PLANE) & ALL
