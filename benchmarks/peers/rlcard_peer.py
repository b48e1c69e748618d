"""RLCard: a random game of Uno. It has no copy of a game."""

from __future__ import annotations

import random
from importlib.metadata import version

import rlcard

ENV = rlcard.make("uno", config={"seed": 1})


def play(_number: int) -> int:
    """Play one game and count the answers with a choice."""
    state, _ = ENV.reset()
    choices = 0
    while not ENV.is_over():
        legal = list(state["legal_actions"])
        choices += len(legal) > 1
        state, _ = ENV.step(random.choice(legal))
    return choices


ROW = {"peer": "RLCard", "version": version("rlcard"), "game": "uno"}
PLAYS = {"choices": play}
