"""Small windows: a laptop at 200 %, a phone on its side. Every answer can be reached, and the board is on screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import too_wide
from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.visitor import Eyes, Lang, Visitor

SIZES = ((683, 400), (844, 390), (390, 844), (1024, 768))
QUESTIONS = 2
"""So many questions are looked at; what comes later is laid out by the same frame."""
BOARDS = {
    "memoracers": ".circuit svg",
    "celestia": ".sky svg",
    "celerium": ".scene button, .scene svg",
    "galaxy-trucker": ".scene svg",
}
LIT = ".circuit g[role=button], .scene [data-square].fit"
CONTROLS = f"#prompt button, #prompt a, {LIT}, .scene button.lit, header .ib, nav.tabs button"
LEAST = 90
"""Height of a board that still shows something, in pixels."""


def reached(page: Page, control: Locator) -> None:
    """Scroll to a control and see that a click would meet it; one that is off is there to be read."""
    control.scroll_into_view_if_needed()
    # A piece of the board may be larger than the window; a button never is.
    expect(control).to_be_in_viewport(ratio=0.3 if control.evaluate("(one) => one.closest('.scene') !== null") else 0.9)
    if control.get_attribute("aria-disabled") is None:
        control.click(trial=True)


def board_in_sight(page: Page, board: str) -> bool:
    """Whether a good part of the board is within the window and nothing clips it away."""
    look = """([board, least]) => [...document.querySelectorAll(board)].some((one) => {
      const main = document.querySelector("main").getBoundingClientRect();
      const box = one.getBoundingClientRect();
      const height = Math.min(box.bottom, main.bottom) - Math.max(box.top, main.top);
      const width = Math.min(box.right, main.right) - Math.max(box.left, main.left);
      return height >= Math.min(least, box.height) && width >= 40 && height >= 30;
    })"""
    return bool(page.evaluate(look, [board, LEAST]))


def answered(ada: Visitor) -> None:
    """Give the first answer there is: the lime one, else a lit square, else any."""
    page = ada.page
    before = page.locator("#prompt").inner_text()
    for answers in ("#prompt .btn.go", LIT, "#prompt .actions button:not([aria-disabled])"):
        found = page.locator(answers)
        if found.count():
            found.first.click()
            break
    ada.until(lambda: page.locator("#prompt").inner_text() != before, "the page goes on")
    expect(page.locator("#prompt:not(.wait)")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", BOARDS)
def test_every_answer_is_reached_and_the_board_is_on_screen(game: str, lang: Lang, visit: Come, server: Server) -> None:
    table = server.table("pe", seed=3, game=game)
    ada = visit(table, seats=(0,), eyes=Eyes(lang=lang))
    page = ada.page
    ada.go(table.path)
    expect(page.locator("#prompt:not(.wait)")).to_be_visible()
    for _ in range(QUESTIONS):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            ada.until(lambda: board_in_sight(page, BOARDS[game]), f"the board at {width}×{height}")
            assert too_wide(page) is None
            controls = page.locator(CONTROLS)
            assert controls.count() > 2
            for control in controls.all():
                if control.is_visible():
                    reached(page, control)
        answered(ada)
