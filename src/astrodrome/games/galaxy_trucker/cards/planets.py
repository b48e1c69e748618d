"""Planets (GB-133 to GB-136)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.flight.gaining import best_gain, gain
from astrodrome.games.galaxy_trucker.flight.module_effects import chances, loads_at_once
from astrodrome.games.galaxy_trucker.flight.movement import lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.records.actions import Land
from astrodrome.games.galaxy_trucker.records.flight_events import PlanetLanded, PlayerPassed
from astrodrome.games.galaxy_trucker.records.offers import PlanetChoice, PlanetOffer
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_planets(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: each may land in flight order; the days come at the end (GB-133, GB-136)."""
    return [*[TruckerLands(seat) for seat in g.order()], *g.phases.after_landing(g), LEAVE_PLANETS]


class TruckerLands(RacerDecision):
    """Land on one planet that is still free, or pass (GB-133)."""

    takes = (Land, Pass)
    rules = ("GB-133", "GB-134", "GB-136")

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask while a planet is left (GB-135)."""
        return (self.seat,) if open_planets(g) else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [PASS, *[Land(planet) for planet in open_planets(g)]]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Land)
        count = len(g.card.planets)
        if not 0 <= action.planet < count:
            return Refusal("GB-133", "no-such-planet", (("planets", count),))
        if action.planet not in open_planets(g):
            taken = g.planet_landed_on.index(action.planet)
            return Refusal("GB-133", "planet-taken", (("planet", action.planet + 1), ("seat", taken)))
        return None

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Load the goods of the planet, usually at once (GB-134)."""
        if isinstance(action, Land):
            fewer = g.planet_landed_on.count(action.planet)
            g.planet_landed_on[seat] = action.planet
            if g.listening:
                g.emit(PlanetLanded(seat, action.planet + 1))
            if loads_at_once(g):
                g.then(gain(seat, g.card.planets[action.planet], fewer))
        elif g.listening:
            g.emit(PlayerPassed(seat))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        card = g.card
        planets = [
            PlanetChoice(planet, goods, self.refuse(g, seat, Land(planet)), fewer, best_gain(g, seat, goods, fewer))
            for planet, goods in enumerate(card.planets)
            for fewer in [g.planet_landed_on.count(planet)]
        ]
        return PlanetOffer(tuple(planets), card.days)


def open_planets(g: Trucker) -> list[int]:
    """Return the planets on which nobody has landed, or a ship may land beside another (GB-133, GX-206, GX-208)."""
    planets = range(len(g.card.planets))
    if chances(g) == 1:
        return [planet for planet in planets if planet not in g.planet_landed_on]
    most = max([g.planet_landed_on.count(planet) for planet in planets])
    return [planet for planet in planets if planet not in g.planet_landed_on or most < chances(g)]


class LeavePlanets(Task[Trucker]):
    """Everyone who landed loses the days, rearmost first, whatever was loaded (GB-136)."""

    @override
    def run(self, g: Trucker) -> None:
        for seat in rearmost_first(g, [seat for seat in range(g.seats) if g.planet_landed_on[seat] is not None]):
            lose_days(g, seat, g.card.days)


LEAVE_PLANETS: Final = LeavePlanets()
