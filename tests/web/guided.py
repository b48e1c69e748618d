"""Guided first games, played by taking every good choice that the page offers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, TimeoutError  # noqa: A004 - Playwright's own

MOST = 600
SOON_MS = 4000
FILM_MS = 90_000


def follow(page: Page, look: Callable[[str], None] = lambda _: None, most: int = MOST) -> list[str]:
    """Take good choices until the result, or so many; return the hints in the order in which they came."""
    hints: list[str] = []
    result, choice = page.locator("main.result"), page.locator("[data-prepared] .btn")
    onward = page.locator("[data-ask=sheet] .btn.go")  # a score sheet is read and put away: there is nothing to choose
    for _ in range(most):
        choice.or_(result).or_(onward).first.wait_for(timeout=FILM_MS)
        if result.count():
            break
        text = "".join(page.locator("[data-guide] h3").all_inner_texts())  # it may be gone the next moment
        if text and text not in hints:
            hints.append(text)
            look(text)
        try:  # what is pressed may be gone the next moment: whose turn it is changes without asking
            choice.or_(onward).first.click(timeout=SOON_MS)
            page.wait_for_timeout(40)
        except TimeoutError:
            continue
    return hints
