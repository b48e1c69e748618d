"""A progress bar on a terminal, silence in a pipe."""

from __future__ import annotations

import sys
from time import monotonic


class Progress:
    """Shows how far long work has come, ten times a second at most."""

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._began = monotonic()
        self._shown = 0.0
        self._on = sys.stderr.isatty()

    def __call__(self, done: int) -> None:
        """Say how much is done."""
        now = monotonic()
        if not self._on or (now - self._shown < 0.1 and done < self._total):
            return
        self._shown = now
        share = done / self._total if self._total else 1.0
        left = (now - self._began) * (1 - share) / share if share else 0.0
        bar = "#" * int(24 * share)
        sys.stderr.write(f"\r[{bar:<24}] {done}/{self._total} {self._what}, {left:.0f} s left   ")
        sys.stderr.flush()

    def aim(self, total: int) -> None:
        """Say how much there is to do, where that is known only now."""
        self._total = total

    def close(self) -> None:
        """Wipe the bar."""
        if self._on:
            sys.stderr.write("\r" + " " * 72 + "\r")
            sys.stderr.flush()
