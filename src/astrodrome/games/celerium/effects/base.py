"""What an effect is, and the shape of the questions that aim one."""

from __future__ import annotations

from astrodrome.games.celerium.content.effect_codes import EnergyOption
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import option_of
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class Effect:
    """What an energy option does. Subclasses say when it is unavailable, and put on the agenda what it takes."""

    def refuse(self, g: Celerium, seat: Seat, option: EnergyOption) -> Refusal | None:
        """Return why the option is unavailable now: no token, no square, no vehicle in range (CM-283)."""
        return None

    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        """Carry it out, or put its question on the agenda. Its energy is paid."""
        raise NotImplementedError


class FranchiseUses(Decision[Celerium]):
    """A question that an option of a card puts to its player. Subclasses say what is chosen."""

    args = ("seat", "card", "part")

    def __init__(self, seat: Seat, card: int, part: int) -> None:
        self.seat = seat
        self.card = card
        self.part = part

    @override
    def asks(self, g: Celerium) -> Seats:
        return (self.seat,)

    def option(self, g: Celerium) -> EnergyOption:
        """Return the option that is used."""
        return option_of(g, self.card, self.part)


def refuse_opponent(g: Celerium, seat: Seat, other: Seat) -> Refusal | None:
    """Refuse a franchise that is not at the table, or the player's own (CM-281)."""
    if not 0 <= other < g.franchises:
        return Refusal("CM-281", "no-franchise")
    return Refusal("CM-281", "own-franchise") if other == seat else None


def opponents(g: Celerium, seat: Seat) -> list[Seat]:
    """Return the other franchises, clockwise from the player's left."""
    return [(seat + step) % g.franchises for step in range(1, g.franchises)]
