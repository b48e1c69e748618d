"""Mooring: the vessel does not move (CS-234 to CS-240)."""

from __future__ import annotations

from astrodrome.games.celestia.content.cards import MOORING
from astrodrome.games.celestia.plays.playable import AFTER_CRASH, AFTER_LAYING, AT_FALL, CardPlay
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NOT_NOW = Refusal("CS-234", "mooring-not-now")
AT_A_CRASH = Refusal("CS-238", "mooring-at-a-crash")
TWICE = Refusal("CS-240", "already-moored")
IN_SPACE = Refusal("CS-373", "not-in-space")


class Mooring(CardPlay):
    """Played by anybody, ashore too, when the step succeeds and the cards are laid, even if there are none (CS-239)."""

    kind = MOORING
    moments = (AFTER_LAYING,)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before the cards are laid, and at a crash."""
        return AT_A_CRASH if moment in (AFTER_CRASH, AT_FALL) else NOT_NOW

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it where it could change nothing, and in the empty space."""
        if g.in_space():
            return IN_SPACE
        return TWICE if g.step.moored else None

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Keep the vessel where it is; the cards laid are discarded all the same (CS-235)."""
        g.step.moored = True
