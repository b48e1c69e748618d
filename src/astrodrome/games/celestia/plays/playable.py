"""What all plays have in common: their moments, who may make them, what bars them.

A play is barred by public facts or by what only its player knows, and the two are kept apart: public facts alone
decide who is asked at all (CS-516 to CS-518).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.records.actions import PLAY
from astrodrome.games.celestia.state.deck import play_card
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.mypyc_support import mypyc_attr, override
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

BEFORE_ROLL, AFTER_ANNOUNCEMENTS, AFTER_SUCCESS, AFTER_CRASH, AFTER_LAYING, AT_FALL = range(6)
"""The windows of a step: before the roll, after the announcements, after a declared success, after a crash
announcement, while the cards are laid, when the crash is final."""

AGAIN, DECLARE, SAFE = range(3)
"""What follows a play: the window again; the captain declares at once (CS-526); the events are ignored (CS-156)."""

NOT_IN_HAND: Final = Refusal("CS-028", "not-in-hand")


@mypyc_attr(allow_interpreted_subclasses=True)
class Playable:
    """Something that can be done in a window."""

    kind: ClassVar[int | None] = None
    """The kind of card it takes, where it takes exactly one."""
    moments: ClassVar[tuple[int, ...]] = ()
    follows: ClassVar[int] = AGAIN

    def is_in(self, edition: Edition) -> bool:
        """Return whether it is in the game at all."""
        raise NotImplementedError

    def refuse_moment(self, moment: int) -> Refusal:
        """Return why it cannot be done at a moment that is not its own."""
        raise NotImplementedError

    def is_about(self, g: Celestia) -> bool:
        """Return whether public facts leave open that anybody has it (CS-516)."""
        return True

    def bar(self, g: Celestia) -> Refusal | None:
        """Return why nobody can do it now, as everybody can see."""
        return None

    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Return why this seat cannot do it now, as everybody can see."""
        return None

    def may_be_held(self, g: Celestia, seat: Seat) -> bool:
        """Return whether a seat may have what is about: a hand that is not empty may hold any card (CS-516)."""
        return g.hand_size[seat] > 0

    def lacks(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Return why this seat cannot do it, as only the seat knows."""
        raise NotImplementedError

    def actions(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return the actions of this seat that would do it, if nothing bars them."""
        raise NotImplementedError

    def play(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Do it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPlay(Playable):
    """A card of the hand that is played openly."""

    kind: ClassVar[int]

    @override
    def is_in(self, edition: Edition) -> bool:
        return edition.copies[self.kind] > 0

    @override
    def is_about(self, g: Celestia) -> bool:
        """Return whether not all cards of this kind are seen to lie elsewhere."""
        kind = self.kind
        return g.discard[kind] < g.edition.copies[kind] and (not g.step.cards_turned_up or g.may_be_held(kind))

    @override
    def lacks(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        return None if g.hands[seat][self.kind] else NOT_IN_HAND

    @override
    def actions(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return playing it, if it is in the hand."""
        return (PLAY[self.kind],) if g.hands[seat][self.kind] else ()

    @override
    def play(self, g: Celestia, seat: Seat, action: Action) -> None:
        play_card(g, seat, self.kind)
        self.effect(g, seat)

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Carry out what the card says."""
        raise NotImplementedError
