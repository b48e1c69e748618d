"""Kill -9 in the middle of appends loses no acknowledged answer; the long loop is part of `./run soak`."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.soak.kills import kill_loop


def test_a_killed_server_has_kept_every_acknowledged_answer(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(2**32)
    found = asyncio.run(asyncio.wait_for(kill_loop(tmp_path / "tables.sqlite", rounds=3, tables=3, seed=seed), 55))
    assert found > 20, f"seed {seed}"
