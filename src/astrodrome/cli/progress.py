"""Progress of long work, on standard error: a bar on a terminal, otherwise a line every few seconds."""

from __future__ import annotations

import sys
import threading
from argparse import ArgumentParser
from time import monotonic
from typing import Final

ON_TERMINAL: Final = 1.0
"""Seconds after which the bar is drawn again even if nothing was finished, so that its time goes on."""
IN_PIPE: Final = 10.0
"""Seconds between two lines; the first estimate comes as soon as there is one."""
WIDTH: Final = 72


def add_quiet(parser: ArgumentParser) -> None:
    """Describe the argument that turns progress off."""
    parser.add_argument("--quiet", action="store_true", help="show no progress on standard error (default: show it)")


class Progress:
    """Shows the progress of long work, even while nothing is finished for a long time."""

    def __init__(self, total: int, what: str, quiet: bool = False) -> None:
        self._total = total
        self._what: Final = what
        self._began: Final = monotonic()
        self._done = 0
        self._terminal: Final = sys.stderr.isatty()
        self._shown = 0.0 if self._terminal else self._began
        self._over: Final = threading.Event()
        self._writing: Final = threading.Lock()
        self._clock: threading.Thread | None = None
        if not quiet:
            self._clock = threading.Thread(target=self._tick, daemon=True)
            self._clock.start()

    def __call__(self, done: int) -> None:
        """Say how much is done; the bar follows ten times a second at most."""
        self._done = done
        if self._terminal and self._clock and (monotonic() - self._shown >= 0.1 or done >= self._total):
            self._draw()

    def aim(self, total: int) -> None:
        """Say how much there is to do, where that is known only now."""
        self._total = total

    def text(self, seconds: float) -> str:
        """Return the progress after some seconds, in words."""
        words = f"{self._done}/{self._total} {self._what}, {seconds:.0f} s"
        if not self._done:
            return words
        return f"{words}, about {seconds * max(0, self._total - self._done) / self._done:.0f} s left"

    def close(self) -> None:
        """Stop, and remove the bar."""
        if self._clock is None:
            return
        self._over.set()
        self._clock.join()
        self._clock = None
        if self._terminal:
            sys.stderr.write("\r" + " " * WIDTH + "\r")
            sys.stderr.flush()

    def _tick(self) -> None:
        estimated = False
        while not self._over.wait(ON_TERMINAL if self._terminal else min(ON_TERMINAL, IN_PIPE)):
            now = monotonic()
            if self._terminal:
                self._draw()
            elif now - self._shown >= IN_PIPE or (self._done and not estimated):
                self._shown, estimated = now, self._done > 0
                sys.stderr.write(self.text(now - self._began) + "\n")
                sys.stderr.flush()

    def _draw(self) -> None:
        with self._writing:
            self._shown = monotonic()
            bar = "#" * (24 * self._done // self._total if self._total else 24)
            line = f"[{bar:<24}] {self.text(self._shown - self._began)}"
            sys.stderr.write(f"\r{line:<{WIDTH}}")
            sys.stderr.flush()
