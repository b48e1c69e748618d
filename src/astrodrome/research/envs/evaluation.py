"""How well a net plays: its share of wins against bots or functions, over many games at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, Unpack

import numpy as np
from numpy.typing import ArrayLike, NDArray

from astrodrome.research.envs.batch import Batch
from astrodrome.research.envs.opponents import Opponent
from astrodrome.research.envs.table import TableSetUp
from astrodrome.research.intervals import Estimate, estimate

BatchPolicy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.int8]], ArrayLike]
"""Takes observations and masks, a row for each game, and returns an id for each."""
SIDE_BY_SIDE: Final = 64
"""How many games are played at once."""


def win_share(
    policy: BatchPolicy,
    game: str,
    opponents: Sequence[Opponent],
    games: int = 200,
    seed: int = 1,
    **set_up: Unpack[TableSetUp],
) -> Estimate:
    """Return the share of wins of a policy against opponents, with its 95 % interval.

    It plays at least so many `games`, equally many from each seat. A win that is shared counts in part. `set_up`
    (`seats`, `options`, `memory`, `version`) is that of the training.
    """
    if games < 1:
        raise ValueError(f"games: expected a whole number from 1, found {games!r:.40}")
    seats = set_up.get("seats", 2)
    count = min(SIDE_BY_SIDE, -(-games // seats))
    each = -(-games // (count * seats)) * seats
    batch = Batch(game, count, opponents=opponents, seat=None, **(set_up | {"reward": "win"}))
    shares: list[list[float]] = [[] for _ in range(count)]
    try:
        arrays = batch.reset(seed=seed)
        while min(map(len, shares)) < each:
            learners = arrays.seats.copy()
            arrays = batch.step(policy(arrays.observations, arrays.masks))
            for place in np.flatnonzero(arrays.terminated | arrays.truncated).tolist():
                if len(shares[place]) < each:
                    shares[place].append(max(0.0, float(arrays.rewards[place, learners[place]])))
    finally:
        batch.close()
    return estimate([share for row in shares for share in row])
