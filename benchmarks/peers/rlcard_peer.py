"""RLCard: a random game of Uno. It has no copy of a game."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version

import rlcard
from measure import rate_of_games, report

ENV = rlcard.make("uno", config={"seed": 1})


def play(number: int) -> int:
    """Play one game and count the answers with a choice."""
    state, _ = ENV.reset()
    choices = 0
    while not ENV.is_over():
        legal = list(state["legal_actions"])
        choices += len(legal) > 1
        state, _ = ENV.step(random.choice(legal))
    return choices


def main() -> None:
    """Measure and report."""
    seconds = float(sys.argv[1])
    choices, games = rate_of_games(play, seconds)
    report("RLCard", version("rlcard"), "uno", seconds, choices=choices, games=games, copies=None)


main()
