"""Naming another player: the target of a card is chosen after the card is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from astrodrome.games.celestia.actions import CHOOSE, ChoosePlayer
from astrodrome.games.celestia.offers import PlayerChoice, PlayersOffer
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class NamesPlayer(Decision[Celestia]):
    """A player names another one."""

    args = ("seat",)
    takes = (ChoosePlayer,)
    another: ClassVar[Refusal]
    """Why the own seat, or one that is not there, cannot be named."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Celestia) -> Seats:
        """Ask who played the card."""
        return (self.seat,)

    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        """Return why somebody cannot be named, as everybody can see."""
        raise NotImplementedError

    def name(self, g: Celestia, target: Seat) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return the other players, clockwise."""
        return [CHOOSE[other] for other in g.around(seat)[1:]]

    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Refuse oneself, and whom the card does not reach."""
        assert isinstance(action, ChoosePlayer)
        target = action.seat
        if not 0 <= target < g.seats or target == seat:
            return self.another
        return self.bar_target(g, target)

    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Carry out the choice."""
        assert isinstance(action, ChoosePlayer)
        self.name(g, action.seat)

    def offer(self, g: Celestia, seat: Seat) -> Offer:
        """Show the other players, those that cannot be named with their reason."""
        others = g.around(seat)[1:]
        return PlayersOffer(tuple([PlayerChoice(other, self.refuse(g, seat, CHOOSE[other])) for other in others]))
