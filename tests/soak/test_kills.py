"""The long kill loop."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.soak.kills import kill_loop

KILLS = 100


def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(2**32)
    found = asyncio.run(kill_loop(tmp_path / "tables.sqlite", rounds=KILLS, tables=8, seed=seed))
    assert found > KILLS, f"seed {seed}"
