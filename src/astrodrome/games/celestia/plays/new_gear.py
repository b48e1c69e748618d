"""New Gear: a completely new hand (CS-338 to CS-341)."""

from __future__ import annotations

from astrodrome.games.celestia.content.card_names import names_of
from astrodrome.games.celestia.content.cards import KINDS, NEW_GEAR
from astrodrome.games.celestia.plays.playable import BEFORE_ROLL, CardPlay
from astrodrome.games.celestia.records.card_events import HandExchanged
from astrodrome.games.celestia.state.deck import discard_from_hand, draw_cards
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

TOO_LATE = Refusal("CS-338", "after-the-roll")
NOTHING_ELSE = Refusal("CS-340", "no-other-card")


class NewGear(CardPlay):
    """Played by anybody, ashore too, before the roll."""

    kind = NEW_GEAR
    moments = (BEFORE_ROLL,)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        return TOO_LATE

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it as the only card in hand: it would be of no use (CS-340)."""
        return None if g.hand_size[seat] > 1 else NOTHING_ELSE

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Discard what is left of the hand, for all to see, and draw as many cards (CS-339, CS-341)."""
        hand = g.hands[seat].copy()
        count = g.hand_size[seat]
        for kind in range(KINDS):
            for _ in range(hand[kind]):
                discard_from_hand(g, seat, kind)
        if g.listening:
            g.emit(HandExchanged(seat, names_of(hand), count))
        draw_cards(g, seat, count)
