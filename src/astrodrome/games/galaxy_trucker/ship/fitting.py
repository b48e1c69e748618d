"""How a component would sit on a square: the mistakes it would make, and the refusal of the strict option (GB-035)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import SIDES, Side
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, REAR, STEP
from astrodrome.games.galaxy_trucker.geometry.hull import PLANE
from astrodrome.games.galaxy_trucker.geometry.hull_queries import REARWARD, Mistakes, joined_to, mistakes
from astrodrome.games.galaxy_trucker.ship.module_effects import outlets
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

MISFIT: Final = Refusal("GB-049", "misfit")
HANGS_FREE: Final = Refusal("GB-051", "hangs-free")
ENGINE_ASTRAY: Final = Refusal("GB-052", "engine-astray")
EXHAUST_BLOCKED: Final = Refusal("GB-053", "exhaust-blocked")
BARREL_BLOCKED: Final = Refusal("GB-054", "barrel-blocked")


def hull_without_loose(g: Trucker, seat: Seat) -> int:
    """Return a ship without the component that is being moved."""
    hull = g.hulls[seat]
    square = g.movable_square[seat]
    return hull if square is None else hull - (g.box.planes[g.ships[seat][square]] << square)


def fit_mistakes(
    hull: int, before: Mistakes, roots: int, square: int, planes: int, outlets: int = REARWARD
) -> list[Refusal]:
    """Return the mistakes that a component adds to a ship on a square, each kind once (GB-049 to GB-054).

    What lies on one of the `roots` is joined to nothing yet, and need not be (GX-275).
    """
    whole = hull + (planes << square)
    after = mistakes(whole, roots, outlets)
    found: list[Refusal] = []
    if after.borders & ~before.borders:
        found.append(MISFIT)
    if not joined_to(whole, 1 << square) and not roots >> square & 1:
        found.append(HANGS_FREE)
    if after.turned & ~before.turned:
        found.append(ENGINE_ASTRAY)
    if after.exhausts & ~before.exhausts:
        found.append(EXHAUST_BLOCKED)
    if after.pointing & ~before.pointing:
        found.append(BARREL_BLOCKED)
    return found


def faulty_sides(
    hull: int, before: Mistakes, roots: int, square: int, planes: int, outlets: int = REARWARD
) -> tuple[Side, ...]:
    """Return the sides of a component on a square at which it makes a mistake with its neighbour (GB-049 to GB-054)."""
    after = mistakes(hull + (planes << square), roots, outlets)
    borders = after.borders & ~before.borders
    aimed = after.pointing & ~before.pointing | after.exhausts & ~before.exhausts
    faulty = [False] * len(SIDES)
    for side, step in enumerate(STEP):
        there = square + step
        # A border is kept with its square further left or ahead, in the plane of the other square's direction.
        first = min(square, there)
        plane = PLANE if side in (FRONT, REAR) else 0
        towards, back = side * PLANE, (side + 2) % len(SIDES) * PLANE
        faulty[side] = bool(borders >> plane + first & 1 or aimed >> towards + square & 1 or aimed >> back + there & 1)
    return tuple([SIDES[side] for side, wrong in enumerate(faulty) if wrong])


def refuse_fit(g: Trucker, seat: Seat, square: int, code: int) -> Refusal | None:
    """Refuse a placement that makes a mistake (GB-035, ruling GB-Q01)."""
    hull = hull_without_loose(g, seat)
    roots, free = g.board.roots(hull), outlets(g, seat)
    found = fit_mistakes(hull, mistakes(hull, roots, free), roots, square, g.box.planes[code], free)
    return found[0] if found else None
