"""Grappling Hook: back aboard for the treasure just taken (CS-382 to CS-390)."""

from __future__ import annotations

from astrodrome.games.celestia.content.cards import GRAPPLING_HOOK
from astrodrome.games.celestia.plays.playable import AFTER_CRASH, AFTER_LAYING, AT_FALL, CardPlay
from astrodrome.games.celestia.records.card_events import PlayerReboarded
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.treasures.treasures import give_back
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NOT_NOW = Refusal("CS-384", "hook-not-now")
AT_A_CRASH = Refusal("CS-388", "hook-at-a-crash")
NOT_THE_BOAT = Refusal("CS-498", "only-the-aircraft")
IN_SPACE = Refusal("CS-373", "not-in-space")
NOT_IN_THIS_STEP = Refusal("CS-387", "hook-not-this-step")


class GrapplingHook(CardPlay):
    """Played by a player who got off the aircraft in this step, once the success is certain (CS-383, CS-384)."""

    kind = GRAPPLING_HOOK
    moments = (AFTER_LAYING,)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before the cards are laid, and at a crash."""
        return AT_A_CRASH if moment in (AFTER_CRASH, AT_FALL) else NOT_NOW

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        if g.step.vessel != AIRCRAFT:
            return NOT_THE_BOAT
        return IN_SPACE if g.in_space() else None

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it to everybody who did not get off in this step (CS-387)."""
        return None if g.step.pawns_landed[seat] else NOT_IN_THIS_STEP

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Give the treasure back and board with all pawns taken off in this step (CS-385, CS-418)."""
        give_back(g, seat)
        g.pawns[seat] = g.step.pawns_landed[seat]
        g.step.pawns_landed[seat] = 0
        if g.listening:
            g.emit(PlayerReboarded(seat))
