"""Which half shoots: both may have a double cannon in the line of a meteor, each with its own cells (GX-299)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.modules.halves.records import HalfOffer, HalfPrice, PowerHalf
from astrodrome.games.galaxy_trucker.ship.bodies import NAMES
from astrodrome.games.galaxy_trucker.ship.energy import pay_for
from astrodrome.games.galaxy_trucker.ship.module_effects import price_of
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class TruckerPowersHalf(RacerDecision):
    """Choose the half whose double cannon shoots, and which therefore pays (GX-298, GX-299)."""

    takes = (PowerHalf,)
    rules = ("GX-298", "GX-299")

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [PowerHalf(half) for half in NAMES]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: it is asked only where both can."""
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, PowerHalf)
        pay_for(g, seat, 1, 1, NAMES.index(action.half))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return HalfOffer(tuple([HalfPrice(name, price_of(g, seat, 1, 1, half)) for half, name in enumerate(NAMES)]))
