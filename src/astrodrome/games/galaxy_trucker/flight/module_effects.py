"""What happens in flight where modules of the Big Expansion may change it (decision 6).

Base rules ask these questions by their name. With all modules off each is answered at once, as the base rulebook does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import TOUGH_CARDS
from astrodrome.games.galaxy_trucker.content.rows import Kind, Missile
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT
from astrodrome.games.galaxy_trucker.records.yard_events import Cause
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown
from astrodrome.games.galaxy_trucker.ship.crew import crew_size, humans
from astrodrome.games.galaxy_trucker.ship.headings import front
from astrodrome.games.galaxy_trucker.ship.module_effects import binds, in_force
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat

FIVE: Final = 5
INVERTED: Final[dict[Missile, Missile]] = {"small": "large", "large": "small"}
CABINS: Final[tuple[Kind, ...]] = ("starting_cabin", "cabin", "luxury_cabin")


def plays_as_five(g: Trucker) -> bool:
    """Return whether the rules for five players hold throughout the flight (GX-201, GX-246)."""
    return g.seats == FIVE or g.options.has("four-as-five")


def chances(g: Trucker) -> int:
    """Return how many players may take an opportunity, or must beat an enemy (GB-137, GX-211, GX-217)."""
    return 2 if g.expanded and counts_for_two(g) else 1


def counts_for_two(g: Trucker) -> bool:
    """Return whether the rules for five players hold for the card in play; of machinations for some (GX-350)."""
    return plays_as_five(g) and (g.card.level > 0 or g.card.five)


def loads_at_once(g: Trucker) -> bool:
    """Return whether who lands on a planet loads its goods at once; paranoid locals shoot first (GB-134, GX-557)."""
    return not in_force(g, "paranoid-locals")


def extra_cards(g: Trucker) -> int:
    """Return how many cards come in addition to those of the flight: on a Tough Trip (GX-435)."""
    return TOUGH_CARDS[g.level] if in_force(g, "tough-trip") else 0


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


def spared(g: Trucker) -> list[Seat]:
    """Return who has sent the Diplomat to be spared the penalty at hand (GX-187)."""
    technologies = g.technologies
    return [] if technologies is None else technologies.diplomat_sent_by


def saboteurs_roll_on(g: Trucker) -> bool:
    """Return whether saboteurs go on rolling once every ship under threat was struck: up to three rolls (GX-441)."""
    return in_force(g, "remorseless-fate")


def missile_for(g: Trucker, seat: Seat, kind: Missile) -> Missile:
    """Return what a meteor or shot is to a ship: Meteoric Inversion turns meteors round (GX-433)."""
    return INVERTED.get(kind, kind) if binds(g, seat, "meteoric-inversion") else kind


def line_of(g: Trucker, seat: Seat, side: int, total: int) -> int | None:
    """Return the line of a ship's board that dice designate, read as the ship faces since the check (GX-Q55)."""
    return g.board.line(side, total, front(g, seat) or FRONT)


def arrivals(g: Trucker) -> list[Seat]:
    """Return the finishers in the order in which they are paid: those with two halves before all others (GX-324)."""
    order = g.order()
    halves = halves_flown(g)
    if halves is None:
        return order
    alone = [seat for seat in order if len(halves.flying[seat]) == 1]
    return [*[seat for seat in order if seat not in alone], *alone]


def beauties(g: Trucker) -> list[Seat]:
    """Return the finishers whose looks are compared: with two halves at the finish, only such ships (GX-325)."""
    order = arrivals(g)
    halves = halves_flown(g)
    if halves is None:
        return order
    return [seat for seat in order if len(halves.flying[seat]) == len(halves.flying[order[0]])]


def becomes_junk(g: Trucker, cause: Cause) -> bool:
    """Return whether a component that is lost lies on a pile of junk first: what falls off in a card does (GX-403)."""
    return cause == "fallen" and bool(g.revealed) and in_force(g, "space-junk")


def is_explosive(g: Trucker, seat: Seat, square: int) -> bool:
    """Return whether a component explodes when it is destroyed: a hold with goods, a battery with cells (GX-455)."""
    if g.goods[seat][square] and binds(g, seat, "explosive-goods"):
        return True
    return g.cells[seat][square] > 0 and binds(g, seat, "explosive-batteries")


def is_pierced(g: Trucker, seat: Seat) -> bool:
    """Return whether what strikes a ship goes on to the next component in its line (GX-445)."""
    return binds(g, seat, "piercing-projectiles")


def unlucky(g: Trucker, seats: Iterable[Seat]) -> list[Seat]:
    """Return for whom a roll that cost nobody anything is repeated: with Bad Luck (GX-559)."""
    return [seat for seat in seats if binds(g, seat, "bad-luck")]


def loses_cabins(g: Trucker, seat: Seat) -> bool:
    """Return whether the cabins of crew that is given up go as well: Personalised Cabins (GX-560)."""
    return binds(g, seat, "personalised-cabins")


def infected(g: Trucker, seat: Seat, goods: int) -> int:
    """Return how many humans goods that were gained cost: one for each beyond the number of aliens (GX-461, GX-462)."""
    if not binds(g, seat, "infected-goods"):
        return 0
    return max(goods - (crew_size(g, seat) - humans(g, seat)), 0)


def charged_for(g: Trucker, seat: Seat) -> list[int]:
    """Return the lost components that are paid for: all, with Personalised Cabins all but cabins (GB-178, GX-560)."""
    lost = g.lost_components[seat]
    return [one for one in lost if g.box.kinds[one] not in CABINS] if loses_cabins(g, seat) else lost


def _value(one: tuple[Seat, int]) -> int:
    return one[1]
