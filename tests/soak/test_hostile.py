"""Hostile requests from one address must not slow everybody else down."""

from __future__ import annotations

import asyncio

from tests.soak.hostile import measured


def test_no_pattern_of_one_address_delays_others_by_more_than_50_ms() -> None:
    assert asyncio.run(measured(5.0))
