"""Step 1, the planet (CM-041 to CM-045)."""

from __future__ import annotations

from astrodrome.games.celerium.records.preparation_events import PlanetRevealed
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class RevealPlanet(Task[Celerium]):
    """Turn up the top planet; it stays visible until the round ends (CM-041)."""

    @override
    def run(self, g: Celerium) -> None:
        g.planets = g.planets.turned_up()
        if g.listening:
            planet = g.tables.box.planets[g.planet()]
            g.emit(PlanetRevealed(planet.name, planet))


def suffers_type(g: Celerium, seat: Seat) -> bool:
    """Return whether a franchise's Pilot lists the type of the planet (CM-044, CM-045)."""
    face = g.pilot_face[seat]
    assert face is not None, "faces are chosen before the first planet is turned up"
    return g.tables.hostile[face][g.planet()]
