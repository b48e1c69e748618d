"""Defective Connectors: before engines are counted, components may be dropped (GX-471)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.grid import squares_of
from astrodrome.games.galaxy_trucker.losses import TruckerKeepsPart, lose_component
from astrodrome.games.galaxy_trucker.module_actions import Drop
from astrodrome.games.galaxy_trucker.module_offers import DropOffer
from astrodrome.games.galaxy_trucker.ship import joined_mixed
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.strength import engine_strength
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class TruckerDrops(Decision[Trucker]):
    """Drop components one by one that are joined by a universal and another connector, or none (GX-471)."""

    args = ("seat",)
    takes = (Drop, Pass)
    rules = ("GX-471",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask whoever is in the race and has such a joint."""
        return (self.seat,) if g.is_racing(self.seat) and joined_mixed(g.hulls[self.seat]) else ()

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return dropping nothing first."""
        return [PASS, *[Drop(square) for square in squares_of(joined_mixed(g.hulls[seat]))]]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a component that is not joined that way."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Drop)
        there = squares_of(joined_mixed(g.hulls[seat]))
        return None if action.square in there else Refusal("GX-471", "connectors-not-defective")

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Let it fall off with what hangs on it, and ask again."""
        if isinstance(action, Drop):
            lose_component(g, seat, action.square, "fallen")
            g.then(TruckerKeepsPart(seat), self)

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what can be dropped, and the strength as it is."""
        return DropOffer(tuple(squares_of(joined_mixed(g.hulls[seat]))), engine_strength(g, seat, 0))
