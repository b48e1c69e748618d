"""Learn the nets of a game from self-play: `python -m training GAME --out FOLDER [--minutes 9] [--workers 16]`.

Each generation plays games in worker processes with the nets so far, learns from the last few generations, and writes
its weights. The same command in the same folder goes on where an earlier run was stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from astrodrome.research.intervals import estimate
from astrodrome.selfplay.simulation import derive
from training.curve import Curve
from training.mlp import Mlp, Place, as_net, chances, rounded, write
from training.selfplay import duel, play_some, task

HERE: Final = Path(__file__).parent
CHUNK: Final = 8
"""How many games a worker plays before it reports, unless the search plays: such games are long."""
HELD_OUT: Final = 12
"""One report in so many is not learned from: it says how good the net is."""
DUELS: Final = 0.35
"""What share of the time is left for duels, where time is limited."""


def commit() -> str:
    """Return the commit of this working tree, or what the environment says it is."""
    given = os.environ.get("ASTRODROME_COMMIT")
    if given:
        return given
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=HERE, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def loss(says: NDArray[Any], targets: NDArray[Any]) -> float:
    """Return the cross-entropy of chances and what came of them."""
    held = np.clip(says, 1e-4, 1 - 1e-4)
    return float(-(targets * np.log(held) + (1 - targets) * np.log(1 - held)).mean())


def command() -> str:
    """Return what was called."""
    return "python -m training " + " ".join(sys.argv[1:])


def about_tables(config: Mapping[str, Any], rows: int) -> dict[str, object]:
    """Return what made tables: commit, command, time and configuration."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return {"commit": commit(), "command": command(), "time": now, "rows": rows, "config": config}


