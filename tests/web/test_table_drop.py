"""Five seconds without a line in each game: what was missed is caught up with, and the table goes on."""

from __future__ import annotations

import time
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.elsewhere import Elsewhere, play_on
from tests.web.server import Message, Server, Table
from tests.web.test_table_play import Wire
from tests.web.visitor import Visitor

GAMES: dict[str, Message] = {
    "memoracers": {},
    "celestia": {},
    "galaxy-trucker": {"flights": ["I"], "turns": 8},  # how it is in real time: test_galaxy_realtime.py
    "celerium": {},
}
GONE_S = 5.0


def until_asked(server: Server, table: Table, asked: Elsewhere) -> None:
    """Play on for the first seat until the second is asked."""
    with closing(Elsewhere(server, table, 0)) as other:
        for _ in range(12):
            asked.listen()
            if asked.prompt is not None:
                return
            play_on(1, other)
    raise AssertionError("the second seat is never asked")


def until_told(visitor: Visitor, entry: int) -> None:
    """Wait until a page was told of an entry of its table."""
    news = ("entry", "welcome")
    visitor.until(
        lambda: any((told["entry"] or 0) >= entry for told in visitor.heard if told["type"] in news), f"entry {entry}"
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_was_lost_comes_back_with_what_was_missed(game: str, server: Server, visit: Come) -> None:
    table = server.table("pp", seed=5, game=game, **GAMES[game])
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    wire = Wire(ada.page)
    for visitor in (ada, brice):
        visitor.go(table.path)
    for visitor in (ada, brice):
        visitor.page.locator("#prompt").wait_for()
    with closing(Elsewhere(server, table, 1)) as program:
        until_asked(server, table, program)
        wire.drop()
        gone = time.monotonic()
        expect(ada.page.get_by_text("Reconnecting")).to_be_visible()
        before = server.ask(f"/api/tables/{table.id}")["entry"]
        program.answer()
        time.sleep(max(0.0, gone + GONE_S - time.monotonic()))
        shown = server.ask(f"/api/tables/{table.id}")
        assert shown["entry"] > before, "something happened meanwhile"
        wire.join()
        expect(ada.page.get_by_text("Reconnecting")).to_have_count(0)
        welcome = [message for message in ada.heard if message["type"] == "welcome"][-1]
        missed = [past["entry"] for past in welcome["past"]]
        assert missed == list(range(missed[0], shown["entry"] + 1)), "no gap up to what happened meanwhile"
        assert missed[0] <= before + 1
        assert welcome["past_whole"]
        expect(ada.page.locator("#prompt h2")).not_to_be_empty()
        until_asked(server, table, program)  # and the table goes on, for both to see
        program.answer()
        latest = server.ask(f"/api/tables/{table.id}")["entry"]
        for visitor in (ada, brice):
            until_told(visitor, latest)
            expect(visitor.page.get_by_text("Reconnecting")).to_have_count(0)
