"""Sums that are the same with every version of Python."""

from __future__ import annotations

from collections.abc import Iterable


def plain_sum(values: Iterable[float]) -> float:
    """Return the sum of some floats, added one after the other.

    From Python 3.12 on, `sum` also adds up what rounding lost, so that a bot which compares such sums could choose
    otherwise than with 3.11. A test watches that bots do not give it floats.

    >>> plain_sum([0.1] * 10)
    0.9999999999999999
    """
    total = 0.0
    for value in values:
        total += value
    return total
