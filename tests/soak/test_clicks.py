"""Clicks that the table saves a person: at least a third of those that the page left, in every case measured."""

from __future__ import annotations

import pytest

from tests.soak.clicks import CASES, measure

FEW_GAMES = 4


@pytest.mark.parametrize("case", CASES)
def test_standing_orders_save_a_third_of_the_clicks(case: str) -> None:
    clicks = measure(case, FEW_GAMES)
    assert 0 < clicks.orders <= clicks.page * 2 / 3, clicks.told()
