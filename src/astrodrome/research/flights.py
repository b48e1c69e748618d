"""What truckers bring home: single flights of Galaxy Trucker with one level in all four seats.

Flights are kept in a file, one line for each table, so that a killed run continues where it was.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple, dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, levels_of, make
from astrodrome.games import game
from astrodrome.games.galaxy_trucker.records.flight_events import GaveUp
from astrodrome.kernel.fields import Json
from astrodrome.research.arena import EVERYTHING, Share
from astrodrome.research.intervals import Estimate, estimate
from astrodrome.research.kept_games import add_time, line_of, number_of, read_lines, write_lines
from astrodrome.selfplay.bot_code import check_code, code_of
from astrodrome.selfplay.simulation import derive

GAME: Final = "galaxy-trucker"
SEATS: Final = 4
SEED: Final = 3
FORMAT: Final = 2
MODULES: Final[dict[str, Json]] = {
    "modules": ["technologies", "four-as-five", "bonus-cards", "machinations"],
    "roads": [1],
}
"""All that four seats can play with of the Big Expansion, and a rough road."""
MEASURED: Final = (("I", False), ("II", False), ("III", False), ("IA", False), ("IIA", False), ("II", True))
"""The classes that `astrodrome levels` flies, and whether with modules."""


@dataclass(frozen=True, slots=True)
class Flown:
    """One flight of one ship: credits in the end, components lost, whether it reached the finish."""

    credits: int
    lost: int
    finished: bool


@dataclass(frozen=True, slots=True)
class Homecoming:
    """What a level brought home in a class, over all ships; intervals are over tables."""

    flown_class: str
    modules: bool
    level: str
    credits: float
    """Mean credits."""
    half_width: float
    """Half the width of their 95% interval."""
    lost: float
    finished: Estimate
    ships: int


def fly(flown_class: str, levels: Sequence[str], index: int, modules: bool = False) -> list[Flown]:
    """Fly the flight of this index in a class, with or without modules, a level in each seat; return each ship."""
    options: dict[str, Json] = {"flights": [flown_class], **(MODULES if modules else {})}
    playing = game(GAME).new(SEATS, options, derive(SEED, flown_class, index))
    bots = [make(level, derive(SEED, "bot", index, seat), GAME) for seat, level in enumerate(levels)]
    gone: set[int] = set()
    while playing.asked:
        seat = playing.asked[0]
        action = ask(playing, seat, bots[seat], derive(SEED, index, playing.number), budget(levels[seat], GAME))
        gone.update([event.seat for event in playing.play(seat, action) if isinstance(event, GaveUp)])
    outcome = playing.outcome
    assert outcome is not None
    lost = playing.state.lost_components
    return [Flown(outcome.scores[seat], len(lost[seat]), seat not in gone) for seat in range(SEATS)]


def flights_name(flown_class: str, modules: bool, level: str) -> str:
    """Return the name of what a level flies in a class, with or without modules; also that of its file."""
    return f"flights-{flown_class}-{'modules' if modules else 'base'}-{level}"


def fly_many(
    flown_class: str,
    modules: bool,
    level: str,
    tables: int,
    jobs: int,
    folder: Path,
    progress: Callable[[int], None],
    share: Share = EVERYTHING,
) -> Homecoming | None:
    """Fly a level in a class, with or without modules, at so many tables, at a share of them, or those not flown yet.

    The file lies in a folder; `progress` gets the tables done. ChangedBot says that the level changed meanwhile: what
    was flown before is kept. None: no table is flown.
    """
    name = flights_name(flown_class, modules, level)
    path, head = folder / f"{name}.jsonl", _head(level)
    lines = read_lines(path, head)
    write_lines(path, head, lines)
    there = {number_of(line) for line in lines}
    missing = [index for index in range(tables) if index not in there and share.has(index)]
    begun = monotonic()
    try:
        with path.open("a", encoding="utf-8") as file:
            for index, row in zip(missing, _flown(flown_class, level, missing, modules, jobs), strict=True):
                lines.append({"number": index, "ships": [astuple(ship) for ship in row]})
                file.write(line_of(lines[-1]) + "\n")
                file.flush()
                progress(len(lines))
    finally:
        if len(lines) > len(there):
            add_time(folder, name, monotonic() - begun, jobs)
    return _homecoming_of(flown_class, modules, level, lines)


def kept_flights(flown_class: str, modules: bool, level: str, folder: Path) -> Homecoming | None:
    """Return what a level brought home in a class so far, with or without modules; None where there are no tables."""
    lines = read_lines(folder / f"{flights_name(flown_class, modules, level)}.jsonl", _head(level))
    return _homecoming_of(flown_class, modules, level, lines)


def _head(level: str) -> dict[str, Any]:
    return {"flights": FORMAT, "game": GAME, "rules_version": game(GAME).rules_version, "code": code_of([level], GAME)}


def _homecoming_of(
    flown_class: str, modules: bool, level: str, lines: Sequence[Mapping[str, Any]]
) -> Homecoming | None:
    rows = [[Flown(*ship) for ship in line["ships"]] for line in sorted(lines, key=number_of)]
    return homecoming(flown_class, modules, level, rows) if rows else None


def homecoming(flown_class: str, modules: bool, level: str, rows: Sequence[Sequence[Flown]]) -> Homecoming:
    """Return the means of a level in a class, with or without modules, from the ships of some tables."""
    ships = [ship for row in rows for ship in row]
    means = [sum([ship.credits for ship in row]) / len(row) for row in rows]
    finished = [sum([ship.finished for ship in row]) / len(row) for row in rows]
    least = min(means)  # estimates are of values from 0 on, and debts are below
    found = estimate([mean - least for mean in means], most=None)
    return Homecoming(
        flown_class,
        modules,
        level,
        found.mean + least,
        (found.high - found.low) / 2,
        sum([ship.lost for ship in ships]) / len(ships),
        estimate(finished),
        len(ships),
    )


def measured_levels() -> tuple[str, ...]:
    """Return the levels whose flights are measured, weakest first."""
    return tuple(levels_of(GAME))


def _flown(flown_class: str, level: str, indices: Sequence[int], modules: bool, jobs: int) -> Iterator[list[Flown]]:
    code = code_of([level], GAME)
    flights = [(flown_class, level, index, modules, code) for index in indices]
    if jobs <= 1 or not flights:
        for flight in flights:
            yield _fly_checked(flight)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(_fly_checked, flights)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _fly_checked(flight: tuple[str, str, int, bool, Mapping[str, str]]) -> list[Flown]:
    """Fly one flight, unless the process that was started for it has other bots than the run began with."""
    flown_class, level, index, modules, code = flight
    check_code(code, GAME)
    return fly(flown_class, [level] * SEATS, index, modules)
