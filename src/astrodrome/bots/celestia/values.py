"""The chance of winning between two voyages, as fitted to games by `training/celestia.py`; the weights are data."""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from astrodrome.bots.celestia.prospects import facts, lateness, standing
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.seats import Seat

FITTED: Final = Path(__file__).with_name("values.json")


def setting(edition: Edition) -> str | None:
    """Return the name of a setting in the file; None for beginners, whose game ends otherwise."""
    if edition.beginner:
        return None
    return "two" if edition.two else "table"


@cache
def fitted() -> dict[str, list[float]]:
    """Return what each fact is worth as log-odds of winning, by setting."""
    found: dict[str, list[float]] = json.loads(FITTED.read_text(encoding="utf-8"))["settings"]
    return found


def chance_to_win(g: Celestia, seat: Seat, weights: list[float]) -> float:
    """Return how likely a seat wins from here."""
    points = standing(g)
    late = lateness(points)
    marks = []
    for other in range(g.seats):
        seen = facts(g, other, other == seat, float(points[other]), late)
        marks.append(plain_sum([weight * fact for weight, fact in zip(weights, seen, strict=True)]))
    return 1.0 / plain_sum([exp(mark - marks[seat]) for mark in marks])
