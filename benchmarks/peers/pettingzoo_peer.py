"""PettingZoo: random games of the classic that the argument names. It has no copy of a game."""

from __future__ import annotations

import random
import sys
from importlib import import_module
from importlib.metadata import version
from typing import Any

from pettingzoo import AECEnv

NAME = sys.argv[1]
ENV: AECEnv[str, Any, Any] = import_module(f"pettingzoo.classic.{NAME}").env()


def play(number: int) -> int:
    """Play one game and count the answers with a choice."""
    ENV.reset(seed=number)
    choices = 0
    for _ in ENV.agent_iter():
        seen, _, terminated, truncated, info = ENV.last()
        if terminated or truncated:
            ENV.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        legal = mask.nonzero()[0]
        choices += len(legal) > 1
        ENV.step(int(random.choice(legal)))
    return choices


ROW = {"peer": "PettingZoo", "version": version("pettingzoo"), "game": NAME}
PLAYS = {"choices": play}
