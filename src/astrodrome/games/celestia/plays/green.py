"""Green, Sonja Blixxen / Ambroise Septimus: Pirates are ignored (CS-269 to CS-273, CS-535)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import GREEN, PIRATES
from astrodrome.games.celestia.plays.playable import DECLARE
from astrodrome.games.celestia.plays.power import Power
from astrodrome.games.celestia.records.card_events import PiratesIgnored
from astrodrome.games.celestia.state.event_costs import needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NO_PIRATES: Final = Refusal("CS-273", "no-pirates")
PIRATES_COVERED: Final = Refusal("CS-535", "pirates-covered")


class Green(Power):
    """Sonja Blixxen / Ambroise Septimus: Pirates need no card in this step, and are frozen (CS-269 to CS-273)."""

    colour = GREEN
    follows = DECLARE

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it where no Pirate die is left to be covered: it would spare no card now."""
        if PIRATES not in g.step.dice:
            return NO_PIRATES
        return None if needs(g)[PIRATES - 1] else PIRATES_COVERED

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Leave Pirates out of account until the step is resolved, later ones too (CS-271)."""
        g.step.pirates_ignored = True
        if g.listening:
            g.emit(PiratesIgnored(seat))
