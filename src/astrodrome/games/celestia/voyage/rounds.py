"""The course of a voyage: rounds, in each a step of the aircraft and one of the lifeboat, then the next captain.

(CS-097 to CS-109, CS-312 to CS-329.)
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.content.figures import VOYAGE_DRAW
from astrodrome.games.celestia.content.tables import TABLES_KEPT
from astrodrome.games.celestia.plays.playable import BEFORE_ROLL
from astrodrome.games.celestia.plays.reactions import plays_of
from astrodrome.games.celestia.records.flight_events import CaptaincyPassed, VoyageBegan
from astrodrome.games.celestia.state.deck import draw_cards
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT, BOAT
from astrodrome.games.celestia.treasures.matryoshburg import VISIT_MATRYOSHBURG
from astrodrome.games.celestia.vessel.moving import stop_at_end_of_route
from astrodrome.games.celestia.vessel.roll import ROLL_EVENTS
from astrodrome.games.celestia.vessel.step import STEP_ENDS, begin_step
from astrodrome.games.celestia.voyage.announcements import PASSENGERS_ANNOUNCE
from astrodrome.games.celestia.voyage.departing import (
    CAPTAIN_MAY_PREPARE,
    CAPTAIN_MAY_STOP,
    HELM_CHOOSES_HEADING,
    PILOT_MAY_GET_OFF,
    is_alone,
)
from astrodrome.games.celestia.voyage.ending import CHECK_END
from astrodrome.games.celestia.voyage.facing_events import FACE_EVENTS, OPEN_BEFORE_ROLL
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


class BeginVoyage(Task[Celestia]):
    """Aircraft to the first city that has treasure, all pawns aboard, one card for everybody (CS-103 to CS-106).

    `draw` is false for the first voyage (CS-030) and after Matryoshburg (CS-362).
    """

    args = ("draw",)

    def __init__(self, draw: bool) -> None:
        self.draw = draw

    @override
    def run(self, g: Celestia) -> None:
        """Board and draw, in turn order from the new captain (CS-109)."""
        first = g.first_stop()
        assert first is not None, "a voyage starts with at least two cities left"
        g.voyage += 1
        g.place = first
        g.flying = True
        g.crashed = False
        g.pawns = [g.edition.crew] * g.seats
        if g.listening:
            g.emit(VoyageBegan(g.voyage, g.captain, g.tables.value[first]))
        if self.draw:
            for seat in g.around(g.captain):
                draw_cards(g, seat, VOYAGE_DRAW)
        g.then(FLY_ROUND)


class FlyRound(Task[Celestia]):
    """One round: the aircraft's step (CS-038 to CS-096), then the lifeboat's; only then the next captain (CS-312)."""

    @override
    def run(self, g: Celestia) -> None:
        """Begin the aircraft's step; the lifeboat looks when its turn comes whether it flies."""
        g.agenda.append(CLOSE_ROUND)
        if g.edition.ext2:
            g.then(LIFEBOAT_STEP)
        if g.flying:
            begin_step(g, AIRCRAFT)
            if find_target(g):
                g.then(*before_roll(g.edition), ROLL_EVENTS, PASSENGERS_ANNOUNCE, FACE_EVENTS)
                if is_alone(g):
                    g.then(CAPTAIN_MAY_STOP)


class LifeboatStep(Task[Celestia]):
    """One step of the lifeboat: its pilot alone, without announcements (CS-313, CS-324)."""

    @override
    def run(self, g: Celestia) -> None:
        if g.lifeboat.pilot is not None:
            begin_step(g, BOAT)
            if find_target(g):
                g.then(PILOT_MAY_GET_OFF, *before_roll(g.edition), ROLL_EVENTS, FACE_EVENTS)


@lru_cache(TABLES_KEPT)
def before_roll(edition: Edition) -> tuple[Task[Celestia], ...]:
    """Return what may be decided between the choice to fly on and the roll, in order (CS-522)."""
    tasks: list[Task[Celestia]] = []
    if edition.two:
        tasks.append(CAPTAIN_MAY_PREPARE)
    if edition.boscalumia:
        tasks.append(HELM_CHOOSES_HEADING)
    if plays_of(edition)[BEFORE_ROLL]:
        tasks.append(OPEN_BEFORE_ROLL)
    return tuple(tasks)


def find_target(g: Celestia) -> bool:
    """Fix the target of the step and put its end on the agenda; a vessel with no city ahead stops (CS-167, CS-515)."""
    stand = g.stand()
    if stand == g.tables.space:
        target: int | None = g.tables.forgotten  # CS-371: there is no other way from here
    else:
        target = g.next_stop(stand)
    if target is None:
        stop_at_end_of_route(g)
        return False
    g.step.destination = target
    g.agenda.append(STEP_ENDS)
    return True


class CloseRound(Task[Celestia]):
    """Pass the captaincy on, or end the voyage when no vessel is under way (CS-097, CS-325)."""

    @override
    def run(self, g: Celestia) -> None:
        g.lifeboat = g.lifeboat.next_round()
        if g.flying:
            pass_captaincy(g)
            g.agenda.append(FLY_ROUND)
        elif g.lifeboat.pilot is not None:
            g.then(FLY_ROUND)  # CS-324: the lifeboat goes on alone, and captaincy does not move (CS-329)
        else:
            g.then(END_VOYAGE)


def pass_captaincy(g: Celestia) -> None:
    """Make the first player aboard clockwise from the captain the next one (CS-097, CS-098)."""
    for seat in g.around(g.captain)[1:]:
        if g.pawns[seat]:
            g.captain = seat
            if g.listening:
                g.emit(CaptaincyPassed(seat))
            return


class EndVoyage(Task[Celestia]):
    """Both vessels are done: the left neighbour of the last captain is next; the end is checked (CS-099, CS-103)."""

    @override
    def run(self, g: Celestia) -> None:
        """After a crash the aircraft calls at Matryoshburg, in place of the draw (CS-357, CS-362)."""
        g.captain = (g.captain + 1) % g.seats
        if g.edition.matryoshburg and g.crashed:
            g.then(VISIT_MATRYOSHBURG, CHECK_END, BeginVoyage(False))
        else:
            g.then(CHECK_END, BeginVoyage(True))


FLY_ROUND: Final = FlyRound()
LIFEBOAT_STEP: Final = LifeboatStep()
CLOSE_ROUND: Final = CloseRound()
END_VOYAGE: Final = EndVoyage()
