"""What a player has between two voyages: the facts that the fitted value of `expert` weighs.

Of other hands only the size counts, so that a value is the same in every world but for the treasures in it.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import (
    ALTERNATIVE_ROUTE,
    EQUIPMENT,
    HELP,
    IMPROVED,
    JETPACK,
    TURBO,
)
from astrodrome.games.celestia.content.figures import GOAL
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.voyage.ending import checked_points
from astrodrome.kernel.seats import Seat

FACTS: Final = (
    "points",
    "points late",
    "cards late",
    "other: cards",
    "other: captain",
    "other",
    "own: captain",
    "own: Equipment",
    "own: symbols",
    "own: symbols late",
    "own: Turbo",
    "own: Turbo late",
    "own: Jetpack",
    "own: Jetpack late",
    "own: Alternative Route",
    "own: Help",
    "own: others",
)
"""The facts, in the order of `facts`."""
SYMBOLS: Final = 4


def lateness(points: list[int]) -> float:
    """Return how far the game has come: 0 at its start, 1 where somebody has the points that end it."""
    return min(1.0, max(points) / GOAL)


def standing(g: Celestia) -> list[int]:
    """Return the points of all seats in this world."""
    return [checked_points(g, seat) for seat in range(g.seats)]


def facts(g: Celestia, seat: Seat, own: bool, points: float, late: float) -> list[float]:
    """Return what a seat has at the start of a voyage, as it sees itself or as others see it."""
    cards = float(g.hand_size[seat])
    found = [points, points * late, cards * late]
    leads = float(g.captain == seat)
    if not own:
        return [*found, cards, leads, 1.0, *[0.0] * (len(FACTS) - len(found) - 3)]
    hand = g.hands[seat]
    plain = hand[EQUIPMENT:IMPROVED]
    symbols = float(sum([hand[EQUIPMENT + s] + hand[IMPROVED + s] > 0 for s in range(SYMBOLS)]))
    turbo, jetpack, route, helps = hand[TURBO], hand[JETPACK], hand[ALTERNATIVE_ROUTE], sum(hand[HELP:TURBO])
    rest = cards - sum(plain) - turbo - jetpack - route - helps
    return [
        *found,
        0.0,
        0.0,
        0.0,
        leads,
        float(sum(plain)),
        symbols,
        symbols * late,
        float(turbo),
        turbo * late,
        float(jetpack),
        jetpack * late,
        float(route),
        float(helps),
        rest,
    ]
