"""Which answers of Galaxy Trucker a review judges one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.galaxy_trucker.notes import note as note
from astrodrome.bots.galaxy_trucker.policy import CREWED, TruckingPolicy, promise
from astrodrome.games.galaxy_trucker.flight.giving_up import TruckerMayGiveUp
from astrodrome.games.galaxy_trucker.ship.crew import humans
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

AS_ONE: Final = ("TruckerBuilds", "TruckersBuild")
"""Building is judged as one: hundreds of small answers, each worth next to nothing."""
ROUTINE: Final = ("TruckerLosesCrew", "TruckerStows")
"""Questions whose likely answer is nearly always as good as any."""
POLICY: Final = TruckingPolicy()


def is_obvious(g: Trucker, seat: Seat, legal: Sequence[Action], done: Action) -> bool:
    """Return whether an answer needs no thought: to fly on with a crew, to lose the least, to load the most."""
    asked = question(g)
    if isinstance(asked, TruckerMayGiveUp):
        searched = not g.expanded and humans(g, seat) <= CREWED
    elif type(asked).__name__ in ROUTINE:
        searched = False
    else:
        return False
    return not searched and POLICY.quick(g, seat, legal, Chance(0)) == done


def gain(g: Trucker, seat: Seat) -> float:
    """Return the credits of a trucker at the end of the flight."""
    return promise(g, seat)
