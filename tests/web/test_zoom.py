"""At 400 % in a window of 1280 × 1024 the page reflows: home, settings, set-up, and a question of each game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.layout import BOARDS
from tests.web.server import Server
from tests.web.zoom import lost

PAGES = {"/": "main .btn", "/settings": "main h2", "/new/galaxy-trucker": ".btn.go", "/rules/celestia": "article"}


def test_pages_reflow(visit: Come) -> None:
    ada = visit()
    found: list[str] = []
    for path, shows in PAGES.items():
        ada.go(path)
        expect(ada.page.locator(shows).first).to_be_visible()
        found += [f"{path}: {fault}" for fault in lost(ada.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", BOARDS)
def test_a_table_reflows_and_its_question_can_be_answered(game: str, server: Server, visit: Come) -> None:
    table = server.table("pe", seed=3, game=game)
    ada = visit(table, seats=(0,))
    ada.go(table.path)
    expect(ada.page.locator("#prompt:not(.wait)")).to_be_visible()
    assert not (found := lost(ada.page)), "\n".join(found)
    expect(ada.page.locator("#prompt h2")).to_be_visible()
