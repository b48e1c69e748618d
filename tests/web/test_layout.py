"""Layout at five sizes: answers in reach, words whole and large enough, a board that stands still. A quick sample.

Every scene in both languages: `./run soak` (`tests/soak/test_layout.py`).
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.layout import BOARDS, SIZES, Box, board, faults, resize
from tests.web.server import Server
from tests.web.visitor import Eyes, Lang, Visitor

SEATS, QUESTIONS, MOST_PX = "pene", 3, 2
LIT = ".circuit g[role=button], .scene [data-square].fit, .face.lit, button.sleeve.lit"
SAMPLE: tuple[tuple[str, Lang], ...] = (
    ("memoracers", "fr"),
    ("celestia", "en"),
    ("celerium", "fr"),
    ("galaxy-trucker", "fr"),
)
LARGEST: dict[str, dict[str, float]] = {"celestia": {"height": 365}}
"""What a board measures on a phone at least, in pixels: `docs/design.md`, The table."""


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


@pytest.mark.parametrize(("game", "lang"), SAMPLE)
def test_answers_are_in_reach_words_are_whole_and_the_board_stands_still(
    game: str, lang: Lang, visit: Come, server: Server
) -> None:
    table = server.table(SEATS, seed=3, game=game)
    ada = visit(table, seats=(0,), eyes=Eyes(lang=lang))
    page = ada.page
    ada.go(table.path)
    found: list[str] = []
    stood: dict[tuple[str, int], Box] = {}
    for _ in range(QUESTIONS):
        expect(page.locator("#prompt:not(.wait)")).to_be_visible()
        shown = False
        for width, height in SIZES:
            resize(page, width, height)
            found += [f"{width}×{height}: {fault}" for fault in faults(page)]
            phase = page.locator("header .short, header .on").first.inner_text()
            box = board(page, BOARDS[game])
            if box is None and shown:
                found.append(f"{width}×{height}: the board is not on screen")
            if box is not None:
                shown = True
                first = stood.setdefault((phase, width), box)
                if first.moved(box) > MOST_PX:
                    found.append(f"{width}×{height}: the board moved from {first} to {box}")
                if width == SIZES[-1][0] and box.height < LARGEST.get(game, {}).get("height", 0):
                    found.append(f"{width}×{height}: the board is too small: {box}")
        resize(page, *SIZES[0])
        answered(ada)
    assert stood, "the board was on screen"
    assert not found, "\n".join(found)
