"""The levels of Celerium: owners that forget and slip more or less, and two that search."""

from __future__ import annotations

from functools import partial
from typing import Final

from astrodrome.bots.celerium.owner import ExpertOwner, Owner, SearchingOwner
from astrodrome.bots.celerium.policy import RallyPolicy
from astrodrome.bots.level import Level

NORMAL: Final = partial(Owner, recall=0.9, slips=20)
LEVELS: Final = {
    "easy": Level(partial(Owner, recall=0.5, slips=250)),
    "normal": Level(NORMAL),
    "hard": Level(SearchingOwner, iterations=30),
    "expert": Level(ExpertOwner, iterations=8000),
}
"""The iterations of `expert` are answers given in play-outs, for two franchises; for more it has more of them."""
STYLES: Final = {
    "bold": Level(partial(NORMAL, boosting=0.8)),
    "cautious": Level(partial(NORMAL, boosting=-0.8)),
}
"""As strong as `normal`: boosts more, or less, than the Controls seem to allow."""
ADVISER: Final = LEVELS["hard"]
"""Who advises a learner: `expert` would take longer than a page waits."""
POLICY: Final = RallyPolicy()
"""How play-outs are played, for searches and reviews."""
