"""The heuristic pilot: it flies the best way through what it sees and recalls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from astrodrome.bots.memoracers.board_view import believed_odds
from astrodrome.bots.memoracers.plan import DEFAULT_TASTE, Odds, Ship, Taste, best_flight
from astrodrome.bots.protocol import Think
from astrodrome.bots.sums import plain_sum
from astrodrome.games.memoracers.actions import KeepTiles, PlaceShip, Program, SwapTiles
from astrodrome.games.memoracers.figures import FORCE_NEEDS_MORE_THAN
from astrodrome.games.memoracers.view import Knowledge, PublicView
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View


class Pilot:
    """A pilot with a memory that fades (`recall` per round) and a hand that slips now and then (`slips` of 1000)."""

    def __init__(self, seed: int, recall: float = 0.9, slips: int = 0, taste: Taste = DEFAULT_TASTE) -> None:
        self._seed = seed
        self._recall = recall
        self._slips = slips
        self._taste = taste

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the action that fits the flight the pilot has in mind."""
        public = cast("PublicView", view.public)
        chance = Chance((self._seed * 1_000_003 + prompt.number) % (1 << 64))
        first = legal[0]
        if isinstance(first, Program):
            if chance.below("slip", 1000) < self._slips:
                return legal[chance.below("slipped", len(legal))]
            return self._program(public, think)
        if isinstance(first, PlaceShip):
            odds = self._sight(public, think)
            return max(legal, key=lambda action: self._from_lane(cast("PlaceShip", action).lane, odds))
        if isinstance(first, KeepTiles):
            return self._swap(public, think, legal)
        return legal[chance.below("circuit", len(legal))]

    def _sight(self, public: PublicView, think: Think) -> Odds:
        return believed_odds(public, cast("Knowledge", think.knowledge), self._seed, self._recall)

    def _program(self, public: PublicView, think: Think) -> Program:
        ship = ship_of(public, think.seat)
        flight = best_flight(ship, self._sight(public, think), ship.free > FORCE_NEEDS_MORE_THAN, self._taste)
        return Program(flight.lanes, flight.force)

    def _from_lane(self, lane: int, odds: Odds) -> float:
        return best_flight(Ship(0, lane, 3, 12, 0), odds, False, self._taste).worth

    def _worth(self, public: PublicView, seat: int, odds: Odds) -> float:
        return best_flight(ship_of(public, seat), odds, False, self._taste).worth

    def _swap(self, public: PublicView, think: Think, legal: Sequence[Action]) -> Action:
        """Swap where it helps this ship more than the ships ahead of it."""
        odds = self._sight(public, think)

        def balance(action: Action) -> float:
            row = list(odds)
            if isinstance(action, SwapTiles):
                at = action.place
                row[at], row[at + 1] = row[at + 1], row[at]
            worth = [self._worth(public, seat, row) for seat in public.order if public.ships[seat].racing]
            return 2 * self._worth(public, think.seat, row) - plain_sum(worth) / len(worth)

        return max(legal, key=balance)


def ship_of(public: PublicView, seat: int) -> Ship:
    """Return what matters of a ship that races."""
    ship = public.ships[seat]
    assert ship.place is not None, "a wreck flies no more"
    return Ship(ship.place, ship.lane, ship.speed, public.shields - ship.ticked, ship.ticked)
