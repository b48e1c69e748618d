"""OpenSpiel's gin rummy as a learner plays it: at every choice the tensor of the player and the mask of its actions."""

from __future__ import annotations

import random
from importlib.metadata import version

import numpy as np
import pyspiel

GAME = pyspiel.load_game("gin_rummy")


def play(_number: int) -> int:
    """Play one game and count the answers with a choice."""
    state = GAME.new_initial_state()
    choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
            continue
        np.array(state.observation_tensor(state.current_player()), dtype=np.float32)
        mask = np.array(state.legal_actions_mask(), dtype=np.int8)
        legal = np.flatnonzero(mask.view(bool))
        choices += len(legal) > 1
        state.apply_action(int(legal[int(random.random() * len(legal))]))
    return choices


ROW = {"peer": "OpenSpiel", "version": version("open_spiel"), "game": "gin_rummy with tensor and mask"}
PLAYS = {"choices": play}
