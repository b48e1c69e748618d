"""The levels of Galaxy Trucker: a hasty builder, a careful one, and a careful one that searches in flight."""

from __future__ import annotations

from functools import partial
from typing import Final

from astrodrome.bots.galaxy_trucker.sense import SearchingTrucker
from astrodrome.bots.galaxy_trucker.trucker import Trucker
from astrodrome.bots.galaxy_trucker.wants import CAREFUL, HASTY
from astrodrome.bots.level import Level

LEVELS: Final = {
    "easy": Level(partial(Trucker, slips=200, taste=HASTY, with_modules=HASTY)),
    "normal": Level(partial(Trucker, slips=10, taste=CAREFUL)),
    "hard": Level(SearchingTrucker, iterations=60),
}
