"""OpenSpiel, in C++ and called from Python: random backgammon and gin rummy, and copies."""

from __future__ import annotations

import random
import sys
from functools import partial
from importlib.metadata import version

import pyspiel
from measure import rate_of, rate_of_games, report


def play(game: pyspiel.Game, _number: int) -> int:
    """Play one game and count the answers with a choice; chance is played but is nobody's choice."""
    state = game.new_initial_state()
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


def main() -> None:
    """Measure and report."""
    seconds = float(sys.argv[1])
    peer = version("open_spiel")
    for name in ("backgammon", "gin_rummy"):
        game = pyspiel.load_game(name)
        choices, games = rate_of_games(partial(play, game), seconds)
        middle = game.new_initial_state()
        for _ in range(40):
            middle.apply_action(random.choice(middle.legal_actions()))
        copies = rate_of(middle.clone, seconds / 2)
        report("OpenSpiel", peer, f"{name} (C++)", seconds, choices=choices, games=games, copies=copies)


main()
