"""While the last entry is shown to everybody, the next questions are held back."""

from __future__ import annotations

from astrodrome.server.support.clock import Clock


class QuestionHold:
    """Until when the last entry of one table is being shown, and no question is put."""

    def __init__(self, clock: Clock, until: float) -> None:
        self._clock = clock
        self.until = until
        self._active = until > clock.now()

    @property
    def due(self) -> float | None:
        """When the questions must be put; None where none is held back."""
        return self.until if self._active else None

    def begin(self, seconds: float) -> None:
        """Hold the questions back while an entry is shown for so long."""
        now = self._clock.now()
        self.until = now + seconds
        self._active = self.until > now

    def end(self) -> None:
        """Let the questions be put."""
        self._active = False

    def left_ms(self) -> int:
        """Return for how long the next questions are still held back."""
        return max(0, round((self.until - self._clock.now()) * 1000)) if self._active else 0
