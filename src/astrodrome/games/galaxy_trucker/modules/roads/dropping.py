"""Defective Connectors: before engines are counted, components may be dropped (GX-471)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.flight.losses import TruckerKeepsPart, lose_component
from astrodrome.games.galaxy_trucker.geometry.grid import squares_of
from astrodrome.games.galaxy_trucker.geometry.hull_queries import joined_mixed
from astrodrome.games.galaxy_trucker.modules.roads.records import Drop, DropOffer
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.ship.strength import engine_strength
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class TruckerDrops(RacerDecision):
    """Drop components one by one that are joined by a universal and another connector, or none (GX-471)."""

    takes = (Drop, Pass)
    rules = ("GX-471",)

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask a player who has such a joint."""
        return (self.seat,) if joined_mixed(g.hulls[self.seat]) else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return dropping nothing first."""
        return [PASS, *[Drop(square) for square in squares_of(joined_mixed(g.hulls[seat]))]]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Drop)
        there = squares_of(joined_mixed(g.hulls[seat]))
        return None if action.square in there else Refusal("GX-471", "connectors-not-defective")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Let it fall off with what hangs on it, and ask again."""
        if isinstance(action, Drop):
            lose_component(g, seat, action.square, "fallen")
            g.then(TruckerKeepsPart(seat), self)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return DropOffer(tuple(squares_of(joined_mixed(g.hulls[seat]))), engine_strength(g, seat, 0))
