"""The ladder of levels: each level against the one below, in every game, setting and number of seats.

A *step* is one such pair. The two bots have every other seat, and each deal is played twice, with the seats changed. It
is a contest of the arena with a results file of its own, so that a killed run continues where it was.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Final, cast

from astrodrome.bots.levels import LEVELS, RANDOM, levels_of
from astrodrome.kernel.fields import Json
from astrodrome.research.arena import EVERYTHING, Contest, Share, round_robin
from astrodrome.research.arena_run import hold, kept
from astrodrome.research.intervals import Estimate
from astrodrome.research.kept_games import add_time
from astrodrome.research.standings import Standings

SETTINGS: Final = Path(__file__).with_name("level_settings.toml")
SEED: Final = 1


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
    """A step that was played: which share of the wins went to the upper level, and of how many games."""

    step: Step
    wins: Estimate
    games: int
    digest: str


def settings_of(name: str) -> dict[tuple[str, int], Mapping[str, Json]]:
    """Return the options of a game in each setting (`base`, `modules`) with each number of seats."""
    settings = cast("list[dict[str, object]]", tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["setting"])
    found: dict[tuple[str, int], Mapping[str, Json]] = {}
    for one in [one for one in settings if one["game"] == name]:
        options = cast("Mapping[str, Json]", one.get("options", {}))
        found.update({(str(one["name"]), seats): options for seats in cast("list[int]", one["seats"])})
    return found


def steps(games: Sequence[str]) -> list[Step]:
    """Return the steps of these games, the strongest levels last."""
    found = []
    for game in games:
        levels = (RANDOM, *levels_of(game))
        pairs = list(zip(levels[1:], levels[:-1], strict=True))
        for (setting, seats), options in settings_of(game).items():
            found += [Step(game, setting, seats, upper, lower, options) for upper, lower in pairs]
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


def climb(
    step: Step, games: int, jobs: int, folder: Path, progress: Callable[[int, int], None], share: Share = EVERYTHING
) -> Climbed:
    """Play so many games of a step, a share of them, or those that are missing.

    KeyboardInterrupt says that it was interrupted: what was finished is kept.
    """
    begun, contest = monotonic(), step.contest(games)
    done: list[int] = []

    def note(games_done: int, total: int) -> None:
        done.append(games_done)
        progress(games_done, total)

    try:
        table = hold(contest, jobs, folder / f"{step.name}.jsonl", note, share)
    finally:
        if done:
            add_time(folder, step.name, monotonic() - begun, jobs)
    if any(share.has(block.number) and block.number not in table.deals for block in round_robin(contest)):
        raise KeyboardInterrupt
    return climbed(step, table)


def kept_climb(step: Step, folder: Path) -> Climbed | None:
    """Return what was played of a step so far; None where nothing was."""
    table = kept(step.contest(1), folder / f"{step.name}.jsonl")
    return climbed(step, table) if table.games else None


def climbed(step: Step, table: Standings) -> Climbed:
    """Return the outcome of a step from its table: the wins of all seats of the upper level."""
    row = next(row for row in table.rows if row.bot == step.upper)
    own = step.seats / 2
    wins = replace(row.wins, mean=row.wins.mean * own, low=row.wins.low * own, high=min(1.0, row.wins.high * own))
    return Climbed(step, wins, table.games, table.digest)
