"""The two halves of a class IIA ship (GX-272 to GX-328): which are in the race, and what belongs to which.

A half in hyperspace has left the board with all it holds: see `modules.halves.state`. So whatever is read off a ship
is that of the halves in the race, and few rules have to ask for halves at all. Those that do ask for *bodies*: the
parts of a ship that count for themselves, in all other classes the complete ship, None.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from astrodrome.games.galaxy_trucker.content.rows import Half
from astrodrome.games.galaxy_trucker.geometry.hull import ALL
from astrodrome.games.galaxy_trucker.geometry.hull_queries import parts
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat

if TYPE_CHECKING:
    from astrodrome.games.galaxy_trucker.modules.halves.state import Halves

Body: TypeAlias = int | None
"""A half by its index, or None for a complete ship."""

NAMES: Final[tuple[Half, ...]] = ("left", "right")
WHOLE: Final[tuple[Body, ...]] = (None,)

ASIDE_SQUARE: Final = 0
ASIDE_CODE: Final = 1
ASIDE_CREW: Final = 2
ASIDE_GOODS: Final = 4
"""Places in a row of `parts_in_hyperspace`: square, code, crew, cells, goods, sleepers."""


def bodies(g: Trucker, seat: Seat) -> Sequence[Body]:
    """Return the parts of a ship in the race that count for themselves: the ship, or its halves (GX-272, GX-320)."""
    halves = g.halves
    if halves is None or not halves.flying:
        return WHOLE
    to_miss = halves.cards_to_miss[seat]
    return [half for half in halves.flying[seat] if not to_miss[half]]


def halves_flown(g: Trucker) -> Halves | None:
    """Return what is kept of the halves of ships, None in a flight of another class."""
    halves = g.halves
    return halves if halves is not None and halves.flying else None


def half_at(g: Trucker, square: int) -> Body:
    """Return the half that a square belongs to."""
    return None if halves_flown(g) is None else int(g.board.halves[1] >> square & 1)


def hull_of(g: Trucker, seat: Seat, half: Body) -> int:
    """Return the hull of a half, or of the complete ship."""
    return g.hulls[seat] if half is None else g.hulls[seat] & g.board.half_planes[half]


def squares_in(g: Trucker, half: Body) -> list[int]:
    """Return the squares of a half, or of the complete ship."""
    return g.board.squares if half is None else g.board.half_squares[half]


def lives_in(g: Trucker, seat: Seat, alien: int, half: Body) -> bool:
    """Return whether an alien lives in a half (GX-284, GX-286, GX-302)."""
    crew = g.crew[seat]
    return alien in crew and (half is None or half_at(g, crew.index(alien)) == half)


def has_founded(g: Trucker, seat: Seat) -> bool:
    """Return whether each half has a component (GX-279)."""
    return all([g.hulls[seat] & half for half in g.board.halves])


def broken(g: Trucker, seat: Seat) -> list[int]:
    """Return the linked parts of a broken ship, or of each broken half; none if it holds together (GX-277)."""
    if halves_flown(g) is None:
        linked = parts(g.hulls[seat])
        return linked if len(linked) > 1 else []
    found = [parts(hull_of(g, seat, half)) for half in range(len(NAMES))]
    return [part for linked in found if len(linked) > 1 for part in linked]


def beside(g: Trucker, seat: Seat, part: int) -> int:
    """Return the components that go if a part is kept: the others of its ship, or of its half (GB-117, GX-277)."""
    half = half_at(g, part.bit_length() - 1)
    return hull_of(g, seat, half) & ALL & ~part


def aside_of(g: Trucker, seat: Seat, half: int) -> list[list[int]]:
    """Return the rows of what is in hyperspace with a half (GX-321)."""
    halves = halves_flown(g)
    rows = [] if halves is None else halves.parts_in_hyperspace[seat]
    return [row for row in rows if half_at(g, row[ASIDE_SQUARE]) == half]


def is_elsewhere(g: Trucker, seat: Seat, alien: int) -> bool:
    """Return whether an alien is aboard the half in hyperspace: a colour lives in one of them only (GX-280)."""
    halves = halves_flown(g)
    return halves is not None and any([row[ASIDE_CREW] == alien for row in halves.parts_in_hyperspace[seat]])
