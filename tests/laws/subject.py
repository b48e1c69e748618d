"""What the laws must know of a game beside its spec."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import AnySpec


@dataclass(frozen=True)
class Setting:
    """A way to set up a game: a name for reports, the number of seats, the options."""

    name: str
    seats: int
    options: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class Hooks:
    """How the laws treat one game."""

    settings: tuple[Setting, ...]
    """Every seat count and every module alone at least once, and combinations worth a game of their own."""
    scramble: Callable[[Any, Seat, Chance, bool], None]
    """Exchanges, in place, hidden things that a seat cannot tell apart; when the last argument is true, also things
    that it has seen before and that its view no longer shows. It owes nothing to `determinise`: each checks the other.
    """
    compose: Callable[[Prompt, View, Chance], Action]
    """Answers a prompt from its offer and the view alone, as the page does."""
    longest: int
    """More answers than any game takes."""
    combine: Callable[[Chance], Setting] | None = None
    """Draws a setting at random, modules combined; None where `settings` has them all."""
    able: Callable[[AnyGame, Seat, Chance], Action] | None = None
    """Answers well enough for a long game where random play ends soon; it may look at anything."""
    weight: int = 1
    """How many times the usual number of games a law looks at: more where games are short."""
    rare: Callable[[], Sequence[AnyGame]] | None = None
    """Makes games at moments with secrets of their own that few games come to."""
    known: tuple[str, ...] = ()
    """Fields of a seat that nobody else has anything of, so that only forgetting changes them."""
    swept: tuple[tuple[str, str], ...] = ()
    """Events that show hidden things to all, each with the event after which no view has any of them left."""


@dataclass(frozen=True)
class Subject:
    """A game under the laws."""

    spec: AnySpec
    hooks: Hooks

    def new(self, setting: Setting, seed: int) -> AnyGame:
        """Start a game."""
        return self.spec.new(setting.seats, setting.options, seed)
