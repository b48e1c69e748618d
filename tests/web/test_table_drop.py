"""Five seconds without a line in each game: what was missed is caught up with, and the table goes on."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.test_table_play import Wire

GAMES = ("memoracers", "celestia", "galaxy-trucker", "celerium")


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_was_lost_comes_back_with_what_was_missed(game: str, server: Server, visit: Come) -> None:
    table = server.table("pp", seed=5, game=game)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    wire = Wire(ada.page)
    for visitor in (ada, brice):
        visitor.go(table.path)
    for visitor in (ada, brice):
        visitor.page.locator("#prompt").wait_for()
    wire.drop()
    expect(ada.page.get_by_text("Reconnecting")).to_be_visible()
    time.sleep(5)
    wire.join()
    expect(ada.page.get_by_text("Reconnecting")).to_have_count(0)
    welcomes = [message for message in ada.heard if message["type"] == "welcome"]
    assert len(welcomes) >= 2
    shown = server.ask(f"/api/tables/{table.id}")
    assert welcomes[-1]["entry"] == shown["entry"], "as far as the table is"
    assert shown["seats"][0]["connected"]
    assert welcomes[-1]["public"] is not None
    expect(ada.page.locator("#prompt h2")).not_to_be_empty()
