"""Rules beside the table: reading them costs no seat, and a reader who leaves for them finds the way back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import too_wide, violations
from tests.web.conftest import Come
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Visitor

SIZES = ((1440, 900), (1024, 768), (390, 844), (844, 390), (683, 400))
GAMES = {"memoracers": "MR", "celestia": "CS", "celerium": "CM", "galaxy-trucker": "GB"}


def at_table(visit: Come, table: Table, eyes: Eyes) -> tuple[Visitor, list[str]]:
    """Sit down on the first seat of a table; the list gets an entry for each line that is opened."""
    ada = visit(table, seats=(0,), eyes=eyes)
    lines: list[str] = []
    ada.page.on("websocket", lambda socket: lines.append(socket.url))
    ada.go(table.path)
    expect(ada.page.locator("#prompt:not(.wait)")).to_be_visible()
    return ada, lines


def marked(page: Page) -> str:
    """Return the id of the line that is marked, once it is in sight."""
    line = page.locator("section.rules .line.here")
    expect(line).to_be_in_viewport()
    return line.get_attribute("id") or ""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_stamp_opens_its_rule_beside_the_table(game: str, size: tuple[int, int], visit: Come, server: Server) -> None:
    table = server.table("pe", seed=3, game=game)
    ada, lines = at_table(visit, table, Eyes(width=size[0], height=size[1]))
    page, address = ada.page, ada.page.url
    stamp = page.locator("main a.stamp:visible, .rail a.stamp:visible").first
    icon = page.locator("header a.ib[href^='/rules/']")
    if stamp.count():
        rule = stamp.inner_text()
        stamp.click()
        assert marked(page) == rule
        assert page.evaluate("() => document.activeElement?.matches('section.rules')"), "the keyboard is at the rules"
        page.keyboard.press("Escape")
        expect(page.locator("section.rules")).to_have_count(0)
        expect(stamp).to_be_focused()
    bars = page.get_by_role("button", name="Places and tools")
    if bars.count():  # a low window folds its bar
        bars.click()
    icon.click()
    first = page.locator("section.rules article a.stamp").first
    expect(first).to_contain_text(re.compile(f"^{GAMES[game]}-"))
    assert not violations(page)
    assert too_wide(page) is None
    page.get_by_role("button", name="Close the rules").click()
    expect(page.locator("section.rules")).to_have_count(0)
    expect(icon).to_be_focused()
    assert page.url == address
    assert len(lines) == 1, "the line to the table was never given up"
    assert server.ask(f"/api/tables/{table.id}")["seats"][0]["connected"]


def test_a_rule_named_in_a_rule_is_read_beside_the_table_too(visit: Come, server: Server) -> None:
    ada, lines = at_table(visit, server.table("pe", seed=3, game="celestia"), Eyes(lang="fr"))
    page, address = ada.page, ada.page.url
    page.locator("header a.ib[href^='/rules/']").click()
    page.get_by_role("searchbox").fill("CS-078")
    page.locator("section.rules article a.stamp").first.click()
    assert marked(page) == "CS-078"
    page.get_by_role("button", name=re.compile("Chapitres")).click()
    page.locator("section.rules").get_by_role("link", name="MemoRacers").click()
    expect(page.locator("section.rules article a.stamp").first).to_contain_text("MR-")
    assert page.url == address
    assert len(lines) == 1


def test_the_question_stays_in_sight_beside_the_rules(visit: Come, server: Server) -> None:
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        ada, _ = at_table(visit, server.table("pe", seed=3, game="celestia"), Eyes(width=width, height=height))
        ada.page.locator("header a.ib[href^='/rules/']").click()
        expect(ada.page.locator("section.rules article")).to_be_visible()
        answer = ada.page.locator("#prompt .btn.go").first
        expect(answer).to_be_in_viewport(ratio=1)
        answer.click(trial=True)


@pytest.mark.parametrize("own_tab", [False, True])
def test_the_rules_page_says_whose_turn_it_is_and_leads_back(own_tab: bool, visit: Come, server: Server) -> None:
    table = server.table("pe", seed=3, game="celestia")
    ada, _ = at_table(visit, table, Eyes())
    page = ada.page
    if own_tab:
        page.locator("header a.ib[href^='/rules/']").click()
        with ada.context.expect_page() as opened:
            page.get_by_role("link", name="Full page").click()
        ada.listen(opened.value)
        page.close()
        page = opened.value
    else:
        ada.go("/rules/celestia#CS-078")
    left = page.get_by_role("region", name="Your table: Celestia")
    expect(left).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile("Your turn"))
    assert not violations(page)
    assert server.ask(f"/api/tables/{table.id}")["seats"][0]["connected"], "who reads here is not away"
    if not own_tab:
        for elsewhere in ("/settings", "/glossary", "/rules"):
            ada.go(elsewhere)
            expect(left).to_contain_text("Your turn")
    left.get_by_role("link", name="Back to the table").click()
    expect(page.locator("#prompt:not(.wait)")).to_be_visible()
    assert page.url.endswith(table.path)
