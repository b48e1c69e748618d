"""What a bot is given, and what it must give back.

A bot never holds the game. It gets the view of its seat, the prompt, the legal actions, and a `Think`, through which it
may ask what the seat has seen before and have possible worlds dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat


class Think:
    """A seat's means of thinking: its knowledge, a dealer of possible worlds, and how much it may use them."""

    def __init__(self, game: AnyGame, seat: Seat, seed: int, budget: int) -> None:
        self._game: Final = game
        self._chance: Final = Chance(seed)
        self.seat: Final = seat
        self.budget: Final = budget
        """How many iterations a search may make: a number, not a time, so that the same seed plays the same game."""

    @property
    def knowledge(self) -> object:
        """What the seat has legitimately seen and the table no longer shows."""
        return self._game.knowledge(self.seat)

    def deal(self, recall: float = 1.0) -> AnyGame:
        """Return a game the seat could be in: what it cannot know, or does not recall, is dealt again each time."""
        return self._game.determinise(self.seat, self._chance.word(), recall)

    def deals(self, count: int, recall: float = 1.0) -> list[AnyGame]:
        """Return so many games the seat could be in, dealt independently: `count` calls of `deal(recall)`."""
        return [self.deal(recall) for _ in range(count)]


class Bot(Protocol):
    """Anything that chooses."""

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return one action; it should be one of `legal`, or another that the rules allow."""
