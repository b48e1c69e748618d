"""The golden games of Celestia, and where lines of play are counted."""

from __future__ import annotations

from typing import Final

from tests.golden.recipe import Count, Recipe
from tests.laws.play import uniform

RECIPES: Final = (
    Recipe("celestia-2-crews", "celestia", 2, {"modules": ["two", "ext1"]}, 31),
    Recipe("celestia-3-beginner", "celestia", 3, {"modules": ["beginner", "xmas"]}, 32),
    Recipe("celestia-4", "celestia", 4, {}, 33),
    Recipe(
        "celestia-5-everything",
        "celestia",
        5,
        {"modules": ["ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]},
        34,
        uniform,
    ),
    Recipe("celestia-6-lifeboats", "celestia", 6, {"modules": ["ext1", "ext2"]}, 35),
)

COUNTS: Final = (
    Count("celestia-4", 0, 14),
    Count("celestia-2-crews", 10, 14),
    Count("celestia-5-everything", 20, 12),
)
