"""Purple, Victoria de Beckliss / Marcus Hartmann: another must choose alike (CS-283 to CS-289)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import PURPLE
from astrodrome.games.celestia.plays.naming import NamesPlayer
from astrodrome.games.celestia.plays.playable import AFTER_ANNOUNCEMENTS
from astrodrome.games.celestia.plays.power import NOT_IN_THE_BOAT, SPENT, Power
from astrodrome.games.celestia.records.card_events import ChoiceForced
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT, LEAVES, STAYS
from astrodrome.games.celestia.treasures.treasures import give_back
from astrodrome.games.celestia.vessel.step import get_off
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

DECLARED: Final = Refusal("CS-283", "captain-has-declared")
NO_CHOICE: Final = Refusal("CS-284", "announced-nothing")
NOBODY: Final = Refusal("CS-289", "nobody-to-force")
NOT_THE_CAPTAIN: Final = Refusal("CS-285", "not-the-captain")
SAME_CHOICE: Final = Refusal("CS-289", "same-choice")
NO_ANNOUNCEMENT: Final = Refusal("CS-283", "no-announcement")
PILE_EMPTY: Final = Refusal("CS-286", "pile-empty")


class Purple(Power):
    """Victoria de Beckliss / Marcus Hartmann: another passenger must choose as the owner did (CS-283 to CS-289)."""

    moments = (AFTER_ANNOUNCEMENTS,)
    colour = PURPLE

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before all have announced, and after the captain has declared."""
        return DECLARED

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it in the lifeboat's step, and once a declaration was made in this step (CS-Q07)."""
        if g.step.vessel != AIRCRAFT:
            return NOT_IN_THE_BOAT
        return DECLARED if g.step.declaration_count else None

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it to a player who announced nothing; those who left may use it from ashore (CS-284, CS-286)."""
        if g.characters.power_used[seat]:
            return SPENT
        if g.step.announced[seat] not in (STAYS, LEAVES) or seat == g.captain:
            return NO_CHOICE
        if g.step.announced[seat] == LEAVES and g.pile_is_empty():
            return PILE_EMPTY
        for target in range(g.seats):
            if target != seat and bar_forced(g, seat, target) is None:
                return None
        return NOBODY

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        g.then(OwnerForces(seat))


def bar_forced(g: Celestia, seat: Seat, target: Seat) -> Refusal | None:
    """Return why somebody cannot be made to choose as a seat did."""
    if target == g.captain:
        return NOT_THE_CAPTAIN
    announced = g.step.announced
    if announced[target] not in (STAYS, LEAVES):
        return NO_ANNOUNCEMENT
    if announced[target] == announced[seat] or (announced[seat] == LEAVES) != g.is_passenger(target):
        return SAME_CHOICE
    return None


class OwnerForces(NamesPlayer):
    """Choose the passenger of this step who must choose alike (CS-283)."""

    rules = ("CS-283", "CS-285", "CS-289")
    another = Refusal("CS-283", "another-player")

    @override
    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        return bar_forced(g, self.seat, target)

    @override
    def name(self, g: Celestia, target: Seat) -> None:
        """Make the passenger leave, or come back aboard for the treasure just taken (CS-286, CS-287)."""
        stays = g.step.announced[self.seat] == STAYS
        g.step.announced[target] = g.step.announced[self.seat]
        if g.listening:
            g.emit(ChoiceForced(self.seat, target, stays))
        if stays:
            give_back(g, target)
            g.pawns[target] = g.step.pawns_landed[target]
            g.step.pawns_landed[target] = 0
        else:
            get_off(g, target)
