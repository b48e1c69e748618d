"""What figures of ships are worth, as learned from flights, and as hoped for while a ship is not finished."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

WEIGHTS: Final = Path(__file__).parents[1] / "weights" / "galaxy-trucker.json"
"""Tables for each class of flight, with what made them. Numbers are hundredths of a credit."""
HUNDREDTH: Final = 0.01
EXPOSED: Final = "exposed"
"""The one figure that goes down while a ship grows."""
MODULES: Final = "modules"
PAIR: Final = 2
BY_LEVEL: Final = ("I", "II", "III")
GROWTH: Final[Mapping[str, tuple[float, int]]] = {
    "size": (1.0, 1),
    "cells": (0.14, 2),
    "ordinary": (0.12, 2),
    "special": (0.09, 1),
    "cabin": (0.15, 1),
    "battery": (0.13, 1),
    "hold": (0.1, 1),
    "special_hold": (0.07, 1),
    "cannon_single": (0.18, 1),
    "cannon_double": (0.08, 1),
    "engine_single": (0.12, 1),
    "engine_double": (0.03, 1),
    "shield": (0.05, 1),
    "structural": (0.03, 1),
    "life_support_purple": (0.04, 1),
    "life_support_brown": (0.02, 1),
    "c2": (0.065, 1),
    "fire": (0.28, 2),
    "power": (0.18, 1),
    "e1": (0.12, 1),
    "purple": (0.03, 1),
    "brown": (0.01, 1),
    "beside": (0.05, 1),
    "cover0": (0.03, 1),
    "cover1": (0.03, 1),
    "cover2": (0.03, 1),
    "cover3": (0.03, 1),
}
"""How likely each square still to be filled is to add to a figure, and by how much: what good ships are made of."""
MOST: Final = 48
"""No ship has more squares to fill."""


class ShipValue:
    """What figures of a ship are worth, in credits."""

    def __init__(self, tables: Mapping[str, Sequence[float]]) -> None:
        self.names: Final = [name for name in tables if name != EXPOSED]
        self.hoped: Final = [hoped(tables[name], *GROWTH.get(name, (0.0, 0))) for name in self.names]
        """By figure and number of squares still to be filled."""
        self.exposed: Final = [float(one) for one in tables.get(EXPOSED, (0.0,))]

    def worth(self, figures: Mapping[str, int], left: int, share: float) -> float:
        """Return what a ship is worth that has so many squares still to fill, and keeps a share of its open ends."""
        total = 0.0
        for name, tables in zip(self.names, self.hoped, strict=True):
            figure = figures[name]
            table = tables[left]
            total += table[figure] if figure < len(table) else table[-1]
        return total + between(self.exposed, figures[EXPOSED] * share)


def between(table: Sequence[float], place: float) -> float:
    """Return the value of a table between two of its whole places; the last goes on for ever."""
    whole, last = int(place), len(table) - 1
    if whole >= last:
        return table[last]
    return table[whole] + (table[whole + 1] - table[whole]) * (place - whole)


def hoped(table: Sequence[float], chance: float, step: int) -> list[list[float]]:
    """Return a table for each number of squares still to be filled: what a figure is then worth on average.

    So the first cannon of many is worth its share of what many bring, though alone it beats nobody.
    """
    row = [float(one) for one in table]
    found = [row]
    last = len(row) - 1
    for _ in range(MOST):
        row = [(1.0 - chance) * one + chance * row[min(figure + step, last)] for figure, one in enumerate(row)]
        found.append(row)
    return found


@cache
def learned() -> Mapping[str, Any]:
    """Return what was learned, as it comes with the package; empty where it does not."""
    found: Mapping[str, Any] = {}
    if WEIGHTS.is_file():
        found = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return found


def setting_of(level: int, expanded: bool, seats: int) -> str:
    """Return the name of the tables for flights of a level, with modules or without, for so many seats."""
    name = BY_LEVEL[level - 1]
    if expanded:
        return f"{name}-{MODULES}"
    return f"{name}-pair" if seats == PAIR else name


@cache
def ship_value(setting: str) -> ShipValue | None:
    """Return what ships are worth in a setting; None where nothing was learned.

    What was not learned there comes from the class without modules, or is taken from class II with modules.
    """
    ships: Mapping[str, Mapping[str, Sequence[int]]] = learned().get("ships", {})
    name, _, _ = setting.partition("-")
    if name not in ships:
        return None
    tables = dict(ships.get(setting, ships[name]))
    for kind, table in ships.get(f"II-{MODULES}", {}).items():
        tables.setdefault(kind, table)
    return ShipValue({figure: [HUNDREDTH * one for one in table] for figure, table in tables.items()})
