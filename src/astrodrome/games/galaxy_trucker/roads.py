"""Rough Roads: which cards are in force, and whom they bind (GX-371 to GX-386).

`bound[seat]` has one bit for each card that binds a ship; without the handicap variant all ships are bound alike.
"""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.content import ROADS, Road
from astrodrome.games.galaxy_trucker.figures import PILES
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.seats import Seat


def binds(g: Trucker, seat: Seat, road: Road) -> bool:
    """Tell whether a card of Rough Roads is in force for a ship (GX-384, GX-385)."""
    bound = g.bound[seat]
    return bound != 0 and bound >> ROADS.index(road) & 1 == 1


def in_force(g: Trucker, road: Road) -> bool:
    """Tell whether a card of Rough Roads is in force for anybody."""
    return any([binds(g, seat, road) for seat in range(g.seats)]) if g.roads else False


def is_extra(g: Trucker, card: int) -> bool:
    """Whether a card came in addition to those of the flight (GX-435, GX-573)."""
    return card in [added for pile in g.piles[PILES:] for added in pile]
