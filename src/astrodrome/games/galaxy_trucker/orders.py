"""What a trucker may set aside in a flight: giving up, jumping into hyperspace, batteries to be spared."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump
from astrodrome.games.galaxy_trucker.records.actions import GiveUp, SpendCell
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.standing_orders import Spans, StandingOrders


def spans(g: Trucker) -> Spans:
    """Return the flight, and the flight of these ships: when one leaves it, the others think again (GB-164)."""
    return {"flight": (g.flight,), "together": (g.flight, *g.flying)}


ORDERS: Final = StandingOrders(((GiveUp, ("together",)), (Jump, ("together",)), (SpendCell, ("flight",))), spans)
