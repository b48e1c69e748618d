"""Bad Spell: the captain must roll all blank dice again (CS-144 to CS-151)."""

from __future__ import annotations

from astrodrome.games.celestia.content.cards import BAD_SPELL, BLANK
from astrodrome.games.celestia.plays.playable import (
    AFTER_ANNOUNCEMENTS,
    AFTER_CRASH,
    AFTER_SUCCESS,
    BEFORE_ROLL,
    CardPlay,
)
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.vessel.roll import roll_again
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

TOO_EARLY = Refusal("CS-145", "spell-too-early")
CRASH_ANNOUNCED = Refusal("CS-151", "spell-after-crash")
TOO_LATE = Refusal("CS-150", "spell-too-late")
NO_BLANK = Refusal("CS-147", "no-blank-die")


class BadSpell(CardPlay):
    """Played by anybody, ashore too, once all have announced and until the cards are laid (CS-144, CS-145)."""

    kind = BAD_SPELL
    moments = (AFTER_ANNOUNCEMENTS, AFTER_SUCCESS)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before the announcements, while a crash announcement stands, and once cards are laid."""
        if moment == BEFORE_ROLL:
            return TOO_EARLY
        return CRASH_ANNOUNCED if moment == AFTER_CRASH else TOO_LATE

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it where it could have no effect (CS-147)."""
        return None if BLANK in g.step.dice else NO_BLANK

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Roll every blank die again; events stay (CS-146)."""
        roll_again(g, [die for die, face in enumerate(g.step.dice) if face == BLANK])
