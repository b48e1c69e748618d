"""The crash: everybody still aboard falls, and the vessel's voyage is over (CS-093 to CS-096, CS-318)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.records.flight_events import VESSELS, VesselCrashed
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.vessel.boarding import vacate_lifeboat
from astrodrome.games.celestia.vessel.step import StepEnds
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


class FallDown(Task[Celestia]):
    """The crash is final: no treasure for those aboard; treasures gained before are safe (CS-093, CS-094)."""

    @override
    def run(self, g: Celestia) -> None:
        fallen = tuple([seat for seat in g.around(g.helm()) if g.is_aboard(seat)])
        if g.step.vessel == AIRCRAFT:
            g.pawns = [0] * g.seats
            g.flying = False
            g.crashed = True
        else:
            vacate_lifeboat(g)
        if g.listening:
            g.emit(VesselCrashed(VESSELS[g.step.vessel], fallen))
        g.abandon(StepEnds)


FALL_DOWN: Final = FallDown()
