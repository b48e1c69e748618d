"""A line that is held up and does not close: the page says what is not yet confirmed, comes back, and answers once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.line import Line
from tests.web.pilot import Pilot
from tests.web.server import Server
from tests.web.visitor import Eyes, Lang

WORDS: dict[Lang, str] = {
    "en": "Not yet confirmed: the server has not answered.",
    "fr": "Pas encore confirmé : le serveur n’a pas répondu.",
}


@pytest.mark.parametrize("lang", WORDS)
def test_an_answer_on_a_held_line_says_so_and_is_sent_again(lang: Lang, server: Server, visit: Come) -> None:
    table = server.table("pp", seed=4)
    ada = visit(table, seats=(0,), eyes=Eyes(lang=lang))
    visit(table, seats=(1,)).go(table.path)
    line = Line(ada.page)
    ada.go(table.path)
    pilot = Pilot(ada.page)
    sight = pilot.wait("start")
    before = server.ask(f"/api/tables/{table.id}")["entry"]
    line.stall()
    pilot.hands.pick(ada.page, *sight.lit[0])
    note = ada.page.locator("#prompt").get_by_text(WORDS[lang])
    expect(note).to_be_visible()
    expect(ada.page.locator("#prompt").get_by_role("status").filter(has_text=WORDS[lang])).to_have_count(1)
    expect(note).to_be_hidden(timeout=60_000)  # the page has come back by another line, and was told
    assert server.ask(f"/api/tables/{table.id}")["entry"] == before + 1
    plays = [said for said in line.said if said["type"] == "play"]
    assert len(plays) == 2, "sent on the held line and on the new one"
    assert plays[0] == plays[1]
