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
    Recipe(
        "galaxy-trucker-3-IA-roads",
        "galaxy-trucker",
        3,
        {"flights": ["IA"], "modules": ["bonus-cards"], "roads": [3], "turns": 40},
        21,
    ),
    Recipe(
        "galaxy-trucker-2-IIA-technologies",
        "galaxy-trucker",
        2,
        {"flights": ["IIA"], "modules": ["technologies"], "turns": 60},
        22,
    ),
    Recipe(
        "galaxy-trucker-4-machinations",
        "galaxy-trucker",
        4,
        {"flights": ["II"], "modules": ["four-as-five", "machinations"], "turns": 40},
        23,
    ),
    Recipe(
        "galaxy-trucker-5-everything",
        "galaxy-trucker",
        5,
        {
            "flights": ["IA", "IIA"],
            "modules": ["technologies", "fifth-wheel", "bonus-cards", "machinations"],
            "roads": [4],
            "turns": 40,
        },
        24,
    ),
)

COUNTS: Final = (
    Count("galaxy-trucker-2-I", 0, 3),
    Count("galaxy-trucker-2-I", 60, 2),
)
