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
    RIGHT,
    ROW_MASK,
    STEP,
    WIDTH,
    neighbour_rows,
)
from astrodrome.games.galaxy_trucker.planes import (
    ALL,
    BARREL,
    COVER,
    DOUBLE,
    EXHAUST,
    PLANE,
    TAKES_DOUBLE,
    TAKES_SINGLE,
    plane,
)

_SINGLE_FRONT: Final = (TAKES_SINGLE + FRONT) * PLANE
_SINGLE_RIGHT: Final = (TAKES_SINGLE + RIGHT) * PLANE
_SINGLE_REAR: Final = (TAKES_SINGLE + REAR) * PLANE
_SINGLE_LEFT: Final = (TAKES_SINGLE + LEFT) * PLANE
_DOUBLE_FRONT: Final = (TAKES_DOUBLE + FRONT) * PLANE
_DOUBLE_RIGHT: Final = (TAKES_DOUBLE + RIGHT) * PLANE
_DOUBLE_REAR: Final = (TAKES_DOUBLE + REAR) * PLANE
_DOUBLE_LEFT: Final = (TAKES_DOUBLE + LEFT) * PLANE
_BARREL_FRONT: Final = (BARREL + FRONT) * PLANE
_BARREL_RIGHT: Final = (BARREL + RIGHT) * PLANE
_BARREL_REAR: Final = (BARREL + REAR) * PLANE
_BARREL_LEFT: Final = (BARREL + LEFT) * PLANE
_EXHAUST_FRONT: Final = (EXHAUST + FRONT) * PLANE
_EXHAUST_RIGHT: Final = (EXHAUST + RIGHT) * PLANE
_EXHAUST_REAR: Final = (EXHAUST + REAR) * PLANE
_EXHAUST_LEFT: Final = (EXHAUST + LEFT) * PLANE


class Mistakes:
    """The mistakes of a ship, as masks (GB-059)."""

    def __init__(self, beside: int, behind: int, astray: int, exhausts: int, barrels: int, unlinked: int) -> None:
        self.beside: Final = beside
        """Squares whose border with the square to the right does not fit (GB-048, GB-049)."""
        self.behind: Final = behind
        """Squares whose border with the square behind does not fit."""
        self.astray: Final = astray
        """Engines that do not point to the rear (GB-052)."""
        self.exhausts: Final = exhausts
        """Engines whose square behind is not free (GB-053)."""
        self.barrels: Final = barrels
        """Cannons whose square in front is not free (GB-054)."""
        self.unlinked: Final = unlinked
        """Components without a chain of joints to the root of the ship (GB-051)."""
        self.none: Final = not (beside or behind or astray or exhausts or barrels or unlinked)


def mistakes(hull: int, root: int) -> Mistakes:
    """Check a whole ship against the square that everything must be linked to (GB-047 to GB-054, GB-059)."""
    occupied = hull & ALL
    right, left = hull >> _SINGLE_RIGHT & ALL, hull >> _SINGLE_LEFT & ALL
    right2, left2 = hull >> _DOUBLE_RIGHT & ALL, hull >> _DOUBLE_LEFT & ALL
    rear, front = hull >> _SINGLE_REAR & ALL, hull >> _SINGLE_FRONT & ALL
    rear2, front2 = hull >> _DOUBLE_REAR & ALL, hull >> _DOUBLE_FRONT & ALL
    beside = occupied & occupied >> 1
    behind = occupied & occupied >> WIDTH
    joint_right = right & left >> 1 | right2 & left2 >> 1
    joint_rear = rear & front >> WIDTH | rear2 & front2 >> WIDTH
    exhaust = hull >> _EXHAUST_REAR & ALL
    turned = (hull >> _EXHAUST_FRONT | hull >> _EXHAUST_RIGHT | hull >> _EXHAUST_LEFT) & ALL
    barrels = (
        hull >> _BARREL_FRONT & occupied << WIDTH
        | hull >> _BARREL_REAR & occupied >> WIDTH
        | hull >> _BARREL_RIGHT & occupied >> 1
        | hull >> _BARREL_LEFT & occupied << 1
    )
    return Mistakes(
        beside & (right | right2 | left >> 1 | left2 >> 1) & ~joint_right,
        behind & (rear | rear2 | front >> WIDTH | front2 >> WIDTH) & ~joint_rear,
        turned,
        exhaust & occupied >> WIDTH,
        barrels & ALL,
        occupied & ~_spread(1 << root & occupied, joint_right, joint_rear),
    )


