"""Tables fitted to ships: what each value of each figure is worth, by ridge regression over all steps of figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

LEFT_OUT: Final = ("e2", "s1", "s2", "c1", "turns")
"""Figures that others contain."""
OUTSIDE: Final = ("place",)
"""Figures that explain credits and are no part of a ship: they are fitted and left out."""
SMOOTH: Final = 20.0
"""How much neighbouring steps are held together."""
SHRINK: Final = 3.0
"""How much each step is held to nothing."""
RARE: Final = 0.005
"""Values beyond this share of the ships are not told apart."""
HUNDREDTHS: Final = 100


class Steps:
    """Which steps of which figures are fitted."""

    def __init__(self, names: Sequence[str], rows: NDArray[Any]) -> None:
        self._names: Final = list(names)
        tops = [int(np.quantile(rows[:, at], 1 - RARE)) for at in range(len(names))]
        self.steps: Final = [(name, step) for name, top in zip(names, tops, strict=True) for step in range(1, top + 1)]

    def columns(self, rows: NDArray[Any]) -> NDArray[Any]:
        """Return a column for each step: whether a ship reached it."""
        return np.stack([rows[:, self._names.index(name)] >= step for name, step in self.steps], 1).astype(np.float64)

    def penalty(self) -> NDArray[Any]:
        """Return what holds steps together and down."""
        held = np.eye(len(self.steps)) * SHRINK
        for at, (one, following) in enumerate(zip(self.steps, self.steps[1:], strict=False)):
            if one[0] == following[0]:
                held[at, at] += SMOOTH
                held[at + 1, at + 1] += SMOOTH
                held[at, at + 1] -= SMOOTH
                held[at + 1, at] -= SMOOTH
        return held


class Fit:
    """A fit of credits to figures."""

    def __init__(self, names: Sequence[str], rows: NDArray[Any], credits_: NDArray[Any]) -> None:
        self._steps: Final = Steps(names, rows)
        columns = self._steps.columns(rows)
        self._mean: Final = columns.mean(axis=0)
        self._usual: Final = float(credits_.mean())
        centred = columns - self._mean
        self.weights: Final = np.linalg.solve(
            centred.T @ centred + self._steps.penalty(), centred.T @ (credits_ - self._usual)
        )

    def says(self, rows: NDArray[Any]) -> NDArray[Any]:
        """Return the credits that ships with these figures are likely to bring."""
        said: NDArray[Any] = self._usual + (self._steps.columns(rows) - self._mean) @ self.weights
        return said

    def tables(self) -> dict[str, list[int]]:
        """Return a table for each figure of a ship, in hundredths of a credit, from 0 for none of it."""
        found: dict[str, list[int]] = {}
        sums: dict[str, float] = {}
        for (name, _), weight in zip(self._steps.steps, self.weights.tolist(), strict=True):
            if name not in OUTSIDE:
                sums[name] = sums.get(name, 0.0) + weight
                found.setdefault(name, [0]).append(round(HUNDREDTHS * sums[name]))
        return found


def matrix(ships: Sequence[Mapping[str, Any]]) -> tuple[list[str], NDArray[Any], NDArray[Any]]:
    """Return the names of the figures, a row for each ship, and the credits."""
    names = [name for name in ships[0]["figures"] if name not in LEFT_OUT]
    rows = np.asarray([[ship["figures"][name] for name in names] for ship in ships], np.int64)
    told = [at for at in range(len(names)) if len(set(rows[:, at].tolist())) > 1]
    return [names[at] for at in told], rows[:, told], np.asarray([ship["credits"] for ship in ships])


def explained(names: Sequence[str], rows: NDArray[Any], credits_: NDArray[Any], parts: int = 4) -> float:
    """Return the share of the differences between ships that fits explain to ships they were not made from."""
    fold = np.arange(len(rows)) * parts // len(rows)  # ships of a table lie together
    missed = np.zeros(len(rows))
    for part in range(parts):
        out = fold == part
        missed[out] = credits_[out] - Fit(names, rows[~out], credits_[~out]).says(rows[out])
    return float(1 - (missed**2).mean() / credits_.var())


def effects(ships: Sequence[Mapping[str, Any]]) -> dict[str, tuple[float, float]]:
    """Return what a standard deviation more of each part of a plan brings, with its standard error."""
    planned = [ship for ship in ships if ship["plan"] is not None]
    if not planned:
        return {}
    names = list(planned[0]["plan"])
    rows = np.asarray([[float(ship["plan"][name]) for name in names] for ship in planned])
    credits_ = np.asarray([ship["credits"] for ship in planned])
    columns = np.c_[np.ones(len(rows)), (rows - rows.mean(axis=0)) / np.maximum(rows.std(axis=0), 1e-9)]
    inverse = np.linalg.inv(columns.T @ columns + 1e-6 * np.eye(columns.shape[1]))
    weights = inverse @ columns.T @ credits_
    spread = np.sqrt(np.diag(inverse) * (credits_ - columns @ weights).var())
    return {name: (float(weights[1 + at]), float(spread[1 + at])) for at, name in enumerate(names)}
