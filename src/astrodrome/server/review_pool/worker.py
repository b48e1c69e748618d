"""The process of one review: it reads a log from its input and writes lines of JSON, each the review so far.

`python -m astrodrome.server.review_pool.worker DEPTH JOBS`: the input is eight bytes of length and the log. The process
ends, with those it has started, when its input does: none outlives its server.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from threading import Thread
from time import monotonic
from typing import Final

import msgspec

from astrodrome.kernel.log import Entry, Log, Undo
from astrodrome.reviews.records import Review
from astrodrome.reviews.review import Reviewing, review_in_steps
from astrodrome.reviews.verdicts import Judged
from astrodrome.server.bot_pool.worker import CHECKING, MEMORY, limit_memory, lower_priority

INPUT: Final = 0
LENGTH: Final = 8
EVERY_S: Final = 0.7
"""How often the review so far is told."""


def items_of(log: Log) -> list[int]:
    """Return the places in a log of the answers that were not undone."""
    found: list[int] = []
    for place, item in enumerate(log.entries):
        if isinstance(item, Entry):
            found.append(place)
        else:
            assert isinstance(item, Undo)
            del found[item.to :]
    return found


class Teller:
    """Tells the review as it grows, as lines of JSON."""

    def __init__(self, log: Log, depth: int) -> None:
        self._items = items_of(log)
        self._depth = depth

    def so_far(self, work: Reviewing, judged: Sequence[Judged]) -> bytes:
        """Return what was judged so far; answers side by side come at the end."""
        moments = [
            {"entry": self._items[one.at], **msgspec.to_builtins(one), "verdict": None} for one in work.moments(judged)
        ]
        return self._line(len(judged), len(work.choices), moments, {})

    def end(self, found: Review) -> bytes:
        """Return the complete review."""
        moments = [{"entry": self._items[one.at], **msgspec.to_builtins(one)} for one in found.moments]
        places = {moment.at: nth for nth, moment in enumerate(found.moments)}
        costliest = [[places[one.at] for one in found.costliest(seat)] for seat in range(len(found.accounts))]
        rest: dict[str, object] = {"accounts": found.accounts, "costliest": costliest, "savings": found.savings}
        return self._line(len(moments), len(moments), moments, rest)

    def _line(self, done: int, of: int, moments: list[dict[str, object]], rest: dict[str, object]) -> bytes:
        """Return a line; `rest` is what comes at the end."""
        empty: dict[str, object] = {"accounts": [], "costliest": [], "savings": []}
        told = {"depth": self._depth, "done": done, "of": of, "moments": moments, **empty, **rest, "failed": False}
        return msgspec.json.encode(told)


class Writer:
    """Writes lines to the output, not too often."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._told = 0.0
        self._has_figures = False

    def progress(self, work: Reviewing, judged: Sequence[Judged]) -> None:
        """Write what was judged so far; the first figures at once."""
        first = not self._has_figures and bool(work.moments(judged))
        if first or monotonic() - self._told >= EVERY_S:
            self._has_figures = self._has_figures or first
            self._told = monotonic()
            self.write(self._teller.so_far(work, judged))

    def write(self, line: bytes) -> None:
        """Write a line."""
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


def _read(count: int) -> bytes:
    """Return so many bytes of the input, or fewer where it ends."""
    found = b""
    while len(found) < count and (part := os.read(INPUT, count - len(found))):
        found += part
    return found


def _watch() -> None:
    """End this process and those it has started once the server has gone, or wants no more."""
    while os.read(INPUT, 1024):  # not sys.stdin, whose lock the processes of the review would inherit
        pass
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def main() -> None:
    """Review one log."""
    depth, jobs = int(sys.argv[1]), int(sys.argv[2])
    lower_priority(CHECKING)
    limit_memory(MEMORY)  # also of the processes it starts, each by itself
    data = _read(int.from_bytes(_read(LENGTH), "big"))
    Thread(target=_watch, daemon=True).start()
    teller = Teller(Log.from_json(data), depth)
    writer = Writer(teller)
    writer.write(teller.end(review_in_steps(data, depth, 0, jobs, writer.progress)))


if __name__ == "__main__":
    main()
