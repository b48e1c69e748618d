"""The levels of MemoRacers: pilots that forget more or less, one that searches, and an expert that has learned."""

from __future__ import annotations

from functools import cache, partial
from logging import getLogger
from typing import Final

from astrodrome.bots.ismcts import Search
from astrodrome.bots.level import Level
from astrodrome.bots.memoracers.pilot import Pilot
from astrodrome.bots.memoracers.plan import Taste
from astrodrome.bots.memoracers.policy import RacingPolicy
from astrodrome.bots.nets import has_numpy, shipped
from astrodrome.bots.protocol import Bot

NET: Final = "memoracers"
HARD: Final = Level(partial(Search, RacingPolicy(), recall=0.98), iterations=120)


def expert(seed: int) -> Bot:
    """Return the pilot that plans for every ship and judges by its net."""
    from astrodrome.bots.memoracers.expert import ExpertPilot  # noqa: PLC0415 - it needs NumPy, the others do not

    net = shipped(NET)
    assert net is not None, "the weights come with the package"
    return ExpertPilot(seed, net.values)


def instead_of_expert(seed: int) -> Bot:
    """Return the pilot of `hard`, which takes the expert's seat where NumPy is missing."""
    say_what_is_missing()
    return HARD.bot(seed)


@cache
def say_what_is_missing() -> None:
    """Say once in each process why the expert does not play."""
    getLogger(__name__).warning("expert plays like hard: NumPy is missing (pip install 'astrodrome[expert]')")


NORMAL: Final = partial(Pilot, recall=0.85, slips=20)
LEVELS: Final = {
    "easy": Level(partial(Pilot, recall=0.45, slips=120)),
    "normal": Level(NORMAL),
    "hard": HARD,
    "expert": Level(expert) if has_numpy() else Level(instead_of_expert, HARD.iterations),
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
