"""What a pilot can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from astrodrome.games.memoracers.figures import LANES, LINES, ROW
from astrodrome.kernel.records import Action

Letter = Literal["A", "B", "C", "D"]


@dataclass(frozen=True, slots=True)
class ChooseCircuit(Action):
    """Make up the circuit: the series of tile 1, of tile 2, … of tile 9 (MR-160)."""

    series: tuple[Letter, ...]


@dataclass(frozen=True, slots=True)
class DrawCircuit(Action):
    """Leave the series of each number to chance (MR-012, MR-170)."""


@dataclass(frozen=True, slots=True)
class PlaceShip(Action):
    """Put the ship on a lane of the start line (MR-025)."""

    lane: int


@dataclass(frozen=True, slots=True)
class Program(Action):
    """Tick one lane per programming line, from the lowest up, and be ready.

    The number of lines is the Speed after braking or forced acceleration (MR-037, MR-043, MR-048).
    """

    lanes: tuple[int, ...]
    force: bool = False


@dataclass(frozen=True, slots=True)
class SwapTiles(Action):
    """Exchange the face-down tiles at a place of the row and at the next one (MR-088)."""

    place: int


@dataclass(frozen=True, slots=True)
class KeepTiles(Action):
    """Leave the row as it is (MR-088)."""


def _walks(lane: int, lines: int) -> list[tuple[int, ...]]:
    """Return every way of going on from a lane, one lane aside at most per tile (MR-039 to MR-041)."""
    if lines == 0:
        return [()]
    steps = [aside for aside in (lane - 1, lane, lane + 1) if 1 <= aside <= LANES]
    return [(step, *rest) for step in steps for rest in _walks(step, lines - 1)]


REACH: Final[tuple[tuple[int, ...], ...]] = ((), *[tuple([w[0] for w in _walks(n, 1)]) for n in range(1, LANES + 1)])
"""The lanes that can follow each lane (lane 0 does not exist)."""

_BY_LINES: Final = [[[Program(w) for w in _walks(n, k)] for k in range(LINES + 1)] for n in range(1, LANES + 1)]
_FORCED: Final = [[[Program(w, True) for w in _walks(n, k)] for k in range(LINES + 1)] for n in range(1, LANES + 1)]


def _programs(lane: int, speed: int, may_force: bool) -> tuple[Program, ...]:
    """Return all programs from a lane at a Speed: straight on first, then braking, then forcing."""
    kept = [program for lines in range(speed, 0, -1) for program in _BY_LINES[lane - 1][lines]]
    return (*kept, *(_FORCED[lane - 1][speed + 1] if may_force and speed < LINES else ()))


PROGRAMS: Final = [
    [[_programs(lane, speed, force) for force in (False, True)] if lane and speed else [] for speed in range(LINES + 1)]
    for lane in range(LANES + 1)
]
"""All legal programs by lane, Speed and whether force is allowed: computed once, shared by every game."""


def _tries(lane: int) -> tuple[Program, ...]:
    """Return all that a pilot on a lane could try at whatever Speed: without force, then forced."""
    forced = [program for lines in range(2, LINES + 1) for program in _FORCED[lane - 1][lines]]
    return (*_programs(lane, LINES, False), *forced)


TRIES: Final = ((), *[_tries(lane) for lane in range(1, LANES + 1)])
"""Every program that keeps to the lanes, by lane (lane 0 does not exist)."""

PLACINGS: Final = tuple([PlaceShip(lane) for lane in range(1, LANES + 1)])
SWAPS: Final = tuple([SwapTiles(place) for place in range(ROW - 1)])
KEEP: Final = KeepTiles()
DRAW: Final = DrawCircuit()

ACTIONS: Final = (ChooseCircuit, DrawCircuit, PlaceShip, Program, SwapTiles, KeepTiles)
