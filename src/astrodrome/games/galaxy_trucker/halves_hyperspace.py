"""Halves in hyperspace: each jumps and comes back for itself (GX-318 to GX-323)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.figures import JUMP_CARDS
from astrodrome.games.galaxy_trucker.giving_up import give_up
from astrodrome.games.galaxy_trucker.halves import NAMES
from astrodrome.games.galaxy_trucker.halves_events import HalfReturned
from astrodrome.games.galaxy_trucker.halves_leaving import bring_back, measure_absence, put_aside
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.seats import Seat


class SendHalf(Task[Trucker]):
    """A half whose accelerator was used is gone, once its engine is (GX-318); past the last card for good (GX-132)."""

    args = ("seat", "half", "last")

    def __init__(self, seat: Seat, half: int, last: bool) -> None:
        self.seat = seat
        self.half = half
        self.last = last

    def run(self, g: Trucker) -> None:
        """Take it off the board."""
        if self.last:
            give_up(g, self.seat, self.half, "missed")
        else:
            put_aside(g, self.seat, self.half)
            g.away[self.seat][self.half] = JUMP_CARDS
            measure_absence(g, self.seat)


def return_halves(g: Trucker, seat: Seat) -> bool:
    """Let a card pass for the halves of a ship in hyperspace, and tell whether one of them came back (GX-323)."""
    away = g.away[seat]
    gone = [half for half in g.halves[seat] if away[half]]
    for half in gone:
        away[half] -= 1
    returning = [half for half in gone if not away[half]]
    for half in returning:
        bring_back(g, seat, half)
        if g.heard:
            g.tell(HalfReturned(seat, NAMES[half]))
    measure_absence(g, seat)
    return bool(returning)


class RecallHalves(Task[Trucker]):
    """For what reaches into hyperspace too, lay all halves on the board (GX-424, GX-Q15)."""

    def run(self, g: Trucker) -> None:
        """Bring them back; they still miss their cards."""
        for seat in g.rockets():
            for half in g.halves[seat]:
                bring_back(g, seat, half)


class PartHalves(Task[Trucker]):
    """Afterwards they are gone again."""

    def run(self, g: Trucker) -> None:
        """Take off the board what is in hyperspace."""
        for seat in g.rockets():
            for half in g.halves[seat]:
                if g.away[seat][half]:
                    put_aside(g, seat, half)


def with_all_halves(g: Trucker, tasks: list[Task[Trucker]]) -> list[Task[Trucker]]:
    """Return tasks that see ships with the halves that are in hyperspace."""
    return [RECALL_HALVES, *tasks, PART_HALVES] if g.halves and tasks else tasks


RECALL_HALVES: Final = RecallHalves()
PART_HALVES: Final = PartHalves()
