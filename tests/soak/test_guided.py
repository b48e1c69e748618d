"""Guided first games, taken to their end by good choices: won, or it is said what made the difference."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.soak.test_layout import browser, server
from tests.web.guided import follow
from tests.web.server import Server
from tests.web.visitor import Eyes, come
from tools.shots import ALBUMS

__all__ = ["browser", "server"]


@pytest.mark.parametrize("game", ALBUMS)
def test_good_choices_lead_to_the_end_and_to_a_lesson(game: str, browser: Browser, server: Server) -> None:
    ada = come(browser, server, Eyes(), [])
    try:
        ada.go(f"/new/{game}")
        ada.page.locator(".guided .btn").first.click()
        hints = follow(ada.page)
        assert len(hints) >= 5
        ada.page.locator("main.result [data-lesson]").wait_for()
        assert not ada.faults
    finally:
        ada.context.close()
