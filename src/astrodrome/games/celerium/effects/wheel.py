"""WHEEL: turn the authorisation wheel (CM-156, CM-269)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.effects.base import Effect, FranchiseUses
from astrodrome.games.celerium.records.actions import TurnWheel
from astrodrome.games.celerium.records.offers import WheelChoice, WheelOffer
from astrodrome.games.celerium.records.race_events import WheelTurned
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import option_of
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class Wheel(Effect):
    """Turn the needles, clockwise only; the player may choose how far where the card says so."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        """Turn at once, or ask for the number of notches."""
        option = option_of(g, card, part)
        if option.least == option.most:
            turn_wheel(g, seat, option.most)
        else:
            g.then(FranchiseTurnsWheel(seat, card, part))


def turn_wheel(g: Celerium, seat: Seat, notches: int) -> None:
    """Turn the wheel; other versions conform from now on (CM-156, CM-202)."""
    g.wheel = (g.wheel + notches) % len(g.tables.wheel)
    if g.listening:
        g.emit(WheelTurned(seat, notches, g.tables.box.wheel[g.wheel]))


class FranchiseTurnsWheel(FranchiseUses):
    """Choose by how many notches the wheel turns (CM-269)."""

    takes = (TurnWheel,)
    rules = ("CM-269",)

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        option = self.option(g)
        return [TurnWheel(notches) for notches in range(option.least, option.most + 1)]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, TurnWheel)
        option = self.option(g)
        if not option.least <= action.notches <= option.most:
            return Refusal("CM-269", "notches", (("least", option.least), ("most", option.most)))
        return None

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        assert isinstance(action, TurnWheel)
        turn_wheel(g, seat, action.notches)

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        option, wheel = self.option(g), g.tables.box.wheel
        turns = range(option.least, option.most + 1)
        return WheelOffer(tuple([WheelChoice(n, wheel[(g.wheel + n) % len(wheel)]) for n in turns]))
