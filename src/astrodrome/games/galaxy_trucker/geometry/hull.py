"""A ship as one number: its *hull*, a pile of bit planes.

Each plane is a mask of squares and answers one question of all squares at once: which are occupied, which have a
connector on their right side, which have a barrel pointing left. Adding a component adds the planes of its face,
shifted to its square; taking it away subtracts them. Planes that ask about neighbours are written on the neighbour's
square, so that a border, a barrel and what stands before it, a connector and what it faces are compared by one
operation. The check of a ship, its exposed connectors and its strengths thus cost a few operations, whatever its size.
The blocks that the check reads lie on top, since the lower ones are shifted away first.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import ComponentRow, Kind
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, REAR, RIGHT, STEP

PLANE: Final = 128
"""Bits of a plane: enough for all squares."""

ALL: Final = (1 << PLANE) - 1
TWO: Final = (1 << 2 * PLANE) - 1
FOUR: Final = (1 << 4 * PLANE) - 1
"""Masks of one plane, of two, and of four: a block, with one plane for each direction."""

OCCUPIED: Final = 0
DOUBLE: Final = 1
"""Engines and cannons that work only with a cell (GB-088)."""
CABIN: Final = 2
ALIEN_CABIN: Final = 3
"""Cabins that an alien may live in: all but the starting cabin (GB-067)."""
BATTERY: Final = 4
HOLD: Final = 5
SUPPORT: Final = 6
"""The first of the planes of life supports, one for each colour of aliens."""
LUXURY: Final = 9
"""Cabins for one human alone (GX-053)."""
STASIS: Final = 10
TWIN: Final = 11
"""Cannons with two barrels, which one cell fires together (GX-079)."""
SHIELD_BOOSTER: Final = 12
CANNON_BOOSTER: Final = 13
ACCELERATOR: Final = 14
FURNACE: Final = 15
ARMOUR: Final = 16
"""Armoured sides (GX-147)."""
COVER: Final = 20
"""The sides of the ship that a shield covers (GB-110)."""
CONNECTOR: Final = 24
EXHAUST: Final = 28
BARREL: Final = 32
NEAR: Final = 36
"""Squares with a component on their right, behind, on their left, in front."""
THEIRS: Final = 40
"""The sides that meet those of MINE, in the same order, written on the square that they face."""
MINE: Final = 44
"""Sides that take a single connector towards the right, towards the rear; then the same for double ones (GB-048)."""

PURPLE, BROWN, CYAN = range(3)
ALIENS: Final = 3

FITS: Final = ((False, False), (True, False), (False, True), (True, True))
"""Whether a side takes a single and a double connector, by its code: smooth, single, double, universal (GB-047)."""

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
    "luxury_cabin": (CABIN, LUXURY),
    "stasis_chamber": (STASIS,),
    "cannon_bidirectional": (DOUBLE, TWIN),
    "engine_cannon": (),
    "mixed_hold": (HOLD,),
    "battery_hold": (BATTERY, HOLD),
    "life_support_cyan": (SUPPORT + CYAN,),
    "shield_booster": (SHIELD_BOOSTER,),
    "cannon_booster": (CANNON_BOOSTER,),
    "accelerator": (ACCELERATOR,),
    "furnace": (FURNACE,),
    "plating": (),
}
"""The planes of a kind that do not turn with the component."""

KIND_SIDES: Final[dict[Kind, tuple[tuple[int, int], ...]]] = {
    "cannon_single": ((BARREL, FRONT),),
    "cannon_double": ((BARREL, FRONT),),
    "engine_single": ((EXHAUST, REAR),),
    "engine_double": ((EXHAUST, REAR),),
    "shield": ((COVER, FRONT), (COVER, RIGHT)),
    "engine_cannon": ((BARREL, FRONT), (EXHAUST, REAR)),
}
"""The blocks that turn: which, and in which direction on the unturned component."""


def towards(block: int, direction: int) -> int:
    """Return the plane of a block for a direction: right, rear, left, front, in this order."""
    return block + (direction - 1) % 4


def face_planes(row: ComponentRow, turns: int) -> int:
    """Return the planes of a component on square 0, turned clockwise by quarter turns."""
    marks = [OCCUPIED, *KIND_PLANES[row.kind]]
    marks += [towards(block, (direction + turns) % 4) for block, direction in KIND_SIDES.get(row.kind, ())]
    marks += [towards(BARREL, (direction + turns) % 4) for direction in row.barrels]
    marks += [towards(ARMOUR, (direction + turns) % 4) for direction in row.armoured]
    bits = [mark * PLANE for mark in marks]
    for direction in range(4):
        # The neighbour in a direction has this component on its opposite side, so it is written there.
        bits.append(towards(NEAR, (direction + 2) % 4) * PLANE + STEP[direction])
        side = row.sides[(direction - turns) % 4]
        if side:
            bits.append(towards(CONNECTOR, direction) * PLANE)
        for double, takes in enumerate(FITS[side]):
            if takes:
                bits.append(border_bit(direction, double))
    return sum([1 << bit for bit in bits])


def border_bit(direction: int, double: int) -> int:
    """Return where a connector is written: as MINE to the right and rear, else as THEIRS on the square it faces."""
    if direction in (RIGHT, REAR):
        return (MINE + 2 * double + (direction - RIGHT)) * PLANE
    opposite = (direction + 2) % 4
    return (THEIRS + 2 * double + (opposite - RIGHT)) * PLANE + STEP[direction]


def everywhere(mask: int) -> int:
    """Return a mask of squares repeated on all planes of a hull."""
    return sum([mask << index * PLANE for index in range(MINE + 4)])


def plane(hull: int, index: int) -> int:
    """Return one plane of a hull: the mask of the squares that have it."""
    return hull >> (index * PLANE) & ALL
