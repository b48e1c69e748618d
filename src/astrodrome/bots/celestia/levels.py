"""The levels of Celestia: travellers that forget and slip more or less, and one that searches the voyage."""

from __future__ import annotations

from functools import partial
from typing import Final

from astrodrome.bots.celestia.policy import VoyagePolicy
from astrodrome.bots.celestia.search import VoyageSearch
from astrodrome.bots.celestia.traveller import Traveller
from astrodrome.bots.level import Level

LEVELS: Final = {
    "easy": Level(partial(Traveller, recall=0.6, slips=220)),
    "normal": Level(partial(Traveller, recall=0.95, slips=20)),
    "hard": Level(VoyageSearch, iterations=160),
}
POLICY: Final = VoyagePolicy()
"""How play-outs are played, for searches and reviews."""
