"""All golden games: those of the toys, and those of every game, from `tests/golden/games/<game>.py`."""

from __future__ import annotations

from typing import Final

from astrodrome.games import GAMES
from astrodrome.parts import part_of
from tests.golden.games import toys
from tests.golden.recipe import FOLDER as FOLDER
from tests.golden.recipe import Count, Recipe

PARTS: Final = [part for spec in GAMES if (part := part_of(spec, "tests.golden.games")) is not None]

RECIPES: Final[tuple[Recipe, ...]] = (*[recipe for part in PARTS for recipe in part.RECIPES], *toys.RECIPES)
COUNTS: Final[tuple[Count, ...]] = (*[count for part in PARTS for count in part.COUNTS], *toys.COUNTS)
