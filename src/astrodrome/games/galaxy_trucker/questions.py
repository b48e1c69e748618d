"""Questions that the base rules ask and modules may answer (decision 6).

With all modules off every question is answered at once, as the base rulebook does.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.figures import ALIEN_BONUS, MANAGER_BONUS, USE_PRICE
from astrodrome.games.galaxy_trucker.specialists import has_specialist
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.seats import Seat

FIVE: Final = 5


def plays_as_five(g: Trucker) -> bool:
    """Tell whether the rules for five players hold, for the whole flight (GX-201, GX-246)."""
    return g.seats == FIVE or g.options.has("four-as-five")


def chances(g: Trucker) -> int:
    """Return how many players may take an opportunity, or must beat an enemy (GB-137, GX-211, GX-217)."""
    return 2 if plays_as_five(g) else 1


def alien_bonus(g: Trucker, seat: Seat) -> int:
    """Return what an alien adds to the strength of a ship (GB-093, GB-094, GX-172, GX-173)."""
    return ALIEN_BONUS + MANAGER_BONUS if has_specialist(g, seat, "manager") else ALIEN_BONUS


def price_of(g: Trucker, seat: Seat, cells: int) -> int:
    """Return what uses that are worth so many cells cost now; the Technician saves the first of a card (GX-181)."""
    price = USE_PRICE * cells
    return price - 1 if price and is_helped(g, seat) else price


def is_helped(g: Trucker, seat: Seat) -> bool:
    """Tell whether the Technician still saves a cell on this card (GX-182, GX-568)."""
    return not g.helped[seat] and has_specialist(g, seat, "technician") and bool(g.revealed)


def sufferers(g: Trucker, values: list[tuple[Seat, int]]) -> tuple[list[Seat], list[Seat]]:
    """Return who suffers a comparison, `values` being in flight order: in full, and less by one (GB-157, GX-232).

    In a tie the ship farther ahead is the weaker (GB-157, GX-231). With two ships only one suffers (GX-239).
    """
    ranked = [seat for seat, _ in sorted(values, key=_value)]
    less = ranked[1:2] if plays_as_five(g) and len(values) > 2 else []
    return ranked[:1], less


def _value(one: tuple[Seat, int]) -> int:
    return one[1]
