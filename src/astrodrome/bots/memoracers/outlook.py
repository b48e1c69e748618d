"""A race as one pilot knows it: the course, and for each ship that races its spot and its way home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.memoracers.course import Course, Spot, finish_of
from astrodrome.bots.memoracers.flights import Flights, Way, Ways
from astrodrome.bots.memoracers.planner import WayHome
from astrodrome.bots.sums import plain_sum
from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.tiles import TileFace
from astrodrome.games.memoracers.view import PublicView
from astrodrome.kernel.seats import Seat


class Outlook:
    """A race as one pilot knows it; `row` is what it takes to lie where."""

    def __init__(self, public: PublicView, row: Sequence[TileFace | None], left: str | None) -> None:
        self.public: Final = public
        self.course: Final = Course(row, left, "kraken-madness" in public.modules)
        self.spots: Final[dict[Seat, Spot]] = {}
        self.ways: Final[dict[Seat, WayHome]] = {}
        self._flights: Final = Flights(self.course, public.shields)
        solo = "solo" in public.modules
        by_finish: dict[int, WayHome] = {}
        first = min([ship.place for ship in public.ships if ship.place is not None])
        for seat, ship in enumerate(public.ships):
            if ship.place is None:
                continue
            finish = finish_of(self.course, ship, public.round, solo)
            if finish not in by_finish:
                by_finish[finish] = WayHome(self.course, finish, first, public.shields)
            self.ways[seat] = by_finish[finish]
            self.spots[seat] = Spot(ship.place, ship.lane - 1, ship.speed, public.shields - ship.ticked)

    def rounds(self, seat: Seat, way: Way) -> float:
        """Return how many rounds a ship needs after a flight that came out so."""
        return self.ways[seat].rounds(way.kraken, way.spot)

    def mean(self, seat: Seat, ways: Ways) -> float:
        """Return how many rounds a ship needs on average after a flight."""
        return plain_sum([way.odds * self.rounds(seat, way) for way in ways])

    def now(self, seat: Seat) -> Ways:
        """Return the spot of a ship, with each Kraken that it may have met last."""
        spot = self.spots[seat]
        return tuple([Way(odds, kraken, spot) for odds, kraken in self.course.krakens_known(spot.at)])

    def flights(self, seat: Seat) -> list[tuple[Program, Ways]]:
        """Return one program for each different outcome of a ship's flight."""
        spot = self.spots[seat]
        return self._flights.of(spot, self.course.krakens_known(spot.at))

    def shortest(self, seat: Seat) -> tuple[Program, Ways]:
        """Return the program after which the way home is shortest."""
        return min(self.flights(seat), key=lambda flight: self.mean(seat, flight[1]))
