"""Halves that leave the board: into hyperspace, where they keep all they hold, or for good (GX-307 to GX-323).

A half that gives up is sold off at once. The last half of a ship is a ship like any other: it gives up by the base
rules and lies on its board until the settlement (GX-317).
"""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.geometry.grid import put
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfGaveUp
from astrodrome.games.galaxy_trucker.modules.halves.state import halves_of
from astrodrome.games.galaxy_trucker.records.flight_events import GiveUpReason
from astrodrome.games.galaxy_trucker.ship.bodies import (
    ASIDE_GOODS,
    ASIDE_SQUARE,
    NAMES,
    aside_of,
    half_at,
    halves_flown,
    lives_in,
    squares_in,
)
from astrodrome.games.galaxy_trucker.ship.crew import CYAN_ALIEN
from astrodrome.games.galaxy_trucker.ship.goods import COLOURS, count_in, half_price, unload, worth
from astrodrome.games.galaxy_trucker.ship.module_effects import merchant_extra
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat


def put_aside(g: Trucker, seat: Seat, half: int) -> None:
    """Take a half off the board with all it holds (GX-320, GX-321); where ships jump, there are chambers too."""
    assert g.technologies is not None, "halves jump by New Technologies"
    for square in squares_in(g, half):
        code = g.ships[seat][square]
        if code:
            held = (g.crew, g.cells, g.goods, g.technologies.sleepers)
            halves_of(g).parts_in_hyperspace[seat].append([square, code, *[rows[seat][square] for rows in held]])
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
        assert g.technologies is not None, "what is in hyperspace has jumped by New Technologies"
        put(g.technologies.sleepers, seat, square, sleepers)
    aside = halves_of(g).parts_in_hyperspace
    aside[seat] = [row for row in aside[seat] if half_at(g, row[ASIDE_SQUARE]) != half]


def measure_absence(g: Trucker, seat: Seat) -> None:
    """Note for how many cards nothing of a ship is in the race: until its first half comes back (GX-319)."""
    halves = halves_of(g)
    to_miss = min([halves.cards_to_miss[seat][half] for half in halves.flying[seat]])
    if g.technologies is not None:
        g.technologies.cards_to_miss[seat] = to_miss
    if to_miss:
        g.declared_strength[seat] = None


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
    halves = halves_flown(g)
    if halves is None or not halves.parts_in_hyperspace[seat]:
        return g
    home = g.copy()
    for half in halves.flying[seat]:
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
            if g.technologies is not None:
                put(g.technologies.sleepers, seat, square, 0)
            g.face_up.append(g.detach(seat, square))
    g.credits[seat] += price
    halves = halves_of(g)
    halves.goods_income[seat] += price
    halves.flying[seat].remove(half)
    halves.cards_to_miss[seat][half] = 0
    measure_absence(g, seat)
    if g.listening:
        g.emit(HalfGaveUp(seat, NAMES[half], reason, price))


def leave_one(g: Trucker, seat: Seat, reason: GiveUpReason) -> None:
    """Make a ship that gives up with both halves one of a single half: goods are sold half by half (GX-Q59).

    The half with the cyan alien stays, for the Lawyer is aboard when the player gives up (GX-171).
    """
    halves = halves_of(g)
    for half in halves.flying[seat]:
        bring_back(g, seat, half)
        halves.cards_to_miss[seat][half] = 0
    if len(halves.flying[seat]) > 1:
        sell_off(g, seat, 1 if lives_in(g, seat, CYAN_ALIEN, 0) else 0, reason)
