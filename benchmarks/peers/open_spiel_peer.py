"""OpenSpiel, in C++ and called from Python: random games of the one that the argument names, and copies."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version

import pyspiel

NAME = sys.argv[1]
GAME = pyspiel.load_game(NAME)
AT_ONCE = 20


def play(_number: int) -> int:
    """Play one game and count the answers with a choice; chance is played but is nobody's choice."""
    state = GAME.new_initial_state()
    choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
            continue
        legal = state.legal_actions()
        choices += len(legal) > 1
        state.apply_action(random.choice(legal))
    return choices


MIDDLE = GAME.new_initial_state()
for _ in range(40):
    after = MIDDLE.child(random.choice(MIDDLE.legal_actions()))
    if after.is_terminal():  # a knock ends a game of gin rummy early
        break
    MIDDLE = after


def copies(_number: int) -> int:
    """Copy a game and count the copies."""
    for _ in range(AT_ONCE):
        MIDDLE.clone()
    return AT_ONCE


ROW = {"peer": "OpenSpiel", "version": version("open_spiel"), "game": f"{NAME} (C++)"}
PLAYS = {"choices": play, "copies": copies}
