"""The levels of Celestia: travellers that forget and slip more or less, and two that search the voyage."""

from __future__ import annotations

from functools import partial
from typing import Final

from astrodrome.bots.celestia.deep_search import DeepSearch
from astrodrome.bots.celestia.policy import VoyagePolicy
from astrodrome.bots.celestia.search import VoyageSearch
from astrodrome.bots.celestia.traveller import Traveller
from astrodrome.bots.level import Level

NORMAL: Final = partial(Traveller, recall=0.95, slips=20, practised=True)
LEVELS: Final = {
    "easy": Level(partial(Traveller, recall=0.6, slips=220)),
    "normal": Level(NORMAL),
    "hard": Level(VoyageSearch, iterations=160),
    "expert": Level(DeepSearch, iterations=14_000),
}
"""The iterations of `expert` are answers given in play-outs."""
STYLES: Final = {
    "bold": Level(partial(NORMAL, daring=1.25)),
    "cautious": Level(partial(NORMAL, daring=0.9)),
    "spiteful": Level(partial(NORMAL, spite=6.0)),
}
"""As strong as `normal`: stays aboard longer, leaves sooner, plays cards against others sooner."""
ADVISER: Final = LEVELS["hard"]
"""Who advises a learner: `expert` would take longer than a page waits."""
POLICY: Final = VoyagePolicy()
"""How play-outs are played, for searches and reviews."""
