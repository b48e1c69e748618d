"""Two dice."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.content import Missile, Side
from astrodrome.games.galaxy_trucker.figures import DICE, DIE_SIDES
from astrodrome.games.galaxy_trucker.flight_events import Aim, DiceRolled
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.seats import Seat


def roll(g: Trucker, roller: Seat, aim: Aim | Missile, side: Side | None) -> int:
    """Roll two dice for a line and return their total (GB-096, GB-162)."""
    g.dice = [1 + g.chance.below("die", DIE_SIDES) for _ in range(DICE)]
    total = sum(g.dice)
    if g.heard:
        g.tell(DiceRolled(roller, aim, side, tuple(g.dice), total))
    return total
