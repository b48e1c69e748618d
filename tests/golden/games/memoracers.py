"""The golden games of MemoRacers, and where lines of play are counted."""

from __future__ import annotations

from typing import Final

from tests.golden.recipe import Count, Recipe
from tests.laws.play import odd

RECIPES: Final = (
    Recipe("memoracers-2-A", "memoracers", 2, {}, 5),
    Recipe("memoracers-3-kraken-madness", "memoracers", 3, {"modules": ["kraken-madness"], "circuit": "C"}, 4),
    Recipe(
        "memoracers-4-handicap",
        "memoracers",
        4,
        {"modules": ["handicap"], "grades": ["beginner", "expert", "amateur", "confirmed"], "circuit": "B"},
        3,
    ),
    Recipe("memoracers-5-D", "memoracers", 5, {"circuit": "D", "youngest": 3}, 2),
    Recipe("memoracers-1-solo", "memoracers", 1, {"circuit": "random"}, 8),
    Recipe("memoracers-2-championship", "memoracers", 2, {"modules": ["championship"]}, 6, odd),
)

COUNTS: Final = (
    Count("memoracers-2-A", 0, 4),
    Count("memoracers-2-A", 20, 3),
    Count("memoracers-1-solo", 0, 3),
    Count("memoracers-3-kraken-madness", 30, 2),
    Count("memoracers-2-championship", 0, 4),
)
