"""Bandit: one die more in this step (CS-230 to CS-233)."""

from __future__ import annotations

from astrodrome.games.celestia.content.cards import BANDIT
from astrodrome.games.celestia.content.figures import BANDIT_DICE
from astrodrome.games.celestia.plays.playable import BEFORE_ROLL, CardPlay
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

TOO_LATE = Refusal("CS-231", "after-the-roll")


class Bandit(CardPlay):
    """Played by anybody, ashore too, before the roll; there is no upper limit (CS-230, CS-232)."""

    kind = BANDIT
    moments = (BEFORE_ROLL,)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        return TOO_LATE

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        g.step.dice_change += BANDIT_DICE
