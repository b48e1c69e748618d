"""The hourglass: where a game asks the clock, sand runs, and when it has run out the clock answers.

Wall time never enters the engine: it is told that time is up, as an entry of the log like any other.
"""

from __future__ import annotations

from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import ClockOffer
from astrodrome.kernel.seats import CLOCK


class Hourglass:
    """The sand of one table. It runs from the moment the clock is asked, and on while the same question is open."""

    def __init__(self) -> None:
        self.due: float | None = None
        """When time is up; None while no sand runs."""
        self._asked: str | None = None

    def follow(self, game: AnyGame, running: bool, start: float) -> None:
        """Start the sand where the clock is asked something new, stop it where it is not asked."""
        if not running or CLOCK not in game.asked:
            self.turn()
            return
        decision = type(game.decision).__name__
        if decision == self._asked:
            return
        prompt = game.prompt(CLOCK)
        assert prompt is not None, "the clock is asked"
        if isinstance(prompt.offer, ClockOffer):
            self._asked = decision
            self.due = start + prompt.offer.seconds

    def turn(self) -> None:
        """Stop the sand; the next question starts it anew."""
        self.due = None
        self._asked = None
