"""A small net that learns: dense layers with ramps between them and a chance from 0 to 1 at the end.

The same code runs on NumPy and, where PyTorch finds an accelerator, on that: both know `@`, comparison and `exp`.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from astrodrome.bots.nets import CURVE, FIRST, SHIFT, Net

STEP: Final = 0.003
BETA: Final = 0.9, 0.999
DECAY: Final = 1e-5
BATCH: Final = 512


class Place:
    """Where the arrays live: on an accelerator if PyTorch has one, else in NumPy."""

    def __init__(self) -> None:
        self._torch: Any = None
        try:
            torch = importlib.import_module("torch")
        except ImportError:
            return
        if torch.cuda.is_available():
            self._torch = torch

    @property
    def name(self) -> str:
        """What does the sums, for the provenance of weights."""
        if self._torch is None:
            return f"NumPy {np.__version__}"
        return f"PyTorch {self._torch.__version__} on {self._torch.cuda.get_device_name(0)}"

    def put(self, array: NDArray[Any]) -> Any:  # noqa: ANN401 - an array of NumPy or of PyTorch
        """Return an array in this place."""
        return array if self._torch is None else self._torch.from_numpy(np.ascontiguousarray(array)).to("cuda")

    def get(self, array: Any) -> NDArray[Any]:  # noqa: ANN401 - an array of NumPy or of PyTorch
        """Return an array of this place as one of NumPy."""
        return np.asarray(array) if self._torch is None else np.asarray(array.cpu().numpy())

    def chance(self, sums: Any) -> Any:  # noqa: ANN401 - an array of NumPy or of PyTorch
        """Return chances for sums."""
        held = sums.clip(-30.0, 30.0)
        return 1.0 / (1.0 + (np if self._torch is None else self._torch).exp(-held))


class Mlp:
    """The net while it learns."""

    def __init__(self, sizes: Sequence[int], seed: int, place: Place) -> None:
        chance = np.random.default_rng(seed)
        self.sizes: Final = tuple(sizes)
        self._place: Final = place
        self._shift = np.zeros(sizes[0], np.float32)
        self._scale = np.ones(sizes[0], np.float32)
        pairs = list(pairwise(sizes))
        weights = [chance.normal(0.0, (2.0 / ins) ** 0.5, (ins, outs)).astype(np.float32) for ins, outs in pairs]
        weights[-1] *= 0.1
        self._params = [place.put(w) for w in weights] + [place.put(np.zeros(outs, np.float32)) for _, outs in pairs]
        self._first = [p * 0.0 for p in self._params]
        self._second = [p * 0.0 for p in self._params]
        self._steps = 0
        self._chance: Final = chance

    def fit(self, rows: NDArray[Any], targets: NDArray[Any], steps: int) -> None:
        """Learn from rows and what came of them, in so many steps, which become smaller towards the end."""
        self._shift = rows.mean(0).astype(np.float32)
        self._scale = np.maximum(rows.std(0), 1e-3).astype(np.float32)
        x = self._place.put(((rows - self._shift) / self._scale).astype(np.float32))
        y = self._place.put(targets.astype(np.float32)[:, None])
        drawn = self._place.put(self._chance.integers(0, len(rows), (steps, min(BATCH, len(rows)))))
        for step in range(steps):
            some = drawn[step]
            self._learn(x[some], y[some], STEP * (1.0 - 0.95 * step / steps))

    def _learn(self, x: Any, y: Any, step: float) -> None:  # noqa: ANN401 - arrays of NumPy or of PyTorch
        half = len(self._params) // 2
        kept = [x]
        for nth in range(half):
            sums = kept[-1] @ self._params[nth] + self._params[half + nth]
            kept.append(sums * (sums > 0) if nth < half - 1 else sums)
        error = (self._place.chance(kept[-1]) - y) / len(x)
        slopes: list[Any] = [None] * len(self._params)
        for nth in range(half - 1, -1, -1):
            slopes[nth] = kept[nth].T @ error + DECAY * self._params[nth]
            slopes[half + nth] = error.sum(0)
            error = (error @ self._params[nth].T) * (kept[nth] > 0)
        self._steps += 1
        first, second = BETA
        for nth, slope in enumerate(slopes):
            self._first[nth] = first * self._first[nth] + (1 - first) * slope
            self._second[nth] = second * self._second[nth] + (1 - second) * slope * slope
            mean = self._first[nth] / (1 - first**self._steps)
            spread = self._second[nth] / (1 - second**self._steps)
            self._params[nth] = self._params[nth] - step * mean / (spread**0.5 + 1e-8)

    def layers(self) -> list[tuple[NDArray[Any], NDArray[Any]]]:
        """Return weights and biases as doubles for features as they are, not scaled."""
        half = len(self._params) // 2
        found = [self._place.get(p).astype(np.float64) for p in self._params]
        weights, biases = found[:half], found[half:]
        weights[0] = weights[0] / self._scale[:, None].astype(np.float64)
        biases[0] = biases[0] - self._shift.astype(np.float64) @ weights[0]
        return list(zip(weights, biases, strict=True))


def chances(layers: Sequence[tuple[NDArray[Any], NDArray[Any]]], rows: NDArray[Any]) -> NDArray[Any]:
    """Return what the net says in doubles, before its weights are rounded."""
    x = rows.astype(np.float64)
    for weights, bias in layers[:-1]:
        x = np.maximum(x @ weights + bias, 0.0)
    weights, bias = layers[-1]
    found: NDArray[Any] = 1.0 / (1.0 + np.exp(-(x @ weights + bias)[:, 0]))
    return found


def rounded(layers: Sequence[tuple[NDArray[Any], NDArray[Any]]], about: Mapping[str, object]) -> dict[str, Any]:
    """Return the arrays of a file of weights: whole numbers (see `astrodrome.bots.nets`)."""
    found: dict[str, Any] = {}
    for nth, (weights, bias) in enumerate(layers):
        power = FIRST if nth == 0 else SHIFT
        held = 0 if nth == 0 else SHIFT
        found[f"w{nth}"] = np.round(weights * (1 << power)).astype(np.int32)
        found[f"b{nth}"] = np.round(bias * (1 << (power + held))).astype(np.int64)
    middle = (np.arange(CURVE) + 0.5 - CURVE / 2) * (16 / CURVE)
    found["curve"] = np.round(4096 / (1.0 + np.exp(-middle))) / 4096
    found["about"] = np.asarray(json.dumps(about))
    return found


def as_net(held: Mapping[str, Any]) -> Net:
    """Return a net for the arrays of a file of weights."""
    count = sum(name.startswith("w") for name in held)
    return Net([(held[f"w{nth}"], held[f"b{nth}"]) for nth in range(count)], held["curve"], str(held["about"]))


def write(path: Path, held: Mapping[str, Any]) -> None:
    """Write a file of weights in one go."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new.npz")
    np.savez_compressed(new, **held)
    new.replace(path)
