"""The expert pilot: it plans the shortest way home for every ship, and judges by a net who will be there first.

It sees the view of its seat and what the seat has seen, deals nothing and forgets nothing. For each of its programs it
works out where the ship may end, takes the others to fly their shortest way, and asks the net for the chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, cast

from astrodrome.bots.memoracers.course import Spot, Stretch, course, finish_of, known_row
from astrodrome.bots.memoracers.planner import WRECK, WayHome, moved
from astrodrome.bots.protocol import Think
from astrodrome.games.memoracers.actions import REACH, KeepTiles, PlaceShip, Program, SwapTiles
from astrodrome.games.memoracers.figures import FORCE_NEEDS_MORE_THAN, FORCE_TICKS, MAX_SPEED
from astrodrome.games.memoracers.tiles import TRAP, TileFace
from astrodrome.games.memoracers.view import Knowledge, PublicView
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat

Row: TypeAlias = list[int]
Judge: TypeAlias = Callable[[Sequence[Row]], list[float]]
"""Returns the chance to win for each row of features."""
Ways: TypeAlias = tuple[tuple[float, Spot], ...]
"""Where a ship may be, with the odds of each."""

RIVALS: Final = 4
FIGURES: Final = 5
"""Features of each ship: rounds to go in eighths, tiles to go, Speed, free Shields, whether it races."""
INPUTS: Final = FIGURES * (1 + RIVALS) + 1
EIGHTHS: Final = 8
LOST, WON, LEVEL = 0.01, 0.99, 0.5


class Outlook:
    """A race as one pilot knows it: the course, and for each ship that races its spot and its way home."""

    def __init__(self, public: PublicView, row: Sequence[TileFace | None]) -> None:
        self.public: Final = public
        self.ahead: Final = course(row, "kraken-madness" in public.modules)
        self.spots: dict[Seat, Spot] = {}
        self.ways: dict[Seat, WayHome] = {}
        solo = "solo" in public.modules
        by_finish: dict[int, WayHome] = {}
        for seat, ship in enumerate(public.ships):
            if ship.place is None:
                continue
            finish = finish_of(self.ahead, ship, public.round, solo)
            if finish not in by_finish:
                first = min([one.place for one in public.ships if one.place is not None])
                by_finish[finish] = WayHome(self.ahead, finish, first, public.shields)
            self.ways[seat] = by_finish[finish]
            self.spots[seat] = Spot(ship.place, ship.lane - 1, ship.speed, public.shields - ship.ticked)

    def rounds(self, seat: Seat, spot: Spot) -> float:
        """Return how many rounds a ship needs from a spot."""
        return self.ways[seat].rounds(spot.at, spot.lane, spot.speed, spot.free)

    def figures(self, seat: Seat, spot: Spot | None) -> Row:
        """Return the features of a ship on a spot; none of a wreck."""
        if spot is None or spot.free == 0:
            return [0] * FIGURES
        rounds = max(0.0, min(WRECK, self.rounds(seat, spot)))
        to_go = max(0, self.ways[seat].finish - spot.at)
        return [int(rounds * EIGHTHS + 0.5), to_go, spot.speed, spot.free, 1]

    def features(self, seat: Seat, own: Spot, others: Sequence[tuple[Seat, Spot]]) -> Row:
        """Return the row that the net judges: the own ship, then the others, the nearest to home first."""
        rows = sorted([self.figures(*one) for one in others])[:RIVALS]
        flat = [figure for row in rows for figure in row]
        return [*self.figures(seat, own), *flat, *[0] * (FIGURES * (RIVALS - len(rows))), len(others)]

    def now(self, seat: Seat) -> Row:
        """Return the row of the race as it stands."""
        return self.features(seat, self.spots[seat], [one for one in self.spots.items() if one[0] != seat])

    def flights(self, seat: Seat) -> dict[Ways, Program]:
        """Return where a ship may be after this round, with a program for each; programs that end alike are one."""
        spot = self.spots[seat]
        found: dict[Ways, Program] = {}
        for lines in range(spot.speed, 0, -1):
            self._fly(Spot(spot.at, spot.lane, lines, spot.free), lines, False, found)
        if spot.free > FORCE_NEEDS_MORE_THAN and spot.speed < MAX_SPEED:
            self._fly(Spot(spot.at, spot.lane, spot.speed + 1, spot.free - FORCE_TICKS), spot.speed + 1, True, found)
        return found

    def _fly(self, spot: Spot, lines: int, force: bool, found: dict[Ways, Program]) -> None:
        """Add the programs of so many lines: step by step, ways that have come to the same are flown on as one."""
        ways: dict[tuple[int, Ways], tuple[int, ...]] = {(spot.lane + 1, ((1.0, spot),)): ()}
        for step in range(1, lines + 1):
            tile = self.ahead[spot.at + step]
            beyond: dict[tuple[int, Ways], tuple[int, ...]] = {}
            for (lane, way), lanes in ways.items():
                for aim in REACH[lane]:
                    entered = tuple([one for each in way for one in self._entered(each, tile, aim - 1, lines)])
                    beyond.setdefault((aim, entered), (*lanes, aim))
            ways = beyond
        for (_, way), lanes in ways.items():
            found.setdefault(way, Program(lanes, force))

    def _entered(self, way: tuple[float, Spot], tile: Stretch, lane: int, lines: int) -> Ways:
        odds, spot = way
        if spot.free == 0:
            return (way,)
        shields = self.public.shields
        effect = tile.effects[lane]
        speed, free = moved(effect, lines, spot.speed, spot.free, shields) if effect else (spot.speed, spot.free)
        entered = Spot(spot.at + 1, lane, speed, free)
        if tile.odds is None:
            return ((odds, entered),)
        trap = tile.odds[lane]
        speed, free = moved(TRAP, lines, spot.speed, spot.free, shields)
        return (odds * (1.0 - trap), entered), (odds * trap, Spot(spot.at + 1, lane, speed, free))

    def likely(self, seat: Seat) -> Spot:
        """Return where a ship most likely is after the shortest way home."""

        def cost(ways: Ways) -> float:
            return sum([odds * self.rounds(seat, spot) for odds, spot in ways])

        best = min(self.flights(seat), key=cost)
        return max(best, key=lambda one: one[0])[1]


class ExpertPilot:
    """A pilot that plans for everybody; `judge` says what a race is worth."""

    def __init__(self, seed: int, judge: Judge) -> None:
        self._seed = seed
        self._judge = judge

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the program with the best chance to win."""
        public = cast("PublicView", view.public)
        first = legal[0]
        if not isinstance(first, Program | PlaceShip | KeepTiles):
            chance = Chance((self._seed * 1_000_003 + prompt.number) % (1 << 64))
            return legal[chance.below("circuit", len(legal))]
        row = known_row(public, cast("Knowledge", think.knowledge))
        if isinstance(first, KeepTiles):
            return self._swap(public, row, think.seat, legal)
        race = Outlook(public, row)
        if isinstance(first, PlaceShip):
            return min(legal, key=lambda action: race.rounds(think.seat, start_at(cast("PlaceShip", action), public)))
        return self.program(race, think.seat)

    def program(self, race: Outlook, seat: Seat) -> Program:
        """Return the program after which the chance to win is best."""
        others = [(other, race.likely(other)) for other in race.spots if other != seat]
        flights = race.flights(seat)
        ways = list(flights)
        spots = list(dict.fromkeys([spot for way in ways for _, spot in way]))
        worth = dict(zip(spots, self._worth(race, seat, spots, others), strict=True))
        chances = [sum([odds * worth[spot] for odds, spot in way]) for way in ways]
        return flights[ways[chances.index(max(chances))]]

    def _worth(
        self, race: Outlook, seat: Seat, spots: Sequence[Spot], others: Sequence[tuple[Seat, Spot]]
    ) -> list[float]:
        """Return the chance to win from each spot, after a round in which the others have come to theirs."""
        if not others:
            return [1.0 - race.rounds(seat, spot) / (2 * WRECK) for spot in spots]
        judged = self._judge([race.features(seat, spot, others) for spot in spots])
        return [ended(race, seat, spot, others, chance) for spot, chance in zip(spots, judged, strict=True)]

    def _swap(self, public: PublicView, row: Sequence[TileFace | None], seat: Seat, legal: Sequence[Action]) -> Action:
        """Return the swap after which the chance to win is best; keep the tiles where none is better."""

        def chance(action: Action) -> float:
            tiles = list(row)
            if isinstance(action, SwapTiles):
                at = action.place
                tiles[at], tiles[at + 1] = tiles[at + 1], tiles[at]
            race = Outlook(public, tiles)
            if len(race.spots) == 1:
                return -race.rounds(seat, race.spots[seat])
            return self._judge([race.now(seat)])[0]

        return max(legal, key=chance)


def start_at(action: PlaceShip, public: PublicView) -> Spot:
    """Return the spot of a ship that is placed on the start line."""
    return Spot(0, action.lane - 1, 1, public.shields - public.ships[0].ticked)


def ended(race: Outlook, seat: Seat, own: Spot, others: Sequence[tuple[Seat, Spot]], otherwise: float) -> float:
    """Return the chance to win where the round ends the race: a ship is home, or only one is left."""
    if own.free == 0:
        return 0.0
    left = [(other, spot) for other, spot in others if spot.free]
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
