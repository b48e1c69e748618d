"""Which half shoots: both may have a double cannon in the line of a meteor, each with cells of its own (GX-299)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.energy import pay_for
from astrodrome.games.galaxy_trucker.halves import NAMES
from astrodrome.games.galaxy_trucker.module_actions import PowerHalf
from astrodrome.games.galaxy_trucker.module_offers import HalfOffer, HalfPrice
from astrodrome.games.galaxy_trucker.questions import price_of
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class TruckerPowersHalf(Decision[Trucker]):
    """Choose the half whose double cannon shoots, and which therefore pays (GX-298, GX-299)."""

    args = ("seat",)
    takes = (PowerHalf,)
    rules = ("GX-298", "GX-299")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask who has shot; both halves can."""
        return (self.seat,)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return both halves."""
        return [PowerHalf(half) for half in NAMES]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: it is asked only where both can."""
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Pay with cells of that half."""
        assert isinstance(action, PowerHalf)
        pay_for(g, seat, 1, 1, NAMES.index(action.half))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what each half would pay."""
        return HalfOffer(tuple([HalfPrice(name, price_of(g, seat, 1, 1, half)) for half, name in enumerate(NAMES)]))
