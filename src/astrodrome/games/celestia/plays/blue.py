"""Blue, Mel Katansky / Orville Russell K.: a passenger takes over (CS-264 to CS-268)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import BLUE
from astrodrome.games.celestia.plays.power import NOT_IN_THE_BOAT, Power
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.vessel.step import change_captain
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

ONLY_PASSENGER: Final = Refusal("CS-268", "already-captain")


class Blue(Power):
    """Mel Katansky / Orville Russell K.: a passenger becomes captain of this step (CS-264 to CS-268)."""

    colour = BLUE

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        return None if g.step.vessel == AIRCRAFT else NOT_IN_THE_BOAT

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        return super().bar_seat(g, seat) or (ONLY_PASSENGER if seat == g.captain else None)

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Take over; the former captain stays aboard as a passenger (CS-265)."""
        change_captain(g, seat)
