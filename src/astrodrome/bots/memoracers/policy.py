"""The policy of MemoRacers for searches: worlds that were dealt are flown with open eyes."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from astrodrome.bots.memoracers.plan import CERTAIN, Odds, Ship, best_flight, flight_at
from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.figures import LAPS, ROW, SOLO_MARKER
from astrodrome.games.memoracers.programming import may_force
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

ROUNDS: Final = 3
"""How far a play-out goes."""


class RacingPolicy:
    """What is worth trying, and what a position is worth."""

    def best_first(self, g: MemoRacers, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the best program of each Speed, the best first: worse ways at the same Speed teach nothing."""
        if not isinstance(legal[0], Program):
            return legal
        force = may_force(g, seat)
        ship, odds = ship_in(g, seat), open_odds(g)
        flights = [flight_at(ship, odds, lines, False) for lines in range(ship.speed, 0, -1)]
        if force:
            flights.append(flight_at(ship, odds, ship.speed + 1, True))
        flights.sort(key=lambda flight: flight.worth, reverse=True)
        return [Program(flight.lanes, flight.force) for flight in flights]

    def quick(self, g: MemoRacers, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Fly the best way; choices that are no flight are left to chance."""
        if not isinstance(legal[0], Program):
            return legal[chance.below("quick", len(legal))]
        flight = best_flight(ship_in(g, seat), open_odds(g), may_force(g, seat))
        return Program(flight.lanes, flight.force)

    def at_once(self, g: MemoRacers, seat: Seat) -> Action | None:
        """Return nothing: what is legal decides."""
        return None

    def horizon(self, start: MemoRacers, g: MemoRacers) -> bool:
        """Stop after some rounds, or when a race of a championship is over."""
        return g.round >= start.round + ROUNDS or g.race != start.race

    def value(self, g: MemoRacers, seat: Seat) -> float:
        """Return the chance of winning, guessed from the way flown, Speed and Shields of all ships."""
        if g.solo:
            return solo_value(g)
        if g.race != 0 and g.round == 0:
            return sum([race[seat] for race in g.race_points]) / (g.seats * g.seats)
        if not g.racing[seat]:
            return 0.0
        rivals = [promise(g, other) for other in range(g.seats) if other != seat and g.racing[other]]
        lead = promise(g, seat) - max(rivals, default=0.0)
        return 1.0 / (1.0 + exp(-lead / 5.0))


def promise(g: MemoRacers, seat: Seat) -> float:
    """Return how far a ship has come, with credit for its Speed and its Shields."""
    return flown(g, seat) + 1.5 * g.speed[seat] + 0.7 * min(g.free_shields(seat), 8)


def flown(g: MemoRacers, seat: Seat) -> int:
    """Return the tiles behind a ship since the start, by its laps and its way from tile 1."""
    if not g.left_start_line[seat]:
        return 0
    start = [g.tiles.is_start[code] for code in g.row].index(True)
    return g.laps[seat] * ROW + (g.place[seat] - start) % ROW


def solo_value(g: MemoRacers) -> float:
    """Return the final score of a solo race as a share of the best, guessed while it runs."""
    if not g.agenda:
        return (0.3 + 0.7 * g.solo_marker / SOLO_MARKER) if g.winners else 0.0
    rounds = (LAPS * ROW - flown(g, 0)) / (g.speed[0] + 0.5)
    safety = min(1.0, g.free_shields(0) / 6.0)
    return max(0.05, (0.3 + 0.7 * (g.solo_marker - rounds) / SOLO_MARKER) * (0.4 + 0.6 * safety))


def ship_in(g: MemoRacers, seat: Seat) -> Ship:
    """Return what matters of a ship."""
    return Ship(g.place[seat], g.lane[seat], g.speed[seat], max(1, g.free_shields(seat)), g.shields_ticked[seat])


def open_odds(g: MemoRacers) -> Odds:
    """Return the certainty of a world that was dealt."""
    lanes = g.tiles.lanes
    return [[CERTAIN[effect] for effect in lanes[code]] for code in g.row]
