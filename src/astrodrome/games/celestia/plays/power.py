"""A character has one power, once per game, on both portraits (CS-221, CS-258, CS-259)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from astrodrome.games.celestia.content.cards import COLOURS
from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.plays.playable import AFTER_CRASH, Playable
from astrodrome.games.celestia.records.actions import USE_POWER
from astrodrome.games.celestia.records.card_events import PowerUsed
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.mypyc_support import mypyc_attr, override
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

ONLY_AT_A_CRASH: Final = Refusal("CS-258", "power-at-a-crash")
SPENT: Final = Refusal("CS-221", "power-spent")
ASHORE: Final = Refusal("CS-259", "only-aboard")
NOT_IN_THE_BOAT: Final = Refusal("CS-461", "not-in-the-lifeboat")


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Playable):
    """A character's power: public, since characters lie face up (CS-220). Most are for a crash (CS-258)."""

    moments = (AFTER_CRASH,)
    colour: ClassVar[int]

    @override
    def is_in(self, edition: Edition) -> bool:
        return edition.ext1

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it unless a crash is announced and not yet final."""
        return ONLY_AT_A_CRASH

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it after it was used, and ashore; the pilot's reaches the lifeboat (CS-461)."""
        if g.characters.power_used[seat]:
            return SPENT
        return None if g.is_aboard(seat) else ASHORE

    @override
    def may_be_held(self, g: Celestia, seat: Seat) -> bool:
        return g.characters.colour[seat] == self.colour

    @override
    def lacks(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Nothing about a character is secret."""
        return None

    @override
    def actions(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return using it, if it is this seat's."""
        return (USE_POWER,) if g.characters.colour[seat] == self.colour and not g.characters.power_used[seat] else ()

    @override
    def play(self, g: Celestia, seat: Seat, action: Action) -> None:
        g.characters = g.characters.using_power(seat)
        if g.listening:
            g.emit(PowerUsed(seat, COLOURS[self.colour]))
        self.effect(g, seat)

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Carry out the power."""
        raise NotImplementedError
