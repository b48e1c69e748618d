"""Choices that all franchises make at the same time, in secret, and that are shown together (CM-088, CM-104)."""

from __future__ import annotations

from astrodrome.games.celerium.records.preparation_events import FranchiseReady
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.decision import Sealed
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat, Seats


class FranchisesChoose(Sealed[Celerium]):
    """All seats are asked at once; the Rival of a solo game is no seat and follows its own rules (CM-255)."""

    @override
    def entitled(self, g: Celerium) -> Seats:
        return tuple(range(g.seats))

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Keep the choice hidden; the others see only that it is made."""
        if g.listening:
            g.emit(FranchiseReady(seat))
        super().answer(g, seat, action)
