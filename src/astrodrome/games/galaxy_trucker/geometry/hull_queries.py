"""What can be asked of a ship: joints, mistakes, parts, exposed connectors, strengths, what a projectile meets.

All are plain functions of a hull (see `geometry.hull`): they change nothing and know no seat.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.geometry.grid import (
    COLUMN_MASK,
    FRONT,
    LEFT,
    REAR,
    ROW_MASK,
    STEP,
    WIDTH,
    neighbour_columns,
    neighbour_rows,
    squares_of,
)
from astrodrome.games.galaxy_trucker.geometry.hull import (
    ALL,
    ARMOUR,
    BARREL,
    CONNECTOR,
    COVER,
    DOUBLE,
    EXHAUST,
    FOUR,
    NEAR,
    PLANE,
    THEIRS,
    TWIN,
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
REARWARD: Final = ALL << _REAR
"""The plane of the rear in a block: where exhausts belong."""
FORWARD: Final = ALL << towards(0, FRONT) * PLANE
"""The plane of the front, where they may point as well under Somersault (GX-467)."""


class Mistakes:
    """The mistakes of a ship (GB-059), as blocks of planes; the masks are taken out of them when asked for."""

    def __init__(self, borders: int, barrels: int, engines: int, exhausts: int, unlinked: int) -> None:
        self.borders: Final = borders
        """Borders that do not fit: with the square on the right, with the square behind."""
        self.pointing: Final = barrels
        """Cannons whose square in front is not free, by direction."""
        self.turned: Final = engines
        """Engines that do not point where they may, by direction."""
        self.exhausts: Final = exhausts
        """Engines whose square behind is not free, by direction (GB-053)."""
        self.unlinked: Final = unlinked
        """Components without a chain of joints to a root of the ship (GB-051)."""

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
        return folded(self.exhausts)


def folded(block: int) -> int:
    """Return the squares of a block, whatever the direction."""
    block |= block >> 2 * PLANE
    return (block | block >> PLANE) & ALL


def mistakes(hull: int, roots: int, outlets: int = REARWARD) -> Mistakes:
    """Check a complete ship against the squares that everything must be linked to (GB-047 to GB-054, GB-059).

    `outlets` are the planes of a block in which an exhaust may point.
    """
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
        exhaust & ~outlets,
        exhaust & near & outlets,
        occupied & ~_spread(roots & occupied, joint & ALL, joint >> PLANE),
    )


def shifted(mask: int, direction: int) -> int:
    """Return the neighbours of some squares in one direction."""
    step = STEP[direction]
    return mask << step if step > 0 else mask >> -step


def at_fault(hull: int, found: Mistakes) -> int:
    """Return every square that has to do with a mistake other than hanging free; either side may go (GB-060)."""
    squares = found.beside | found.beside << 1 | found.behind | found.behind << WIDTH
    squares |= found.astray
    for direction in range(4):
        shift = towards(0, direction) * PLANE
        blocked = (found.pointing | found.exhausts) >> shift & ALL
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


def mixed_joints(hull: int) -> int:
    """Return two planes like `joints`: where a universal connector is joined to a single or double one (GX-471)."""
    sides = hull >> _THEIRS
    theirs, mine = sides & FOUR, sides >> 4 * PLANE & FOUR
    both_mine, both_theirs = mine & mine >> 2 * PLANE & TWO, theirs & theirs >> 2 * PLANE & TWO
    return joints(hull) & (both_mine ^ both_theirs)


def joined_mixed(hull: int) -> int:
    """Return the squares on either side of such joints."""
    both = mixed_joints(hull)
    right, rear = both & ALL, both >> PLANE
    return right | right << 1 | rear | rear << WIDTH


def joined_to(hull: int, mask: int) -> int:
    """Return the squares joined to at least one square of a mask."""
    both = joints(hull)
    right, rear = both & ALL, both >> PLANE
    return (mask & right) << 1 | mask >> 1 & right | (mask & rear) << WIDTH | mask >> WIDTH & rear


def loosely_joined(hull: int) -> list[int]:
    """Return the squares of the components that are joined to the ship by exactly one joint (EM-17)."""
    both = joints(hull)
    right, rear = both & ALL, both >> PLANE
    once = twice = 0
    for ends in (right, right << 1, rear, rear << WIDTH):
        twice |= once & ends
        once |= ends
    return squares_of(once & ~twice)


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
    """Return whether a side of the component on a square carries a connector (GB-100)."""
    return plane(hull, towards(CONNECTOR, direction)) >> square & 1 == 1


def engines(hull: int, double: bool, facing: int = FRONT) -> int:
    """Return how many single or double engines push the ship, `facing` being the side that flies ahead (GB-091)."""
    pushing = plane(hull, towards(EXHAUST, facing + REAR))
    doubles = plane(hull, DOUBLE)
    return (pushing & doubles if double else pushing & ~doubles).bit_count()


def pushing(hull: int) -> int:
    """Return the squares of all engines, whatever they point at."""
    return folded(hull >> _EXHAUST & FOUR)


def cannons(hull: int, double: bool, ahead: bool, facing: int = FRONT) -> int:
    """Return how many single or double cannons point forward, or elsewhere (GB-092)."""
    doubles = plane(hull, DOUBLE)
    doubles = doubles & ~plane(hull, TWIN) if double else ~doubles
    forward = plane(hull, towards(BARREL, facing))
    return (doubles & (forward if ahead else armed(hull) & ~forward)).bit_count()


def armed(hull: int) -> int:
    """Return the squares of all cannons, whatever they point at."""
    return folded(hull >> _BARREL & FOUR)


def twins(hull: int, ahead: bool, facing: int = FRONT) -> int:
    """Return how many bi-directional cannons have a barrel that points forward, or none (GX-082)."""
    forward = plane(hull, towards(BARREL, facing))
    return (plane(hull, TWIN) & (forward if ahead else ~forward)).bit_count()


def is_covered(hull: int, direction: int) -> bool:
    """Return whether a shield covers a side of the ship (GB-110)."""
    return plane(hull, towards(COVER, direction)) != 0


def is_armoured(hull: int, square: int, direction: int) -> bool:
    """Return whether a side of the component on a square is armoured (GX-148)."""
    return plane(hull, towards(ARMOUR, direction)) >> square & 1 == 1


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


def marksmen(hull: int, side: int, line: int, facing: int = FRONT) -> int:
    """Return the cannons that can shoot a large meteor: in its very line, or from the side beside it too (GB-103).

    `side` is that of the board; which sides are flanks depends on where the ship faces (GX-262).
    """
    if (side - facing) % 2 == 0:
        reach = line_mask(side, line)
    else:
        reach = neighbour_columns(line) if side in (FRONT, REAR) else neighbour_rows(line)
    return plane(hull, towards(BARREL, side)) & reach
