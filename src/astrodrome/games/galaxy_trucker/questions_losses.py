"""Questions about what ships lose, which the base rules ask and modules may answer (decision 6).

With all modules off every question is answered at once, as the base rulebook does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrodrome.games.galaxy_trucker.content import Kind
from astrodrome.games.galaxy_trucker.crew import crew_size, humans
from astrodrome.games.galaxy_trucker.roads import binds, in_force
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.yard_events import Cause
from astrodrome.kernel.seats import Seat

CABINS: Final[tuple[Kind, ...]] = ("starting_cabin", "cabin", "luxury_cabin")


def becomes_junk(g: Trucker, cause: Cause) -> bool:
    """Tell whether a component that is lost lies on a pile of junk first: what falls off in a card does (GX-403)."""
    return bool(g.roads) and cause == "fallen" and bool(g.revealed) and in_force(g, "space-junk")


def is_explosive(g: Trucker, seat: Seat, square: int) -> bool:
    """Tell whether a component explodes when it is destroyed: a hold with goods, a battery with cells (GX-455)."""
    if g.goods[seat][square] and binds(g, seat, "explosive-goods"):
        return True
    return g.cells[seat][square] > 0 and binds(g, seat, "explosive-batteries")


def is_pierced(g: Trucker, seat: Seat) -> bool:
    """Tell whether what strikes a ship goes on to the next component in its line (GX-445)."""
    return binds(g, seat, "piercing-projectiles")


def unlucky(g: Trucker, seats: Iterable[Seat]) -> list[Seat]:
    """Return for whom a roll that cost nobody anything is repeated: with Bad Luck (GX-559)."""
    return [seat for seat in seats if binds(g, seat, "bad-luck")] if g.roads else []


def loses_cabins(g: Trucker, seat: Seat) -> bool:
    """Tell whether the cabins of crew that is given up go as well: Personalised Cabins (GX-560)."""
    return binds(g, seat, "personalised-cabins")


def infected(g: Trucker, seat: Seat, goods: int) -> int:
    """Return how many humans goods that were gained cost: one for each beyond the number of aliens (GX-461, GX-462)."""
    if not binds(g, seat, "infected-goods"):
        return 0
    return max(goods - (crew_size(g, seat) - humans(g, seat)), 0)


def charged_for(g: Trucker, seat: Seat) -> list[int]:
    """Return the lost components that are paid for: all, with Personalised Cabins all but cabins (GB-178, GX-560)."""
    lost = g.lost[seat]
    return [one for one in lost if g.box.kinds[one] not in CABINS] if loses_cabins(g, seat) else lost
