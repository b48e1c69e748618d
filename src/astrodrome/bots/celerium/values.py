"""The chance of winning between two rounds, as fitted to games by `training/celerium.py`.

The weights are data: for each number of franchises, with and without the expert rule, one row for the races to come.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Final, TypedDict

from astrodrome.bots.celerium.prospects import facts
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.seats import Seat

FITTED: Final = Path(__file__).with_name("values.json")


class Fitted(TypedDict):
    """What the file holds for one setting, by the number of races after the one that begins."""

    weights: list[list[float]]
    """What each fact is worth in points at the end."""
    steep: list[float]
    """By how many points a lead must grow for the odds of winning to grow about threefold."""


class Value:
    """The chance of winning in one setting."""

    def __init__(self, weights: Sequence[Sequence[float]], steep: Sequence[float]) -> None:
        self._weights: Final = [list(row) for row in weights]
        self._steep: Final = list(steep)

    def points(self, g: Celerium, seat: Seat) -> float:
        """Return the points that a franchise will have in the end, but for what is the same for all."""
        total = 0.0
        for weight, fact in zip(self._weights[g.races() - g.round], facts(g, seat), strict=True):
            total += weight * fact
        return total

    def chance(self, g: Celerium, seat: Seat) -> float:
        """Return the chance of winning."""
        points = [self.points(g, other) for other in range(g.franchises)]
        steep = self._steep[g.races() - g.round]
        return 1.0 / plain_sum([exp((other - points[seat]) / steep) for other in points])


def setting(franchises: int, expert: bool) -> str:
    """Return the name of a setting in the file.

    >>> setting(2, False), setting(4, True)
    ('2', '4-expert')
    """
    return f"{franchises}-expert" if expert else f"{franchises}"


@cache
def fitted() -> dict[str, Value]:
    """Return what the package holds, by setting."""
    settings: dict[str, Fitted] = json.loads(FITTED.read_text(encoding="utf-8"))["settings"]
    return {name: Value(one["weights"], one["steep"]) for name, one in settings.items()}


def value_of(g: Celerium) -> Value | None:
    """Return what says the chance of winning a rally; nothing does it against a Rival, which owns nothing."""
    return None if g.solo else fitted().get(setting(g.franchises, g.expert))
