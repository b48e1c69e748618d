"""The golden games of Celerium, and where lines of play are counted."""

from __future__ import annotations

from typing import Final

from tests.golden.recipe import Count, Recipe
from tests.laws.play import uniform

RECIPES: Final = (
    Recipe("celerium-2", "celerium", 2, {}, 21),
    Recipe("celerium-3-expert", "celerium", 3, {"modules": ["expert"], "first_to_last": True}, 22, uniform),
    Recipe("celerium-4", "celerium", 4, {"colours": ["green", "white", "red", "blue"]}, 23),
    Recipe("celerium-1-solo", "celerium", 1, {"difficulty": "hard"}, 24),
)

COUNTS: Final = (
    Count("celerium-2", 0, 4),
    Count("celerium-4", 24, 4),
    Count("celerium-1-solo", 40, 3),
)
