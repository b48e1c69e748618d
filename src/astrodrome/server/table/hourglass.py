"""The hourglass: where a game asks the clock, sand runs, and when it has run out the clock answers.

Wall time never enters the engine: it is told that time is up, as an entry of the log like any other. How much sand is
left is noted every second beside the log, so that a table that is read again goes on where it stopped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import ClockOffer
from astrodrome.kernel.seats import CLOCK
from astrodrome.server.store.store import Sand

NOTE_S: Final = 1.0
"""How often the sand that is left is noted while it runs: a killed server gives back no more than this."""


@dataclass(frozen=True)
class ClockQuestion:
    """A question to the clock: its decision, and the entry since which it is open."""

    decision: str
    since: int


def clock_question_after(
    game: AnyGame, before: ClockQuestion | None, entry: int, seat: int | None
) -> ClockQuestion | None:
    """Return what the clock is asked after an entry; answers of others leave the glass as it stood."""
    if game.over or CLOCK not in game.asked:
        return None
    decision = type(game.decision).__name__
    if before is None or seat == CLOCK or before.decision != decision:
        return ClockQuestion(decision, entry)
    return before


class Hourglass:
    """The sand of one table. It runs while somebody is there, from the moment the clock is asked."""

    def __init__(self, kept: Sand | None) -> None:
        self.due: float | None = None
        """When time is up; None while no sand runs."""
        self.note_at: float | None = None
        """When the sand that is left is to be noted; None: nothing has changed since it was."""
        self._kept = kept
        self._question: ClockQuestion | None = None
        self._left = 0.0
        """Seconds of sand when it was last stopped or started."""

    def follow(self, game: AnyGame, question: ClockQuestion | None, here: bool, now: float, start: float) -> None:
        """Turn the glass where the clock is asked something new; let it run from `start` while somebody is here."""
        if question != self._question:
            self._turn(game, question)
        if question is None:
            return
        if here and self.due is None:
            self.due = start + self._left
            self.note_at = now + NOTE_S
        elif not here and self.due is not None:
            self._left = min(self._left, max(0.0, self.due - now))
            self.due = None
            self.note_at = now

    def _turn(self, game: AnyGame, question: ClockQuestion | None) -> None:
        self._question, self.due, self.note_at = question, None, None
        if question is None:
            return
        prompt = game.prompt(CLOCK)
        assert prompt is not None, "the clock is asked"
        assert isinstance(prompt.offer, ClockOffer), "what the clock is asked says how long its sand runs"
        self._left = float(prompt.offer.seconds)
        if self._kept is not None and self._kept.since == question.since:
            self._left = min(self._left, self._kept.left_ms / 1000)

    def put_off(self, until: float) -> None:
        """Let the clock answer again later, should its answer not be taken now."""
        self.due = until

    def left_ms(self, now: float) -> int | None:
        """Return how much sand is left; None where none runs."""
        if self.due is None:
            return None
        return max(0, round(min(self._left, self.due - now) * 1000))

    def note(self, now: float) -> Sand | None:
        """Return what is to be kept of the sand, and note it again in a while; None where there is none."""
        self.note_at = None if self.due is None else now + NOTE_S
        if self._question is None:
            return None
        left = self.left_ms(now)
        return Sand(self._question.since, round(self._left * 1000) if left is None else left)
