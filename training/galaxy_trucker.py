"""Galaxy Trucker: what the figures of a ship are worth, setting by setting, from ships that were built and flown.

Ships of the first generation are built by tastes; later ones mostly by architects with the values learned before. It is
least squares, not a net: tables of whole numbers come out, and playing them needs no NumPy.
"""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from astrodrome.bots.galaxy_trucker.ship_values import HUNDREDTH, ShipValue
from astrodrome.selfplay.simulation import derive
from training.curve import Curve
from training.ships import Setting, some_ships
from training.tables import Fit, effects, explained, matrix

NAME: Final = "galaxy-trucker"
CHUNK: Final = 5
"""How many tables a worker builds and flies before it reports."""
LEAST: Final = 40
"""With fewer ships nothing is fitted."""


def as_value(tables: Mapping[str, Sequence[int]] | None) -> ShipValue | None:
    """Return tables as an architect uses them."""
    if tables is None:
        return None
    return ShipValue({name: [HUNDREDTH * one for one in table] for name, table in tables.items()})


def work(setting: Setting, tables: Mapping[str, Sequence[int]] | None, seed: int, flights: int) -> list[dict[str, Any]]:
    """Build and fly some tables, in a worker process."""
    return some_ships(setting, as_value(tables), seed, CHUNK, flights)


class Learning:
    """The learning of the values of ships."""

    def __init__(self, given: Namespace, config: Mapping[str, Any], about: Callable[[int], Mapping[str, Any]]) -> None:
        self.config: Final = config
        self.folder: Final = Path(given.out)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.workers: Final[int] = given.workers
        self.seconds: Final[float | None] = 60 * given.minutes if given.minutes else None
        self.curve: Final = Curve(self.folder / f"{NAME}.csv")
        self.about: Final = about
        self.settings: Final = [Setting(**one) for one in config["settings"]]

    def run(self) -> None:
        """Fly and fit every generation that is not there yet; write what was learned."""
        values: dict[str, dict[str, list[int]]] = {}
        ships: dict[str, list[dict[str, Any]]] = {setting.name: [] for setting in self.settings}
        with ProcessPoolExecutor(self.workers, get_context("spawn")) as pool:
            for generation in range(self.config["generations"]):
                for setting in self.settings:
                    fresh = self._flown(pool, setting, values.get(setting.name), generation)
                    ships[setting.name] += fresh
                    values[setting.name] = self._fit(setting, generation, fresh, ships[setting.name])
        rows = sum([len(some) for some in ships.values()])
        found = {"about": self.about(rows), "ships": {name: values[name] for name in sorted(values)}}
        text = json.dumps(found, separators=(",", ":"), sort_keys=True)
        (self.folder / f"{NAME}.json").write_text(text + "\n", encoding="utf-8")
        self.curve.plot(self.folder / f"{NAME}.svg", NAME)

    def _flown(
        self, pool: ProcessPoolExecutor, setting: Setting, tables: Mapping[str, Sequence[int]] | None, generation: int
    ) -> list[dict[str, Any]]:
        """Return the ships of a generation, from their file or from worker processes."""
        path = self.folder / f"{NAME}.{setting.name}.{generation}.json"
        if path.exists():
            kept: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
            return kept
        begun = time.monotonic()
        seeds = [derive(self.config["seed"], setting.name, generation, at) for at in range(self.config["chunks"])]
        jobs = {pool.submit(work, setting, tables, seed, self.config["flights"]): at for at, seed in enumerate(seeds)}
        found: dict[int, list[dict[str, Any]]] = {}
        try:
            for job in as_completed(jobs, self._limit()):
                found[jobs[job]] = job.result()
        except TimeoutError:
            for job in jobs:
                job.cancel()
        ships = [ship for at in sorted(found) for ship in found[at]]
        path.write_text(json.dumps(ships, separators=(",", ":")), encoding="utf-8")
        print(f"{setting.name} {generation}: {len(ships)} ships, {time.monotonic() - begun:.0f} s", flush=True)
        return ships

    def _limit(self) -> float | None:
        """Return the seconds that a generation of a setting has."""
        if self.seconds is None:
            return None
        generations: int = self.config["generations"]
        return self.seconds / (generations * len(self.settings))

    def _fit(
        self, setting: Setting, generation: int, fresh: Sequence[Mapping[str, Any]], ships: Sequence[Mapping[str, Any]]
    ) -> dict[str, list[int]]:
        """Fit tables to all ships so far, and note how well, how many, and what architects brought home."""
        assert len(ships) >= LEAST, f"{len(ships)} ships of {setting.name} are too few: give it more time"
        names, rows, credits_ = matrix(ships)
        share = explained(names, rows, credits_)
        planned = [ship["credits"] for ship in fresh if ship["plan"] is not None]
        others = [ship["credits"] for ship in fresh if ship["plan"] is None]
        for figure, some in (("architects", planned), ("tastes", others)):
            if some:
                self.curve.note(generation, f"credits-of-{figure}", sum(some) / len(some), setting.name)
        self.curve.note(generation, "ships", len(ships), setting.name)
        self.curve.note(generation, "explained", share, setting.name)
        for name, (effect, _) in effects(fresh).items():
            self.curve.note(generation, f"plan-{name}", effect, setting.name)
        print(f"{setting.name} {generation}: {share:.3f} of the differences explained", flush=True)
        return Fit(names, rows, credits_).tables()


def learn(given: Namespace, config: Mapping[str, Any], about: Callable[[int], Mapping[str, Any]]) -> None:
    """Learn what ships are worth."""
    Learning(given, config, about).run()
