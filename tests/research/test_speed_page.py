"""The speeds on the page are those of the run that it names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrodrome.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
RESULTS = "benchmarks/results/2026-11-15.json"
RUN = json.loads((ROOT / RESULTS).read_text(encoding="utf-8"))
SPEED = {(row["peer"], row["game"].split(",")[0]): row for row in RUN["rows"]}


def test_the_page_names_the_run_and_its_command() -> None:
    assert f"`{RESULTS}`" in PAGE
    assert f"`{RUN['command']}`" in PAGE
    catanatron = SPEED["Catanatron", "4 seats"]
    words = " ".join(PAGE.split())
    assert f"makes {catanatron['choices']:,} choices/s and {catanatron['copies']:,} copies/s" in words


@pytest.mark.parametrize("game", [spec.name for spec in GAMES])
def test_every_game_has_its_speeds_and_what_compiling_gains(game: str) -> None:
    plain, compiled = SPEED["Astrodrome", game], SPEED["Astrodrome, compiled", game]
    cells = [game]
    for kind in ("choices", "copies"):
        cells += [f"{plain[kind]:,}", f"{compiled[kind]:,}", f"{compiled[kind] / plain[kind]:.1f}"]
    assert f"| {' | '.join(cells)} |" in PAGE
