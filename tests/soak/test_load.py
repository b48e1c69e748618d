"""A hundred tables at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.soak.load import measure


def test_a_hundred_tables_are_served_promptly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = asyncio.run(measure(tmp_path / "tables.sqlite", tables=100, seconds=60.0, seed=1))
    with capsys.disabled():
        print(f"\n{figures.told()}")  # noqa: T201 - the figures are what a soak run is read for
    assert len(figures.delays) > 100 * 40
    assert figures.at(0.99) < 250
    assert figures.memory_mb[1] < figures.memory_mb[0] + 50
