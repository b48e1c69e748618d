"""Catanatron: four random players, and copies of a game in its middle."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from measure import rate_of, rate_of_games, report

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
TURNS = 1000


def play(number: int) -> int:
    """Play one game and count the answers with a choice."""
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=number)
    choices = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        actions = game.state.playable_actions
        choices += len(actions) > 1
        game.execute(random.choice(actions))
    return choices


def main() -> None:
    """Measure and report."""
    seconds = float(sys.argv[1])
    choices, games = rate_of_games(play, seconds)
    middle = Game([RandomPlayer(colour) for colour in COLOURS], seed=1)
    for _ in range(150):
        middle.play_tick()
    copies = rate_of(middle.copy, seconds / 2)
    report("Catanatron", version("catanatron"), "4 seats", seconds, choices=choices, games=games, copies=copies)


main()
