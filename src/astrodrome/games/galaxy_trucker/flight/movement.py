"""Flight days: rockets on the closed track (GB-081 to GB-086).

A place counts spaces from the start, laps included; the space on the board is the place modulo the length of the track.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import TRACK
from astrodrome.games.galaxy_trucker.flight.module_effects import chances
from astrodrome.games.galaxy_trucker.records.flight_events import DaysGained, DaysLost
from astrodrome.games.galaxy_trucker.ship.racing import RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


def _travel(g: Trucker, seat: Seat, days: int, step: int) -> None:
    """Move over free spaces; occupied ones are jumped and not counted (GB-081, GB-082)."""
    taken = [g.position[other] % TRACK for other in range(g.seats) if g.flying[other] and other != seat]
    place = g.position[seat]
    for _ in range(days):
        place += step
        while place % TRACK in taken:
            place += step
    g.position[seat] = place


def gain_days(g: Trucker, seat: Seat, days: int) -> None:
    """Move a rocket forward (GB-081)."""
    _travel(g, seat, days, 1)
    if g.listening and days:
        g.emit(DaysGained(seat, days, g.position[seat]))


def lose_days(g: Trucker, seat: Seat, days: int) -> None:
    """Move a rocket backward; there is no limit (GB-082, GB-086)."""
    _travel(g, seat, days, -1)
    if g.listening and days:
        g.emit(DaysLost(seat, days, g.position[seat]))


def rearmost_first(g: Trucker, seats: Iterable[Seat]) -> list[Seat]:
    """Return those still in the race in the order in which they lose days together (GB-084, GX-126)."""
    return sorted([seat for seat in seats if g.is_racing(seat)], key=g.position.__getitem__)


class LoseDays(RacerTask):
    """One player loses days, once what comes before is done."""

    args = ("seat", "days")

    def __init__(self, seat: Seat, days: int) -> None:
        self.seat = seat
        self.days = days

    @override
    def run_in_race(self, g: Trucker) -> None:
        lose_days(g, self.seat, self.days)


class LoseDaysTogether(Task[Trucker]):
    """Everyone who owes the days of the card loses them, rearmost first (GB-084, GX-215, GX-227)."""

    @override
    def run(self, g: Trucker) -> None:
        for seat in rearmost_first(g, g.owes_days):
            lose_days(g, seat, g.card.days)


class OweDays(RacerTask):
    """One player owes the days of the card, and will lose them together with others (GX-215, GX-227)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        g.owes_days.append(self.seat)


def owe_days(g: Trucker, seat: Seat) -> Task[Trucker]:
    """Return how a player loses the days of an opportunity or a reward: at once, unless others may follow (GX-215)."""
    return LoseDays(seat, g.card.days) if chances(g) == 1 else OweDays(seat)


def together(g: Trucker) -> list[Task[Trucker]]:
    """Return how those pay who lose the days of a card together: nobody does where one player takes it (GX-215)."""
    return [LOSE_DAYS_TOGETHER] if chances(g) > 1 else []


LOSE_DAYS_TOGETHER: Final = LoseDaysTogether()
