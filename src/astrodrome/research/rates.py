"""What a game costs at its borders: choices per second of random play, from inside the engine to a batch of games.

A choice is an answer where more than one action is legal; seconds are those of the processor.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Final

from astrodrome.games import game
from astrodrome.kernel.agenda import settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.playout import play_out
from astrodrome.kernel.spec import AnySpec
from astrodrome.selfplay.benchmark import rate_of_games

VERSION: Final = 3
"""The version of observations and ids that is measured."""
MANY: Final = 64
"""How many games a batch plays side by side."""
NEEDS: Final = ("numpy", "gymnasium", "pettingzoo")
"""What environments are made of; where it is missing they are not measured."""
BORDERS: Final = ("inner", "public", "events", "turns", "seat", "batch")
"""What is measured: play inside the engine; `legal` and `play` without events, and with them; PettingZoo's `TurnsEnv`;
Gymnasium's `SeatEnv` with two seats against a random bot, counting the learner's answers alone; and `Batch`."""

Play = Callable[[int], int]
"""Plays game number n, and returns how many choices it had."""


def rates(name: str, seats: int, seconds: float) -> dict[str, float | None]:
    """Return the rate at each border, measured for so many seconds; None where a package is missing."""
    spec = game(name)
    plays: dict[str, Play] = {"inner": inner(spec, seats), "public": public(spec, seats, False)}
    plays["events"] = public(spec, seats, True)
    if all([find_spec(one) is not None for one in NEEDS]):
        plays |= {"turns": turns(name, seats), "seat": seat(name), "batch": batch(name, seats)}
    return {one: rate_of_games(plays[one], seconds)[0] if one in plays else None for one in BORDERS}


def inner(spec: AnySpec, seats: int) -> Play:
    """Return a function that plays a game inside the engine."""
    options = spec.read_options(seats, {})

    def play(number: int) -> int:
        g = spec.begin(seats, options, Chance(2 * number))
        settle(g)
        return play_out(g, Chance(2 * number + 1))[0]

    return play


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
