"""What games are remembered by: rows of features and what came of them, for one or more nets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray


class Samples:
    """Rows and targets by net."""

    def __init__(self) -> None:
        self._rows: dict[str, list[Sequence[int]]] = {}
        self._targets: dict[str, list[float]] = {}

    def add(self, net: str, row: Sequence[int], target: float) -> None:
        """Note one row."""
        self._rows.setdefault(net, []).append(row)
        self._targets.setdefault(net, []).append(target)

    def arrays(self) -> dict[str, tuple[NDArray[Any], NDArray[Any]]]:
        """Return rows and targets of each net."""
        return {
            net: (np.asarray(rows, np.int32), np.asarray(self._targets[net], np.float32))
            for net, rows in self._rows.items()
        }
