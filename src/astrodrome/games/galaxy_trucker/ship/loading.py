"""What comes aboard before a flight: cells in batteries, humans in cabins (GB-066 to GB-069, GB-073, GX-053)."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS, LUXURY_HUMANS
from astrodrome.games.galaxy_trucker.geometry.grid import squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import BATTERY, CABIN, LUXURY, plane
from astrodrome.games.galaxy_trucker.ship.bodies import Body, hull_of
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat


def cells_to_load(g: Trucker, seat: Seat, half: Body = None) -> list[tuple[int, int]]:
    """Return the batteries of a ship or half by their squares, each with its cells (GB-066)."""
    codes = g.ships[seat]
    batteries = squares_of(plane(hull_of(g, seat, half), BATTERY))
    return [(square, g.box.cells[codes[square] // 4]) for square in batteries]


def humans_to_board(g: Trucker, seat: Seat) -> list[tuple[int, int]]:
    """Return the cabins of a ship by their squares, each with its humans; aliens are a choice for later (GB-067)."""
    hull = g.hulls[seat]
    luxury = plane(hull, LUXURY)
    cabins = squares_of(plane(hull, CABIN))
    return [(square, LUXURY_HUMANS if luxury >> square & 1 else CABIN_HUMANS) for square in cabins]
