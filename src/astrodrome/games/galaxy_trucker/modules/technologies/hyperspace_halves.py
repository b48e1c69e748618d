"""Halves in hyperspace: each jumps and comes back for itself (GX-318 to GX-323)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import JUMP_CARDS
from astrodrome.games.galaxy_trucker.flight.giving_up import give_up
from astrodrome.games.galaxy_trucker.modules.halves.leaving import bring_back, measure_absence, put_aside
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfReturned
from astrodrome.games.galaxy_trucker.modules.halves.state import halves_of
from astrodrome.games.galaxy_trucker.ship.bodies import NAMES, halves_flown
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class SendHalf(Task[Trucker]):
    """A half whose accelerator was used is gone, once its engine is (GX-318); past the last card for good (GX-132)."""

    args = ("seat", "half", "last")

    def __init__(self, seat: Seat, half: int, last: bool) -> None:
        self.seat = seat
        self.half = half
        self.last = last

    @override
    def run(self, g: Trucker) -> None:
        if self.last:
            give_up(g, self.seat, self.half, "missed")
        else:
            put_aside(g, self.seat, self.half)
            halves_of(g).cards_to_miss[self.seat][self.half] = JUMP_CARDS
            measure_absence(g, self.seat)


def return_halves(g: Trucker, seat: Seat) -> bool:
    """Let a card pass for the halves of a ship in hyperspace, and return whether one of them came back (GX-323)."""
    halves = halves_of(g)
    away = halves.cards_to_miss[seat]
    gone = [half for half in halves.flying[seat] if away[half]]
    for half in gone:
        away[half] -= 1
    returning = [half for half in gone if not away[half]]
    for half in returning:
        bring_back(g, seat, half)
        if g.listening:
            g.emit(HalfReturned(seat, NAMES[half]))
    measure_absence(g, seat)
    return bool(returning)


class RecallHalves(Task[Trucker]):
    """For what reaches into hyperspace too, lay all halves on the board (GX-424, GX-Q15)."""

    @override
    def run(self, g: Trucker) -> None:
        """Bring them back; they still miss their cards."""
        for seat in g.rockets():
            for half in halves_of(g).flying[seat]:
                bring_back(g, seat, half)


class PartHalves(Task[Trucker]):
    """Afterwards they are gone again."""

    @override
    def run(self, g: Trucker) -> None:
        halves = halves_of(g)
        for seat in g.rockets():
            for half in halves.flying[seat]:
                if halves.cards_to_miss[seat][half]:
                    put_aside(g, seat, half)


def with_all_halves(g: Trucker, tasks: list[Task[Trucker]]) -> list[Task[Trucker]]:
    """Return tasks that see ships with the halves that are in hyperspace."""
    return [RECALL_HALVES, *tasks, PART_HALVES] if tasks and halves_flown(g) is not None else tasks


RECALL_HALVES: Final = RecallHalves()
PART_HALVES: Final = PartHalves()
