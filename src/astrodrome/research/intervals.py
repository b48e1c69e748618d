"""How sure a mean is: intervals from the deals themselves, by drawing them again and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

DRAWS: Final = 1000
CONFIDENCE: Final = 0.95
Z95: Final = 1.96
"""How many standard deviations hold that much of a normal distribution on both sides."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its interval, and of how many independent figures."""

    mean: float
    low: float
    high: float
    count: int

    def text(self, digits: int = 3) -> str:
        """Return it as text, with so many digits behind the point."""
        return f"{self.mean:.{digits}f} ({self.low:.{digits}f} to {self.high:.{digits}f})"


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95% interval of a share by Wilson's formula, which never has the width zero.

    `wins` of so many `games`; a shared win counts in part.

    >>> [round(end, 3) for end in wilson(100, 100)]
    [0.963, 1.0]
    """
    share = wins / games
    middle = share + Z95 * Z95 / (2 * games)
    spread = Z95 * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    scale = 1 + Z95 * Z95 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def estimate(values: Sequence[float], most: float | None = 1.0, seed: int = 0) -> Estimate:
    """Return the mean of independent values with its 95% interval; the same values give the same interval.

    Values lie between 0 and `most`: 1 for shares of a win, None for counts that have no end. Where all are equal,
    drawing them again shows nothing of those that have not come yet, and the interval is that of `wilson`.

    >>> estimate([1.0, 1.0, 1.0, 1.0]).text()
    '1.000 (0.510 to 1.000)'
    >>> estimate([1.0, 0.0, 1.0, 1.0]).text()
    '0.750 (0.250 to 1.000)'
    """
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    if min(values) < 0 or (most is not None and max(values) > most):
        raise ValueError(f"expected values from 0 to {most}, found {min(values)} to {max(values)}")
    if min(values) == max(values):
        return _all_equal(values[0], count, most)
    draw = Random(seed)
    means = sorted([sum(draw.choices(values, k=count)) / count for _ in range(DRAWS)])
    cut = int(DRAWS * (1 - CONFIDENCE) / 2)
    return Estimate(sum(values) / count, means[cut], means[DRAWS - 1 - cut], count)


def _all_equal(value: float, count: int, most: float | None) -> Estimate:
    """Return the estimate from equal values.

    Of counts without an end, as many others as so many values may have missed are taken to differ by the value itself,
    or by 1 where it is 0: how far off they really lie nobody has seen.
    """
    if most is not None:
        low, high = wilson(count * value / most, count)
        return Estimate(value, low * most, high * most, count)
    missed = wilson(0, count)[1]
    return Estimate(value, value - missed * value, value + missed * (value or 1.0), count)
