"""Screens of the page in their true states, each brought about once: for axe, for narrow windows, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page

from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Held, Visitor, come

STEP_MS, A_LITTLE_MS, MOST_STEPS = 60, 200, 400
"""How a film is watched step by step, and how far into what was waited for it is stopped."""


@dataclass
class Scenes:
    """Opens screens for somebody who sees the page in a certain way. Others at their tables keep their pages open."""

    browser: Browser
    server: Server
    eyes: Eyes
    finished: Table
    """A race that is over, for the screens that come after it."""
    open: list[Visitor] = field(default_factory=list)
    closers: list[Callable[[], None]] = field(default_factory=list)
    """What else ends with the scene: others at the table."""

    def visitor(self, *held: Held, **kept: str) -> Visitor:
        """Let somebody come."""
        visitor = come(self.browser, self.server, self.eyes, held, **kept)
        self.open.append(visitor)
        return visitor

    def at(self, path: str, *held: Held) -> Page:
        """Open an address."""
        visitor = self.visitor(*held)
        visitor.go(path)
        return visitor.page

    def table(self, table: Table) -> Page:
        """Open a table with all its seats in hand."""
        return self.at(table.path, (table, ()))

    def close(self) -> None:
        """Close all pages."""
        for visitor in self.open:
            visitor.context.close()
        for close in self.closers:
            close()
        self.open.clear()
        self.closers.clear()


Scene = Callable[[Scenes], Page]


def result(scenes: Scenes) -> Page:
    """The end of a game."""
    page = scenes.table(scenes.finished)
    page.locator(".result .curve").wait_for()
    return page


def replay(moment: Callable[[int], int]) -> Scene:
    """Return the scene of a replay at the moment that is chosen when the number of the last one is known."""

    def scene(scenes: Scenes) -> Page:
        page = scenes.at(f"{scenes.finished.path}/replay", (scenes.finished, ()))
        slider = page.get_by_role("slider")
        slider.wait_for()
        slider.fill(str(moment(int(slider.get_attribute("max") or "0"))))
        slider.blur()
        return page

    return scene


def rules(game: str, rule: str) -> Scene:
    """Return the scene of a game's rules, opened at a line."""

    def scene(scenes: Scenes) -> Page:
        page = scenes.at(f"/rules/{game}#{rule}")
        page.locator(f"[id='{rule}']").wait_for()
        return page

    return scene


def guide(game: str) -> Scene:
    """Return the scene of the first hint of a game's guided table."""

    def scene(scenes: Scenes) -> Page:
        page = scenes.at(f"/new/{game}")
        page.locator(".guided .btn").first.click()
        page.locator("aside.slip").wait_for()
        return page

    return scene


def stopped(page: Page, answer: Callable[[], None], wanted: str) -> Page:
    """Give an answer at full motion, and stop the film at the moment at which this is to be seen."""
    page.locator("header button[popovertarget]").first.click()
    page.locator("[popover] label", has_text="×1").click()
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)  # nothing explains itself in the pictures
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    answer()
    for _ in range(MOST_STEPS):
        page.clock.run_for(STEP_MS)
        if page.locator(wanted).count():
            page.clock.run_for(A_LITTLE_MS)
            return page
    raise AssertionError(f"the film never shows {wanted}")
