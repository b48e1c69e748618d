"""Moments at which modules have something to do: lists of tasks in one written order (decision 6, GX-571)."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.boosting import LoseBoosted, TruckerBoosts
from astrodrome.games.galaxy_trucker.content import Value
from astrodrome.games.galaxy_trucker.giving_up import END_CARD
from astrodrome.games.galaxy_trucker.hyperspace import RETURN_SHIPS, TruckerMayJump
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.strength import TruckerDeclares
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.seats import Seat


def on_reveal(g: Trucker) -> list[Task[Trucker]]:
    """Return what comes between the revealing of a card and its effects: jumps in flight order (GX-120)."""
    return [TruckerMayJump(seat) for seat in g.order()] if g.box.technologies else []


def before_count(g: Trucker, seat: Seat) -> list[Task[Trucker]]:
    """Return a player's last chance to jump, at the own turn to count (GX-008, GX-121)."""
    return [TruckerMayJump(seat)] if g.box.technologies else []


def counting(g: Trucker, seat: Seat, value: Value) -> list[Task[Trucker]]:
    """Return how a player counts a value: a last chance to jump, boosts, then the declaration (GX-007, GX-008)."""
    declares: list[Task[Trucker]] = [TruckerDeclares(seat, value)]
    if not g.box.technologies:
        return declares
    if value == "cannons":
        declares = [TruckerBoosts(seat), *declares, LoseBoosted(seat)]
    return [*before_count(g, seat), *declares]


def after_card(g: Trucker) -> list[Task[Trucker]]:
    """Return what follows a card: ships that cannot go on give up, others come back from hyperspace (GX-571)."""
    return [END_CARD, RETURN_SHIPS] if g.box.technologies else [END_CARD]
