"""What every peer is measured by: random games for some seconds of the processor, then copies.

A choice is an answer with two or more legal actions; forced answers are played but not counted. Each script in this
folder runs in the peers' own environment, prints one JSON object, and imports nothing of ours.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from time import process_time


def rate_of_games(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Return choices and games per second of a function that plays game number n and counts its choices."""
    play(0)
    choices = games = 0
    began = process_time()
    while process_time() - began < seconds:
        games += 1
        choices += play(games)
    spent = process_time() - began
    return choices / spent, games / spent


def rate_of(act: Callable[[], object], seconds: float) -> float:
    """Return how often per second a function can be called."""
    act()
    count = 0
    began = process_time()
    while process_time() - began < seconds:
        for _ in range(20):
            act()
        count += 20
    return count / (process_time() - began)


def report(peer: str, version: str, game: str, seconds: float, **rates: float | None) -> None:
    """Print what was measured."""
    print(json.dumps({"peer": peer, "version": version, "game": game, "seconds": seconds, **rates}))
