"""Reviews in a browser: a worker of its own judges for a moment, says how far it is, and is asked to go on."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Final

from astrodrome.kernel.log import Log
from astrodrome.reviews.review import begun, in_steps
from astrodrome.reviews.verdicts import Judged
from astrodrome.server.bot_pool.worker import Check
from astrodrome.server.bot_pool.workers import WorkerFault
from astrodrome.server.browser.host import Host
from astrodrome.server.browser.web_worker import WebWorker
from astrodrome.server.review_pool.pool import Key, MakeReview, Tell
from astrodrome.server.review_pool.worker import Teller

EVERY_S: Final = 0.7
"""How long the worker judges before it says how far it is."""
LIMIT_S: Final = 600.0
"""The most CPU time of one step; only systems with signals hold it."""
STEP: Final = "astrodrome.server.browser.review_worker:step"
REVIEWS: Final = "reviews"
MORE, DONE = b"+", b"."
"""What stands before the review so far, and before the complete one."""


class Steps:
    """One review in the worker, between two steps of it."""

    def __init__(self, log: bytes, depth: int) -> None:
        self._teller = Teller(Log.from_json(log), depth)
        self._work = begun(log, depth)
        self._steps: Iterator[list[Judged]] = in_steps(self._work)
        self._judged: list[Judged] = []

    def go_on(self) -> bytes:
        """Judge for a moment, and tell the review."""
        end = monotonic() + EVERY_S
        for judged in self._steps:
            self._judged = judged
            if monotonic() >= end:
                return MORE + self._teller.so_far(self._work, judged)
        return DONE + self._teller.end(self._work.put_together(self._judged, self._work.savings()))


UNDER_WAY: Final[dict[str, Steps]] = {}
"""The review that the worker is at, by table and depth."""


def step(what: str, body: bytes) -> bytes:
    """Begin a review with a log, or go on with it without one: what the browser's worker calls."""
    if body:
        UNDER_WAY.clear()
        UNDER_WAY[what] = Steps(body, int(what.rpartition(" ")[2]))
    return UNDER_WAY[what].go_on()


def reviewer(host: Host) -> MakeReview:
    """Return how a browser makes reviews."""

    async def make(key: Key, log: bytes, tell: Tell) -> bool:
        worker, what, body = WebWorker(host, REVIEWS, STEP), f"{key[0]} {key[1]}", log
        while True:
            found = await worker.round_trip(Check(what, body, LIMIT_S))
            if found.fault:
                raise WorkerFault(found.fault)
            await tell(found.action[1:])
            if found.action.startswith(DONE):
                return True
            body = b""

    return make
