"""Naming another player: the target of a card is chosen after the card is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from astrodrome.games.celestia.records.actions import CHOOSE, ChoosePlayer
from astrodrome.games.celestia.records.offers import PlayerChoice, PlayersOffer
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class NamesPlayer(SeatDecision[Celestia]):
    """A player names another one."""

    takes = (ChoosePlayer,)
    another: ClassVar[Refusal]
    """Why the own seat, or one that is not there, cannot be named."""

    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        """Return why somebody cannot be named, as everybody can see."""
        raise NotImplementedError

    def name(self, g: Celestia, target: Seat) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return the other players, clockwise."""
        return [CHOOSE[other] for other in g.around(seat)[1:]]

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, ChoosePlayer)
        target = action.seat
        if not 0 <= target < g.seats or target == seat:
            return self.another
        return self.bar_target(g, target)

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        assert isinstance(action, ChoosePlayer)
        self.name(g, action.seat)

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        others = g.around(seat)[1:]
        return PlayersOffer(tuple([PlayerChoice(other, self.refuse(g, seat, CHOOSE[other])) for other in others]))
