"""PettingZoo: random games of some of its classics. They have no copy of their own."""

from __future__ import annotations

import random
import sys
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

from measure import rate_of_games, report
from pettingzoo import AECEnv

CLASSICS = ("connect_four_v3", "chess_v6", "texas_holdem_v4")


def play(env: AECEnv[str, Any, Any], number: int) -> int:
    """Play one game and count the answers with a choice."""
    env.reset(seed=number)
    choices = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        legal = mask.nonzero()[0]
        choices += len(legal) > 1
        env.step(int(random.choice(legal)))
    return choices


def main() -> None:
    """Measure and report."""
    seconds = float(sys.argv[1])
    for name in CLASSICS:
        env = import_module(f"pettingzoo.classic.{name}").env()
        choices, games = rate_of_games(partial(play, env), seconds)
        report("PettingZoo", version("pettingzoo"), name, seconds, choices=choices, games=games, copies=None)


main()
