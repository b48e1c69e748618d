"""What a race is worth to a franchise, as the vehicles stand or would stand.

Only what the franchise may know is looked at: the table, its own hand and the versions of its own Boosts. Points of
both own vehicles count in full, those of the others against it, the more the nearer they are to winning; Boosts that
would be found out at the control weigh on the place the franchise holds.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from astrodrome.bots.celerium.tuning import THUMB, Tuning
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celerium.content.figures import BOOST_VERSIONS
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, FIRST_TWO, STARBOT, VEHICLES, WINNER
from astrodrome.games.celerium.scoring.race_points import race_points
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.state.tables import Tables
from astrodrome.games.celerium.track.placement import on_track
from astrodrome.games.celerium.track.tracks import meteor_on_way
from astrodrome.kernel.seats import Seat

Odds: TypeAlias = list[list[float]]
"""By place and type of Boost."""

PILES_KEPT: Final = 1024
EVEN: Final = 1.0 / BOOST_VERSIONS
"""How likely a version conforms that nothing is known about."""


@lru_cache(PILES_KEPT)
def threats(scores: tuple[int, ...], seat: Seat, tuning: Tuning = THUMB) -> list[float]:
    """Return what a point of each franchise is worth: 1 for the bot's own, less than 0 for the others'."""
    weights = [0.0 if other == seat else exp(score / tuning.nearness) for other, score in enumerate(scores)]
    total = plain_sum(weights)
    envy = 1.0 if len(scores) == VEHICLES else tuning.envy
    return [1.0 if other == seat else -envy * weight / total for other, weight in enumerate(weights)]


def known_version(g: Celerium, slot: int) -> int | None:
    """Return the version that a control has shown of a Boost, if it was not replaced then (CM-091)."""
    for index in range(len(g.seen.slot) - 1, -1, -1):
        if g.seen.slot[index] == slot:
            return None if g.seen.lost[index] else g.seen.version[index]
    return None


def failing(g: Celerium, seat: Seat, boost: int, viewer: Seat, notches: int = 0, honest: float = EVEN) -> float:
    """Return how likely a Boost would be found non-conforming now, or with the wheel turned, to a franchise's eyes.

    `honest`: how likely a Boost of another franchise conforms now, if its version was never seen.
    """
    slot = BOOST_TYPES * seat + boost
    version = g.boost_versions[slot] if seat == viewer else known_version(g, slot)
    if version is None:
        return 1.0 - (honest if notches == 0 or honest == EVEN else (1.0 - honest) / (BOOST_VERSIONS - 1))
    wheel = g.tables.wheel
    return float(version != wheel[(g.wheel + notches) % len(wheel)][boost])


def failing_later(g: Celerium, seat: Seat, boost: int, tuning: Tuning) -> float:
    """Return the same of an own Boost at the control after the race, when others may have turned the wheel."""
    turned = [failing(g, seat, boost, seat, notches) for notches in range(len(g.tables.wheel))]
    return turned[0] * (1.0 - tuning.restless) + tuning.restless * plain_sum(turned[1:]) / (len(turned) - 1)


def control_odds(g: Celerium) -> Odds:
    """Return how likely each type of Boost is checked, by place: first, second, further back (CM-194)."""
    return odds_of_pile(g.tables, tuple(g.control.discard))


@lru_cache(PILES_KEPT)
def odds_of_pile(tables: Tables, gone: tuple[int, ...]) -> Odds:
    """Return the same by the Control cards that are gone; not to be changed."""
    left = [card for card in range(len(tables.places)) if card not in gone]
    odds = [[0.0] * BOOST_TYPES for _ in range(3)]
    for card in left:
        reach = {WINNER: 1, FIRST_TWO: 2}.get(tables.places[card], 3)
        for place in range(reach):
            for boost in tables.checked[card]:
                odds[place][boost] += 1.0 / len(left)
    return odds


class Outlook:
    """A race with the eyes of one franchise."""

    def __init__(self, g: Celerium, seat: Seat, tuning: Tuning) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.tuning: Final = tuning
        self.weight: Final = threats(tuple(g.score), seat, tuning)
        self.bonus: Final = g.tables.track.bonus
        self.risk: Final = self.risk_at(0)
        """What the control is likely to cost, by place."""
        self.risky: Final = self.risk[0] > 0.0
        self.moved_to: dict[tuple[int, int], float] = {}
        self.turned: dict[int, float] = {}
        """What a turn of the wheel by so many notches would bring."""
        self.advances: list[float] = [0.0]
        """What the best advance of up to so many squares would bring."""
        self.now: Final = self.worth(g.square)

    def risk_at(self, notches: int) -> list[float]:
        """Return the squares that the control would cost by place, the wheel being turned by some notches first."""
        g, seat = self.g, self.seat
        risk = [0.0, 0.0, 0.0]
        slot = BOOST_TYPES * seat
        active = g.boost_active[slot : slot + BOOST_TYPES]
        if True not in active:
            return risk
        odds = control_odds(g)
        for boost in range(BOOST_TYPES):
            if not active[boost]:
                continue
            loss = failing(g, seat, boost, seat, notches) * (g.tables.larger[boost] + g.tables.smaller[boost])
            for place in range(3):
                risk[place] += odds[place][boost] * loss
        return risk

    def worth(self, square: list[int]) -> float:
        """Return what vehicles on these squares would be worth: own points, those of others, and the risk."""
        bonus, rear = self.bonus, min(square)
        total = 0.0
        if self.g.expert:
            for other, weight in enumerate(self.weight):
                pilot, starbot = square[VEHICLES * other], square[VEHICLES * other + STARBOT]
                total += weight * self.expert_points(other, pilot, starbot, rear)
        else:
            at = 0
            for weight in self.weight:
                pilot, starbot = square[at], square[at + 1]
                points = pilot - rear + bonus[starbot]
                total += weight * (points + starbot - rear if starbot < pilot else points)
                at += VEHICLES
        return total - self.risk[self.place(square)] if self.risky else total

    def expert_points(self, other: Seat, pilot: int, starbot: int, rear: int) -> int:
        """Return the points of a franchise by the expert rule (CM-243 to CM-251)."""
        g = self.g
        missed = int(starbot >= pilot) + int(g.tables.track.zone[pilot] < g.level(other) - 1)
        return race_points(g, pilot - rear, starbot - rear, g.tables.track.bonus[starbot], missed)

    def place(self, square: list[int]) -> int:
        """Return how many franchises are ahead by their better vehicle, at most 2 (CM-196)."""
        own = max(square[VEHICLES * self.seat], square[VEHICLES * self.seat + STARBOT])
        ahead = 0
        for vehicle in range(0, len(square), VEHICLES):
            if square[vehicle] > own or square[vehicle + STARBOT] > own:
                ahead += 1
                if ahead == 2:
                    break
        return ahead

    def with_vehicle(self, vehicle: int, square: int) -> float:
        """Return what it is worth to have one vehicle on another square."""
        key = (vehicle, square)
        found = self.moved_to.get(key)
        if found is None:
            squares = self.g.square.copy()
            squares[vehicle] = square
            found = self.moved_to[key] = self.worth(squares)
        return found

    def advanced(self, vehicle: int, start: int, squares: int) -> float:
        """Return the worth of an advance, with the best of repeats from double-move squares (CM-147)."""
        end = on_track(start + squares)
        if self.g.meteors:
            stopper = meteor_on_way(self.g, vehicle, start, end)
            if stopper is not None:
                return self.with_vehicle(vehicle, self.g.meteors[stopper])
        best = self.with_vehicle(vehicle, end)
        if self.g.tables.track.double[end]:
            for again in range(1, end - start + 1):
                best = max(best, self.advanced(vehicle, end, again))
        return best

    def best_advance(self, most: int) -> float:
        """Return what the best advance of up to so many squares would bring."""
        g, found = self.g, self.advances
        for squares in range(len(found), most + 1):
            best = found[-1]
            for vehicle in (VEHICLES * self.seat, VEHICLES * self.seat + STARBOT):
                if not g.carries_shot[vehicle] and not g.held_by_meteor[vehicle]:
                    best = max(best, self.advanced(vehicle, g.square[vehicle], squares) - self.now)
            found.append(best)
        return found[most]