def shifted(mask: int, direction: int) -> int:
    """Return the neighbours of some squares in one direction."""
    step = STEP[direction]
    return mask << step if step > 0 else mask >> -step


def at_fault(hull: int, found: Mistakes) -> int:
    """Return every square that has to do with a mistake other than hanging free; either side may go (GB-060)."""
    squares = found.beside | found.beside << 1 | found.behind | found.behind << WIDTH
    squares |= found.astray | found.exhausts | found.exhausts << WIDTH
    for direction in range(4):
        pointing = shifted(plane(hull, BARREL + direction), direction) & hull & ALL
        squares |= pointing | shifted(pointing, (direction + 2) % 4)
    return squares


def joints_right(hull: int) -> int:
    """Return the squares joined to the square on their right (GB-050)."""
    single = hull >> _SINGLE_RIGHT & ALL & (hull >> _SINGLE_LEFT & ALL) >> 1
    return single | hull >> _DOUBLE_RIGHT & ALL & (hull >> _DOUBLE_LEFT & ALL) >> 1


def joints_rear(hull: int) -> int:
    """Return the squares joined to the square behind them (GB-050)."""
    single = hull >> _SINGLE_REAR & ALL & (hull >> _SINGLE_FRONT & ALL) >> WIDTH
    return single | hull >> _DOUBLE_REAR & ALL & (hull >> _DOUBLE_FRONT & ALL) >> WIDTH


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
    right, rear = joints_right(hull), joints_rear(hull)
    return (mask & right) << 1 | mask >> 1 & right | (mask & rear) << WIDTH | mask >> WIDTH & rear


def parts(hull: int) -> list[int]:
    """Return the linked parts of a ship as masks, the part with the foremost square first (GB-062, GB-117)."""
    left = hull & ALL
    right, rear = joints_right(hull), joints_rear(hull)
    found: list[int] = []
    while left:
        part = _spread(left & -left, right, rear)
        found.append(part)
        left &= ~part
    return found


def exposed(hull: int) -> int:
    """Return the number of exposed connectors (GB-057, GB-152)."""
    occupied = hull & ALL
    front = (hull >> _SINGLE_FRONT | hull >> _DOUBLE_FRONT) & ALL & ~(occupied << WIDTH)
    right = (hull >> _SINGLE_RIGHT | hull >> _DOUBLE_RIGHT) & ALL & ~(occupied >> 1)
    rear = (hull >> _SINGLE_REAR | hull >> _DOUBLE_REAR) & ALL & ~(occupied >> WIDTH)
    left = (hull >> _SINGLE_LEFT | hull >> _DOUBLE_LEFT) & ALL & ~(occupied << 1)
    return front.bit_count() + right.bit_count() + rear.bit_count() + left.bit_count()


def has_connector(hull: int, square: int, direction: int) -> bool:
    """Tell whether a side of the component on a square carries a connector (GB-100)."""
    sides = plane(hull, TAKES_SINGLE + direction) | plane(hull, TAKES_DOUBLE + direction)
    return sides >> square & 1 == 1


def engines(hull: int, double: bool) -> int:
    """Return how many single or double engines push the ship (GB-091)."""
    pushing = plane(hull, EXHAUST + REAR)
    doubles = plane(hull, DOUBLE)
    return (pushing & doubles if double else pushing & ~doubles).bit_count()


def cannons(hull: int, double: bool, ahead: bool) -> int:
    """Return how many single or double cannons point forward, or elsewhere (GB-092)."""
    if ahead:
        pointing = plane(hull, BARREL + FRONT)
    else:
        pointing = plane(hull, BARREL + RIGHT) | plane(hull, BARREL + REAR) | plane(hull, BARREL + LEFT)
    doubles = plane(hull, DOUBLE)
    return (pointing & doubles if double else pointing & ~doubles).bit_count()


def is_covered(hull: int, direction: int) -> bool:
    """Tell whether a shield covers a side of the ship (GB-110)."""
    return plane(hull, COVER + direction) != 0


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
    return plane(hull, BARREL + side) & reach
