"""Accelerators: a jump into hyperspace misses this card and the next one (GX-115 to GX-137, GX-566)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.energy import pay_for, refuse_price
from astrodrome.games.galaxy_trucker.figures import JUMP_CARDS
from astrodrome.games.galaxy_trucker.giving_up import END_CARD, leave_flight
from astrodrome.games.galaxy_trucker.grid import squares_of
from astrodrome.games.galaxy_trucker.halves import NAMES, half_at
from astrodrome.games.galaxy_trucker.halves_events import HalfJumped
from astrodrome.games.galaxy_trucker.halves_hyperspace import SendHalf, return_halves
from astrodrome.games.galaxy_trucker.losses import destroy
from astrodrome.games.galaxy_trucker.module_actions import Jump
from astrodrome.games.galaxy_trucker.module_events import ShipJumped, ShipReturned
from astrodrome.games.galaxy_trucker.module_offers import JumpChoice, JumpOffer
from astrodrome.games.galaxy_trucker.planes import ACCELERATOR, DOUBLE, plane
from astrodrome.games.galaxy_trucker.questions import price_of
from astrodrome.games.galaxy_trucker.ship import joined_to, pushing
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def jumps(g: Trucker, seat: Seat) -> list[Jump]:
    """Return each accelerator with each engine joined to it (GX-115)."""
    hull = g.hulls[seat]
    found: list[Jump] = []
    for accelerator in squares_of(plane(hull, ACCELERATOR)):
        joined = joined_to(hull, 1 << accelerator) & pushing(hull)
        found += [Jump(accelerator, engine) for engine in squares_of(joined)]
    return found


def uses_of(g: Trucker, seat: Seat, engine: int) -> int:
    """Return the uses that a jump is worth: a double engine is powered as well (GX-117)."""
    return 1 + (plane(g.hulls[seat], DOUBLE) >> engine & 1)


def is_last_card(g: Trucker) -> bool:
    """Tell whether no card comes after the one in play; face-down cards of Deja Vu still come (GX-132, GX-420)."""
    return not g.deck and (g.second_pass or not g.face_down)


class TruckerMayJump(Decision[Trucker]):
    """Jump when a card is revealed, or when it is the player's turn to count, or stay (GX-120, GX-121)."""

    args = ("seat",)
    takes = (Jump, Pass)
    rules = ("GX-120", "GX-121")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask whoever is in the race, has an accelerator joined to an engine and the cells for it (GX-131)."""
        if not g.is_racing(self.seat):
            return ()
        payable = [jump for jump in jumps(g, self.seat) if self.refuse(g, self.seat, jump) is None]
        return (self.seat,) if payable else ()

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return staying first."""
        return [PASS, *jumps(g, seat)]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse an engine that is not joined to the accelerator, and a jump that cells do not suffice for."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Jump)
        if action not in jumps(g, seat):
            return Refusal("GX-115", "no-such-jump")
        return refuse_price(g, seat, uses_of(g, seat, action.engine), 1, half_at(g, action.engine))

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Pay, lose the engine, and be gone; on the last card that is giving up (GX-116, GX-132)."""
        if isinstance(action, Pass):
            return
        assert isinstance(action, Jump)
        uses, half = uses_of(g, seat, action.engine), half_at(g, action.engine)
        if half is not None:
            self.send_half(g, half, action.engine, uses)
            return
        g.hyper[seat] = JUMP_CARDS
        g.strength[seat] = None
        if g.heard:
            g.tell(ShipJumped(seat, action.engine, JUMP_CARDS))
        if is_last_card(g):
            leave_flight(g, seat, "missed")
        destroy(g, seat, action.engine)
        pay_for(g, seat, uses, 1)

    def send_half(self, g: Trucker, half: int, engine: int, uses: int) -> None:
        """Pay, lose the engine, and let that half be gone; then the other one may jump too (GX-318, GX-319)."""
        if g.heard:
            g.tell(HalfJumped(self.seat, NAMES[half], engine, JUMP_CARDS))
        g.then(SendHalf(self.seat, half, is_last_card(g)), self)
        destroy(g, self.seat, engine)
        pay_for(g, self.seat, uses, 1, half)

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show each jump with its price."""
        choices = [
            JumpChoice(
                jump.accelerator,
                jump.engine,
                price_of(g, seat, uses_of(g, seat, jump.engine), 1, half_at(g, jump.engine)),
                self.refuse(g, seat, jump),
            )
            for jump in jumps(g, seat)
        ]
        return JumpOffer(tuple(choices), JUMP_CARDS, is_last_card(g))


class ReturnShips(Task[Trucker]):
    """After each card hyperspace is one card shorter; ships that come back may have been lapped (GX-130, GX-Q37)."""

    def run(self, g: Trucker) -> None:
        """Let ships come back on their old spaces; those that sat out the card go on (GX-573)."""
        g.sitting_out = []
        for seat in g.rockets():
            if return_halves(g, seat) if g.halves else return_ship(g, seat):
                g.then(END_CARD)


def return_ship(g: Trucker, seat: Seat) -> bool:
    """Let a card pass for a ship, and tell whether that brought it back from hyperspace (GX-130)."""
    if not g.hyper[seat]:
        return False
    g.hyper[seat] -= 1
    if g.hyper[seat]:
        return False
    if g.heard:
        g.tell(ShipReturned(seat))
    return True


RETURN_SHIPS: Final = ReturnShips()