class Run:
    """The learning of one game."""

    def __init__(self, name: str, given: argparse.Namespace, config: Mapping[str, Any]) -> None:
        self.name: Final = name
        self.config: Final = config
        self.folder: Final = Path(given.out)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.workers: Final[int] = given.workers
        now = time.monotonic()
        self.until: Final[float | None] = now + 60 * given.minutes if given.minutes else None
        self.play_until: Final = now + 60 * (given.minutes or 0) * (1 - DUELS)
        self.place: Final = Place()
        self.curve: Final = Curve(self.folder / f"{name}.csv")
        self.command: Final = command()

    def run(self) -> None:
        """Play and learn every generation that is not there yet, then fight the duels."""
        os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"  # of workers: one core each
        with ProcessPoolExecutor(self.workers, get_context("spawn")) as pool:
            plans = self.config["generations"]
            for generation, plan in enumerate(plans):
                done = self.folder / f"{self.name}.{generation}.done"
                if not done.exists():
                    self._play(pool, generation, plan, self._limit(plans[generation:]))
                    self._learn(generation)
                    done.write_text("")
            self._duels(pool, len(plans) - 1)
            if self.until is not None:  # what has not ended in time is not waited for
                pool.shutdown(wait=False, cancel_futures=True)
                for process in active_children():
                    process.kill()
        self.curve.plot(self.folder / f"{self.name}.svg", self.name)

    def _limit(self, plans: Sequence[Mapping[str, Any]]) -> float | None:
        """Return the seconds that the first of these generations has: its share of what is left for playing."""
        if self.until is None:
            return None
        weights = [float(plan.get("weight", 1.0)) for plan in plans]
        return max(1.0, self.play_until - time.monotonic()) * weights[0] / sum(weights)

    def _left(self) -> float:
        return max(1.0, (self.until or 0.0) - time.monotonic())

    def _play(self, pool: ProcessPoolExecutor, generation: int, plan: Mapping[str, Any], limit: float | None) -> None:
        begun = time.monotonic()
        seeds = [derive(self.config["seed"], self.name, generation, game) % (1 << 63) for game in range(plan["games"])]
        size = 1 if plan["searched"] else CHUNK
        chunks = [seeds[start : start + size] for start in range(0, len(seeds), size)]
        jobs = {
            pool.submit(play_some, self.name, chunk, str(self.folder), generation - 1, plan["searched"]): place
            for place, chunk in enumerate(chunks)
        }
        found: dict[int, dict[str, Any]] = {}
        try:
            for job in as_completed(jobs, None if limit is None else max(0.1, limit)):
                found[jobs[job]] = job.result()
        except TimeoutError:
            for job in jobs:
                job.cancel()
        games = sum(len(chunks[place]) for place in found)
        print(f"{self.name} {generation}: {games} games, {time.monotonic() - begun:.0f} s", flush=True)
        self.curve.note(generation, "games", games, self.name)
        held: dict[str, Any] = {}
        for net in task(self.name).NETS:
            for part in ("learn", "check"):
                some = [found[at][net] for at in sorted(found) if net in found[at] and _is_for(at, part)]
                if some:
                    held[f"{net}/{part}/rows"] = np.concatenate([rows for rows, _ in some])
                    held[f"{net}/{part}/targets"] = np.concatenate([targets for _, targets in some])
        np.savez_compressed(self.folder / f"{self.name}.{generation}.samples.npz", **held)

    def _samples(self, net: str, part: str, generations: range) -> tuple[NDArray[Any], NDArray[Any]] | None:
        rows, targets = [], []
        for generation in generations:
            path = self.folder / f"{self.name}.{generation}.samples.npz"
            if path.exists():
                with np.load(path) as held:
                    if f"{net}/{part}/rows" in held.files:
                        rows.append(held[f"{net}/{part}/rows"])
                        targets.append(held[f"{net}/{part}/targets"])
        return (np.concatenate(rows), np.concatenate(targets)) if rows else None

    def _learn(self, generation: int) -> None:
        for net, inputs in task(self.name).NETS.items():
            first = max(0, generation + 1 - self.config["keep"])
            learned = self._samples(net, "learn", range(first, generation + 1))
            checked = self._samples(net, "check", range(generation, generation + 1))
            if learned is None:
                continue
            begun = time.monotonic()
            mlp = Mlp([inputs, *self.config["layers"][net], 1], self.config["seed"] + generation, self.place)
            mlp.fit(*learned, self.config["steps"])
            layers = mlp.layers()
            about = self._about(net, generation, len(learned[0]))
            held = rounded(layers, about)
            write(self.folder / f"{net}.{generation}.npz", held)
            write(self.folder / f"{net}.npz", held)
            rows, targets = checked or learned
            exact = chances(layers, rows)
            whole: NDArray[Any] = np.asarray(as_net(held).values(rows.tolist()), np.float64)
            plain = loss(np.full(len(targets), targets.mean()), targets)
            self.curve.note(generation, "loss", loss(whole, targets), net)
            self.curve.note(generation, "explained", 1 - loss(whole, targets) / plain, net)
            self.curve.note(generation, "rounding", float(np.abs(exact - whole).max()), net)
            print(
                f"{net} {generation}: {len(learned[0])} rows, loss {loss(whole, targets):.4f} of {plain:.4f},"
                f" rounding {np.abs(exact - whole).max():.4f}, {time.monotonic() - begun:.0f} s",
                flush=True,
            )

    def _about(self, net: str, generation: int, rows: int) -> dict[str, object]:
        return {
            "net": net,
            "commit": commit(),
            "command": self.command,
            "time": datetime.now(UTC).isoformat(timespec="seconds"),
            "place": self.place.name,
            "generation": generation,
            "rows": rows,
            "config": self.config,
        }

    def _duels(self, pool: ProcessPoolExecutor, generation: int) -> None:
        rival, seed, options = self.config["rival"], self.config["seed"], self.config.get("options", {})
        jobs = {
            pool.submit(duel, self.name, seed, index, seats, rival, str(self.folder), generation, options): seats
            for index in range(max([games for _, games in self.config["duels"]]))
            for seats, games in self.config["duels"]
            if index < games
        }
        shares: dict[int, list[float]] = {seats: [] for seats, _ in self.config["duels"]}
        try:
            for job in as_completed(jobs, None if self.until is None else self._left()):
                shares[jobs[job]].append(job.result())
        except TimeoutError:
            for job in jobs:
                job.cancel()
        for seats, wins in shares.items():
            if wins:
                found = estimate(wins)
                self.curve.note(generation, f"wins-against-{rival}-{seats}-seats", found.mean, self.name)
                print(f"{self.name}: {seats} seats against {rival}: {found.text()} of {len(wins)} games", flush=True)


def _is_for(place: int, part: str) -> bool:
    return (place % HELD_OUT == HELD_OUT - 1) == (part == "check")


def main() -> int:
    """Read the command line and learn."""
    parser = argparse.ArgumentParser(prog="python -m training", description="Learn the nets of a game from self-play.")
    parser.add_argument("game", help="a game of the configuration, or several, separated by commas")
    parser.add_argument("--out", required=True, help="where weights, samples and the curve go")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, help="stop playing in time for all to end after so many minutes")
    parser.add_argument("--short", action="store_true", help="the small run that tests the pipeline")
    given = parser.parse_args()
    config = tomllib.loads((HERE / "config.toml").read_text(encoding="utf-8"))
    for name in given.game.split(","):
        own = config["short"][name] if given.short else config[name]
        own = json.loads(json.dumps(own))
        learner = getattr(task(name), "learn", None)  # of a game whose values are no net
        if learner is None:
            Run(name, given, own).run()
        else:
            learner(given, own, partial(about_tables, own))
    return 0


if __name__ == "__main__":
    sys.exit(main())
