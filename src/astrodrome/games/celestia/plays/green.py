"""Green, Sonja Blixxen / Ambroise Septimus: Pirates are ignored (CS-269 to CS-273)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.cards import GREEN, PIRATES
from astrodrome.games.celestia.events import PiratesIgnored
from astrodrome.games.celestia.plays.playable import DECLARE
from astrodrome.games.celestia.plays.power import Power
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NO_PIRATES: Final = Refusal("CS-273", "no-pirates")


class Green(Power):
    """Sonja Blixxen / Ambroise Septimus: Pirates need no card in this step, and are frozen (CS-269 to CS-273)."""

    colour = GREEN
    follows = DECLARE

    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it without a Pirate die: it could have no effect."""
        return None if PIRATES in g.dice else NO_PIRATES

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Leave Pirates out of account until the step is resolved, later ones too (CS-271)."""
        g.pirates_ignored = True
        if g.heard:
            g.tell(PiratesIgnored(seat))
