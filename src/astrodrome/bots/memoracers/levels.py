"""The levels of MemoRacers: pilots that forget more or less, and one that searches."""

from __future__ import annotations

from functools import partial
from typing import Final

from astrodrome.bots.ismcts import Search
from astrodrome.bots.level import Level
from astrodrome.bots.memoracers.pilot import Pilot
from astrodrome.bots.memoracers.plan import Taste
from astrodrome.bots.memoracers.policy import RacingPolicy

LEVELS: Final = {
    "easy": Level(partial(Pilot, recall=0.45, slips=120)),
    "normal": Level(partial(Pilot, recall=0.85, slips=20)),
    "hard": Level(partial(Search, RacingPolicy(), recall=0.98), iterations=120),
}
ADVISER: Final = Level(partial(Pilot, recall=0.0, taste=Taste(speed=1.0, shield=0.5, fear=4.0)))
"""Memory is the game: advice comes from tiles that lie face up, and from what lies in the row as a set. Of the bots
without memory this pilot is the strongest: it weighs odds, where a search believes each world that it was dealt, and
flies with more care than those who remember. It won 123 of 200 races against two easy pilots, with the usual taste 94.
"""
POLICY: Final = RacingPolicy()
"""How play-outs are played, for searches and reviews."""
