"""One person among bots that think hard."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.soak.waiting import LONGEST_S, measure


@pytest.mark.parametrize(("game", "seats"), [("celestia", 6)])
def test_a_person_never_waits_long_for_hard_bots(
    tmp_path: Path, game: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    waits = asyncio.run(measure(tmp_path, game, "hard", seats, 180.0, {}))
    with capsys.disabled():
        print(f"\n{game}: {waits.told()}")  # noqa: T201 - the figures are what a soak run is read for
    assert max(waits.seconds) <= LONGEST_S
