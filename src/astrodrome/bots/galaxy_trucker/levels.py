"""The levels of Galaxy Trucker: hasty, careful and skilled builders, of whom two search in flight, one by learning."""

from __future__ import annotations

from functools import partial
from typing import Final

from astrodrome.bots.galaxy_trucker.component_values import ALL_ARMED, ALL_CAREFUL, ALL_HASTY, TO_LEARN_FROM
from astrodrome.bots.galaxy_trucker.expert import ExpertTrucker
from astrodrome.bots.galaxy_trucker.policy import SearchingTrucker, TruckingPolicy
from astrodrome.bots.galaxy_trucker.trucker import Trucker
from astrodrome.bots.level import Level

LEVELS: Final = {
    "easy": Level(partial(Trucker, slips=200, tastes=ALL_HASTY)),
    "normal": Level(partial(Trucker, slips=10, tastes=ALL_CAREFUL)),
    "hard": Level(SearchingTrucker, iterations=40),  # enough worlds for the widest questions (play_outs.WORLDS)
    "expert": Level(ExpertTrucker, iterations=160),
}
STYLES: Final = {"gunner": Level(partial(Trucker, slips=10, tastes=ALL_ARMED))}
"""As strong as `normal`: ships with more cannons and fewer holds."""
ADVISER: Final = Level(partial(SearchingTrucker, tastes=TO_LEARN_FROM), iterations=LEVELS["hard"].iterations)
"""The hard trucker, with a ship that lacks nothing a learner is told about."""
POLICY: Final = TruckingPolicy()
"""How play-outs are played, for searches and reviews."""
