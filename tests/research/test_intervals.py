"""Intervals: they hold the mean, never pretend to be sure, and stay within what a value can be."""

from __future__ import annotations

import pytest

from astrodrome.research.intervals import estimate, wilson


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0.0, 0.037), (50, 0.404, 0.596), (100, 0.963, 1.0)])
def test_the_interval_of_a_share(wins: int, low: float, high: float) -> None:
    assert wilson(wins, 100) == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_equal_shares_have_the_interval_of_a_share(value: float) -> None:
    found = estimate([value] * 40)
    assert (found.mean, found.count) == (value, 40)
    assert (found.low, found.high) == wilson(40 * value, 40)
    assert found.high - found.low > 0.05


def test_equal_values_of_a_larger_span_have_a_wider_interval() -> None:
    share, doubled = estimate([1.0] * 40), estimate([2.0] * 40, most=2.0)
    assert (doubled.low, doubled.high) == (2 * share.low, 2 * share.high)


def test_equal_counts_are_no_certainty() -> None:
    none, some, many = (estimate([value] * 12, most=None) for value in (0.0, 3.0, 80.0))
    assert none.low == 0.0 < none.high < 1.0
    assert 0.0 < some.low < 3.0 < some.high < 6.0
    assert many.high - many.low > some.high - some.low
    assert estimate([3.0] * 100, most=None).high < some.high


def test_one_value_alone_says_little() -> None:
    assert estimate([1.0]).low < 0.25
    assert estimate([7.0], most=None).low < 2.0


def test_different_values_are_drawn_again() -> None:
    found = estimate([0.0, 1.0] * 50)
    assert 0.35 < found.low < 0.45 < 0.55 < found.high < 0.65


def test_a_value_that_cannot_be_is_told() -> None:
    with pytest.raises(ValueError, match=r"expected values from 0 to 1\.0, found 0\.0 to 3\.0"):
        estimate([0.0, 3.0])
    with pytest.raises(ValueError, match="found -1"):
        estimate([-1.0, 3.0], most=None)
