"""Puzzles of Galaxy Trucker: a flight's shots, fights, stops and losses. Building makes none."""

from __future__ import annotations

from typing import Final

from astrodrome.puzzles.recipes import Recipe

BY_DECISION: Final = {
    "TruckerSpendsCell": "shots",
    "TruckerDefends": "shots",
    "TruckerDeclares": "strength",
    "TruckerLands": "stops",
    "TruckerTakesAbandoned": "stops",
    "TruckerTakesReward": "stops",
    "TruckerMayGiveUp": "stops",
    "TruckerKeepsPart": "crew",
    "TruckerBoardsAlien": "crew",
    "TruckerLosesCrew": "crew",
}
RECIPE: Final = Recipe(
    themes=("shots", "strength", "stops", "crew"),
    settings=((3, {"flights": ["I"]}), (3, {"flights": ["II"]}), (4, {"flights": ["III"]})),
    theme_of=lambda decision, _: BY_DECISION.get(decision),
    dull=("TruckerMayGiveUp",),
)
