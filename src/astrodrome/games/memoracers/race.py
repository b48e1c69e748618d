"""The course of a race: set-up, rounds, end (MR-031 to MR-033)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.championship import BuilderMakesCircuit, ScoreRace
from astrodrome.games.memoracers.circuit import FlyReconnaissance, LayCircuit, named_circuit
from astrodrome.games.memoracers.events import RoundBegan
from astrodrome.games.memoracers.finish import RaceEnds, is_over
from astrodrome.games.memoracers.maintenance import MAINTAIN
from astrodrome.games.memoracers.mechanism import VisitorSwaps, last_visitor
from astrodrome.games.memoracers.moving import SHIPS_ACT
from astrodrome.games.memoracers.programming import PILOTS_PROGRAM
from astrodrome.games.memoracers.solo import STEP_MARKER
from astrodrome.games.memoracers.start import PrepareShips
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


class BeginRace(Task[MemoRacers]):
    """Set up one race: circuit, reconnaissance, ships; then rounds until it ends."""

    args = ("race",)

    def __init__(self, race: int) -> None:
        self.race = race

    @override
    def run(self, g: MemoRacers) -> None:
        """Take the circuit of the options, or ask the player whose turn it is to make one up (MR-160)."""
        g.race = self.race
        if g.options.has("championship"):
            builder = (g.options.youngest + self.race) % g.seats
            g.then(BuilderMakesCircuit(builder), LayCircuit(builder), RunRace(), ScoreRace())
        else:
            g.circuit = named_circuit(g.options.circuit, g.chance)
            g.then(LayCircuit(None), RunRace())


class RunRace(Task[MemoRacers]):
    """Fly the reconnaissance lap, place the ships, and race."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Put the complete race on the agenda; its end lies under the rounds."""
        g.then(FlyReconnaissance(), PrepareShips(), ROUND, RaceEnds())


class RaceRound(Task[MemoRacers]):
    """One round: programming, action, maintenance (MR-031)."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Begin a round; a solo race also steps its score marker (MR-148)."""
        g.round += 1
        if g.listening:
            g.emit(RoundBegan(g.round))
        if g.solo:
            g.then(PILOTS_PROGRAM, SHIPS_ACT, MAINTAIN, STEP_MARKER, CLOSE_ROUND)
        else:
            g.then(PILOTS_PROGRAM, SHIPS_ACT, MAINTAIN, CLOSE_ROUND)


class CloseRound(Task[MemoRacers]):
    """End the race here, or let the last visitor of a mechanism swap and go on (MR-087, MR-092, MR-121)."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Look at the end conditions only now, when all ships have acted."""
        if is_over(g):
            return
        visitor = last_visitor(g)
        g.then(ROUND)
        if visitor is not None:
            g.then(VisitorSwaps(visitor))


ROUND: Final = RaceRound()
CLOSE_ROUND: Final = CloseRound()
