"""Gymnasium's vector environment: one seat against bots, in many games at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from astrodrome.kernel.fields import Json
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat
from astrodrome.research.envs.arrays import Arrays
from astrodrome.research.envs.batch import MOST_REFUSED, Batch
from astrodrome.research.envs.checks import checked_seats
from astrodrome.research.envs.opponents import Opponent
from astrodrome.research.envs.spaces import Seen, action_space, observation_space
from astrodrome.research.envs.table import VERSION, Reward, no_options
from astrodrome.research.envs.workers import Workers


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat of `num_envs` games against `bots`, set up as `SeatEnv` is.

    With `seat=None` the learner moves on by one seat from game to game. A game that ends starts again in the same step
    (`AutoresetMode.SAME_STEP`); `infos` then has `final_obs` and `final_info` of the game that ended. After
    `most_refused` refused ids in a row it is truncated. With `workers` above 1 so many processes play. Observations are
    copies unless `copy` is off; then they are written over at the next step. `version` 3 of observations and ids is
    smaller, and begins with the own seat.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 2,
        seat: Seat | None = 0,
        bots: Sequence[Opponent] = ("random",),
        options: Mapping[str, Json] | None = None,
        reward: Reward = "win",
        memory: bool = True,
        most_refused: int = MOST_REFUSED,
        workers: int = 1,
        copy: bool = True,
        version: int = VERSION,
    ) -> None:
        given: dict[str, Any] = {"seats": seats, "options": options, "reward": reward, "memory": memory}
        given |= {"opponents": tuple(bots) if not isinstance(bots, str) else bots, "seat": seat}
        given |= {"most_refused": most_refused, "version": version}
        self._batch: Final = (
            Batch(game, num_envs, **given) if workers == 1 else Workers(game, num_envs, workers, **given)
        )
        self.table: Final = self._batch.table
        """A table with the spaces of all games: `table.encoder`, `table.actions`."""
        self._copy: Final = copy
        self._rows: Final = np.arange(num_envs)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.table)
        self.single_action_space = action_space(self.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, self.table.actions.size))

    @override
    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start all games; `seed` is one for all, or a list with one for each, where None draws one.

        `options` may have a `seat`: the learner's until the next reset, one for all games or one for each. Where the
        learner moves on from game to game, it is that of the first.
        """
        given = options or {}
        no_options(given.keys() - {"seat"})
        first = checked_seats(given["seat"], self.num_envs, self.table.seats) if "seat" in given else None
        if isinstance(seed, list):
            drawn = (int(new) for new in self.np_random.integers(1 << 62, size=len(seed)))
            seeds = [new if one is None else one for new, one in zip(drawn, seed, strict=True)]
            arrays = self._batch.reset(seeds=seeds, seat=first)
        else:
            super().reset(seed=seed)
            arrays = self._batch.reset(int(self.np_random.integers(1 << 62)), seat=first)
        return self._seen(arrays), _infos(np.ones(self.num_envs, np.bool_), seat=arrays.seats.copy())

    def _seen(self, arrays: Arrays) -> Seen:
        if self._copy:
            return {"observation": arrays.observations.copy(), "action_mask": arrays.masks.copy()}
        return {"observation": arrays.observations, "action_mask": arrays.masks}

    @override
    def step(self, actions: ArrayLike) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Answer in every game with the id of its place."""
        learners = self._batch.arrays.seats.copy()
        arrays = self._batch.step(actions)
        rewards = arrays.rewards[self._rows, learners].astype(np.float64)
        infos = _infos(np.ones(self.num_envs, np.bool_), refused=arrays.refused.copy(), seat=arrays.seats.copy())
        ended = arrays.terminated | arrays.truncated
        if ended.any():
            finals = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(ended):
                observation, mask = arrays.final_observations[row].copy(), arrays.final_masks[row].copy()
                finals[row] = {"observation": observation, "action_mask": mask}
            last = _infos(ended, refused=arrays.refused & ended, seat=np.where(ended, learners, 0))
            infos |= _infos(ended, final_obs=finals, final_info=last)
        return self._seen(arrays), rewards, arrays.terminated.copy(), arrays.truncated.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks as MaskablePPO asks for them: a row of truth values for each game."""
        return self._batch.arrays.masks.astype(np.bool_)

    @override
    def close_extras(self, **kwargs: Any) -> None:
        """End the workers, and let the bots go."""
        self._batch.close()


def _infos(rows: NDArray[np.bool_], **values: object) -> dict[str, Any]:
    """Return infos in Gymnasium's form: beside each key, with an underscore, the rows that it says something of."""
    return values | {f"_{key}": rows.copy() for key in values}
