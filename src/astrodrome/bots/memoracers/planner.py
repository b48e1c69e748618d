"""The shortest way home: how many rounds a ship still needs from every tile, lane, Speed and number of Shields.

Dynamic programming from the finish back. A round is a number of lines, which decides what a trap costs and what a
repairer mends, and as many steps; both are worked out for all lanes, Speeds and Shields at once. A Kraken that nobody
has seen counts by its odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from astrodrome.bots.memoracers.course import Effects, Stretch
from astrodrome.games.memoracers.figures import FORCE_NEEDS_MORE_THAN, FORCE_TICKS, LANES, LINES, MAX_SPEED
from astrodrome.games.memoracers.tiles import ACCELERATOR, REPAIRER, SLOWER, TRAP

Table: TypeAlias = NDArray[np.float64]
"""Rounds to go by lane, Speed less one, and free Shield boxes."""

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


@lru_cache(1024)
def entering(effects: Effects, shields: int) -> NDArray[np.int64]:
    """Return where each (lines, lane, Speed, free) of a tile is found after its effect, as a place in a flat row."""
    shape = (LINES, LANES, MAX_SPEED, shields + 1)
    found = np.empty(shape, np.int64)
    for lines, lane, speed, free in np.ndindex(*shape):
        after, left = moved(effects[lane], lines + 1, speed + 1, free, shields) if free else (speed + 1, 0)
        found[lines, lane, speed, free] = np.ravel_multi_index((lines, lane, after - 1, left), shape)
    return found.ravel()


class WayHome:
    """Rounds to go on one course to one finish."""

    def __init__(self, ahead: Sequence[Stretch], finish: int, first: int, shields: int) -> None:
        self.finish: Final = finish
        self._first: Final = first
        self._shields: Final = shields
        self._tables: Final[dict[int, Table]] = {}
        shape = (LINES, LANES, MAX_SPEED, shields + 1)
        steps = np.zeros((LINES + 1, *shape))
        """By steps left in this round, then lines, lane, Speed, free."""
        for at in range(finish + LINES, first - 1, -1):
            here = np.empty_like(steps)
            here[1:] = self._step(steps[:-1], ahead[at + 1])
            table = self._home(at) if at > finish else self._round(here)
            table[:, :, 0] = WRECK
            self._tables[at] = table
            here[0] = table
            steps = here

    def rounds(self, at: int, lane: int, speed: int, free: int) -> float:
        """Return how many rounds a ship needs from here on average; below 0 when it is home."""
        table = self._tables.get(at)
        return WRECK if table is None else float(table[lane, speed - 1, free])

    def _home(self, at: int) -> Table:
        table = np.full((LANES, MAX_SPEED, self._shields + 1), -OVERSHOT * (at - self.finish))
        table -= SPEED_HOME * np.arange(1, MAX_SPEED + 1)[None, :, None]
        return table

    def _step(self, beyond: NDArray[Any], tile: Stretch) -> NDArray[Any]:
        """Return the best of the lanes that can be entered next."""
        flat = beyond.reshape(LINES, -1)
        entered = flat[:, entering(tile.effects, self._shields)]
        entered = entered.reshape(beyond.shape)
        if tile.odds is not None:
            trapped = flat[:, entering((TRAP,) * LANES, self._shields)].reshape(beyond.shape)
            odds = np.asarray(tile.odds)[None, None, :, None, None]
            entered = odds * trapped + (1.0 - odds) * entered
        best = entered.copy()
        np.minimum(best[:, :, 1:], entered[:, :, :-1], out=best[:, :, 1:])
        np.minimum(best[:, :, :-1], entered[:, :, 1:], out=best[:, :, :-1])
        return best

    def _round(self, here: NDArray[Any]) -> Table:
        """Return the rounds to go before a program is chosen: keep the Speed, brake, or force."""
        table = np.full((LANES, MAX_SPEED, self._shields + 1), np.inf)
        for lines in range(1, LINES + 1):
            way = here[lines, lines - 1, :, lines - 1]
            table[:, lines - 1 :] = np.minimum(table[:, lines - 1 :], way[:, None])
            if lines > 1:
                least = FORCE_NEEDS_MORE_THAN + 1
                forced = way[:, least - FORCE_TICKS : self._shields + 1 - FORCE_TICKS]
                table[:, lines - 2, least:] = np.minimum(table[:, lines - 2, least:], forced)
        return table + 1.0
