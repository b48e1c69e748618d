"""Questions that the base rules ask and modules may answer (decision 6).

With all modules off every question is answered at once, as the base rulebook does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content import Missile
from astrodrome.games.galaxy_trucker.figures import ALIEN_BONUS, MANAGER_BONUS, MERCHANT_EXTRA, TOUGH_CARDS, USE_PRICE
from astrodrome.games.galaxy_trucker.grid import FRONT, REAR
from astrodrome.games.galaxy_trucker.halves import Body, hull_of
from astrodrome.games.galaxy_trucker.planes import ALL, FOUR, PLANE, towards
from astrodrome.games.galaxy_trucker.roads import binds, in_force
from astrodrome.games.galaxy_trucker.ship import FORWARD, REARWARD, mixed_joints
from astrodrome.games.galaxy_trucker.specialists import has_specialist
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.seats import Seat

FIVE: Final = 5
INVERTED: Final[dict[Missile, Missile]] = {"small": "large", "large": "small"}


def plays_as_five(g: Trucker) -> bool:
    """Tell whether the rules for five players hold, for the whole flight (GX-201, GX-246)."""
    return g.seats == FIVE or g.options.has("four-as-five")


def chances(g: Trucker) -> int:
    """Return how many players may take an opportunity, or must beat an enemy (GB-137, GX-211, GX-217)."""
    return 2 if g.expanded and counts_for_two(g) else 1


def counts_for_two(g: Trucker) -> bool:
    """Tell whether the rules for five players hold for the card in play; of machinations for some (GX-350)."""
    return plays_as_five(g) and (g.card.level > 0 or g.card.five)


def open_again(g: Trucker, count: int) -> list[int]:
    """Return which of so many lines or squares of a card are open; with five one may be used twice (GX-510, GX-522)."""
    most = max([g.used_up.count(place) for place in range(count)])
    return [place for place in range(count) if place not in g.used_up or most < chances(g)]


def loads_at_once(g: Trucker) -> bool:
    """Tell whether who lands on a planet loads its goods at once; paranoid locals shoot first (GB-134, GX-557)."""
    return not in_force(g, "paranoid-locals")


def extra_cards(g: Trucker) -> int:
    """Return how many cards come in addition to those of the flight: on a Tough Trip (GX-435)."""
    return TOUGH_CARDS[g.level] if in_force(g, "tough-trip") else 0


def alien_bonus(g: Trucker, seat: Seat, half: Body) -> int:
    """Return what an alien adds to the strength of a ship or half (GB-093, GB-094, GX-172, GX-173, GX-303)."""
    return ALIEN_BONUS + MANAGER_BONUS if has_specialist(g, seat, "manager", half) else ALIEN_BONUS


def price_of(g: Trucker, seat: Seat, cells: int, activations: int | None = None, half: Body = None) -> int:
    """Return what activations that are worth so many cells cost now, one cell each where not said otherwise.

    Rotten Batteries take one more for each activation (GX-431); the Technician saves the first of a card (GX-181).
    """
    price = USE_PRICE * cells
    if not g.expanded:
        return price
    if binds(g, seat, "rotten-batteries"):
        price += cells if activations is None else activations
    return price - 1 if price and is_helped(g, seat, half) else price


def is_helped(g: Trucker, seat: Seat, half: Body = None) -> bool:
    """Tell whether the Technician still saves a cell on this card, in his half if there are two (GX-182, GX-302)."""
    return not g.helped[seat] and has_specialist(g, seat, "technician", half) and bool(g.revealed)


def merchant_extra(g: Trucker, seat: Seat, goods: Sequence[int], half: Body = None) -> int:
    """Return what the Merchant adds to a sale, whatever the goods themselves bring (GX-178, GX-179, GX-305)."""
    return MERCHANT_EXTRA * sum(goods[:2]) if g.expanded and has_specialist(g, seat, "merchant", half) else 0


def sufferers(g: Trucker, values: list[tuple[Seat, int]]) -> tuple[list[Seat], list[Seat]]:
    """Return who suffers a comparison, `values` being in flight order: in full, and less by one (GB-157, GX-232).

    In a tie the ship farther ahead is the weaker (GB-157, GX-231). With two ships only one suffers (GX-239).
    """
    ranked = [seat for seat, _ in sorted(values, key=_value)]
    if in_force(g, "remorseless-fate"):  # GX-438, GX-439: all but the best, of several the rearmost
        most = max([value for _, value in values])
        best = [seat for seat, value in values if value == most][-1]
        return [seat for seat, _ in values if seat != best], []
    less = ranked[1:2] if len(values) > 2 and counts_for_two(g) else []
    return ranked[:1], less


def saboteurs_roll_on(g: Trucker) -> bool:
    """Tell whether saboteurs go on rolling once every ship under threat was struck: up to three rolls (GX-441)."""
    return in_force(g, "remorseless-fate")


def missile_for(g: Trucker, seat: Seat, kind: Missile) -> Missile:
    """Return what a meteor or shot is to a ship: Meteoric Inversion turns meteors round (GX-433)."""
    return INVERTED.get(kind, kind) if g.roads and binds(g, seat, "meteoric-inversion") else kind


def outlets(g: Trucker, seat: Seat) -> int:
    """Return where exhausts may point, as planes of a block: to the rear, with Somersault also forward (GX-467).

    A ship without a front yet may point them anywhere (GX-258); its rear is opposite to the front (GX-260).
    """
    front = g.fronts[seat]
    if front is None:
        return FOUR
    if front == FRONT:
        return REARWARD | FORWARD if binds(g, seat, "somersault") else REARWARD
    rear = ALL << towards(0, front + REAR) * PLANE
    return rear | ALL << towards(0, front) * PLANE if binds(g, seat, "somersault") else rear


def line_of(g: Trucker, seat: Seat, side: int, total: int) -> int | None:
    """Return the line of a ship's board that dice designate, read as the ship faces since the check (GX-Q55)."""
    return g.board.line(side, total, g.fronts[seat] or FRONT)


def engine_faults(g: Trucker, seat: Seat, half: Body) -> int:
    """Return by how much connectors reduce engine strength, that of a half by its own (GX-471, GX-Q18)."""
    return mixed_joints(hull_of(g, seat, half)).bit_count() if g.roads and binds(g, seat, "defective-connectors") else 0


def enemy_strength(g: Trucker, seat: Seat) -> int:
    """Return the strength of the enemy against a ship (GB-141, GX-558)."""
    return g.card.strength + (g.baddies if binds(g, seat, "big-baddies") else 0)


def arrivals(g: Trucker) -> list[Seat]:
    """Return the finishers in the order in which they are paid: those with two halves before all others (GX-324)."""
    order = g.order()
    if not g.halves:
        return order
    alone = [seat for seat in order if len(g.halves[seat]) == 1]
    return [*[seat for seat in order if seat not in alone], *alone]


def beauties(g: Trucker) -> list[Seat]:
    """Return the finishers whose looks are compared: with two halves at the finish, only such ships (GX-325)."""
    order = arrivals(g)
    return [seat for seat in order if len(g.halves[seat]) == len(g.halves[order[0]])] if g.halves else order


def _value(one: tuple[Seat, int]) -> int:
    return one[1]
