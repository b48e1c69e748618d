"""Puzzles of Celerium: the race, lines, Boosts and the market."""

from __future__ import annotations

from typing import Final

from astrodrome.puzzles.recipes import Recipe

BY_DECISION: Final = {
    "FranchiseRaces": "race",
    "FranchiseAdvances": "race",
    "FranchiseRepeats": "race",
    "FranchiseGoesOn": "race",
    "TargetsAnswer": "race",
    "FranchisesPickLine": "line",
    "FranchisesBoost": "boost",
    "FranchiseShops": "market",
    "FranchiseEquips": "market",
    "FranchiseBuysCards": "market",
}
RECIPE: Final = Recipe(
    themes=("race", "line", "boost", "market"),
    settings=((2, {}), (3, {}), (4, {})),
    theme_of=lambda decision, _: BY_DECISION.get(decision),
)
