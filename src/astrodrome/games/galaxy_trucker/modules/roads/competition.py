"""Stiff Competition: who wants an opportunity is shot at by stronger ships behind (GX-387 to GX-395)."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.flight.hits import RollForLine
from astrodrome.games.galaxy_trucker.geometry.grid import REAR
from astrodrome.games.galaxy_trucker.modules.roads.records import CompetitorFired
from astrodrome.games.galaxy_trucker.ship.module_effects import binds
from astrodrome.games.galaxy_trucker.ship.racing import RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


def before_claim(g: Trucker, seat: Seat) -> list[Task[Trucker]]:
    """Return what comes before an opportunity is claimed: who wants it counts cannons, then all behind (GX-387)."""
    return [*g.phases.counting(g, seat, "cannons"), CountRivals(seat)] if binds(g, seat, "stiff-competition") else []


def behind(g: Trucker, seat: Seat) -> list[Seat]:
    """Return the ships behind one in the race, in flight order (GX-388, GX-390)."""
    order = g.order()
    return order[order.index(seat) + 1 :]


class CountRivals(RacerTask):
    """All behind count as well; if who wants the opportunity has jumped, there is nothing to count for (GX-388)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        """Let them count in flight order, then compare."""
        counts = [task for rival in behind(g, self.seat) for task in g.phases.counting(g, rival, "cannons")]
        g.then(*counts, Compete(self.seat))


class Compete(RacerTask):
    """Every stronger ship behind fires a heavy shot at the ship that wants the opportunity (GX-389)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        """Compare what was declared; each who fires rolls (GX-391)."""
        own = g.declared_strength[self.seat]
        assert own is not None, "a ship in the race has declared it"
        firing = [
            seat
            for seat in behind(g, self.seat)
            if (strength := g.declared_strength[seat]) is not None and strength > own
        ]
        if g.listening:
            for seat in firing:
                g.emit(CompetitorFired(seat, self.seat))
        g.then(*[RollForLine((self.seat,), "heavy", REAR, seat) for seat in firing])
