"""Engine and cannon strength: singles count always, doubles by choice and for cells (GB-091 to GB-095, GB-191).

Cannon strength is counted in halves, since cannons that do not point forward count one half (GB-092).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import Power
from astrodrome.games.galaxy_trucker.content import Value
from astrodrome.games.galaxy_trucker.crew import BROWN_ALIEN, PURPLE_ALIEN, crew_size
from astrodrome.games.galaxy_trucker.energy import TruckerSpendsCell, cells_aboard
from astrodrome.games.galaxy_trucker.figures import ALIEN_BONUS, DOUBLE, SINGLE, USE_PRICE
from astrodrome.games.galaxy_trucker.flight_events import StrengthDeclared
from astrodrome.games.galaxy_trucker.offers import PowerChoice, PowerOffer
from astrodrome.games.galaxy_trucker.ship import cannons, engines
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

HALVES: Final = 2
"""Halves in one point of cannon strength."""


def doubles(g: Trucker, seat: Seat, value: Value) -> tuple[int, ...]:
    """Return how many doubles there are to power: engines, or cannons pointing forward and cannons that do not."""
    hull = g.hulls[seat]
    if value == "engines":
        return (engines(hull, double=True),)
    return (cannons(hull, double=True, ahead=True), cannons(hull, double=True, ahead=False))


def engine_strength(g: Trucker, seat: Seat, powered: int) -> int:
    """Return engine strength with some doubles powered; the brown alien helps only what moves (GB-091, GB-093)."""
    strength = SINGLE * engines(g.hulls[seat], double=False) + DOUBLE * powered
    return strength + ALIEN_BONUS if strength and BROWN_ALIEN in g.crew[seat] else strength


def cannon_halves(g: Trucker, seat: Seat, ahead: int, aside: int) -> int:
    """Return cannon strength in halves; the purple alien helps only what shoots (GB-092, GB-094)."""
    hull = g.hulls[seat]
    strength = HALVES * (SINGLE * cannons(hull, double=False, ahead=True) + DOUBLE * ahead)
    strength += SINGLE * cannons(hull, double=False, ahead=False) + DOUBLE * aside
    return strength + HALVES * ALIEN_BONUS if strength and PURPLE_ALIEN in g.crew[seat] else strength


def strength_with(g: Trucker, seat: Seat, value: Value, powered: Sequence[int]) -> int:
    """Return a value of a ship with some doubles powered; cannons in halves."""
    if value == "crew":
        return crew_size(g, seat)
    if value == "engines":
        return engine_strength(g, seat, powered[0])
    return cannon_halves(g, seat, powered[0], powered[1])


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
        if self.value == "crew" or cells_aboard(g, self.seat) < USE_PRICE:
            return ()
        return (self.seat,) if any(doubles(g, self.seat, self.value)) else ()

    def run(self, g: Trucker) -> None:
        """Declare what needs no choice."""
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
        price, cells = USE_PRICE * sum(action.doubles), cells_aboard(g, seat)
        if price > cells:
            return Refusal("GB-088", "too-few-cells", (("price", price), ("cells", cells)))
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Declare the strength and pay for it."""
        assert isinstance(action, Power)
        self.declare(g, action.doubles)
        price = USE_PRICE * sum(action.doubles)
        if price:
            g.then(TruckerSpendsCell(seat, price, False))

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
                USE_PRICE * sum(action.doubles),
                strength_with(g, seat, self.value, action.doubles),
                self.refuse(g, seat, action),
            )
            for action in self.candidates(g, seat)
            if isinstance(action, Power)
        ]
        return PowerOffer(self.value, HALVES if self.value == "cannons" else 1, tuple(choices))
