"""The figures of a ship that decide what it brings home, all whole numbers that everybody can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.box.boards import Board
from astrodrome.games.galaxy_trucker.box.box import Box
from astrodrome.games.galaxy_trucker.content.rows import KINDS, Kind
from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH
from astrodrome.games.galaxy_trucker.geometry.hull import (
    ALIEN_CABIN,
    CABIN,
    COVER,
    SUPPORT,
    TWIN,
    plane,
    towards,
)
from astrodrome.games.galaxy_trucker.geometry.hull_queries import (
    cannons,
    engines,
    exposed,
    joined_to,
    joints,
    twins,
)

OWN: Final[tuple[Kind, ...]] = tuple([kind for kind in KINDS if kind != "starting_cabin"])


def figures(
    box: Box, board: Board, ship: Sequence[int], hull: int, more_cells: int = 0, more_users: int = 0
) -> dict[str, int]:
    """Return the figures of a ship; so many cells, and uses for them, are thought to come."""
    have = dict.fromkeys(KINDS, 0)
    cells = ordinary = special = size = 0
    for square in board.squares:
        code = ship[square]
        if code:
            component = code // 4
            have[box.kinds[component]] += 1
            cells += box.cells[component]
            ordinary += box.ordinary[component]
            special += box.special[component]
            size += 1
    found: dict[str, int] = {kind: have[kind] for kind in OWN}
    cabins = plane(hull, CABIN)
    c1, c2 = cannons(hull, False, True), cannons(hull, True, True)
    s1, s2 = cannons(hull, False, False), cannons(hull, True, False)
    both = twins(hull, True) if plane(hull, TWIN) else 0
    e1, e2 = engines(hull, False), engines(hull, True)
    live = plane(hull, ALIEN_CABIN)
    purple = int(bool(joined_to(hull, plane(hull, SUPPORT)) & live)) if have["life_support_purple"] else 0
    brown = int(bool(joined_to(hull, plane(hull, SUPPORT + 1)) & live)) if have["life_support_brown"] else 0
    users = c2 + e2 + both + have["shield"]
    hoped = cells + more_cells
    powered = min(c2, hoped)
    fire = 2 * c1 + s1 + 4 * powered + 2 * min(s2, hoped - powered) + 3 * both
    power = e1 + 2 * min(e2, hoped)
    link = joints(hull)
    beside = (cabins & cabins >> 1 & link).bit_count() + (cabins & cabins >> WIDTH & link >> 128).bit_count()
    found.update(
        size=size,
        cells=cells,
        ordinary=ordinary,
        special=special,
        c1=c1,
        c2=c2,
        s1=s1,
        s2=s2,
        e1=e1,
        e2=e2,
        fire=fire + 4 * purple * (fire > 0),
        power=power + 2 * brown * (power > 0),
        purple=purple,
        brown=brown,
        fed=min(hoped, 2 * (users + more_users)),
        exposed=exposed(hull),
        beside=beside,
    )
    for side in range(4):
        found[f"cover{side}"] = int(plane(hull, towards(COVER, side)) != 0)
    return found
