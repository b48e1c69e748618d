"""A pilot that judges by a net, for experiments: no level uses it, because it plays worse than the planner alone.

It sees the view of its seat and what the seat has seen, deals nothing and forgets nothing. For each of its programs it
works out where the ship may end, takes the others to fly their shortest way, and asks the net for the chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, cast

from astrodrome.bots.memoracers.course import Spot, known_row
from astrodrome.bots.memoracers.flights import Way, Ways
from astrodrome.bots.memoracers.outlook import Outlook
from astrodrome.bots.memoracers.planner import WRECK
from astrodrome.bots.protocol import Think
from astrodrome.bots.sums import plain_sum
from astrodrome.games.memoracers.actions import KeepTiles, PlaceShip, Program, SwapTiles
from astrodrome.games.memoracers.figures import START_SPEED
from astrodrome.games.memoracers.tiles import TileFace
from astrodrome.games.memoracers.view import Knowledge, PublicView
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat

Row: TypeAlias = list[int]
Judge: TypeAlias = Callable[[Sequence[Row]], list[float]]
"""Returns the chance to win for each row of features."""

RIVALS: Final = 4
FIGURES: Final = 5
"""Features of each ship: rounds to go in sixteenths, tiles to go, Speed, free Shields, whether it races."""
INPUTS: Final = FIGURES * (1 + RIVALS) + 1
SIXTEENTHS: Final = 16
LOST, WON, LEVEL = 0.01, 0.99, 0.5
NEAR: Final = 0.1
"""By how many rounds a way may be longer than the shortest for the net to judge it too."""


def figures(race: Outlook, seat: Seat, ways: Ways) -> Row:
    """Return the features of a ship that may be in one of these ways; none of a wreck."""
    spot = ways[0].spot
    if spot.free == 0:
        return [0] * FIGURES
    rounds = max(0.0, min(WRECK, race.mean(seat, ways)))
    return [int(rounds * SIXTEENTHS + 0.5), max(0, race.ways[seat].finish - spot.at), spot.speed, spot.free, 1]


def features(race: Outlook, seat: Seat, own: Ways, others: Sequence[tuple[Seat, Ways]]) -> Row:
    """Return the row that the net judges: the own ship, then the others, the nearest to home first."""
    rows = sorted([figures(race, *one) for one in others])[:RIVALS]
    flat = [figure for row in rows for figure in row]
    return [*figures(race, seat, own), *flat, *[0] * (FIGURES * (RIVALS - len(rows))), len(others)]


def features_now(race: Outlook, seat: Seat) -> Row:
    """Return the row of the race as it stands."""
    return features(race, seat, race.now(seat), [(other, race.now(other)) for other in race.spots if other != seat])


class ExpertPilot:
    """A pilot that plans for everybody; `judge` says what a race is worth."""

    def __init__(self, seed: int, judge: Judge, near: float = NEAR) -> None:
        self._seed = seed
        self._near = near
        self._judge = judge

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the program with the best chance to win."""
        public = cast("PublicView", view.public)
        first = legal[0]
        if not isinstance(first, Program | PlaceShip | KeepTiles):
            chance = Chance((self._seed * 1_000_003 + prompt.number) % (1 << 64))
            return legal[chance.below("circuit", len(legal))]
        known = cast("Knowledge", think.knowledge)
        row = known_row(public, known)
        seat = think.seat
        if isinstance(first, KeepTiles):
            return self._swap(public, row, known.kraken_left, seat, legal)
        race = Outlook(public, row, known.kraken_left)
        if isinstance(first, PlaceShip):
            return min(legal, key=lambda action: race.rounds(seat, start_at(cast("PlaceShip", action), public, seat)))
        return self.program(race, seat)

    def program(self, race: Outlook, seat: Seat) -> Program:
        """Return the program after which the chance to win is best, of those after which the way home is short."""
        rounds = [(race.mean(seat, ways), program, ways) for program, ways in race.flights(seat)]
        shortest = min([one for one, _, _ in rounds])
        flights = [(program, ways) for one, program, ways in rounds if one <= shortest + self._near]
        if len(flights) == 1:
            return flights[0][0]
        others = [(other, likely(race, other)) for other in race.spots if other != seat]
        found = list(dict.fromkeys([Way(1.0, way.kraken, way.spot) for _, ways in flights for way in ways]))
        worth = dict(zip(found, self._worth(race, seat, found, others), strict=True))
        best, most = flights[0][0], -1.0
        for program, ways in flights:
            chance = plain_sum([way.odds * worth[Way(1.0, way.kraken, way.spot)] for way in ways])
            if chance > most:
                best, most = program, chance
        return best

    def _worth(
        self, race: Outlook, seat: Seat, found: Sequence[Way], others: Sequence[tuple[Seat, Way]]
    ) -> list[float]:
        """Return the chance to win from each spot, after a round in which the others have come to theirs."""
        if not others:
            return [1.0 - race.rounds(seat, way) / (2 * WRECK) for way in found]
        rivals = [(other, (way,)) for other, way in others]
        judged = self._judge([features(race, seat, (way,), rivals) for way in found])
        return [ended(race, seat, way.spot, others, chance) for way, chance in zip(found, judged, strict=True)]

    def _swap(
        self, public: PublicView, row: Sequence[TileFace | None], left: str | None, seat: Seat, legal: Sequence[Action]
    ) -> Action:
        """Return the swap after which the chance to win is best; keep the tiles where none is better."""

        def chance(action: Action) -> float:
            tiles = list(row)
            if isinstance(action, SwapTiles):
                at = action.place
                tiles[at], tiles[at + 1] = tiles[at + 1], tiles[at]
            race = Outlook(public, tiles, left)
            if len(race.spots) == 1:
                return -race.mean(seat, race.now(seat))
            return self._judge([features_now(race, seat)])[0]

        return max(legal, key=chance)


def likely(race: Outlook, seat: Seat) -> Way:
    """Return where a ship most likely is after the shortest way home."""
    best = max(race.shortest(seat)[1], key=lambda way: way.odds)
    return Way(1.0, best.kraken, best.spot)


def start_at(action: PlaceShip, public: PublicView, seat: Seat) -> Way:
    """Return the spot of a ship that is placed on the start line; it has met no Kraken yet."""
    return Way(1.0, 0, Spot(0, action.lane - 1, START_SPEED, public.shields - public.ships[seat].ticked))


def ended(race: Outlook, seat: Seat, own: Spot, others: Sequence[tuple[Seat, Way]], otherwise: float) -> float:
    """Return the chance to win where the round ends the race: a ship is home, or only one is left."""
    if own.free == 0:
        return 0.0
    left = [(other, way.spot) for other, way in others if way.spot.free]
    if not left:
        return 1.0
    home = [beyond(race, *one) for one in left if one[1].at > race.ways[one[0]].finish]
    if own.at <= race.ways[seat].finish:
        return LOST + (otherwise * 0.1) if home else otherwise
    if not home:
        return 1.0
    ours, best = beyond(race, seat, own), max(home)
    return WON if ours > best else LEVEL if ours == best else LOST


def beyond(race: Outlook, seat: Seat, spot: Spot) -> tuple[int, int]:
    """Return what ranks a ship that is home: its tiles beyond the finish, then its Speed."""
    return spot.at - race.ways[seat].finish, spot.speed
