"""Race placement: starting power and start squares (CM-120 to CM-127)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.content.figures import FIRST_SQUARE, LAST_SQUARE, PX2_FACTOR, TYPE_MALUS
from astrodrome.games.celerium.content.vocabulary import KINDS, LINE, PILOT, PLANET, VEHICLES
from astrodrome.games.celerium.records.preparation_events import VehiclePlaced
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.equipment import power
from astrodrome.games.celerium.track.planet import suffers_type
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


def on_track(square: int) -> int:
    """Return a square within the limits of the track (CM-123, CM-127)."""
    return max(FIRST_SQUARE, min(LAST_SQUARE, square))


class Start:
    """A starting power and what it is made of (CM-121)."""

    def __init__(self, base: int, doubled: int, modifier: int, malus: int) -> None:
        self.base: Final = base
        self.doubled: Final = doubled
        """What Px2 adds."""
        self.modifier: Final = modifier
        self.malus: Final = malus
        self.square: Final = on_track(base + doubled + modifier - malus)


def starting_power(g: Celerium, seat: Seat, kind: int, line: int, px2: bool, boosts: bool = True) -> Start:
    """Return a vehicle's start: value with Upgrade, Px2, line modifier, planet type, then limits (CM-121, CM-Q17).

    `boosts`: whether active Boosts count; the Rival compares lines without them (CM-259).
    """
    base = power(g, seat, kind, line)
    modifier = g.tables.modifier[g.planet()][line]  # CM-112, CM-113: a Px2 line modifies by 0
    if modifier < 0 and boosts and g.is_active(seat, LINE):
        modifier = 0  # CM-096
    if kind != PILOT:
        return Start(base, 0, modifier, 0)  # CM-044, CM-111: neither the type nor Px2 touches a Starbot
    doubled = base * (PX2_FACTOR - 1) if px2 else 0
    cancelled = boosts and g.is_active(seat, PLANET)  # CM-097
    malus = TYPE_MALUS if suffers_type(g, seat) and not cancelled else 0
    return Start(base, doubled, modifier, malus)


class PlaceVehicles(Task[Celerium]):
    """Place every vehicle on the square of its starting power, wherever it stood before (CM-124, CM-126)."""

    @override
    def run(self, g: Celerium) -> None:
        """Set the squares; none of them acts on a vehicle that is placed (CM-125)."""
        g.square = [0] * (VEHICLES * g.franchises)
        for seat in g.turn_order():
            line = g.line[seat]
            assert line is not None, "lines are picked before the placement"
            for kind in range(VEHICLES):
                start = starting_power(g, seat, kind, line, g.doubles_pilot[seat])
                g.square[VEHICLES * seat + kind] = start.square
                if g.listening:
                    parts = (start.base, start.doubled, start.modifier, start.malus)
                    g.emit(VehiclePlaced(seat, KINDS[kind], start.square, *parts))
