"""Black, Claudia Harker / Alekseï Timovitch: two dice fewer (CS-280 to CS-282)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import BLACK
from astrodrome.games.celestia.content.figures import CLAUDIA_DICE
from astrodrome.games.celestia.plays.playable import BEFORE_ROLL
from astrodrome.games.celestia.plays.power import Power
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

AFTER_THE_ROLL: Final = Refusal("CS-282", "after-the-roll")


class Black(Power):
    """Claudia Harker / Alekseï Timovitch: two dice fewer in this step (CS-280 to CS-282)."""

    moments = (BEFORE_ROLL,)
    colour = BLACK

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        return AFTER_THE_ROLL

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Take two dice off; there are never fewer than none (CS-281, CS-424)."""
        g.step.dice_change -= CLAUDIA_DICE
