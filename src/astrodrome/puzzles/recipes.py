"""How puzzles of a game are found: a game that has puzzles says it in `puzzles/<game>.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast

from astrodrome.games import game as spec_of
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame


@dataclass(frozen=True, slots=True)
class Recipe:
    """What finding puzzles needs to know of a game."""

    themes: tuple[str, ...]
    """In the order of the page."""
    settings: tuple[tuple[int, Mapping[str, Json]], ...]
    """Seats and options of the games that are played, in turns."""
    theme_of: Callable[[str, Json], str | None]
    """Returns the theme of a question by its name and its best answer; None if it makes no puzzle."""
    clear: int = 30_000
    """What the best wrong answer must cost, in the first worlds and in those that check, in millionths of the win."""
    dull: tuple[str, ...] = ()
    """Questions with a usual answer: they make a puzzle only where that one is wrong."""
    shown: Callable[[AnyGame], AnyGame] | None = None
    """Returns the game as a puzzle shows it, where that is more than its seats see."""


@cache
def recipe_of(name: str) -> Recipe | None:
    """Return how puzzles of a game are found; None if it has none."""
    companion = companion_of(spec_of(name), "astrodrome.puzzles")
    return None if companion is None else cast("Recipe", companion.RECIPE)
