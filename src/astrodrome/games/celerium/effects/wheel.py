"""WHEEL: turn the authorisation wheel (CM-156, CM-269)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.actions import TurnWheel
from astrodrome.games.celerium.attack import option_of
from astrodrome.games.celerium.effects.base import Effect, FranchiseUses
from astrodrome.games.celerium.events import WheelTurned
from astrodrome.games.celerium.offers import WheelChoice, WheelOffer
from astrodrome.games.celerium.state import Celerium
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class Wheel(Effect):
    """Turn the needles, clockwise only; the player may choose how far where the card says so."""

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
    if g.heard:
        g.tell(WheelTurned(seat, notches, g.tables.box.wheel[g.wheel]))


class FranchiseTurnsWheel(FranchiseUses):
    """Choose by how many notches the wheel turns (CM-269)."""

    takes = (TurnWheel,)
    rules = ("CM-269",)

    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        """Return every number of notches the card gives."""
        option = self.option(g)
        return [TurnWheel(notches) for notches in range(option.least, option.most + 1)]

    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse another number than the card gives."""
        assert isinstance(action, TurnWheel)
        option = self.option(g)
        if not option.least <= action.notches <= option.most:
            return Refusal("CM-269", "notches", (("least", option.least), ("most", option.most)))
        return None

    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Turn it."""
        assert isinstance(action, TurnWheel)
        turn_wheel(g, seat, action.notches)

    def offer(self, g: Celerium, seat: Seat) -> Offer:
        """Show the versions that each turn would authorise."""
        option, wheel = self.option(g), g.tables.box.wheel
        turns = range(option.least, option.most + 1)
        return WheelOffer(tuple([WheelChoice(n, wheel[(g.wheel + n) % len(wheel)]) for n in turns]))
