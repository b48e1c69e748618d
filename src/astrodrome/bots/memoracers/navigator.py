"""The navigator: it forgets nothing and flies the shortest way home, or nearly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from astrodrome.bots.memoracers.course import Spot, known_row
from astrodrome.bots.memoracers.flights import Way
from astrodrome.bots.memoracers.outlook import Outlook
from astrodrome.bots.protocol import Think
from astrodrome.games.memoracers.actions import KeepTiles, PlaceShip, Program, SwapTiles
from astrodrome.games.memoracers.figures import START_SPEED
from astrodrome.games.memoracers.tiles import TileFace
from astrodrome.games.memoracers.view import Knowledge, PublicView
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat


class Navigator:
    """A pilot that plans its own way home. Ways that differ by `slack` rounds or less look alike to it."""

    def __init__(self, seed: int, slack: float = 0.0) -> None:
        self._seed = seed
        self._slack = slack

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return a program after which the way home is short."""
        public = cast("PublicView", view.public)
        first = legal[0]
        chance = Chance((self._seed * 1_000_003 + prompt.number) % (1 << 64))
        if not isinstance(first, Program | PlaceShip | KeepTiles):
            return legal[chance.below("circuit", len(legal))]
        seat = think.seat
        known = cast("Knowledge", think.knowledge)
        row = known_row(public, known)
        if isinstance(first, KeepTiles):
            return best_swap(public, row, known.kraken_left, seat, legal)
        race = Outlook(public, row, known.kraken_left)
        if isinstance(first, PlaceShip):
            return best_start(race, seat, legal)
        return self.program(race, seat, chance)

    def program(self, race: Outlook, seat: Seat, chance: Chance) -> Program:
        """Return one of the programs after which the way home is shortest, as far as this pilot can tell."""
        rounds = [(race.mean(seat, ways), program) for program, ways in race.flights(seat)]
        shortest, best = min(rounds, key=lambda one: one[0])
        if not self._slack:
            return best
        alike = [program for one, program in rounds if one <= shortest + self._slack]
        return alike[chance.below("alike", len(alike))]


def best_start(race: Outlook, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the lane of the start line from which the way home is shortest."""
    free = race.public.shields - race.public.ships[seat].ticked

    def rounds(action: Action) -> float:
        return race.rounds(seat, Way(1.0, 0, Spot(0, cast("PlaceShip", action).lane - 1, START_SPEED, free)))

    return min(legal, key=rounds)


def best_swap(
    public: PublicView, row: Sequence[TileFace | None], left: str | None, seat: Seat, legal: Sequence[Action]
) -> Action:
    """Return the swap that helps this ship most, compared with the others; keep the tiles where none does."""

    def lead(action: Action) -> float:
        tiles = list(row)
        if isinstance(action, SwapTiles):
            at = action.place
            tiles[at], tiles[at + 1] = tiles[at + 1], tiles[at]
        race = Outlook(public, tiles, left)
        rivals = [race.mean(other, race.now(other)) for other in race.spots if other != seat]
        return min(rivals, default=0.0) - race.mean(seat, race.now(seat))

    return max(legal, key=lead)
