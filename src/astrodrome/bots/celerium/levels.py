"""The levels of Celerium: owners that forget and slip more or less, and one that searches."""

from __future__ import annotations

from functools import partial
from typing import Final

from astrodrome.bots.celerium.owner import Owner, SearchingOwner
from astrodrome.bots.celerium.policy import RallyPolicy
from astrodrome.bots.level import Level

LEVELS: Final = {
    "easy": Level(partial(Owner, recall=0.5, slips=250)),
    "normal": Level(partial(Owner, recall=0.9, slips=20)),
    "hard": Level(SearchingOwner, iterations=30),
}
POLICY: Final = RallyPolicy()
"""How play-outs are played, for searches and reviews."""
