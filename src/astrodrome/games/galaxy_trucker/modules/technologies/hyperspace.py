"""Accelerators: a jump into hyperspace misses this card and the next one (GX-115 to GX-137, GX-566)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import JUMP_CARDS
from astrodrome.games.galaxy_trucker.content.rows import OPPORTUNITIES
from astrodrome.games.galaxy_trucker.flight.giving_up import EndCard, leave_flight
from astrodrome.games.galaxy_trucker.flight.losses import destroy
from astrodrome.games.galaxy_trucker.geometry.grid import squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import ACCELERATOR, DOUBLE, plane
from astrodrome.games.galaxy_trucker.geometry.hull_queries import joined_to, pushing
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfJumped
from astrodrome.games.galaxy_trucker.modules.technologies.hyperspace_halves import SendHalf, return_halves
from astrodrome.games.galaxy_trucker.modules.technologies.records import (
    Jump,
    JumpChoice,
    JumpOffer,
    ShipJumped,
    ShipReturned,
)
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.ship.bodies import NAMES, half_at, halves_flown
from astrodrome.games.galaxy_trucker.ship.energy import pay_for, refuse_price
from astrodrome.games.galaxy_trucker.ship.module_effects import in_force, price_of
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
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
    """Return whether no card comes after the one in play; cards of Deja Vu that lie face down do (GX-132, GX-420)."""
    return not g.deck and (g.roads is None or g.roads.second_pass or not g.roads.cards_to_repeat)


def comes_again(g: Trucker) -> bool:
    """Return whether the last card may come again itself, and so have one after it (GX-415, GX-416, GX-Q74)."""
    return g.roads is not None and not g.roads.second_pass and in_force(g, "deja-vu")


def may_miss_arrival(g: Trucker) -> bool:
    """Return whether a jump now may miss the arrival: no card may be left if this one is taken (GX-132, GX-Q74)."""
    return is_last_card(g) and not (comes_again(g) and g.card.family not in OPPORTUNITIES)


class TruckerMayJump(RacerDecision):
    """Jump when a card is revealed, or when it is the player's turn to count, or stay (GX-120, GX-121)."""

    takes = (Jump, Pass)
    rules = ("GX-120", "GX-121")

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask a player who has an accelerator joined to an engine and the cells for it (GX-131)."""
        if g.intro and may_miss_arrival(g):
            return ()  # GB-Q10: it would be giving up
        payable = [jump for jump in jumps(g, self.seat) if self.refuse(g, self.seat, jump) is None]
        return (self.seat,) if payable else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [PASS, *jumps(g, seat)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse an engine that is not joined to the accelerator, and a jump that cells do not suffice for."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Jump)
        if action not in jumps(g, seat):
            return Refusal("GX-115", "no-such-jump")
        return refuse_price(g, seat, uses_of(g, seat, action.engine), 1, half_at(g, action.engine))

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Pay, lose the engine, and be gone; on the last card that is giving up (GX-116, GX-132)."""
        if isinstance(action, Pass):
            return
        assert isinstance(action, Jump)
        uses, half = uses_of(g, seat, action.engine), half_at(g, action.engine)
        if half is not None:
            self.send_half(g, half, action.engine, uses)
            return
        technologies_of(g).cards_to_miss[seat] = JUMP_CARDS
        g.declared_strength[seat] = None
        if g.listening:
            g.emit(ShipJumped(seat, action.engine, JUMP_CARDS))
        if is_last_card(g) and not comes_again(g):
            leave_flight(g, seat, "missed")
        destroy(g, seat, action.engine)
        pay_for(g, seat, uses, 1)

    def send_half(self, g: Trucker, half: int, engine: int, uses: int) -> None:
        """Pay, lose the engine, and let that half be gone; then the other one may jump too (GX-318, GX-319)."""
        if g.listening:
            g.emit(HalfJumped(self.seat, NAMES[half], engine, JUMP_CARDS))
        g.then(SendHalf(self.seat, half, is_last_card(g) and not comes_again(g)), self)
        destroy(g, self.seat, engine)
        pay_for(g, self.seat, uses, 1, half)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        choices = [
            JumpChoice(
                jump.accelerator,
                jump.engine,
                price_of(g, seat, uses_of(g, seat, jump.engine), 1, half_at(g, jump.engine)),
                self.refuse(g, seat, jump),
            )
            for jump in jumps(g, seat)
        ]
        return JumpOffer(tuple(choices), JUMP_CARDS, may_miss_arrival(g))


class ReturnShips(Task[Trucker]):
    """After each card hyperspace is one card shorter; ships that come back may have been lapped (GX-130, GX-Q37)."""

    @override
    def run(self, g: Trucker) -> None:
        """Let ships come back on their old spaces; those that sat out the card go on (GX-573, GX-Q76)."""
        sat_out: tuple[Seat, ...] = ()
        if g.roads is not None:
            sat_out, g.roads.sitting_out = tuple(g.roads.sitting_out), []
        parted = halves_flown(g) is not None
        returned = [return_halves(g, seat) if parted else return_ship(g, seat) for seat in g.rockets()]
        if sat_out or any(returned):
            g.then(EndCard(sat_out))


def return_ship(g: Trucker, seat: Seat) -> bool:
    """Let a card pass for a ship, and return whether that brought it back from hyperspace (GX-130)."""
    technologies = g.technologies
    if technologies is None or not technologies.cards_to_miss[seat]:
        return False
    technologies.cards_to_miss[seat] -= 1
    if technologies.cards_to_miss[seat]:
        return False
    if g.listening:
        g.emit(ShipReturned(seat))
    return True


RETURN_SHIPS: Final = ReturnShips()
