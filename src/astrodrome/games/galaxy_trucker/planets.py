"""Planets (GB-133 to GB-136)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import Land
from astrodrome.games.galaxy_trucker.content import CardRow
from astrodrome.games.galaxy_trucker.flight_events import PlanetLanded, PlayerPassed
from astrodrome.games.galaxy_trucker.gaining import gain
from astrodrome.games.galaxy_trucker.moments import after_landing
from astrodrome.games.galaxy_trucker.movement import lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.offers import PlanetChoice, PlanetOffer
from astrodrome.games.galaxy_trucker.questions import chances, loads_at_once
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_planets(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: each may land in flight order; the days come at the end (GB-133, GB-136)."""
    return [*[TruckerLands(seat) for seat in g.order()], *after_landing(g), LEAVE_PLANETS]


class TruckerLands(Decision[Trucker]):
    """Land on one planet that is still free, or pass (GB-133)."""

    args = ("seat",)
    takes = (Land, Pass)
    rules = ("GB-133", "GB-134", "GB-136")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask while a planet is left (GB-135)."""
        return (self.seat,) if open_planets(g) else ()

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return passing first, then the free planets."""
        return [PASS, *[Land(planet) for planet in open_planets(g)]]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a planet that is not on the card, or that is taken."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Land)
        count = len(g.card.planets)
        if not 0 <= action.planet < count:
            return Refusal("GB-133", "no-such-planet", (("planets", count),))
        if action.planet not in open_planets(g):
            taken = g.landed.index(action.planet)
            return Refusal("GB-133", "planet-taken", (("planet", action.planet + 1), ("seat", taken)))
        return None

    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the candidates, which are all allowed."""
        return self.candidates(g, seat)

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Load the goods of the planet, as a rule at once (GB-134)."""
        if isinstance(action, Land):
            fewer = g.landed.count(action.planet)
            g.landed[seat] = action.planet
            if g.heard:
                g.tell(PlanetLanded(seat, action.planet + 1))
            if loads_at_once(g):
                g.then(gain(seat, g.card.planets[action.planet], fewer))
        elif g.heard:
            g.tell(PlayerPassed(seat))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the planets with their goods, and the days that landing costs."""
        card = g.card
        planets = [
            PlanetChoice(planet, goods, self.refuse(g, seat, Land(planet)), g.landed.count(planet))
            for planet, goods in enumerate(card.planets)
        ]
        return PlanetOffer(tuple(planets), card.days)


def open_planets(g: Trucker) -> list[int]:
    """Return the planets on which nobody has landed, or one may land beside somebody (GB-133, GX-206, GX-208)."""
    planets = range(len(g.card.planets))
    if chances(g) == 1:
        return [planet for planet in planets if planet not in g.landed]
    most = max([g.landed.count(planet) for planet in planets])
    return [planet for planet in planets if planet not in g.landed or most < chances(g)]


class LeavePlanets(Task[Trucker]):
    """Everyone who landed loses the days, rearmost first, whatever was loaded (GB-136)."""

    def run(self, g: Trucker) -> None:
        """Move the rockets back."""
        for seat in rearmost_first(g, [seat for seat in range(g.seats) if g.landed[seat] is not None]):
            lose_days(g, seat, g.card.days)


LEAVE_PLANETS: Final = LeavePlanets()
