"""Celerium: how many points a franchise still makes of what it has between two rounds.

`python -m training.celerium --out build/training` plays games by the rule of thumb and fits, by least squares, what
each fact (`bots/celerium/prospects.py`) is worth at the end. Each worth is a line over the races to come: games are
few, and a line does not follow their noise. The result is data, so that `expert` needs no NumPy.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from astrodrome.bots import ask
from astrodrome.bots.celerium.owner import Owner
from astrodrome.bots.celerium.prospects import FACTS, facts
from astrodrome.bots.celerium.tuning import practised
from astrodrome.bots.celerium.values import Fitted, setting
from astrodrome.games import game
from astrodrome.games.celerium.content.figures import RACES
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.selfplay.simulation import derive
from training.__main__ import commit

Array: TypeAlias = NDArray[np.float64]
Played: TypeAlias = list[tuple[int, list[list[float]], list[int], list[float]]]
"""For each round but the first: races after its race, facts of each seat, final scores, shares of the win."""

SEED: Final = 20264
SLIPS: Final = (0, 20, 60)
"""How often of 1000 owners slip: games in which all do what is best would not show what the rest is worth."""
HELD_OUT: Final = 6
"""One game in so many is not learned from until the fit was judged by it."""
RIDGE: Final = 100.0
ROUNDS_OF_FIT: Final = 3
"""How often the weights are fitted with the certainty of the fit before."""
STEEPS: Final = tuple([half / 2 for half in range(4, 50)])


def play(seats: int, expert: bool, seed: int) -> Played:
    """Play one game; note what every franchise has at the start of each round but the first, and what came of it."""
    chance = Chance(seed)
    options: dict[str, Json] = {"modules": ["expert"] if expert else []}
    playing = game("celerium").new(seats, options, chance.word())
    tuning = practised()
    tuning.liking = 1.0  # any face: what it is worth shows in the lines it promises
    owners = [Owner(chance.word(), slips=SLIPS[chance.below("slips", len(SLIPS))], tuning=tuning) for _ in range(seats)]
    noted: list[tuple[int, list[list[float]]]] = []
    begun = 1
    while playing.asked:
        g = cast("Celerium", playing.state)
        if g.round > begun:
            begun = g.round
            noted.append((g.races() - g.round, [facts(g, seat) for seat in range(seats)]))
        seat = playing.asked[0]
        playing.play(seat, ask(playing, seat, owners[seat], chance.word(), 0), events=False)
    outcome = playing.outcome
    assert outcome is not None, "a game that asks nobody is over"
    wins = [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    return [(after, rows, list(outcome.scores), wins) for after, rows in noted]


def ahead(of_seats: Array) -> Array:
    """Return by how much each seat is ahead of the mean of the others; seats are the second axis."""
    others = of_seats.shape[1] - 1
    found: Array = of_seats - (of_seats.sum(1, keepdims=True) - of_seats) / others
    return found


class Games:
    """What games of one setting have shown."""

    def __init__(self, played: Sequence[Played]) -> None:
        rows = [(number, *row) for number, one in enumerate(played) for row in one]
        self.number: Final = np.array([row[0] for row in rows])
        self.after: Final = np.array([row[1] for row in rows])
        self.facts: Final = np.array([row[2] for row in rows], np.float64)
        self.scores: Final = ahead(np.array([row[3] for row in rows], np.float64))
        self.wins: Final = np.array([row[4] for row in rows], np.float64)

    def lines(self) -> Array:
        """Return the facts as differences between seats, each twice: as it is, and times the races to come."""
        leads = ahead(self.facts)
        found: Array = np.concatenate([leads, leads * self.after[:, None, None]], axis=-1)
        return found


def solved(lines: Array, scores: Array, sure: Array) -> Array:
    """Return the weights that fit scores best; rows whose results vary more count for less."""
    x = (lines * sure[:, None, None]).reshape(-1, lines.shape[-1])
    y = (scores * sure[:, None]).ravel()
    spread = x.std(axis=0) + 1e-9
    x = x / spread
    found: Array = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y) / spread
    return found


def fit(games: Games) -> tuple[Array, dict[int, float]]:
    """Return the weights of all games, and the share of results that held-out games had explained, by races after."""
    lines, after = games.lines(), games.after
    learned = games.number % HELD_OUT != 0
    sure = np.ones(len(after))
    missed = games.scores
    for _ in range(ROUNDS_OF_FIT):
        missed = games.scores - lines @ solved(lines[learned], games.scores[learned], sure[learned])
        for races in np.unique(after):
            sure[after == races] = 1.0 / missed[after == races].std()
    explained = {}
    for races in np.unique(after):
        checked = ~learned & (after == races)
        explained[int(races)] = float(1.0 - missed[checked].var() / games.scores[checked].var())
    return solved(lines, games.scores, sure), explained


def steep_of(points: Array, wins: Array) -> float:
    """Return the steepness under which who won is likeliest."""

    def likelihood(steep: float) -> float:
        odds = np.exp((points - points.max(axis=1, keepdims=True)) / steep)
        return float((wins * np.log(odds / odds.sum(axis=1, keepdims=True) + 1e-12)).sum())

    return max(STEEPS, key=likelihood)


def fitted(games: Games, weights: Array, races: int) -> Fitted:
    """Return the rows of the file: by races after the one that begins, the last of them never asked for."""
    found: Fitted = {"weights": [], "steep": []}
    for after in range(races):
        row = [round(float(one), 3) for one in weights[: len(FACTS)] + weights[len(FACTS) :] * after]
        seen = games.after == after
        found["weights"].append(row)
        steep = steep_of(games.facts[seen] @ np.array(row), games.wins[seen]) if seen.any() else found["steep"][-1]
        found["steep"].append(steep)
    return found


def learn_from(
    seats: int, expert: bool, numbers: Sequence[int], pool: ProcessPoolExecutor | None = None
) -> tuple[Fitted, dict[int, float]]:
    """Play games of one setting and fit them; return the rows of the file, and the share explained."""
    seeds = [derive(SEED, setting(seats, expert), number) % (1 << 63) for number in numbers]
    given = [seats] * len(seeds), [expert] * len(seeds), seeds
    held = Games(list(map(play, *given) if pool is None else pool.map(play, *given, chunksize=8)))
    weights, explained = fit(held)
    return fitted(held, weights, RACES[seats]), explained


def main() -> int:
    """Read the command line, fit every setting, and write the file."""
    parser = argparse.ArgumentParser(prog="python -m training.celerium", description="Fit the value of a rally.")
    parser.add_argument("--out", required=True, help="where values.json goes")
    parser.add_argument("--games", type=int, default=4000, help="games of each setting (4000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    settings: dict[str, Any] = {}
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for seats in (2, 3, 4):
            for expert in (False, True):
                name = setting(seats, expert)
                settings[name], explained = learn_from(seats, expert, range(given.games), pool)
                shares = ", ".join([f"{share:.3f} ({races} after)" for races, share in sorted(explained.items())])
                print(f"{name}: {given.games} games, explained {shares}", flush=True)
    about = {
        "commit": commit(),
        "command": "python -m training.celerium " + " ".join(sys.argv[1:]),
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        "seed": SEED,
        "facts": FACTS,
    }
    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"about": about, "settings": settings}, indent=1)
    text = re.sub(r"\[([^][{}]*)\]", lambda row: f"[{' '.join(row[1].split())}]", text)  # a row is a line
    (folder / "values.json").write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
