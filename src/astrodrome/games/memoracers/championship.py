"""Championship: as many races as players, each with a circuit of one of them (MR-159 to MR-167)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.memoracers.actions import DRAW, ChooseCircuit, DrawCircuit, Letter
from astrodrome.games.memoracers.circuit import named_circuit
from astrodrome.games.memoracers.events import PointsScored
from astrodrome.games.memoracers.figures import NUMBERS
from astrodrome.games.memoracers.finish import ships_behind
from astrodrome.games.memoracers.offers import CircuitOffer
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import SERIES
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")


class BuilderMakesCircuit(SeatDecision[MemoRacers]):
    """Choose a series for each number, or leave it to chance (MR-012, MR-160)."""

    takes = (ChooseCircuit, DrawCircuit)
    rules = ("MR-160", "MR-012")

    @override
    def complete(self, g: MemoRacers, seat: Seat) -> bool:
        """There are over a quarter of a million circuits; only the plain ones are listed."""
        return False

    @override
    def candidates(self, g: MemoRacers, seat: Seat) -> Sequence[Action]:
        return [DRAW, *[ChooseCircuit((letter,) * NUMBERS) for letter in LETTERS]]

    @override
    def refuse(self, g: MemoRacers, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a circuit that does not have each number once (MR-011)."""
        if isinstance(action, ChooseCircuit) and len(action.series) != NUMBERS:
            return Refusal("MR-011", "not-nine-tiles", (("found", len(action.series)), ("numbers", NUMBERS)))
        return None

    @override
    def answer(self, g: MemoRacers, seat: Seat, action: Action) -> None:
        if isinstance(action, ChooseCircuit):
            g.circuit = [f"{number}-{letter}" for number, letter in enumerate(action.series, 1)]
        else:
            g.circuit = named_circuit("random", g.chance)

    @override
    def offer(self, g: MemoRacers, seat: Seat) -> Offer:
        return CircuitOffer(tuple([tuple([f"{n}-{letter}" for letter in SERIES]) for n in range(1, NUMBERS + 1)]))


class ScoreRace(Task[MemoRacers]):
    """Count one point per competitor behind (MR-162 to MR-166)."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Add the points; after the last race the highest total wins, equal totals share (MR-161, MR-167)."""
        g.race_points.append([ships_behind(g, seat) for seat in range(g.seats)])
        totals = totals_of(g)
        if g.listening:
            g.emit(PointsScored(tuple(g.race_points[-1]), tuple(totals)))
        if len(g.race_points) == g.seats:
            g.winners = tuple([seat for seat in range(g.seats) if totals[seat] == max(totals)])


def totals_of(g: MemoRacers) -> list[int]:
    """Return the points of each seat over the races so far."""
    return [sum([race[seat] for race in g.race_points]) for seat in range(g.seats)]
