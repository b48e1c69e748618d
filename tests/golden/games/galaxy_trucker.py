"""The golden games of Galaxy Trucker, and where lines of play are counted."""

from __future__ import annotations

from typing import Final

from tests.golden.recipe import Count, Recipe

RECIPES: Final = (
    Recipe("galaxy-trucker-2-I", "galaxy-trucker", 2, {"flights": ["I"]}, 10),
    Recipe("galaxy-trucker-3-II-realtime", "galaxy-trucker", 3, {"flights": ["II"], "building": "realtime"}, 36),
    Recipe(
        "galaxy-trucker-4-III-foresight",
        "galaxy-trucker",
        4,
        {"flights": ["III"], "modules": ["foresight", "strict"]},
        33,
    ),
    Recipe("galaxy-trucker-2-IIIA-lenient", "galaxy-trucker", 2, {"flights": ["IIIA"], "modules": ["lenient"]}, 19),
    Recipe("galaxy-trucker-3-intro", "galaxy-trucker", 3, {"flights": ["intro"], "turns": 40}, 17),
)

COUNTS: Final = (
    Count("galaxy-trucker-2-I", 0, 3),
    Count("galaxy-trucker-2-I", 60, 2),
)
