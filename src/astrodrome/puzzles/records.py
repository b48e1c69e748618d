"""What a puzzle consists of."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.kernel.fields import Json
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Option:
    """An answer to a puzzle and what it brings by what the seat knows."""

    action: Json
    """The answer as it goes over the wire."""
    worth: int
    """The share of the win that the seat can expect, in millionths."""
    gain: int | None
    """What it then has on average, in hundredths of the unit of the game."""
    note: tuple[str, int] | None = None
    """What the answer surely costs or brings, by its name: components lost, cells, days, traps."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment of a game between bots, at which a seat must find the best answer."""

    id: str
    theme: str
    seat: Seat
    decision: str
    """The question."""
    position: str
    """The game as the seat could believe it to be; what it cannot know is dealt."""
    options: tuple[Option, ...]
    """The answers that were compared, the best first; others are worse."""
    right: int
    """How many of them are right: the best, and those that do no worse."""
    margin: int
    """How much the best wrong answer surely costs, in millionths."""
    worlds: int
    """In how many worlds each answer was checked."""
    tricky: bool
    """Whether the rule of thumb of the bots gives a wrong answer."""
    fact: tuple[str, int] | None = None
    """A figure of the position that speaks for an answer, by its name."""
