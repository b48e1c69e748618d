"""Which answers of Celerium a review judges one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.celerium.owner import WEIGHTY
from astrodrome.bots.celerium.policy import weigh
from astrodrome.bots.celerium.search import DOUBT
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

AS_ONE: Final[tuple[str, ...]] = ()


def is_obvious(g: Celerium, seat: Seat, legal: Sequence[Action], done: Action) -> bool:
    """Return whether an answer needs no thought: the rule of thumb gives it, and a search would not look further."""
    if done not in legal or type(question(g)).__name__ == "FranchiseTurnsWheel":
        return False
    worth = weigh(g, seat, legal, Chance(g.number))
    best = max(worth)
    if worth[legal.index(done)] < best:
        return False
    if type(question(g)).__name__ not in WEIGHTY:
        return True
    return sum([best - one <= DOUBT for one in worth]) == 1


def gain(g: Celerium, seat: Seat) -> float:
    """Return the points of a franchise at the end of the round."""
    return float(g.score[seat])
