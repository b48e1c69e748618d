"""What can be asked of a ship: joints, mistakes, parts, exposed connectors, strengths, what a projectile meets.

All are plain functions of a hull (see `planes`): they change nothing and know no seat.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.grid import (
    COLUMN_MASK,
    FRONT,
    LEFT,
    REAR,
    ROW_MASK,
    STEP,
    WIDTH,
    neighbour_rows,
)
from astrodrome.games.galaxy_trucker.planes import (
    ALL,
    BARREL,
    CONNECTOR,
    COVER,
    DOUBLE,
    EXHAUST,
    FOUR,
    NEAR,
    PLANE,
    THEIRS,
    TWO,
    plane,
    towards,
)

_THEIRS: Final = THEIRS * PLANE
_NEAR: Final = NEAR * PLANE
_BARREL: Final = BARREL * PLANE
_EXHAUST: Final = EXHAUST * PLANE
_CONNECTOR: Final = CONNECTOR * PLANE
_REAR: Final = towards(0, REAR) * PLANE
_REAR_PLANE: Final = ALL << _REAR
"""Where the rear lies in a block, and its mask."""


class Mistakes:
    """The mistakes of a ship (GB-059), as blocks of planes; the masks are taken out of them when asked for."""

    def __init__(self, borders: int, barrels: int, engines: int, exhausts: int, unlinked: int) -> None:
        self.borders: Final = borders
        """Borders that do not fit: with the square on the right, with the square behind."""
        self.pointing: Final = barrels
        """Cannons whose square in front is not free, by direction."""
        self.turned: Final = engines
        """Engines that do not point to the rear, by direction."""
        self.exhausts: Final = exhausts
        """Engines whose square behind is not free, in the plane of the rear (GB-053)."""
        self.unlinked: Final = unlinked
        """Components without a chain of joints to the root of the ship (GB-051)."""

    @property
    def none(self) -> bool:
        """Whether there is no mistake at all."""
        return not (self.borders or self.pointing or self.turned or self.exhausts or self.unlinked)

    @property
    def beside(self) -> int:
        """Squares whose border with the square on the right does not fit (GB-048, GB-049)."""
        return self.borders & ALL

    @property
    def behind(self) -> int:
        """Squares whose border with the square behind does not fit."""
        return self.borders >> PLANE

    @property
    def barrels(self) -> int:
        """Cannons whose square in front is not free (GB-054)."""
        return folded(self.pointing)

    @property
    def astray(self) -> int:
        """Engines that do not point to the rear (GB-052)."""
        return folded(self.turned)

    @property
    def blocked(self) -> int:
        """Engines whose square behind is not free (GB-053)."""
        return self.exhausts >> _REAR


def folded(block: int) -> int:
    """Return the squares of a block, whatever the direction."""
    block |= block >> 2 * PLANE
    return (block | block >> PLANE) & ALL


def mistakes(hull: int, root: int) -> Mistakes:
    """Check a whole ship against the square that everything must be linked to (GB-047 to GB-054, GB-059)."""
    occupied = hull & ALL
    sides = hull >> _NEAR
    near = sides & FOUR
    mine, theirs = sides >> 8 * PLANE, sides >> 4 * PLANE & FOUR
    joint = mine & theirs
    joint = (joint | joint >> 2 * PLANE) & TWO
    connectors = mine | theirs
    pointing = hull >> _EXHAUST
    exhaust = pointing & FOUR
    return Mistakes(
        (connectors | connectors >> 2 * PLANE) & near & (occupied | occupied << PLANE) & ~joint,
        pointing >> 4 * PLANE & near,
        exhaust & ~_REAR_PLANE,
        exhaust & near & _REAR_PLANE,
        occupied & ~_spread(1 << root & occupied, joint & ALL, joint >> PLANE),
    )


def shifted(mask: int, direction: int) -> int:
    """Return the neighbours of some squares in one direction."""
    step = STEP[direction]
    return mask << step if step > 0 else mask >> -step


def at_fault(hull: int, found: Mistakes) -> int:
    """Return every square that has to do with a mistake other than hanging free; either side may go (GB-060)."""
    squares = found.beside | found.beside << 1 | found.behind | found.behind << WIDTH
    squares |= found.astray | found.blocked | found.blocked << WIDTH
    for direction in range(4):
        blocked = found.barrels & plane(hull, towards(BARREL, direction))
        squares |= blocked | shifted(blocked, direction)
    return squares


def joints(hull: int) -> int:
    """Return two planes: the squares joined to the square on their right, and to the square behind them (GB-050)."""
    sides = hull >> _THEIRS
    joint = sides >> 4 * PLANE & sides
    return (joint | joint >> 2 * PLANE) & TWO


def _spread(reach: int, right: int, rear: int) -> int:
    """Return all that is linked to some squares by chains of joints (GB-051)."""
    before = 0
    while reach != before:
        before = reach
        reach |= (reach & right) << 1 | reach >> 1 & right
        reach |= (reach & rear) << WIDTH | reach >> WIDTH & rear
    return reach


def joined_to(hull: int, mask: int) -> int:
    """Return the squares joined to at least one square of a mask."""
    both = joints(hull)
    right, rear = both & ALL, both >> PLANE
    return (mask & right) << 1 | mask >> 1 & right | (mask & rear) << WIDTH | mask >> WIDTH & rear


def parts(hull: int) -> list[int]:
    """Return the linked parts of a ship as masks, the part with the foremost square first (GB-062, GB-117)."""
    left = hull & ALL
    both = joints(hull)
    right, rear = both & ALL, both >> PLANE
    found: list[int] = []
    while left:
        part = _spread(left & -left, right, rear)
        found.append(part)
        left &= ~part
    return found


def exposed(hull: int) -> int:
    """Return the number of exposed connectors: those that face a square without a component (GB-057, GB-152)."""
    return (hull >> _CONNECTOR & FOUR & ~(hull >> _NEAR)).bit_count()


def has_connector(hull: int, square: int, direction: int) -> bool:
    """Tell whether a side of the component on a square carries a connector (GB-100)."""
    return plane(hull, towards(CONNECTOR, direction)) >> square & 1 == 1


def engines(hull: int, double: bool) -> int:
    """Return how many single or double engines push the ship (GB-091)."""
    pushing = plane(hull, towards(EXHAUST, REAR))
    doubles = plane(hull, DOUBLE)
    return (pushing & doubles if double else pushing & ~doubles).bit_count()


def cannons(hull: int, double: bool, ahead: bool) -> int:
    """Return how many single or double cannons point forward, or elsewhere (GB-092)."""
    if ahead:
        pointing = plane(hull, towards(BARREL, FRONT))
    else:
        barrels = hull >> _BARREL
        pointing = (barrels | barrels >> PLANE | barrels >> 2 * PLANE) & ALL
    doubles = plane(hull, DOUBLE)
    return (pointing & doubles if double else pointing & ~doubles).bit_count()


def is_covered(hull: int, direction: int) -> bool:
    """Tell whether a shield covers a side of the ship (GB-110)."""
    return plane(hull, towards(COVER, direction)) != 0


def line_mask(side: int, line: int) -> int:
    """Return the column that a projectile from front or rear flies along, or the row of one from the side (GB-096)."""
    return COLUMN_MASK[line] if side in (FRONT, REAR) else ROW_MASK[line]


def first_met(hull: int, side: int, line: int) -> int | None:
    """Return the first component that a projectile meets on its line, or None (GB-097, GB-098)."""
    met = hull & line_mask(side, line)
    if not met:
        return None
    if side in (FRONT, LEFT):
        return (met & -met).bit_length() - 1
    return met.bit_length() - 1


def marksmen(hull: int, side: int, line: int) -> int:
    """Return the cannons that can shoot a large meteor: in its very column, or its row and those beside (GB-103)."""
    reach = COLUMN_MASK[line] if side in (FRONT, REAR) else neighbour_rows(line)
    return plane(hull, towards(BARREL, side)) & reach
