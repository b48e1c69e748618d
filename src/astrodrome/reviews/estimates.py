"""Means of play-outs with their intervals, in whole millionths."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final

from astrodrome.reviews.records import UNIT, Estimate

SURE: Final = 196
"""95 % of a normal distribution lie within so many hundredths of a standard deviation."""
PSEUDO: Final = 4
"""How many made-up outcomes, half of them won, are added before the spread is computed (Agresti and Coull).

A few play-outs that all end alike would otherwise seem to be sure.
"""


def mean_of(values: Sequence[int]) -> int:
    """Return the mean, rounded to a whole number the same way everywhere."""
    count = len(values)
    return (2 * sum(values) + count) // (2 * count)


def estimate(values: Sequence[int]) -> Estimate:
    """Return the mean of outcomes between 0 and `UNIT`, with its interval."""
    count = len(values) + PSEUDO
    total = sum(values) + PSEUDO // 2 * UNIT
    squares = sum([value * value for value in values]) + PSEUDO // 2 * UNIT * UNIT
    half = _half_width(count, total, squares)
    centre = (2 * total + count) // (2 * count)
    value = mean_of(values)
    return Estimate(value, max(0, min(value, centre - half)), min(UNIT, max(value, centre + half)))


def difference(better: Sequence[int], worse: Sequence[int]) -> Estimate:
    """Return by how much one answer did better than another in the same worlds, with its interval."""
    gaps = [one - other for one, other in zip(better, worse, strict=True)]
    count = len(gaps) + 2
    half = _half_width(count, sum(gaps), sum([gap * gap for gap in gaps]) + UNIT * UNIT // 2)
    value = mean_of(gaps)
    return Estimate(value, value - half, value + half)


def _half_width(count: int, total: int, squares: int) -> int:
    variance = max(0, count * squares - total * total) // (count * count)
    return SURE * isqrt(variance * 10_000 // count) // 10_000
