"""Catanatron: four random players, and copies of a game in its middle."""

from __future__ import annotations

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
TURNS = 1000
AT_ONCE = 20


def play(number: int) -> int:
    """Play one game and count the answers with a choice."""
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=number)
    choices = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        actions = game.state.playable_actions
        choices += len(actions) > 1
        game.execute(random.choice(actions))
    return choices


def middle() -> Game:
    """Return a game in its middle."""
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=1)
    for _ in range(150):
        game.play_tick()
    return game


MIDDLE = middle()


def copies(_number: int) -> int:
    """Copy a game and count the copies."""
    for _ in range(AT_ONCE):
        MIDDLE.copy()
    return AT_ONCE


ROW = {"peer": "Catanatron", "version": version("catanatron"), "game": "4 seats"}
PLAYS = {"choices": play, "copies": copies}
