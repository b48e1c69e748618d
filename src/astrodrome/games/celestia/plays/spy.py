"""Spy: a look at another player's hand (CS-342, CS-343)."""

from __future__ import annotations

from astrodrome.games.celestia.content.card_names import names_of
from astrodrome.games.celestia.content.cards import SPY
from astrodrome.games.celestia.plays.naming import NamesPlayer
from astrodrome.games.celestia.plays.playable import BEFORE_ROLL, CardPlay
from astrodrome.games.celestia.records.card_events import HandSeen, HandSpied
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import remember_hand
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

TOO_LATE = Refusal("CS-342", "after-the-roll")
EMPTY_HANDS = Refusal("CS-342", "nothing-to-spy")


class Spy(CardPlay):
    """Played by anybody, ashore too, before the roll."""

    kind = SPY
    moments = (BEFORE_ROLL,)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        return TOO_LATE

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it when nobody else holds a card: there is nothing to see."""
        return None if sum(g.hand_size) > g.hand_size[seat] else EMPTY_HANDS

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        g.then(PlayerSpies(seat))


class PlayerSpies(NamesPlayer):
    """Choose whose hand to look at, the captain's included (CS-342)."""

    rules = ("CS-342", "CS-343")
    another = Refusal("CS-342", "another-player")

    @override
    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        return None if g.hand_size[target] else EMPTY_HANDS

    @override
    def name(self, g: Celestia, target: Seat) -> None:
        """Look at all cards in the hand, not at treasures; only the spy sees it (CS-343)."""
        remember_hand(g, self.seat, target)
        if g.listening:
            g.emit(HandSpied(self.seat, target))
            g.emit(HandSeen((self.seat,), target, names_of(g.hands[target])))
