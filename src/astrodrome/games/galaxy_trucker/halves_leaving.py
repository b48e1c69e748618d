"""Halves that leave the board: into hyperspace, where they keep all they hold, or for good (GX-307 to GX-323).

A half that gives up is sold off at once. The last half of a ship is a ship like any other: it gives up by the base
rules and lies on its board until the settlement (GX-317).
"""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.crew import CYAN_ALIEN
from astrodrome.games.galaxy_trucker.flight_events import GiveUpReason
from astrodrome.games.galaxy_trucker.goods import COLOURS, count_in, half_price, unload, worth
from astrodrome.games.galaxy_trucker.grid import put
from astrodrome.games.galaxy_trucker.halves import (
    ASIDE_GOODS,
    ASIDE_SQUARE,
    NAMES,
    aside_of,
    half_at,
    lives_in,
    squares_in,
)
from astrodrome.games.galaxy_trucker.halves_events import HalfGaveUp
from astrodrome.games.galaxy_trucker.questions import merchant_extra
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.seats import Seat


def put_aside(g: Trucker, seat: Seat, half: int) -> None:
    """Take a half off the board with all it holds (GX-320, GX-321); where ships jump, there are chambers too."""
    for square in squares_in(g, half):
        code = g.ships[seat][square]
        if code:
            held = (g.crew, g.cells, g.goods, g.sleepers)
            g.aside[seat].append([square, code, *[rows[seat][square] for rows in held]])
            g.detach(seat, square)
            for rows in held:
                put(rows, seat, square, 0)


def bring_back(g: Trucker, seat: Seat, half: int) -> None:
    """Lay a half on the board again, as it was (GX-323)."""
    for square, code, crew, cells, goods, sleepers in aside_of(g, seat, half):
        g.attach(seat, square, code)
        put(g.crew, seat, square, crew)
        put(g.cells, seat, square, cells)
        put(g.goods, seat, square, goods)
        put(g.sleepers, seat, square, sleepers)
    g.aside[seat] = [row for row in g.aside[seat] if half_at(g, row[ASIDE_SQUARE]) != half]


def measure_absence(g: Trucker, seat: Seat) -> None:
    """Note for how many cards nothing of a ship is in the race: until its first half comes back (GX-319)."""
    g.hyper[seat] = min([g.away[seat][half] for half in g.halves[seat]])
    if g.hyper[seat]:
        g.strength[seat] = None


def goods_in(g: Trucker, seat: Seat, half: int) -> list[int]:
    """Return how many goods of each colour a half carries, in the race or not."""
    holds = [g.goods[seat][square] for square in squares_in(g, half)]
    holds += [row[ASIDE_GOODS] for row in aside_of(g, seat, half)]
    return [sum([count_in(packed, colour) for packed in holds]) for colour in range(COLOURS)]


def price_of_half(g: Trucker, seat: Seat, half: int) -> int:
    """Return what the goods of a half on the board bring when it leaves alone (GX-313)."""
    goods = goods_in(g, seat, half)
    return half_price(worth(goods)) + merchant_extra(g, seat, goods, half)


def all_home(g: Trucker, seat: Seat) -> Trucker:
    """Return the game, or a copy of it in which what a ship has in hyperspace lies on its board, to price it."""
    if not g.halves or not g.aside[seat]:
        return g
    home = g.copy()
    for half in home.halves[seat]:
        bring_back(home, seat, half)
    return home


def sell_off(g: Trucker, seat: Seat, half: int, reason: GiveUpReason) -> None:
    """Let one of two halves leave: its goods bring half, all it held goes back, it costs nothing (GX-313 to GX-315)."""
    bring_back(g, seat, half)
    price = price_of_half(g, seat, half)
    for square in squares_in(g, half):
        if g.ships[seat][square]:
            unload(g, seat, square)
            put(g.crew, seat, square, 0)
            put(g.cells, seat, square, 0)
            if g.sleepers:
                put(g.sleepers, seat, square, 0)
            g.face_up.append(g.detach(seat, square))
    g.credits[seat] += price
    g.sold[seat] += price
    g.halves[seat].remove(half)
    g.away[seat][half] = 0
    measure_absence(g, seat)
    if g.heard:
        g.tell(HalfGaveUp(seat, NAMES[half], reason, price))


def leave_one(g: Trucker, seat: Seat, reason: GiveUpReason) -> None:
    """Make a ship that gives up whole one of a single half: goods are sold half by half (GX-Q59).

    The half with the cyan alien stays, for the Lawyer is aboard when the player gives up (GX-171).
    """
    for half in g.halves[seat]:
        bring_back(g, seat, half)
        g.away[seat][half] = 0
    if len(g.halves[seat]) > 1:
        sell_off(g, seat, 1 if lives_in(g, seat, CYAN_ALIEN, 0) else 0, reason)
