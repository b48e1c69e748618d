"""Puzzles of MemoRacers: programs and starting lanes, with all tiles face up."""

from __future__ import annotations

from typing import Final

from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.puzzles.recipes import Recipe

MOST_LANES: Final = 2
"""A program with at most this many lanes is slow."""


def theme_of(decision: str, best: Json) -> str | None:
    """Return the theme of a question: that of a program depends on what the best one does."""
    if decision == "PilotsProgram" and isinstance(best, dict):
        lanes = best["lanes"]
        assert isinstance(lanes, list), "a program names its lanes"
        if best["force"]:
            return "force"
        return "brake" if len(lanes) <= MOST_LANES else "way"
    return "start" if decision == "PilotPlacesShip" else None


def face_up(game: AnyGame) -> AnyGame:
    """Return a race with all its tiles face up: nobody can remember what was never seen."""
    twin = game.copy()
    twin.state.face_up = [True] * len(twin.state.row)
    return twin


RECIPE: Final = Recipe(
    themes=("way", "force", "brake", "start"),
    settings=((2, {}), (3, {}), (4, {})),
    theme_of=theme_of,
    clear=20_000,  # a play-out goes only three rounds far, so that answers lie closer together
    shown=face_up,
)
