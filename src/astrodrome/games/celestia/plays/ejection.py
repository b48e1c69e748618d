"""Ejection: another passenger is put ashore (CS-126 to CS-136)."""

from __future__ import annotations

from astrodrome.games.celestia.content.cards import EJECTION
from astrodrome.games.celestia.plays.naming import NamesPlayer
from astrodrome.games.celestia.plays.playable import AFTER_ANNOUNCEMENTS, AFTER_CRASH, AFTER_SUCCESS, CardPlay
from astrodrome.games.celestia.records.card_events import PlayerEjected
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.vessel.step import get_off
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NOT_NOW = Refusal("CS-127", "ejection-not-now")
CRASH_ANNOUNCED = Refusal("CS-128", "ejection-after-crash")
NOT_THE_BOAT = Refusal("CS-305", "only-the-aircraft")
IN_SPACE = Refusal("CS-373", "not-in-space")
PILE_EMPTY = Refusal("CS-134", "pile-empty")
ASHORE = Refusal("CS-126", "only-aboard")
NO_TARGET = Refusal("CS-135", "no-other-passenger")
NOT_THE_CAPTAIN = Refusal("CS-129", "not-the-captain")
TARGET_ASHORE = Refusal("CS-131", "target-ashore")


class Ejection(CardPlay):
    """Played by anybody aboard once all have announced, as long as no card is laid and no crash announced."""

    kind = EJECTION
    moments = (AFTER_ANNOUNCEMENTS, AFTER_SUCCESS)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before the announcements, after a crash announcement, and once cards are laid."""
        return CRASH_ANNOUNCED if moment == AFTER_CRASH else NOT_NOW

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        if g.step.vessel != AIRCRAFT:
            return NOT_THE_BOAT
        if g.place == g.tables.space:
            return IN_SPACE
        return None if g.piles[g.place] else PILE_EMPTY

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it ashore, and without another passenger to put ashore (CS-126, CS-130, CS-135)."""
        if not g.is_aboard(seat):
            return ASHORE
        for passenger in range(g.seats):
            if passenger != seat and g.is_passenger(passenger):
                return None
        return NO_TARGET

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        g.then(PlayerEjects(seat))


class PlayerEjects(NamesPlayer):
    """Choose the passenger to be put ashore (CS-129 to CS-131)."""

    rules = ("CS-129", "CS-130", "CS-131")
    another = Refusal("CS-130", "another-player")

    @override
    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        """Refuse the captain, and who is not aboard, the pilot of the lifeboat included (CS-305)."""
        if target == g.captain:
            return NOT_THE_CAPTAIN
        return None if g.pawns[target] else TARGET_ASHORE

    @override
    def name(self, g: Celestia, target: Seat) -> None:
        """Put the passenger ashore with a treasure; the passenger has no say (CS-132)."""
        if g.listening:
            g.emit(PlayerEjected(self.seat, target))
        get_off(g, target)
