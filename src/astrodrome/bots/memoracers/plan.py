"""Planning a flight: what lanes are worth, and the best way through the tiles ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from astrodrome.games.memoracers.actions import REACH
from astrodrome.games.memoracers.figures import FORCE_TICKS, LANES, LINES, MAX_SPEED
from astrodrome.games.memoracers.tiles import ACCELERATOR, MECHANISM, REPAIRER, SAFE, SLOWER, TRAP

Odds: TypeAlias = Sequence[Sequence[tuple[float, ...]]]
"""For each place of the row and each lane (from 0), the chance of each effect."""

CRASH: Final = 60.0
AHEAD: Final = 3
"""How many tiles beyond the program are looked at."""

CERTAIN: Final = tuple([tuple([float(effect == known) for effect in range(6)]) for known in range(6)])
"""The odds of a lane that is known."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a pilot cares for, in tiles: a Speed point kept, a Shield box when all are free, and fear when few are."""

    speed: float = 1.6
    shield: float = 0.32
    fear: float = 2.2


DEFAULT_TASTE: Final = Taste()


@dataclass(frozen=True, slots=True)
class Ship:
    """What matters of a ship to its plan."""

    place: int
    lane: int
    speed: int
    free: int
    ticked: int


@dataclass(frozen=True, slots=True)
class Flight:
    """A way to fly: lanes, whether forced, and what it is thought to be worth."""

    lanes: tuple[int, ...]
    force: bool
    worth: float


def lane_worth(odds: tuple[float, ...], lines: int, ship: Ship, taste: Taste) -> float:
    """Return what entering a lane is worth at a number of lines."""
    if odds[SAFE] == 1.0 or odds[MECHANISM] == 1.0:
        return 0.0
    box = taste.shield * (1.0 + taste.fear / ship.free)
    trap = -lines * box - (CRASH if lines >= ship.free else 0.0)
    faster = taste.speed if ship.speed < MAX_SPEED else 0.0
    slower = -taste.speed if ship.speed > 1 else 0.0
    mended = min(LINES - lines, ship.ticked) * box
    return odds[TRAP] * trap + odds[ACCELERATOR] * faster + odds[SLOWER] * slower + odds[REPAIRER] * mended


def best_flight(ship: Ship, odds: Odds, may_force: bool, taste: Taste = DEFAULT_TASTE) -> Flight:
    """Return the best flight over all Speeds."""
    best: Flight | None = None
    for lines in range(1, min(ship.speed + may_force, MAX_SPEED) + 1):
        flight = flight_at(ship, odds, lines, lines > ship.speed, taste)
        if best is None or flight.worth > best.worth:
            best = flight
    assert best is not None, "a ship always has a Speed"
    return best


def flight_at(ship: Ship, odds: Odds, lines: int, force: bool, taste: Taste = DEFAULT_TASTE) -> Flight:
    """Return the best flight with a number of lines: dynamic programming from the far end back to the ship."""
    row = len(odds)
    cost = FORCE_TICKS * taste.shield * (1.0 + taste.fear / ship.free) if force else 0.0
    after = Ship(ship.place, ship.lane, lines, ship.free - FORCE_TICKS * force, ship.ticked + FORCE_TICKS * force)
    worth = [0.0] * (LANES + 1)
    ways: list[tuple[int, ...]] = [()] * (LANES + 1)
    for ahead in range(lines + AHEAD, 0, -1):
        tile = odds[(ship.place + ahead) % row]
        fade = 1.0 if ahead <= lines else 0.5
        here = [
            fade * lane_worth(tile[lane - 1], lines, after, taste) + worth[lane] if lane else 0.0 for lane in range(6)
        ]
        worth, ways = _step_back(here, ways, ahead <= lines)
    gained = lines + taste.speed * lines - cost
    return Flight(ways[ship.lane], force, gained + worth[ship.lane])


def _step_back(
    here: list[float], ways: list[tuple[int, ...]], flown: bool
) -> tuple[list[float], list[tuple[int, ...]]]:
    worth = [0.0] * (LANES + 1)
    before: list[tuple[int, ...]] = [()] * (LANES + 1)
    for lane in range(1, LANES + 1):
        best = max(REACH[lane], key=lambda aim: (here[aim], -abs(aim - 3)))
        worth[lane] = here[best]
        before[lane] = (best, *ways[best]) if flown else ()
    return worth, before
