"""The shortest way home: how many rounds a ship still needs from every tile, lane, Speed and number of Shields.

Dynamic programming from the finish back. A round is a number of lines, which decides what a trap costs and what a
repairer mends, and as many steps. A Kraken that nobody has seen counts by its odds, which depend on the one before it;
so each tile has a table for each Kraken that was met last. All is held in plain lists and looked up by index, so that
it is quick without NumPy and the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, TypeAlias

from astrodrome.bots.memoracers.course import Course, Effects, Odds, Spot
from astrodrome.bots.sums import plain_sum
from astrodrome.games.memoracers.figures import FORCE_NEEDS_MORE_THAN, FORCE_TICKS, KRAKENS, LANES, LINES, MAX_SPEED
from astrodrome.games.memoracers.tiles import ACCELERATOR, REPAIRER, SLOWER, TRAP

Row: TypeAlias = Sequence[float]
"""Rounds to go by lane, Speed and free Shield boxes, in one row."""
Table: TypeAlias = list[Row]
"""A row for each Kraken that was met last; the same row where that does not matter."""

WRECK: Final = 40.0
"""What a crash counts, in rounds."""
OVERSHOT: Final = 0.05
"""What a tile beyond the finish is worth: of those who come home in the same round the foremost wins."""
SPEED_HOME: Final = 0.01


def moved(effect: int, lines: int, speed: int, free: int, shields: int) -> tuple[int, int]:
    """Return Speed and free Shield boxes after entering a lane."""
    if effect == TRAP:
        return speed, max(0, free - lines)
    if effect == ACCELERATOR:
        return min(MAX_SPEED, speed + 1), free
    if effect == SLOWER:
        return max(1, speed - 1), free
    if effect == REPAIRER:
        return speed, min(shields, free + LINES - lines)
    return speed, free


def speeds(lines: int, steps: int, slows: bool) -> range:
    """Return the Speeds that a ship may have when so many steps of its program are left."""
    made = lines - steps
    return range(max(1, lines - made) if slows else lines, min(MAX_SPEED, lines + made) + 1)


@lru_cache(4096)
def entering(effects: Effects, lines: int, steps: int, slows: bool, shields: int) -> Callable[[Row], Row]:
    """Return what finds each lane, Speed and free of a ship that enters a tile in the row that holds after its effect.

    Before the step so many steps are left; the row that is looked in is that of one step less.
    """
    before, after = speeds(lines, steps, slows), speeds(lines, steps - 1, slows)
    if steps == 1:
        after = range(1, MAX_SPEED + 1)
    found: list[int] = []
    for lane in range(LANES):
        for speed in before:
            for free in range(shields + 1):
                fast, left = moved(effects[lane], lines, speed, free, shields) if free else (speed, 0)
                found.append((lane * len(after) + fast - after[0]) * (shields + 1) + left)
    return itemgetter(*found)


class WayHome:
    """Rounds to go on one course to one finish, for ships on tile `first` or beyond."""

    def __init__(self, course: Course, finish: int, first: int, shields: int) -> None:
        self.finish: Final = finish
        self._course: Final = course
        self._shields: Final = shields
        self._tables: Final[dict[int, Table]] = {}
        """By tile; where a Kraken lies in front, by that Kraken: it is turned up before programs are made."""
        ways: dict[tuple[int, int], Table] = {}
        """By lines and steps left: programs under way."""
        for at in range(finish + LINES, first - 1, -1):
            entered = self._entered(ways, at)
            odds = course.odds.get(at + 1)
            if at > finish:
                table = [self._home(at)] * KRAKENS
            else:
                begun = [each(entered[lines, lines], best) for lines in range(1, LINES + 1)]
                table = self._round(begun)
            self._tables[at] = table
            if odds is not None:
                table = mixed(table, odds)
                entered = {key: mixed(rows, odds) for key, rows in entered.items() if key[0] != key[1]}
            ways = {key: each(rows, best) for key, rows in entered.items() if key[0] != key[1]}
            for lines in range(1, LINES + 1):
                ways[lines, 0] = table

    def rounds(self, kraken: int, spot: Spot) -> float:
        """Return how many rounds a ship needs on average, by the Kraken it met last; below 0 when it is home."""
        table = self._tables.get(spot.at)
        if table is None or spot.free == 0:
            return WRECK
        place = (spot.lane * MAX_SPEED + spot.speed - 1) * (self._shields + 1) + spot.free
        odds = self._course.odds.get(spot.at + 1)
        if odds is None:
            return table[kraken][place]
        return plain_sum([chance * table[n][place] for n, chance in enumerate(odds[kraken]) if chance])

    def _entered(self, ways: dict[tuple[int, int], Table], at: int) -> dict[tuple[int, int], Table]:
        """Return by lines and steps left what it is worth to enter each lane of the tile beyond."""
        course, shields = self._course, self._shields
        effects = course.effects[at + 1]
        found: dict[tuple[int, int], Table] = {}
        for lines in range(1, LINES + 1):
            for steps in range(1, min(lines, self.finish + LINES - at) + 1):
                beyond = ways[lines, steps - 1]
                if effects and is_one(beyond):
                    found[lines, steps] = [entering(effects, lines, steps, course.slows, shields)(beyond[0])] * KRAKENS
                else:
                    found[lines, steps] = [
                        entering(effects or face, lines, steps, course.slows, shields)(row)
                        for row, face in zip(beyond, course.faces, strict=True)
                    ]
        return found

    def _home(self, at: int) -> Row:
        over = OVERSHOT * (at - self.finish)
        found: list[float] = []
        for speed in range(1, MAX_SPEED + 1):
            found += [WRECK, *[-over - SPEED_HOME * speed] * self._shields]
        return found * LANES

    def _round(self, begun: Sequence[Table]) -> Table:
        """Return the rounds to go before a program is chosen: keep the Speed, brake, or force."""
        if all([is_one(table) for table in begun]):
            return [self._choice([table[0] for table in begun])] * KRAKENS
        return [self._choice([table[n] for table in begun]) for n in range(KRAKENS)]

    def _choice(self, begun: Sequence[Row]) -> Row:
        width = self._shields + 1
        least = FORCE_NEEDS_MORE_THAN + 1
        found: list[float] = []
        for start in range(0, LANES * width, width):
            chosen = begun[0][start : start + width]
            for speed in range(1, MAX_SPEED + 1):
                if speed > 1:
                    chosen = lesser(chosen, begun[speed - 1][start : start + width])
                last = chosen[1:]
                if speed < MAX_SPEED:
                    forced = begun[speed][start + least - FORCE_TICKS : start + width - FORCE_TICKS]
                    last = [*chosen[1:least], *lesser(chosen[least:], forced)]
                found.append(WRECK)
                found += [rounds + 1.0 for rounds in last]
        return found


def is_one(table: Table) -> bool:
    """Return whether a table has the same row for each Kraken."""
    first = table[0]
    return all([row is first for row in table])


def each(table: Table, change: Callable[[Row], Row]) -> Table:
    """Return the changed rows of a table; a row that is the same for each Kraken is changed once."""
    if is_one(table):
        return [change(table[0])] * KRAKENS
    return [change(row) for row in table]


def mixed(table: Table, odds: Sequence[Odds]) -> Table:
    """Return the mean of the rows by the odds of each Kraken."""
    if is_one(table):
        return table
    if odds[0] == odds[-1]:
        return [mean(table, odds[0])] * KRAKENS
    return [mean(table, one) for one in odds]


def mean(table: Table, odds: Odds) -> Row:
    """Return the mean of four rows."""
    p, q, r, s = odds
    if 1.0 in odds:
        return table[odds.index(1.0)]
    return [p * a + q * b + r * c + s * d for a, b, c, d in zip(*table, strict=True)]


def best(row: Row) -> Row:
    """Return for each lane the least of what can be entered from it."""
    width = len(row) // LANES
    pairs = lesser(row[:-width], row[width:])
    return [*pairs[:width], *lesser(pairs[:-width], row[2 * width :]), *pairs[-width:]]


def lesser(row: Row, other: Row) -> list[float]:
    """Return the lesser of two rows, place by place. Most of the time goes here: `min` takes four times as long."""
    return [a if a < b else b for a, b in zip(row, other, strict=True)]  # noqa: FURB136
