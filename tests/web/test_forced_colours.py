"""With colours that the system forces, and in high contrast, every mark of a table can still be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Come
from tests.web.marks import LEAST_PIXELS, seen
from tests.web.server import Server
from tests.web.test_layout import answered
from tests.web.visitor import Eyes, Theme, wear

CHROME = {
    "what may be done now": ("#prompt .btn.go", "go"),
    "whose turn it is": ("#prompt .turn.you", "you"),
    "the active seat": (".seat.now", "now"),
    "the keyboard's focus": ("#prompt button", "focus"),
}
BOARDS = {
    "memoracers": ("lit squares", ".circuit g.lit", ""),
    "celestia": ("a card that can be played", ".own button.lit", "lit"),
    "celerium": ("a card that can be chosen", ".scene .lit", "lit"),
    "galaxy-trucker": ("squares that fit", ".scene [data-square].fit .fill", ""),
}
MOST_QUESTIONS = 12
LOOKS: dict[str, tuple[Theme, bool]] = {
    "forced": ("light", True),
    "forced, dark": ("dark", True),
    "contrast": ("contrast", False),
}


@pytest.mark.parametrize("game", BOARDS)
def test_every_mark_of_a_table_stays_visible(game: str, browser: Browser, server: Server, visit: Come) -> None:
    ada = visit(table := server.table("pe", seed=3, game=game), seats=(0,), eyes=Eyes(reduced=True))
    page, blank = ada.page, browser.new_page()
    ada.go(table.path)
    name, where, mark = BOARDS[game]
    marks = {**CHROME, name: (where, mark)}
    if game == "galaxy-trucker":
        del marks["the active seat"]  # in the yard the rail has the others alone, and this person is asked
    faint: list[str] = []
    for _ in range(MOST_QUESTIONS):
        expect(page.locator("#prompt:not(.wait)")).to_be_visible()
        for what, (query, mark) in list(marks.items()):
            one = page.locator(query).first
            if not one.count() or not one.is_visible():
                continue
            del marks[what]
            if mark == "focus":
                page.keyboard.press("Tab")  # the keyboard is in use: the ring is shown
                one.focus()
            for look, (theme, forced) in LOOKS.items():
                wear(page, theme)
                page.emulate_media(forced_colors="active" if forced else "none")
                page.wait_for_timeout(50)
                if (pixels := seen(blank, one, mark)) < LEAST_PIXELS:
                    faint.append(f"{look}: {what}: {pixels} pixels")
            wear(page, "light")
            page.emulate_media(forced_colors="none")
        if not marks:
            break
        answered(ada)
    blank.close()
    assert not marks, f"never met: {', '.join(marks)}"
    assert not faint, "\n".join(faint)
