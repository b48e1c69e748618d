"""Engine and cannon strength: singles count always, doubles by choice and for cells (GB-091 to GB-095, GB-191).

Cannon strength is counted in halves, since cannons that do not point forward count one half (GB-092).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import Power
from astrodrome.games.galaxy_trucker.content import Value
from astrodrome.games.galaxy_trucker.crew import BROWN_ALIEN, PURPLE_ALIEN, crew_size
from astrodrome.games.galaxy_trucker.energy import pay_for, refuse_price
from astrodrome.games.galaxy_trucker.figures import BOOST_BONUS, DOUBLE, SINGLE
from astrodrome.games.galaxy_trucker.flight_events import StrengthDeclared
from astrodrome.games.galaxy_trucker.offers import PowerChoice, PowerOffer
from astrodrome.games.galaxy_trucker.planes import BARREL, TWIN, plane, towards
from astrodrome.games.galaxy_trucker.planes import DOUBLE as DOUBLES
from astrodrome.games.galaxy_trucker.questions import alien_bonus, engine_faults, price_of
from astrodrome.games.galaxy_trucker.ship import cannons, engines, twins
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

HALVES: Final = 2
"""Halves in one point of cannon strength."""

WORTH: Final = (HALVES * DOUBLE, DOUBLE, HALVES * SINGLE + SINGLE, SINGLE + SINGLE)
"""What each kind of powered cannon counts in halves, in the order of `doubles` (GB-092, GX-081, GX-082)."""


def doubles(g: Trucker, seat: Seat, value: Value) -> tuple[int, ...]:
    """Return how many there are to power: double engines, or double cannons pointing forward and those that do not.

    A ship with bi-directional cannons counts these after them, in the same way (GX-082).
    """
    hull = g.hulls[seat]
    if value == "engines":
        return (engines(hull, double=True, facing=g.facing[seat]),)
    hull, facing = counted(g, seat), g.facing[seat]
    found = (cannons(hull, True, True, facing), cannons(hull, True, False, facing))
    return (*found, twins(hull, True, facing), twins(hull, False, facing)) if plane(hull, TWIN) else found


def counted(g: Trucker, seat: Seat) -> int:
    """Return the hull on which cannons are counted: without those that are boosted, which count apart (GX-104)."""
    hull = g.hulls[seat]
    for square in g.boosted[seat]:
        hull -= g.box.planes[g.ships[seat][square]] << square
    return hull


def engine_strength(g: Trucker, seat: Seat, powered: int) -> int:
    """Return engine strength with some doubles powered; the brown alien helps only what moves (GB-091, GB-093)."""
    strength = SINGLE * engines(g.hulls[seat], double=False, facing=g.facing[seat]) + DOUBLE * powered
    if strength and BROWN_ALIEN in g.crew[seat]:
        strength += alien_bonus(g, seat)
    return max(strength - engine_faults(g, seat), 0)


def cannon_halves(g: Trucker, seat: Seat, *powered: int) -> int:
    """Return cannon strength in halves; the purple alien helps only what shoots (GB-092, GB-094)."""
    hull, facing = counted(g, seat), g.facing[seat]
    strength = HALVES * SINGLE * cannons(hull, False, True, facing) + SINGLE * cannons(hull, False, False, facing)
    strength += sum([count * halves for count, halves in zip(powered, WORTH, strict=False)])
    strength += sum([boosted_halves(g, seat, square) for square in g.boosted[seat]])
    return strength + HALVES * alien_bonus(g, seat) if strength and PURPLE_ALIEN in g.crew[seat] else strength


def boosted_halves(g: Trucker, seat: Seat, square: int) -> int:
    """Return what a boosted cannon counts in halves: its own strength and the bonus (GX-105 to GX-107)."""
    alone = g.box.planes[g.ships[seat][square]] << square
    ahead = plane(alone, towards(BARREL, g.facing[seat]))
    if plane(alone, TWIN):
        own = WORTH[2] if ahead else WORTH[3]
    else:
        own = (HALVES if ahead else 1) * (DOUBLE if plane(alone, DOUBLES) else SINGLE)
    return own + (HALVES * BOOST_BONUS if ahead else BOOST_BONUS)


def strength_with(g: Trucker, seat: Seat, value: Value, powered: Sequence[int]) -> int:
    """Return a value of a ship with some doubles powered; cannons in halves."""
    if value == "crew":
        return crew_size(g, seat)
    if value == "engines":
        return engine_strength(g, seat, powered[0])
    return cannon_halves(g, seat, *powered)


class TruckerDeclares(Decision[Trucker]):
    """Say which doubles are powered, any number there are cells for, and pay at once (GB-095)."""

    args = ("seat", "value")
    takes = (Power,)
    rules = ("GB-095",)

    def __init__(self, seat: Seat, value: Value) -> None:
        self.seat = seat
        self.value: Value = value

    def asks(self, g: Trucker) -> Seats:
        """Ask who has doubles and a cell to power one; crew is only counted (GB-158)."""
        if g.hyper[self.seat] or self.value == "crew" or refuse_price(g, self.seat, 1) is not None:
            return ()
        return (self.seat,) if any(doubles(g, self.seat, self.value)) else ()

    def run(self, g: Trucker) -> None:
        """Declare what needs no choice; who has just jumped into hyperspace declares nothing (GX-126)."""
        if not g.hyper[self.seat] and g.flying[self.seat]:
            self.declare(g, (0, 0))

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return every number of doubles of each kind, none first."""
        plans: list[tuple[int, ...]] = [()]
        for count in doubles(g, seat, self.value):
            plans = [(*plan, powered) for plan in plans for powered in range(count + 1)]
        return [Power(plan) for plan in plans]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse doubles that the ship does not have, or that cells do not suffice for."""
        assert isinstance(action, Power)
        there = doubles(g, seat, self.value)
        if len(action.doubles) != len(there):
            return Refusal("GB-095", "kinds-of-doubles", (("kinds", len(there)),))
        for powered, count in zip(action.doubles, there, strict=True):
            if not 0 <= powered <= count:
                return Refusal("GB-095", "so-many-doubles", (("powered", powered), ("there", count)))
        return refuse_price(g, seat, sum(action.doubles))

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Declare the strength and pay for it."""
        assert isinstance(action, Power)
        self.declare(g, action.doubles)
        pay_for(g, seat, sum(action.doubles))

    def declare(self, g: Trucker, powered: Sequence[int]) -> None:
        """Keep the strength for what follows and tell it."""
        strength = strength_with(g, self.seat, self.value, powered)
        g.strength[self.seat] = strength
        if g.heard:
            halves = HALVES if self.value == "cannons" else 1
            g.tell(StrengthDeclared(self.seat, self.value, strength // halves, strength % halves == 1))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show each choice with its price and the strength it gives."""
        choices = [
            PowerChoice(
                action.doubles,
                price_of(g, seat, sum(action.doubles)),
                strength_with(g, seat, self.value, action.doubles),
                self.refuse(g, seat, action),
            )
            for action in self.candidates(g, seat)
            if isinstance(action, Power)
        ]
        return PowerOffer(self.value, HALVES if self.value == "cannons" else 1, tuple(choices))
