"""Playing MemoRacers by what is seen: a look at the page says what it asks, hands answer with clicks or with keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Locator, Page

MOST_STEPS = 1500
LIT = ".circuit g[role=button]"
# The way to the result, which stands there for a while after the end, is no answer: it goes away under a slow hand.
GO = "#prompt:not(.wait) .btn.go"
PATIENCE_MS = 60_000

# What the page asks now. "nothing": it plays, or waits for others.
LOOK = f"""() => {{
  const all = (query) => [...document.querySelectorAll(query)];
  const lit = all("{LIT}").map(({{ dataset }}) => [Number(dataset.place), Number(dataset.lane ?? 0)]);
  const what = all("dialog[open]").length ? "hand-over"
    : all("main.result").length ? "over"
    : all(".solo, .between .btn").length ? "building"
    : all("{GO}").length ? "ready"
    : lit.length && !lit[0][1] ? "tiles"
    : lit.length ? (all("#prompt .actions").length ? "lanes" : "start")
    : "nothing";
  return {{ what, lit }};
}}"""
WAIT = f"(wanted) => {{ const sight = ({LOOK})(); return wanted.includes(sight.what) ? sight : null; }}"
CHANGED = f"(before) => JSON.stringify(({LOOK})()) !== JSON.stringify(before)"
SOMETHING = ("hand-over", "over", "building", "ready", "tiles", "start", "lanes")

Choose = Callable[[Sequence[int]], int]


def steady(lanes: Sequence[int]) -> int:
    """Keep to the middle of what can be reached."""
    return lanes[(len(lanes) - 1) // 2]


@dataclass(frozen=True)
class Sight:
    """What a page asks, and the squares that are lit: (place, lane), lane 0 for a whole tile."""

    what: str
    lit: tuple[tuple[int, int], ...]


class Hands(Protocol):
    """How somebody acts: with a mouse or with a keyboard."""

    def press(self, page: Page, button: Locator) -> None:
        """Press a button."""

    def pick(self, page: Page, place: int, lane: int) -> None:
        """Pick a lit square, or a lit tile (lane 0)."""


class Mouse:
    """Real clicks."""

    def press(self, page: Page, button: Locator) -> None:
        """Click a button."""
        button.click()

    def pick(self, page: Page, place: int, lane: int) -> None:
        """Click a lit square or tile."""
        square(page, place, lane).click()


class Touch:
    """Real taps."""

    def press(self, page: Page, button: Locator) -> None:
        """Tap a button."""
        button.tap()

    def pick(self, page: Page, place: int, lane: int) -> None:
        """Tap a lit square or tile."""
        square(page, place, lane).tap()


def square(page: Page, place: int, lane: int) -> Locator:
    """Find a lit square; lane 0 is the whole tile."""
    return page.locator(f'{LIT}[data-place="{place}"]' + (f'[data-lane="{lane}"]' if lane else ""))


class Pilot:
    """One or more seats played at one page."""

    def __init__(self, page: Page, hands: Hands | None = None, choose: Choose = steady) -> None:
        self.page = page
        self.hands = hands or Mouse()
        self.choose = choose
        self.programs: list[list[int]] = []
        self.lanes: list[int] = []
        """The program in hand."""

    def look(self) -> Sight:
        """See what is asked now."""
        seen = self.page.evaluate(LOOK)
        return Sight(seen["what"], tuple((place, lane) for place, lane in seen["lit"]))

    def wait(self, *wanted: str) -> Sight:
        """Wait until the page asks one of these; anything where none is named."""
        found = self.page.wait_for_function(WAIT, arg=list(wanted or SOMETHING), timeout=PATIENCE_MS).json_value()
        return Sight(found["what"], tuple((place, lane) for place, lane in found["lit"]))

    def changed(self, before: Sight) -> None:
        """Wait until the page asks something else."""
        seen = {"what": before.what, "lit": before.lit}
        self.page.wait_for_function(CHANGED, arg=seen, timeout=PATIENCE_MS)

    def gone(self, locator: Locator) -> None:
        """Wait until an answer was taken: what was pressed is not there any more."""
        locator.first.wait_for(state="detached", timeout=PATIENCE_MS)

    def step(self) -> None:
        """Wait for a question and answer it."""
        self.answer(self.wait())

    def answer(self, sight: Sight) -> None:
        """Answer what is asked, once."""
        if sight.what == "hand-over":
            self.take()
        elif sight.what in ("start", "lanes"):
            self.pick_lane(sight)
        elif sight.what == "ready":
            self.ready()
        elif sight.what == "tiles":
            self.swap(sight)

    def take(self) -> None:
        """Take the screen that is handed over."""
        dialog = self.page.locator("dialog[open]")
        self.hands.press(self.page, dialog.locator(".btn.go"))
        self.gone(dialog)

    def pick_lane(self, sight: Sight) -> None:
        """Take one lane: of the start line, or of the next line of the program."""
        lane = self.choose([lane for _, lane in sight.lit])
        self.hands.pick(self.page, sight.lit[0][0], lane)
        if sight.what == "start":
            self.changed(sight)
        else:
            self.lanes.append(lane)

    def ready(self) -> None:
        """Seal the program."""
        before = self.look()
        self.hands.press(self.page, self.page.locator(GO))
        self.changed(before)
        self.programs.append(self.lanes)
        self.lanes = []

    def swap(self, sight: Sight) -> None:
        """Swap the first two neighbours that may be."""
        first = sight.lit[0][0]
        self.hands.pick(self.page, first, 0)
        partners = self.look()
        second = next(place for place, _ in partners.lit if place != first)
        self.hands.pick(self.page, second, 0)
        self.changed(partners)

    def until(self, *wanted: str) -> Sight:
        """Play on until the page asks one of these."""
        for _ in range(MOST_STEPS):
            sight = self.wait()
            if sight.what in wanted:
                return sight
            self.answer(sight)
        raise AssertionError(f"{MOST_STEPS} steps, and never {wanted}")

    def race(self) -> None:
        """Play to the end."""
        self.until("over")
