"""What a ship has and can do where modules of the Big Expansion may change it (decision 6).

Base rules ask these questions by their name. With all modules off each is answered at once, as the base rulebook does.
"""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.content.figures import ALIEN_BONUS, MANAGER_BONUS, MERCHANT_EXTRA, PILES, USE_PRICE
from astrodrome.games.galaxy_trucker.content.rows import ROADS, SPECIALISTS, Road, Specialist
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, REAR
from astrodrome.games.galaxy_trucker.geometry.hull import ALL, FOUR, PLANE, towards
from astrodrome.games.galaxy_trucker.geometry.hull_queries import FORWARD, REARWARD, mixed_joints
from astrodrome.games.galaxy_trucker.ship.bodies import Body, hull_of, lives_in
from astrodrome.games.galaxy_trucker.ship.crew import CYAN_ALIEN
from astrodrome.games.galaxy_trucker.ship.headings import front
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat


def binds(g: Trucker, seat: Seat, road: Road) -> bool:
    """Return whether a card of Rough Roads is in force for a ship (GX-384, GX-385)."""
    roads = g.roads
    if roads is None:
        return False
    bound = roads.bound[seat]
    return bound != 0 and bound >> ROADS.index(road) & 1 == 1


def in_force(g: Trucker, road: Road) -> bool:
    """Return whether a card of Rough Roads is in force for anybody."""
    roads = g.roads
    return roads is not None and any([bound >> ROADS.index(road) & 1 for bound in roads.bound])


def is_extra(g: Trucker, card: int) -> bool:
    """Whether a card came in addition to those of the flight (GX-435, GX-573)."""
    return card in [added for pile in g.piles[PILES:] for added in pile]


def has_specialist(g: Trucker, seat: Seat, specialist: Specialist, half: Body = None) -> bool:
    """Return whether a specialist is aboard, or in a half: the ability ends when the alien is lost (GX-165, GX-302)."""
    technologies = g.technologies
    if technologies is None:
        return False
    chosen = technologies.specialists[seat]
    return chosen is not None and SPECIALISTS[chosen] == specialist and lives_in(g, seat, CYAN_ALIEN, half)


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
    """Return whether the Technician still saves a cell on this card, in his half if there are two (GX-182, GX-302)."""
    technologies = g.technologies
    if technologies is None or technologies.free_cell_used[seat]:
        return False
    return has_specialist(g, seat, "technician", half) and bool(g.revealed)


def alien_bonus(g: Trucker, seat: Seat, half: Body) -> int:
    """Return what an alien adds to the strength of a ship or half (GB-093, GB-094, GX-172, GX-173, GX-303)."""
    return ALIEN_BONUS + MANAGER_BONUS if has_specialist(g, seat, "manager", half) else ALIEN_BONUS


def merchant_extra(g: Trucker, seat: Seat, goods: Sequence[int], half: Body = None) -> int:
    """Return what the Merchant adds to a sale, whatever the goods themselves bring (GX-178, GX-179, GX-305)."""
    return MERCHANT_EXTRA * sum(goods[:2]) if g.expanded and has_specialist(g, seat, "merchant", half) else 0


def enemy_strength(g: Trucker, seat: Seat) -> int:
    """Return the strength of the enemy against a ship (GB-141, GX-558)."""
    roads = g.roads
    if roads is None or not binds(g, seat, "big-baddies"):
        return g.card.strength
    return g.card.strength + roads.enemy_bonus


def engine_faults(g: Trucker, seat: Seat, half: Body) -> int:
    """Return by how much connectors reduce engine strength, that of a half by its own (GX-471, GX-Q18)."""
    return mixed_joints(hull_of(g, seat, half)).bit_count() if binds(g, seat, "defective-connectors") else 0


def outlets(g: Trucker, seat: Seat) -> int:
    """Return where exhausts may point, as planes of a block: to the rear, with Somersault also forward (GX-467).

    A ship without a front yet may point them anywhere (GX-258); its rear is opposite to the front (GX-260).
    """
    ahead = front(g, seat)
    if ahead is None:
        return FOUR
    if ahead == FRONT:
        return REARWARD | FORWARD if binds(g, seat, "somersault") else REARWARD
    rear = ALL << towards(0, ahead + REAR) * PLANE
    return rear | ALL << towards(0, ahead) * PLANE if binds(g, seat, "somersault") else rear
