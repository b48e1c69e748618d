"""Moving on: next city, last city, Forgotten City (CS-090 to CS-092, CS-178 to CS-181, CS-369 to CS-379)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.figures import TOKEN_POINTS
from astrodrome.games.celestia.records.card_events import VesselMoored
from astrodrome.games.celestia.records.flight_events import (
    VESSELS,
    ForgottenCityLit,
    ForgottenCityReached,
    LastCityReached,
    RouteEnded,
    SpaceReached,
    VesselMoved,
)
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.treasures.treasures import TakeTreasure
from astrodrome.games.celestia.vessel.boarding import vacate_lifeboat
from astrodrome.games.celestia.vessel.step import StepEnds
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


class MoveVessel(Task[Celestia]):
    """The step has succeeded: the vessel goes one stop further, unless it is moored (CS-090, CS-235)."""

    @override
    def run(self, g: Celestia) -> None:
        g.abandon(StepEnds)
        if g.step.moored:
            if g.listening:
                g.emit(VesselMoored(VESSELS[g.step.vessel]))
            return
        if g.step.vessel == AIRCRAFT:
            g.place = g.step.destination
        else:
            g.lifeboat = g.lifeboat.moved(g.step.destination)
        if g.step.destination == g.tables.forgotten:
            reach_forgotten_city(g)
        elif g.step.destination == g.tables.space:
            if g.listening:
                g.emit(SpaceReached(VESSELS[g.step.vessel]))
        else:
            reach_city(g)


def reach_city(g: Celestia) -> None:
    """Arrive in a city; behind the last one that has treasure the voyage ends (CS-091, CS-170)."""
    city = g.step.destination
    if g.listening:
        g.emit(VesselMoved(VESSELS[g.step.vessel], g.tables.value[city]))
    if g.next_stop(city) is None:
        if g.listening:
            g.emit(LastCityReached(VESSELS[g.step.vessel], g.tables.value[city]))
        share_treasures(g)


def stop_at_end_of_route(g: Celestia) -> None:
    """End a voyage before its step because no city with treasure lies ahead any more (CS-515)."""
    if g.listening:
        g.emit(RouteEnded(VESSELS[g.step.vessel], g.tables.value[g.stand()]))
    share_treasures(g)


def share_treasures(g: Celestia) -> None:
    """Let everybody aboard take one treasure here, from the captain clockwise, and end the voyage (CS-178, CS-179)."""
    city = g.stand()
    aboard = [seat for seat in g.around(g.helm()) if g.is_aboard(seat)]
    end_voyage_of_vessel(g)
    g.then(*[TakeTreasure(seat, city, 1) for seat in aboard])


def end_voyage_of_vessel(g: Celestia) -> None:
    """Take everybody out of a vessel that has stopped without a crash (CS-174, CS-180, CS-321)."""
    if g.step.vessel == AIRCRAFT:
        g.pawns = [0] * g.seats
        g.flying = False
    else:
        vacate_lifeboat(g)


def reach_forgotten_city(g: Celestia) -> None:
    """Light the Forgotten City and give everybody aboard its token; once lit it gives nothing (CS-376, CS-530)."""
    aboard = tuple([seat for seat in g.around(g.helm()) if g.is_aboard(seat)])
    vessel = VESSELS[g.step.vessel]
    end_voyage_of_vessel(g)
    if g.forgotten_city.lit:
        if g.listening:
            g.emit(ForgottenCityReached(vessel))
        return
    g.forgotten_city = g.forgotten_city.lit_by(aboard)
    if g.listening:
        g.emit(ForgottenCityLit(vessel, aboard, TOKEN_POINTS))


MOVE_VESSEL: Final = MoveVessel()
