"""The page of a server, without its server: it opens all the same, and says what is missing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.axe import violations
from tests.web.server import Server

CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"


def test_the_page_opens_without_its_server_and_says_what_is_missing(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite")
    context = browser.new_context(locale="en-GB")
    try:
        page = context.new_page()
        page.goto(server.base)
        expect(page.get_by_role("link", name="Play Celestia")).to_be_visible()
        page.wait_for_function(CONTROLLED)
        server.stop()
        page.reload()
        expect(page.get_by_text("No connection to the server", exact=True)).to_be_visible()
        expect(page.get_by_text("Your tables are safe on the server.")).to_be_visible()
        expect(page.get_by_role("link", name="Play Celestia")).to_be_visible()
        assert violations(page) == []
    finally:
        context.close()
        server.stop()
