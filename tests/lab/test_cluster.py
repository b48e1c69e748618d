"""Self-play on Ray gives the games that one process gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrodrome.selfplay.simulation import Plan
from astrodrome.selfplay.stretches import STRETCH, DatasetFolder, play_dataset

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


def test_two_workers_of_ray_play_the_games_of_one_process(tmp_path: Path) -> None:
    plan, games = Plan("memoracers", 2, ("random",), seed=8), 3 * STRETCH
    alone = list(play_dataset(DatasetFolder(plan, games, tmp_path / "alone"), 1))
    on_ray = list(play_dataset(DatasetFolder(plan, games, tmp_path / "ray"), 2, "local"))
    assert on_ray == alone
    for part in (tmp_path / "alone").iterdir():
        assert part.read_bytes() == (tmp_path / "ray" / part.name).read_bytes()
