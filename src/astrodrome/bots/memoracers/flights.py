"""Where each program of a ship may take it, with the odds, and which Kraken it has met by then."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from astrodrome.bots.memoracers.course import Course, Spot
from astrodrome.bots.memoracers.planner import moved
from astrodrome.games.memoracers.actions import REACH, Program
from astrodrome.games.memoracers.figures import FORCE_NEEDS_MORE_THAN, FORCE_TICKS, KRAKENS, MAX_SPEED


class Way(NamedTuple):
    """What may become of a ship in a round: how likely, the Kraken that it has met last, where it is."""

    odds: float
    kraken: int
    spot: Spot


Ways: TypeAlias = tuple[Way, ...]


SURE: Final = tuple([tuple([float(n == seen) for n in range(KRAKENS)]) for seen in range(KRAKENS)])
"""The odds of a Kraken that is in sight."""


class Flights:
    """The programs of ships on one course."""

    def __init__(self, course: Course, shields: int) -> None:
        self._course: Final = course
        self._shields: Final = shields

    def of(self, spot: Spot, krakens: list[tuple[float, int]], in_sight: bool = False) -> list[tuple[Program, Ways]]:
        """Return one program for each different outcome, from a spot and the Krakens that may have been met last.

        `in_sight`: they are those that lie right before the ship, if one does.
        """
        found: list[tuple[Program, Ways]] = []
        for lines in range(spot.speed, 0, -1):
            start = Spot(spot.at, spot.lane, lines, spot.free)
            found += self._fly(tuple([Way(odds, kraken, start) for odds, kraken in krakens]), lines, False, in_sight)
        if spot.free > FORCE_NEEDS_MORE_THAN and spot.speed < MAX_SPEED:
            lines = spot.speed + 1
            start = Spot(spot.at, spot.lane, lines, spot.free - FORCE_TICKS)
            found += self._fly(tuple([Way(odds, kraken, start) for odds, kraken in krakens]), lines, True, in_sight)
        return found

    def _fly(self, start: Ways, lines: int, force: bool, in_sight: bool) -> list[tuple[Program, Ways]]:
        """Fly step by step: programs that have come to the same are flown on as one."""
        at = start[0].spot.at
        flown: dict[tuple[int, Ways], tuple[int, ...]] = {(start[0].spot.lane + 1, start): ()}
        for place in range(at + 1, at + 1 + lines):
            beyond: dict[tuple[int, Ways], tuple[int, ...]] = {}
            for (lane, ways), lanes in flown.items():
                for aim in REACH[lane]:
                    sure = in_sight and place == at + 1
                    beyond.setdefault((aim, self._entered(ways, place, aim - 1, lines, sure)), (*lanes, aim))
            flown = beyond
        return [(Program(lanes, force), ways) for (_, ways), lanes in flown.items()]

    def _entered(self, ways: Ways, place: int, lane: int, lines: int, sure: bool) -> Ways:
        course = self._course
        odds = course.odds.get(place)
        found: list[Way] = []
        for way in ways:
            if way.spot.free == 0:
                found.append(way)
            elif odds is None:
                found.append(Way(way.odds, way.kraken, self._moved(way.spot, course.effects[place][lane], lane, lines)))
            else:
                for kraken, chance in enumerate(SURE[way.kraken] if sure else odds[way.kraken]):
                    if chance:
                        spot = self._moved(way.spot, course.faces[kraken][lane], lane, lines)
                        found.append(Way(way.odds * chance, kraken, spot))
        return tuple(found)

    def _moved(self, spot: Spot, effect: int, lane: int, lines: int) -> Spot:
        speed, free = moved(effect, lines, spot.speed, spot.free, self._shields) if effect else (spot.speed, spot.free)
        return Spot(spot.at + 1, lane, speed, free)
