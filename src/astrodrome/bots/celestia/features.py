"""Celestia as rows of whole numbers for the nets of its expert: what one seat sees and knows, and nothing else.

Other hands count by their size and other treasures by their city, so a row is the same in every world that the seat
holds possible.
"""

from __future__ import annotations

from typing import Final

from astrodrome.bots.celestia.choices import guessed_points
from astrodrome.bots.celestia.odds import own_odds
from astrodrome.bots.celestia.outlook import guessed_odds
from astrodrome.games.celestia.content.cards import (
    ALTERNATIVE_ROUTE,
    EQUIPMENT,
    HELP,
    IMPROVED,
    JETPACK,
    LIFEBOAT,
    TURBO,
    URGENT_NEED,
)
from astrodrome.games.celestia.content.figures import IMPROVED_COVERS, SEATS, TOKEN_POINTS
from astrodrome.games.celestia.plays.spyglass import spyglass_cities
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.voyage.ending import checked_points
from astrodrome.kernel.seats import Seat

CITIES: Final = 10
"""How many cities have a place in a row; a longer route keeps its last ones."""
RIVALS: Final = SEATS[-1] - 1
RIVAL_FIGURES: Final = 4
COLOURS: Final = 6
PARTS: Final = 64
"""Odds are counted in 64ths."""


def hand_figures(g: Celestia, seat: Seat) -> list[int]:
    """Return what a seat has in hand, by what it is good for."""
    hand = g.hands[seat]
    symbols = [hand[EQUIPMENT + s] + IMPROVED_COVERS * hand[IMPROVED + s] for s in range(4)]
    useful = sum(hand[EQUIPMENT:HELP]) + hand[TURBO] + hand[JETPACK] + hand[ALTERNATIVE_ROUTE]
    helps, boats = sum(hand[HELP:TURBO]), sum(hand[LIFEBOAT:URGENT_NEED])
    return [
        g.hand_size[seat],
        *symbols,
        sum([count > 0 for count in symbols]),
        hand[TURBO],
        hand[JETPACK],
        hand[ALTERNATIVE_ROUTE],
        helps,
        boats,
        g.hand_size[seat] - useful - helps - boats,
    ]


def rival_figures(g: Celestia, seat: Seat) -> list[int]:
    """Return what is seen of the others, clockwise; zeros where nobody sits."""
    rows: list[int] = []
    used = g.characters.power_used
    for other in g.around(seat)[1:]:
        rows += [1, guessed_points(g, other), g.hand_size[other], int(used[other]) if used else 0]
    return [*rows, *[0] * (RIVAL_FIGURES * (RIVALS + 1 - g.seats))]


def power_figures(g: Celestia, seat: Seat) -> list[int]:
    """Return which character a seat has left to use."""
    colour = g.characters.colour[seat] if g.characters.colour else None
    unused = colour is not None and not g.characters.power_used[seat]
    return [int(unused and colour == other) for other in range(COLOURS)]


def voyage_row(g: Celestia, seat: Seat) -> list[int]:
    """Return the row of a position between two voyages: points, hands, piles, who is captain next."""
    piles = [len(pile) for pile in g.piles][-CITIES:]
    edition = g.edition
    best = max([guessed_points(g, other) for other in g.around(seat)[1:]])
    own = checked_points(g, seat)
    return [
        own,
        own - best,
        max(own, best),
        *hand_figures(g, seat),
        *power_figures(g, seat),
        *rival_figures(g, seat),
        g.seats,
        (g.captain - seat) % g.seats,
        int(g.captain == seat),
        *piles,
        *[0] * (CITIES - len(piles)),
        *[int(on) for on in (edition.two, edition.beginner, edition.ext1, edition.ext2, edition.boscalumia)],
    ]


VOYAGE_INPUTS: Final = 3 + 12 + COLOURS + RIVAL_FIGURES * RIVALS + 3 + CITIES + 5


def printed(g: Celestia, city: int | None) -> int:
    """Return what a city promises by its tile: nothing where no treasure is left, the token in the Forgotten City."""
    if city is None:
        return 0
    if city >= g.tables.cities:
        return TOKEN_POINTS if city == g.tables.forgotten and not g.forgotten_city.lit else 0
    return g.tables.value[city] if g.piles[city] else 0


def stay_row(g: Celestia, seat: Seat) -> list[int]:
    """Return the row of a passenger who stays aboard or leaves."""
    target = g.step.destination
    beyond = g.next_stop(target) if target < g.tables.cities else None
    odds = guessed_odds(g)
    onward = own_odds(g, seat, g.tables.dice[beyond])[0] if beyond is not None else 0.0
    passengers = g.passengers() if g.step.vessel == AIRCRAFT else []
    best = max([guessed_points(g, other) for other in g.around(seat)[1:]])
    own = checked_points(g, seat)
    here, ahead = printed(g, g.stand()), printed(g, target)
    return [
        int(PARTS * odds + 0.5),
        here,
        ahead,
        printed(g, beyond),
        int(4 * odds * ahead + 0.5) - 4 * here,
        int(PARTS * onward + 0.5),
        passengers.index(seat) if seat in passengers else 0,
        len(passengers),
        len(g.step.dice),
        g.hand_size[g.helm()],
        target,
        own,
        best,
        own - best,
        g.seats,
        int(len(spyglass_cities(g, seat)) > 0),
        *hand_figures(g, seat),
    ]


STAY_INPUTS: Final = 16 + 12
