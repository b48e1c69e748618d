"""The golden games of the toys, and where lines of play are counted."""

from __future__ import annotations

from typing import Final

from tests.golden.recipe import Count, Recipe
from tests.laws.play import odd, uniform

RECIPES: Final = (
    Recipe("toy-reroll", "toy-reroll", 3, {"gale": True}, 3, uniform),
    Recipe("toy-duel", "toy-duel", 3, {"lives": 3}, 2, uniform),
    Recipe("toy-rush", "toy-rush", 3, {"tiles": 12}, 9, uniform),
    Recipe("toy-hull", "toy-hull", 2, {"hits": 8}, 3, uniform),
    Recipe("toy-cargo", "toy-cargo", 2, {"large": True}, 1, odd),
)

COUNTS: Final = (
    Count("toy-reroll", 0, 9),
    Count("toy-duel", 0, 6),
    Count("toy-rush", 0, 4),
    Count("toy-hull", 0, 6),
    Count("toy-cargo", 0, 4),
)
