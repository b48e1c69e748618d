"""A ship in flight as a row of whole numbers for the net of the expert: what all can see of it and of the flight.

The row says nothing of the cards to come but their number, so it is the same in every world that a seat holds possible.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import KINDS, Kind
from astrodrome.games.galaxy_trucker.flight.loans import debt
from astrodrome.games.galaxy_trucker.game.settlement import price_of_losses
from astrodrome.games.galaxy_trucker.geometry.hull_queries import exposed
from astrodrome.games.galaxy_trucker.ship.crew import crew_size, humans
from astrodrome.games.galaxy_trucker.ship.energy import cells_aboard
from astrodrome.games.galaxy_trucker.ship.goods import aboard, worth
from astrodrome.games.galaxy_trucker.ship.strength import cannon_half_points
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat

LEAST: Final = -40
SPAN: Final = 120
"""The net says 0 for a flight that still loses 40 credits and 1 for one that brings 80."""
INPUTS: Final = len(KINDS) + 20


def kinds_of(g: Trucker, seat: Seat) -> Counter[Kind]:
    """Return how many components of each kind a ship has."""
    kinds = g.box.kinds
    return Counter([kinds[code // 4] for code in g.ships[seat] if code])


def sides_covered(g: Trucker, seat: Seat) -> int:
    """Return how many sides of a ship its shields cover."""
    kinds = g.box.kinds
    turns = [code % 4 for code in g.ships[seat] if code and kinds[code // 4] == "shield"]
    return len({way % 4 for turn in turns for way in (turn, turn + 1)})


def flight_row(g: Trucker, seat: Seat) -> list[int]:
    """Return the row of a ship before a card."""
    have = kinds_of(g, seat)
    flying = [other for other in range(g.seats) if g.flying[other]]
    own = g.position[seat]
    ahead = [g.position[other] - own for other in flying if g.position[other] > own]
    behind = [own - g.position[other] for other in flying if g.position[other] < own]
    goods = worth(aboard(g, seat))
    return [
        *[have[kind] for kind in KINDS],
        sum(have.values()),
        exposed(g.hulls[seat]),
        min([exposed(g.hulls[other]) for other in flying]),
        sides_covered(g, seat),
        cannon_half_points(g, seat),
        crew_size(g, seat),
        humans(g, seat),
        cells_aboard(g, seat),
        goods,
        price_of_losses(g, seat),
        len(g.deck),
        len(ahead),
        max(ahead, default=0),
        len(behind),
        max(behind, default=0),
        g.board.level,
        g.level,
        g.seats,
        int(g.expanded),
        0 if g.roads is None else len(g.roads.cards),
    ]


def money(g: Trucker, seat: Seat) -> int:
    """Return the credits of a trucker less what is owed."""
    return g.credits[seat] - debt(g, seat)


def as_chance(credits_: float) -> float:
    """Return credits still to come as the net learns them, from 0 to 1."""
    return min(1.0, max(0.0, (credits_ - LEAST) / SPAN))


def as_credits(chance: float) -> float:
    """Return the credits still to come that a net means."""
    return LEAST + SPAN * chance
