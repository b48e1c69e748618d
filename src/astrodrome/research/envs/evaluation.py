"""How well a net plays: its share of wins against bots or functions, over many games at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from astrodrome.kernel.fields import Json
from astrodrome.research.envs.batch import Batch
from astrodrome.research.envs.opponents import Opponent
from astrodrome.research.envs.table import VERSION
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
    seats: int = 2,
    options: Mapping[str, Json] | None = None,
    memory: bool = True,
    version: int = VERSION,
    seed: int = 1,
) -> Estimate:
    """Return the share of wins of a policy against opponents, with its 95 % interval.

    It plays at least so many `games`, equally many from each seat. A win that is shared counts in part. `options`,
    `memory` and `version` are those that the policy was trained with.
    """
    if games < 1:
        raise ValueError(f"games: expected a whole number from 1, found {games!r:.40}")
    count = min(SIDE_BY_SIDE, -(-games // seats))
    each = -(-games // (count * seats)) * seats
    batch = Batch(game, count, seats, options, "win", memory, opponents, None, version=version)
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
