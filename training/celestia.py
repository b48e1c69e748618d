"""Celestia: the chance to win between two voyages, from what players have there (`bots/celestia/prospects.py`).

`python -m training celestia --out build/training` plays games between `hard` bots that think little, and fits what
each fact is worth as log-odds. It is no net: a row of weights for each setting comes out, and playing needs no NumPy.
Games are kept in the folder, so that the same command goes on where it was stopped.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from astrodrome.bots import ask
from astrodrome.bots.celestia.policy import (
    ANY_CARD,
    EACH_SYMBOL,
    EARLY_POINT,
    EQUIPMENT_CARD,
    HELP_CARD,
    JETPACK_CARD,
    LATE_POINT,
    ROUTE_CARD,
    TURBO_CARD,
    UNKNOWN_HAND,
)
from astrodrome.bots.celestia.prospects import FACTS, facts, lateness, standing
from astrodrome.bots.celestia.search import VoyageSearch
from astrodrome.games import game
from astrodrome.games.celestia.content.figures import GOAL
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json

Array: TypeAlias = NDArray[np.float64]
Rows: TypeAlias = list[list[list[float]]]
"""For each voyage and each seat that judges it: the facts of that seat first, then those of the others."""

APART: Final = 1_000_003
"""How far apart the seeds of two runs lie."""
FOLDS: Final = 5
"""A game in so many is held out, each in its turn, to see what the fit explains."""
STEPS: Final = 10
SCALES: Final = tuple([part / 20 for part in range(1, 25)])
"""The first guess is tried at so many parts of its size: it is far too sure of itself in some settings."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Games of one kind that are played to learn from."""

    name: str
    seats: int
    games: int
    iterations: int
    """How many iterations the search of each player has."""
    options: dict[str, Json]


def play(setting: Setting, seed: int, number: int) -> tuple[Rows, list[float]]:
    """Play a game; return what all had at the start of each voyage, and the shares of the win."""
    chance = Chance(seed * APART + number)
    playing = game("celestia").new(setting.seats, setting.options, chance.word())
    bots = [VoyageSearch(chance.word()) for _ in range(setting.seats)]
    rows: Rows = []
    voyage = -1
    while playing.asked:
        g = cast("Celestia", playing.state)
        if g.voyage != voyage:
            voyage = g.voyage
            rows += judged(g)
        seat = playing.asked[0]
        playing.play(seat, ask(playing, seat, bots[seat], chance.word(), setting.iterations), events=False)
    outcome = playing.outcome
    assert outcome is not None, "a game that asks nobody is over"
    return rows, [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(setting.seats)]


def judged(g: Celestia) -> Rows:
    """Return the facts of all seats as each of them sees them, its own first."""
    points = standing(g)
    late = lateness(points)
    if max(points) >= GOAL:
        return []
    return [
        [facts(g, other, other == seat, float(points[other]), late) for other in g.around(seat)]
        for seat in range(g.seats)
    ]


class Games:
    """What the games of one setting have shown; the seat that judges comes first."""

    def __init__(self, played: Sequence[tuple[Rows, list[float]]]) -> None:
        seats = len(played[0][1])
        self.number: Final = np.array([number for number, (rows, _) in enumerate(played) for _ in rows])
        self.facts: Final = np.array([row for rows, _ in played for row in rows], np.float64)
        self.wins: Final = np.array(
            [[*wins[at % seats :], *wins[: at % seats]] for rows, wins in played for at in range(len(rows))], np.float64
        )


def chances(lines: Array, weights: Array) -> Array:
    """Return the chance of each seat to win."""
    marks = lines @ weights
    odds = np.exp(marks - marks.max(axis=1, keepdims=True))
    found: Array = odds / odds.sum(axis=1, keepdims=True)
    return found


def first_guess() -> Array:
    """Return the hand-made weights of `VoyagePolicy` as weights of the facts."""
    known = {
        "points": EARLY_POINT,
        "points late": LATE_POINT - EARLY_POINT,
        "other: cards": ANY_CARD,
        "other": UNKNOWN_HAND,
        "own: Equipment": EQUIPMENT_CARD,
        "own: symbols": EACH_SYMBOL,
        "own: Turbo": TURBO_CARD,
        "own: Jetpack": JETPACK_CARD,
        "own: Alternative Route": ROUTE_CARD,
        "own: Help": HELP_CARD,
        "own: others": ANY_CARD,
    }
    return np.array([known.get(fact, 0.0) for fact in FACTS])


def fit(lines: Array, wins: Array, ridge: float) -> Array:
    """Return the weights under which the outcomes are likeliest, held by `ridge` to the first guess, scaled to fit."""
    first = min([first_guess() * scale for scale in SCALES], key=lambda weights: loss(lines, wins, weights))
    held = ridge * lines.reshape(-1, lines.shape[-1]).var(axis=0) + 1e-6
    weights = first.copy()
    for _ in range(STEPS):
        odds = chances(lines, weights)[:, :, None]
        slope = ((odds - wins[:, :, None]) * lines).sum(axis=(0, 1)) + held * (weights - first)
        apart = np.sqrt(odds) * (lines - (odds * lines).sum(axis=1)[:, None])
        rows = apart.reshape(-1, lines.shape[-1])
        weights = weights - np.linalg.solve(rows.T @ rows + np.diag(held), slope)
    return weights


def loss(lines: Array, wins: Array, weights: Array) -> float:
    """Return the cross-entropy of the chances of who judges, and of what came of them."""
    held = np.clip(chances(lines, weights)[:, 0], 1e-4, 1 - 1e-4)
    return float(-(wins[:, 0] * np.log(held) + (1 - wins[:, 0]) * np.log(1 - held)).mean())


def explained(games: Games, ridge: float) -> float:
    """Return the share of the cross-entropy that weights take away in games that they were not made from."""
    plain = missed = 0.0
    for fold in range(FOLDS):
        held = games.number % FOLDS == fold
        weights = fit(games.facts[~held], games.wins[~held], ridge)
        missed += loss(games.facts[held], games.wins[held], weights)
        plain += loss(games.facts[held], games.wins[held], np.zeros(len(weights)))
    return 1.0 - missed / plain


def played(folder: Path, setting: Setting, config: Mapping[str, Any], workers: int) -> Games:
    """Play the games of a setting, or those that its file lacks."""
    path = folder / f"celestia-{setting.name}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    missing = range(len(lines), setting.games)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool, path.open("a", encoding="utf-8") as file:
        for one in pool.map(partial(play, setting, config["seed"]), missing):
            lines.append(json.dumps(one))
            file.write(lines[-1] + "\n")
            file.flush()
    return Games([json.loads(line) for line in lines[: setting.games]])


def learn(given: Namespace, config: Mapping[str, Any], about: Callable[[int], Mapping[str, Any]]) -> None:
    """Play and fit every setting; write the weights."""
    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    weights: dict[str, list[float]] = {}
    shares: dict[str, float] = {}
    rows = 0
    for one in config["settings"]:
        setting = Setting(**one)
        games = played(folder, setting, config, given.workers)
        rows += len(games.facts)
        weights[setting.name] = [round(float(w), 3) for w in fit(games.facts, games.wins, config["ridge"])]
        shares[setting.name] = round(explained(games, config["ridge"]), 3)
        print(f"{setting.name}: {setting.games} games, explained {shares[setting.name]}", flush=True)
    found = {"about": {**about(rows), "facts": FACTS, "explained": shares}, "settings": weights}
    (folder / "values.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
