"""One switch: one key moves on, another one chooses. Decisions of each game with Tab and Space and nothing else.

The scan comes to what may be answered within a few steps, wherever the last answer left it; a board is one stop.
"""

from __future__ import annotations

from statistics import median_low

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.layout import BOARDS
from tests.web.server import Server
from tests.web.visitor import Eyes

DECISIONS, MOST_STEPS, FEW_STEPS = 3, 45, 12
# What the scan stands on: an answer in lime, something lit on the board or among the own pieces, or neither.
STANDS_ON = """() => {
  const at = document.activeElement;
  if (!at || at.matches("[aria-disabled=true], [disabled], [data-back]")) return null;
  if (at.matches("#prompt button.btn.go, #prompt .ways button, #prompt button[aria-label]:not(.btn)")
    || at.closest(".scene [role=button].lit, .scene .lit, .own .lit, .scene [data-square].fit"))
    return at.getAttribute("aria-label") ?? at.textContent.trim();
  return null;
}"""


def scan(page: Page, tried: set[str]) -> int:
    """Move on until an answer that was not tried in vain, and choose it; return the steps."""
    for steps in range(1, 2 * MOST_STEPS):
        page.keyboard.press("Tab")
        found: str | None = page.evaluate(STANDS_ON)
        if found is not None and found not in tried:
            tried.add(found)
            page.keyboard.press("Space")
            return steps
        if steps == MOST_STEPS:
            tried.clear()  # all were tried: what was chosen first may lead on now
    raise AssertionError(f"{2 * MOST_STEPS} steps, and nothing to choose; tried {sorted(tried)}")


@pytest.mark.parametrize("game", BOARDS)
def test_decisions_are_taken_by_moving_on_and_choosing(game: str, server: Server, visit: Come) -> None:
    table = server.table("pe", seed=3, game=game)
    ada = visit(table, seats=(0,), eyes=Eyes(reduced=True))
    ada.go(table.path)
    steps: list[int] = []
    sent, taken = 0, set[str]()
    for _ in range(DECISIONS * 6):
        sent = sum(1 for message in ada.said if message.get("type") == "play")
        if sent >= DECISIONS:
            break
        expect(ada.page.locator("#prompt:not(.wait)")).to_be_visible()
        steps.append(scan(ada.page, taken))
        ada.page.wait_for_timeout(300)
        if sent != sum(1 for message in ada.said if message.get("type") == "play"):
            taken.clear()
    assert sent >= DECISIONS, f"{sent} answers sent after {len(steps)} choices"
    assert median_low(steps) <= FEW_STEPS, steps
