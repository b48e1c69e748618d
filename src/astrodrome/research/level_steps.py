"""The ladder of levels: each level against the one below, in every game, setting and number of seats.

A *step* is one such pair. The two bots have every other seat, and each deal is played twice, with the seats changed. It
is a contest of the arena with a results file of its own, so that a killed run continues where it was.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Final, cast

from astrodrome.bots.levels import LEVELS, RANDOM, levels_of
from astrodrome.kernel.fields import Json
from astrodrome.research.arena import Contest
from astrodrome.research.arena_run import hold
from astrodrome.research.intervals import Estimate
from astrodrome.research.standings import Standings

SETTINGS: Final = Path(__file__).with_name("level_settings.toml")
SEED: Final = 1
TIMES: Final = "seconds.json"
"""How long each step took so far, beside the results."""


@dataclass(frozen=True, slots=True)
class Step:
    """A level against the one below, in one setting (`base` or `modules`) of one game."""

    game: str
    setting: str
    seats: int
    upper: str
    lower: str
    options: Mapping[str, Json]

    @property
    def name(self) -> str:
        """Its name, also that of its results file."""
        return f"{self.game}-{self.seats}-{self.setting}-{self.upper}-{self.lower}"

    def contest(self, games: int) -> Contest:
        """Return the contest of so many games."""
        return Contest(self.game, self.seats, (self.upper, self.lower), games, SEED, self.options, "pair")


@dataclass(frozen=True, slots=True)
class Climbed:
    """A step that was played: which share of the wins went to the upper level, of how many games, in which time."""

    step: Step
    wins: Estimate
    games: int
    seconds: float
    digest: str


def steps(games: Sequence[str]) -> list[Step]:
    """Return the steps of these games, the strongest levels last."""
    settings = cast("list[dict[str, object]]", tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["setting"])
    found = []
    for one in [one for game in games for one in settings if one["game"] == game]:
        game, options = str(one["game"]), cast("Mapping[str, Json]", one.get("options", {}))
        for seats in cast("list[int]", one["seats"]):
            levels = (RANDOM, *levels_of(game))
            pairs = zip(levels[1:], levels[:-1], strict=True)
            found += [Step(game, str(one["name"]), seats, upper, lower, options) for upper, lower in pairs]
    return found


@dataclass(frozen=True, slots=True)
class Counts:
    """How many games pairs are to have, by the stronger level: the more it thinks, the longer they take."""

    games: int
    hard: int
    expert: int

    def of(self, step: Step) -> int:
        """Return how many games a step is to have."""
        if step.upper not in LEVELS:
            return self.expert
        return self.hard if step.upper == "hard" else self.games


def climb(step: Step, games: int, jobs: int, folder: Path, progress: Callable[[int, int], None]) -> Climbed | None:
    """Play so many games of a step, or those that are missing; None where it was interrupted."""
    begun = monotonic()
    contest = step.contest(games)
    try:
        table = hold(contest, jobs, folder / f"{step.name}.jsonl", progress)
    finally:
        seconds = add_time(folder, step.name, monotonic() - begun)
    return climbed(step, table, seconds) if table.games >= games else None


def climbed(step: Step, table: Standings, seconds: float) -> Climbed:
    """Return the outcome of a step from its table, and the seconds it took: wins of all seats of the upper level."""
    row = next(row for row in table.rows if row.bot == step.upper)
    own = step.seats / 2
    wins = replace(row.wins, mean=row.wins.mean * own, low=row.wins.low * own, high=min(1.0, row.wins.high * own))
    return Climbed(step, wins, table.games, seconds, table.digest)


def add_time(folder: Path, name: str, seconds: float) -> float:
    """Add seconds to the time that a step took, kept beside its results; return the sum."""
    path = folder / TIMES
    times: dict[str, float] = {}
    with suppress(OSError, ValueError):  # a file that is lost or torn costs its times, and no results
        times = json.loads(path.read_text(encoding="utf-8"))
    times[name] = times.get(name, 0.0) + seconds
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(times, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(path)
    return times[name]
