"""How sure a mean is: intervals from the deals themselves, by drawing them again and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

DRAWS: Final = 1000
CONFIDENCE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its interval, and of how many independent figures."""

    mean: float
    low: float
    high: float
    count: int

    def told(self, digits: int = 3) -> str:
        """Return it as text, with so many digits behind the point."""
        return f"{self.mean:.{digits}f} ({self.low:.{digits}f} to {self.high:.{digits}f})"


def estimate(values: Sequence[float], seed: int = 0) -> Estimate:
    """Return the mean of independent values with its 95 % interval; the same values give the same interval.

    >>> estimate([1.0, 1.0, 1.0, 1.0])
    Estimate(mean=1.0, low=1.0, high=1.0, count=4)
    """
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    draw = Random(seed)
    means = sorted([sum(draw.choices(values, k=count)) / count for _ in range(DRAWS)])
    cut = int(DRAWS * (1 - CONFIDENCE) / 2)
    return Estimate(sum(values) / count, means[cut], means[DRAWS - 1 - cut], count)
