"""Small learned nets, evaluated the same on every machine.

Features and weights are whole numbers held as doubles. Every sum stays below 2^53, so no order of addition and no
library can round it; after each layer the sums are scaled down by a power of two and floored, which is exact too. The
last sum is looked up in a table that comes with the weights, so that not even an exponential is computed here.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from numpy.typing import NDArray

WEIGHTS: Final = Path(__file__).parent / "weights"
FIRST: Final = 16
"""Weights of the first layer are multiples of 2^-16: features are whole numbers of any size."""
SHIFT: Final = 10
"""Weights of the other layers are multiples of 2^-10, and so are the values between layers."""
CURVE: Final = 2048
"""How many entries the table of the last layer has: win chances for sums from -8 to 8."""


class Net:
    """A net of dense layers with ramps between them; it returns a number from 0 to 1 for each row of features."""

    def __init__(self, layers: Sequence[tuple[NDArray[Any], NDArray[Any]]], curve: NDArray[Any], about: str) -> None:
        import numpy as np  # noqa: PLC0415 - bots run without NumPy, experts do not

        self._np: Final[Any] = np
        self._layers: Final = [(np.asarray(w, np.float64), np.asarray(b, np.float64)) for w, b in layers]
        self._curve: Final = np.asarray(curve, np.float64)
        self.inputs: Final = int(self._layers[0][0].shape[0])
        """How many features a row has."""
        self.about: Final = about
        """Which commit, command and time made the weights, as JSON."""

    def values(self, rows: Sequence[Sequence[int]]) -> list[float]:
        """Return the value of each of these rows of features."""
        np = self._np
        x = np.asarray(rows, np.float64)
        unit = float(1 << (FIRST - SHIFT))
        for weights, bias in self._layers[:-1]:
            x = np.floor(np.maximum(x @ weights + bias, 0.0) / unit)
            unit = float(1 << SHIFT)
        weights, bias = self._layers[-1]
        place = np.floor((x @ weights + bias)[:, 0] * (CURVE / 16) / (1 << (2 * SHIFT))) + CURVE // 2
        found: list[float] = self._curve[np.clip(place, 0, CURVE - 1).astype(np.int64)].tolist()
        return found

    def value(self, row: Sequence[int]) -> float:
        """Return what one row of features is worth."""
        return self.values([row])[0]


def has_numpy() -> bool:
    """Return whether nets can be evaluated here."""
    return find_spec("numpy") is not None


def load(path: Path) -> Net:
    """Read a net from a file of weights."""
    import numpy as np  # noqa: PLC0415 - bots run without NumPy, experts do not

    with np.load(path, allow_pickle=False) as held:
        count = sum([name.startswith("w") for name in held.files])
        layers = [(held[f"w{nth}"], held[f"b{nth}"]) for nth in range(count)]
        return Net(layers, held["curve"], str(held["about"]))


@cache
def shipped(name: str) -> Net | None:
    """Return a net that comes with the package; None where NumPy or its weights are missing."""
    path = WEIGHTS / f"{name}.npz"
    return load(path) if has_numpy() and path.is_file() else None


def provenance(net: Net) -> dict[str, object]:
    """Return what made a net: commit, command, time and configuration."""
    found: dict[str, object] = json.loads(net.about)
    return found
