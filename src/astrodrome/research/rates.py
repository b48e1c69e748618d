"""What a game costs at its borders: choices per second of random play, from inside the engine to a batch of games.

A choice is an answer where more than one action is legal; seconds are those of the processor. As a program,
`python -m astrodrome.research.rates GAME`, it measures a game whenever it is asked (`selfplay.slices`).
"""

from __future__ import annotations

import sys
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Final

from astrodrome.games import game
from astrodrome.kernel.spec import AnySpec
from astrodrome.selfplay.benchmark import figures, is_compiled
from astrodrome.selfplay.slices import Measured, Play, serve

VERSION: Final = 3
"""The version of observations and ids that is measured."""
MANY: Final = 64
"""How many games a batch plays side by side."""
NEEDS: Final = ("numpy", "gymnasium", "pettingzoo")
"""What environments are made of; where it is missing they are not measured."""
INTERPRETED, COMPILED = "Astrodrome", "Astrodrome, compiled"
"""What our two engines are called in results."""


def measured(name: str) -> Measured:
    """Return what is measured of a game, at four seats or as many as it has.

    `choices` are those of play inside the engine, beside `copies` and answers of `hard`. `public` is `legal` and `play`
    without events, `events` with them; `turns` PettingZoo's `TurnsEnv`; `seat` Gymnasium's `SeatEnv` with two seats
    against a random bot, counting the learner's answers alone; and `batch` is `Batch`.
    """
    spec = game(name)
    seats = min(4, spec.seats[-1])
    own = INTERPRETED if not is_compiled() else COMPILED
    plays = {**figures(spec, seats), "public": public(spec, seats, False), "events": public(spec, seats, True)}
    if all([find_spec(one) is not None for one in NEEDS]):
        plays |= {"turns": turns(name, seats), "seat": seat(name), "batch": batch(name, seats)}
    return {"peer": own, "version": version("astrodrome"), "game": f"{name}, {seats} seats"}, plays


def public(spec: AnySpec, seats: int, events: bool) -> Play:
    """Return a function that plays a game through `Game.legal` and `Game.play`, with or without `events`."""
    pick = Random(1).random

    def play(number: int) -> int:
        playing = spec.new(seats, {}, number)
        choices = 0
        while playing.asked:
            seat = playing.asked[0]
            legal = playing.legal(seat)
            if len(legal) > 1:
                choices += 1
                playing.play(seat, legal[int(pick() * len(legal))], events=events)
            else:
                playing.play(seat, legal[0], events=events)
        return choices

    return play


def turns(name: str, seats: int) -> Play:
    """Return a function that plays a game in PettingZoo's environment."""
    from astrodrome.research.envs.zoo import TurnsEnv  # noqa: PLC0415 - an extra

    env, pick = TurnsEnv(name, seats=seats, version=VERSION), Random(1).random

    def play(number: int) -> int:
        env.reset(seed=number)
        choices = 0
        while True:
            seen, _, over, _, _ = env.last()
            if over:
                return choices
            choices += 1
            legal = seen["action_mask"].view(bool).nonzero()[0]
            env.step(int(legal[int(pick() * len(legal))]))

    return play


def seat(name: str) -> Play:
    """Return a function that plays a game in Gymnasium's environment, against a random bot."""
    from astrodrome.research.envs.single import SeatEnv  # noqa: PLC0415 - an extra

    env, pick = SeatEnv(name, seats=2, version=VERSION), Random(1).random

    def play(number: int) -> int:
        seen, _ = env.reset(seed=None if number else 1)
        choices, over = 0, False
        while not over:
            choices += 1
            legal = seen["action_mask"].view(bool).nonzero()[0]
            seen, _, over, _, _ = env.step(int(legal[int(pick() * len(legal))]))
        return choices

    return play


def batch(name: str, seats: int) -> Play:
    """Return a function that plays a step of many games at once, in one process."""
    import numpy as np  # noqa: PLC0415 - an extra

    from astrodrome.research.envs.batch import Batch  # noqa: PLC0415 - an extra

    games, chance = Batch(name, MANY, seats=seats, version=VERSION), np.random.default_rng(1)
    masks, size = games.reset(seed=1).masks, games.table.actions.size
    flags, starts = masks.reshape(-1).view(bool), np.arange(MANY + 1) * size  # truth values in a row are found fastest

    def play(_number: int) -> int:
        allowed = flags.nonzero()[0]
        ends = np.searchsorted(allowed, starts)
        picked = allowed[ends[:-1] + (chance.random(MANY) * np.diff(ends)).astype(np.int64)]
        games.step(picked - starts[:-1])
        return MANY

    return play


if __name__ == "__main__":
    serve(partial(measured, sys.argv[1]))
