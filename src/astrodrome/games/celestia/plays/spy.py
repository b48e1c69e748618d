"""Spy: a look at another player's hand (CS-342, CS-343)."""

from __future__ import annotations

from astrodrome.games.celestia.cards import SPY, names_of
from astrodrome.games.celestia.events import HandSeen, HandSpied
from astrodrome.games.celestia.memory import remember_hand
from astrodrome.games.celestia.plays.naming import NamesPlayer
from astrodrome.games.celestia.plays.playable import PRE, CardPlay
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

TOO_LATE = Refusal("CS-342", "after-the-roll")
EMPTY_HANDS = Refusal("CS-342", "nothing-to-spy")


class Spy(CardPlay):
    """Played by anybody, ashore too, before the roll."""

    kind = SPY
    moments = (PRE,)

    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it once the dice are rolled."""
        return TOO_LATE

    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it when nobody else holds a card: there is nothing to see."""
        return None if sum(g.hand_size) > g.hand_size[seat] else EMPTY_HANDS

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Let the player choose whose hand."""
        g.then(PlayerSpies(seat))


class PlayerSpies(NamesPlayer):
    """Choose whose hand to look at, the captain's included (CS-342)."""

    rules = ("CS-342", "CS-343")
    another = Refusal("CS-342", "another-player")

    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        """Refuse an empty hand."""
        return None if g.hand_size[target] else EMPTY_HANDS

    def name(self, g: Celestia, target: Seat) -> None:
        """Look at the whole hand, not at treasures; only the spy sees it (CS-343)."""
        remember_hand(g, self.seat, target)
        if g.heard:
            g.tell(HandSpied(self.seat, target))
            g.tell(HandSeen((self.seat,), target, names_of(g.hands[target])))
