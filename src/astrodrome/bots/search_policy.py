"""What a search knows about a game: good moves, quick moves, where a play-out stops, what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

MOST_STEPS: Final = 2_000
"""A play-out that does not end by itself is cut here."""


class Policy(Protocol[S_contra]):
    """The policy of a game. It sees worlds that were dealt for the seat that thinks, never the true one."""

    def best_first(self, g: S_contra, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the actions worth looking at, the most promising first."""

    def quick(self, g: S_contra, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Return a fair guess at what a seat does; called very often."""

    def at_once(self, g: S_contra, seat: Seat) -> Action | None:
        """Return what `quick` would say whatever else is legal; None: it must see the legal actions.

        To list them may take longer than all the rest of a step.
        """

    def horizon(self, start: S_contra, g: S_contra) -> bool:
        """Return whether a play-out that began at `start` has come to a natural boundary (round, voyage, card)."""

    def value(self, g: S_contra, seat: Seat) -> float:
        """Return what a position is worth to a seat, from 0 (lost) to 1 (won).

        A tree asks it of games that go on; paired play-outs ask it of finished games too.
        """


AnyPolicy: TypeAlias = Policy[Any]
"""A policy whose game is not known statically: a search treats all games alike."""


class PlainPolicy(Generic[S_contra]):
    """A policy that knows nothing: every move is worth a look, play-outs are random and go a fixed way."""

    def __init__(self, decisions: int = 200) -> None:
        self._decisions = decisions

    def best_first(self, g: S_contra, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the actions as they are listed."""
        return legal

    def quick(self, g: S_contra, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Return any action."""
        return legal[chance.below("quick", len(legal))]

    def at_once(self, g: S_contra, seat: Seat) -> Action | None:
        """Return nothing: any action may come."""
        return None

    def horizon(self, start: S_contra, g: S_contra) -> bool:
        """Stop after a number of decisions."""
        return g.number - start.number >= self._decisions

    def value(self, g: S_contra, seat: Seat) -> float:
        """Return an even chance: only finished games count."""
        return 0.5
