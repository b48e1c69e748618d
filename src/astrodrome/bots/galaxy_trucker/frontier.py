"""The frontier of a ship: the empty squares it could grow into, and what fits there without a mistake."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from astrodrome.bots.galaxy_trucker.halves import foundations
from astrodrome.games.galaxy_trucker.box.box import TURNS, Box
from astrodrome.games.galaxy_trucker.content.rows import Kind
from astrodrome.games.galaxy_trucker.geometry.grid import REAR, STEP
from astrodrome.games.galaxy_trucker.geometry.hull import BARREL, EXHAUST, FITS, plane, towards
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat

Surroundings: TypeAlias = tuple[int | None, ...]
"""What a square meets on its four sides: the connector of the neighbour there, or None where no component lies."""

KEPT: Final = 8192
"""How many answers are kept ready."""
ALONE: Final[Surroundings] = (None,) * 4
BARRELS: Final[frozenset[Kind]] = frozenset({"cannon_single", "cannon_double"})


def meets(mine: int, theirs: int) -> bool | None:
    """Return how two sides meet: joined (True), both smooth (False), or not at all fitting (None)."""
    if mine == 0 and theirs == 0:
        return False
    joined = any(a and b for a, b in zip(FITS[mine], FITS[theirs], strict=True))
    return True if joined else None


@lru_cache(KEPT)
def fitting(box: Box, around: Surroundings) -> frozenset[int]:
    """Return the codes that can lie in such surroundings: joined somewhere, no border wrong, nothing in their way.

    Where nothing is around, a half begins (GX-275), with a component that others can be joined to.
    """
    found: set[int] = set()
    for component in box.warehouse:
        for turns in range(TURNS):
            code = 4 * component + turns
            if any([direction != REAR for direction in outlets(box, code)]):
                continue
            if any([around[direction] is not None for direction in reaches(box, code)]):
                continue
            sides = box.sides[component]
            meetings = [
                meets(sides[(direction - turns) % 4], side) for direction, side in enumerate(around) if side is not None
            ]
            founds = around == ALONE and sides.count(0) <= 1 and not in_the_way(box, code, 0)
            if None not in meetings and (True in meetings or founds):
                found.add(code)
    return frozenset(found)


@lru_cache(KEPT)
def ease(box: Box, around: Surroundings) -> float:
    """Return the share of all components that could fill a square in such surroundings."""
    return len({code // 4 for code in fitting(box, around)}) / len(box.warehouse)


class Frontier:
    """The empty squares beside a ship, with their surroundings; squares that a barrel or exhaust needs are left out."""

    def __init__(self, g: Trucker, seat: Seat) -> None:
        self.box: Final = g.box
        self.empty: Final = {square for square in g.board.squares if not g.ships[seat][square]}
        self.around: Final[dict[int, Surroundings]] = {}
        self.needed: Final[set[int]] = set()
        """Squares that must stay empty."""
        ship = g.ships[seat]
        for square in g.board.squares:
            if ship[square]:
                self.needed.update(in_the_way(self.box, ship[square], square))
        for square in self.empty - self.needed:
            around = tuple([side_of(self.box, ship[square + STEP[d]], (d + 2) % 4) for d in range(4)])
            if around != ALONE:
                self.around[square] = around
        self.around.update(dict.fromkeys(foundations(g, seat), ALONE))

    def fits(self, square: int) -> frozenset[int]:
        """Return the codes that can lie on a square of the frontier."""
        return fitting(self.box, self.around[square])

    def fillable(self) -> list[int]:
        """Return the empty squares that something fits into, or may fit into once the ship has grown there."""
        return [square for square in self.empty - self.needed if square not in self.around or self.fits(square)]

    def room_at(self, square: int) -> float:
        """Return what a square of the frontier is worth as room for growth."""
        around = self.around[square]
        return 1.0 if around == ALONE else room(ease(self.box, around))

    def after(self, square: int, code: int) -> dict[int, Surroundings]:
        """Return the squares beside the ship, with their surroundings, once a component lies on one of them."""
        blocked = in_the_way(self.box, code, square)
        after = {spot: around for spot, around in self.around.items() if spot != square and spot not in blocked}
        for direction in range(4):
            beside = square + STEP[direction]
            if beside in self.empty and beside not in self.needed and beside not in blocked:
                sides = list(self.around.get(beside, ALONE))
                sides[(direction + 2) % 4] = side_of(self.box, code, direction)
                after[beside] = tuple(sides)
        return after

    def room_after(self, square: int, code: int) -> float:
        """Return how much easier (or harder) the neighbours of a square are to fill once a component lies there."""
        blocked = in_the_way(self.box, code, square)
        change = 0.0
        for direction in range(4):
            beside = square + STEP[direction]
            if beside not in self.empty or beside in self.needed:
                continue
            old = self.around.get(beside, ALONE)
            before = UNREACHED if old == ALONE else room(ease(self.box, old))
            if beside in blocked:
                change -= before
                continue
            sides = list(old)
            sides[(direction + 2) % 4] = side_of(self.box, code, direction)
            change += room(ease(self.box, tuple(sides))) - before
        return change


UNREACHED: Final = 0.35
"""What an empty square is worth that the ship does not touch yet."""
PLENTY: Final = 0.3
"""A square that this share of the components could fill is as good as any."""


def room(share: float) -> float:
    """Return what a square is worth as room for growth, from 0 to 1."""
    return min(1.0, share / PLENTY)


def side_of(box: Box, code: int, direction: int) -> int | None:
    """Return the connector that a component on a ship shows in a direction; None where there is no component."""
    return box.sides[code // 4][(direction - code % 4) % 4] if code else None


@lru_cache(KEPT)
def outlets(box: Box, code: int) -> tuple[int, ...]:
    """Return the directions that an exhaust of a component points to; ours always fly ahead, so to the rear."""
    face = box.planes[code]
    return tuple([direction for direction in range(4) if plane(face, towards(EXHAUST, direction)) & 1])


@lru_cache(KEPT)
def reaches(box: Box, code: int) -> tuple[int, ...]:
    """Return the directions in which the next square must stay empty: before barrels, behind exhausts."""
    face = box.planes[code]
    barrels = [direction for direction in range(4) if plane(face, towards(BARREL, direction)) & 1]
    return (*barrels, *outlets(box, code))


def in_the_way(box: Box, code: int, square: int) -> tuple[int, ...]:
    """Return the squares that must stay empty before barrels or behind an exhaust."""
    return tuple([square + STEP[direction] for direction in reaches(box, code)])
