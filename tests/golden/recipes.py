"""All golden games: those of the toys, and those of every game, from `tests/golden/games/<game>.py`."""

from __future__ import annotations

from typing import Final

from astrodrome.games import GAMES
from astrodrome.kernel.companions import companion_of
from tests.golden.games import toys
from tests.golden.recipe import FOLDER as FOLDER
from tests.golden.recipe import Count, Recipe

COMPANIONS: Final = [one for spec in GAMES if (one := companion_of(spec, "tests.golden.games")) is not None]

RECIPES: Final[tuple[Recipe, ...]] = (*[recipe for one in COMPANIONS for recipe in one.RECIPES], *toys.RECIPES)
COUNTS: Final[tuple[Count, ...]] = (*[count for one in COMPANIONS for count in one.COUNTS], *toys.COUNTS)
