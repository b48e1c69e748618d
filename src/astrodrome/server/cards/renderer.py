"""Cards as PNG, drawn by resvg in a thread of its own and kept while there is room. Needs the extra `cards`.

resvg (package `resvg-py`: one wheel for all Pythons, no system library) lets go of the interpreter while it draws: with
a card under way, the longest gap of another thread was 1 ms. CairoSVG would need the system's Cairo.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import as_file, files
from importlib.util import find_spec
from typing import Final

from astrodrome.server.cards.drawing import Card, draw

MOST_KEPT: Final = 200
"""Cards in memory: about 100 kB each."""
MOST_WAITING: Final = 16


class CardsBusy(Exception):
    """Too many cards wait to be drawn."""


def available() -> bool:
    """Whether this installation can draw."""
    return find_spec("resvg_py") is not None


class CardRenderer:
    """The cards of one server."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="astrodrome-cards")
        self._kept: OrderedDict[Card, bytes] = OrderedDict()
        self._under_way: dict[Card, asyncio.Future[bytes]] = {}

    def has(self, card: Card) -> bool:
        """Whether a card is kept or being drawn."""
        return card in self._kept or card in self._under_way

    async def png(self, card: Card) -> bytes:
        """Return a card as a picture; two who ask for the same wait for the same."""
        found = self._kept.get(card)
        if found is not None:
            self._kept.move_to_end(card)
            return found
        waiting = self._under_way.get(card)
        if waiting is None:
            if len(self._under_way) >= MOST_WAITING:
                raise CardsBusy
            waiting = asyncio.ensure_future(asyncio.get_running_loop().run_in_executor(self._thread, render, card))
            self._under_way[card] = waiting
            waiting.add_done_callback(lambda done: self._keep(card, done))
        return await asyncio.shield(waiting)

    def _keep(self, card: Card, done: asyncio.Future[bytes]) -> None:
        del self._under_way[card]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[card] = done.result()
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """Let the thread end after its current card."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def render(card: Card) -> bytes:
    """Draw a card."""
    import resvg_py  # noqa: PLC0415 - an extra

    with as_file(files(__package__) / "fonts" / "big-shoulders-800.ttf") as face:
        drawn = resvg_py.svg_to_bytes(svg_string=draw(card), skip_system_fonts=True, font_files=[str(face)])
    return bytes(drawn)
