"""Cannon boosters: more strength for a cell, and the cannon is gone afterwards (GX-102 to GX-114)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.content.rows import Value
from astrodrome.games.galaxy_trucker.flight.losses import TruckerKeepsPart, lose_component
from astrodrome.games.galaxy_trucker.geometry.grid import squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import BARREL, CANNON_BOOSTER, DOUBLE, TWIN, plane, towards
from astrodrome.games.galaxy_trucker.geometry.hull_queries import armed, joined_to
from astrodrome.games.galaxy_trucker.modules.technologies.records import Boost, BoostChoice, BoostOffer, CannonBoosted
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.ship.bodies import half_at
from astrodrome.games.galaxy_trucker.ship.energy import pay_for, refuse_price
from astrodrome.games.galaxy_trucker.ship.headings import facing
from astrodrome.games.galaxy_trucker.ship.module_effects import price_of
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision, RacerTask
from astrodrome.games.galaxy_trucker.ship.strength import boosted_flank, boosted_half_points, strength_with
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def boosts(g: Trucker, seat: Seat, value: Value = "cannons") -> list[Boost]:
    """Return each booster with each cannon joined to it; neither has been used for this count (GX-113, GX-Q40).

    Where only flanks count, cannons that point forward alone are left out (GX-550).
    """
    technologies = technologies_of(g)
    hull = g.hulls[seat]
    count = armed(hull)
    if value == "flanks":
        count &= ~plane(hull, towards(BARREL, facing(g, seat))) | plane(hull, TWIN)
    found: list[Boost] = []
    for booster in squares_of(plane(hull, CANNON_BOOSTER)):
        if booster not in technologies.boosters_used[seat]:
            joined = joined_to(hull, 1 << booster) & count
            found += [
                Boost(booster, cannon)
                for cannon in squares_of(joined)
                if cannon not in technologies.boosted_cannons[seat]
            ]
    return found


def uses_of(g: Trucker, seat: Seat, cannon: int) -> int:
    """Return the uses that a boost is worth: a double or bi-directional cannon is powered as well (GX-108)."""
    return 1 + (plane(g.hulls[seat], DOUBLE) >> cannon & 1)


class TruckerBoosts(RacerDecision):
    """Before cannon strength is declared, boost cannons one by one, or none (GX-103, GX-104)."""

    args = ("seat", "value")
    takes = (Boost, Pass)
    rules = ("GX-103", "GX-104")

    def __init__(self, seat: Seat, value: Value = "cannons") -> None:
        self.seat = seat
        self.value: Value = value

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask a player who has a booster joined to a cannon and the cells for it."""
        payable = [boost for boost in boosts(g, self.seat, self.value) if self.refuse(g, self.seat, boost) is None]
        return (self.seat,) if payable else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [PASS, *boosts(g, seat, self.value)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a cannon that is not joined to the booster, and a boost that cells do not suffice for."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Boost)
        if action not in boosts(g, seat, self.value):
            return Refusal("GX-102", "no-such-boost")
        return refuse_price(g, seat, uses_of(g, seat, action.cannon), 1, half_at(g, action.cannon))

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Note the boost, pay for it, and ask again."""
        technologies = technologies_of(g)
        if isinstance(action, Boost):
            uses = uses_of(g, seat, action.cannon)
            technologies.boosted_cannons[seat] = [*technologies.boosted_cannons[seat], action.cannon]
            technologies.boosters_used[seat] = [*technologies.boosters_used[seat], action.booster]
            if g.listening:
                g.emit(CannonBoosted(seat, action.booster, action.cannon))
            g.then(self)
            pay_for(g, seat, uses, 1, half_at(g, action.cannon))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        choices = [
            BoostChoice(
                boost.booster,
                boost.cannon,
                price_of(g, seat, uses_of(g, seat, boost.cannon), 1, half_at(g, boost.cannon)),
                (boosted_half_points if self.value == "cannons" else boosted_flank)(g, seat, boost.cannon),
                self.refuse(g, seat, boost),
            )
            for boost in boosts(g, seat, self.value)
        ]
        return BoostOffer(strength_with(g, seat, self.value, ()), tuple(choices))


class LoseBoosted(RacerTask):
    """Right after the strength is declared the boosted cannons disintegrate (GX-109, GX-111, GX-Q41)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        """Destroy them; then see what still hangs together."""
        technologies = technologies_of(g)
        boosted = technologies.boosted_cannons[self.seat]
        if boosted:
            for square in boosted:
                lose_component(g, self.seat, square, "destroyed")
            technologies.boosted_cannons[self.seat] = []
            g.then(TruckerKeepsPart(self.seat))
        technologies.boosters_used[self.seat] = []
