"""The levels of MemoRacers: pilots that forget more or less, and two that plan the way home."""

from __future__ import annotations

from functools import partial
from typing import Final

from astrodrome.bots.level import Level
from astrodrome.bots.memoracers.navigator import Navigator
from astrodrome.bots.memoracers.pilot import Pilot
from astrodrome.bots.memoracers.plan import Taste
from astrodrome.bots.memoracers.policy import RacingPolicy

SLACK: Final = 0.3
"""By how many rounds a way may be longer and still look as short to `hard`."""
NORMAL: Final = partial(Pilot, recall=0.85, slips=20)
LEVELS: Final = {
    "easy": Level(partial(Pilot, recall=0.45, slips=120)),
    "normal": Level(NORMAL),
    "hard": Level(partial(Navigator, slack=SLACK)),
    "expert": Level(Navigator),
}
STYLES: Final = {
    "bold": Level(partial(NORMAL, taste=Taste(shield=0.16, fear=1.2))),
    "cautious": Level(partial(NORMAL, taste=Taste(shield=0.5, fear=4.0))),
}
"""As strong as `normal`: gives Shields for Speed, or keeps them."""
ADVISER: Final = Level(partial(Pilot, recall=0.0, taste=Taste(speed=1.0, shield=0.5, fear=4.0)))
"""Memory is the game: advice comes from tiles that lie face up, and from what lies in the row as a set. Of the bots
without memory this pilot is the strongest: it weighs odds, where a search believes each world that it was dealt, and
flies with more care than those who remember. It won 123 of 200 races against two easy pilots, with the usual taste 94.
"""
POLICY: Final = RacingPolicy()
"""How play-outs are played, for searches and reviews."""
