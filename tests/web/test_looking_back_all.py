"""Looking back at a finished game, in all four games: a line of the log leads to its moment, and all hands are open."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.web import celerium, celestia, galaxy_trucker, memoracers
from tests.web.conftest import Come
from tests.web.galaxy_script import Place, script, table_at
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, come


def one_flight(browser: Browser, server: Server) -> Table:
    """Fly once."""
    kinds, seed, options = galaxy_trucker.KINDS, galaxy_trucker.FIRST_SEED, galaxy_trucker.SECOND
    visitor = come(browser, server, Eyes(), [])
    table = table_at(server, visitor.page, Place(kinds, seed, options, len(script(kinds, seed, options))))
    visitor.context.close()
    return table


GAMES: dict[str, Callable[[Browser, Server], Table]] = {
    "memoracers": memoracers.finished,
    "celestia": celestia.finished,
    "celerium": celerium.finished,
    "galaxy_trucker": one_flight,
}

STATS = {
    "memoracers": ("speed", "traps"),
    "celestia": ("dice", "cards", "cities"),
    "celerium": ("cards",),
    "galaxy_trucker": ("losses", "dice"),
}
"""The small plots of a result that a game with a winner always has."""


@pytest.mark.parametrize("game", GAMES)
def test_a_line_leads_to_its_moment_and_all_hands_are_open(
    game: str, browser: Browser, server: Server, visit: Come
) -> None:
    table = GAMES[game](browser, server)
    ada = visit()
    page = ada.page
    ada.go(f"{table.path}/replay")
    slider, log = page.get_by_role("slider"), page.locator(".rail ol.log")
    slider.wait_for()
    last = int(slider.get_attribute("max") or "0")
    lines = log.locator("li:has(button)")
    for n in (lines.count() // 3, lines.count() // 2):  # back and forth
        said = lines.nth(n).locator("button").inner_text()
        lines.nth(n).locator("button").click()
        expect(log.locator("li[aria-current]")).to_contain_text(said)
        expect(page.locator("#prompt .said")).to_contain_text(said)
        assert 0 < int(slider.input_value()) < last
    expect(log.locator("li.ahead").first).to_be_attached()
    expect(page.locator("[data-hands]")).to_have_count(0)
    page.locator(".rail").get_by_role("button", name="Show", exact=True).click()
    hands = page.locator("[data-hands] [data-hand]")
    expect(hands).not_to_have_count(0)
    for hand in hands.all():  # cards or components are drawn, everything else is said
        assert hand.locator(".held svg").count() or hand.locator(".held").inner_text().strip()
    ada.go(table.path)
    for stat in STATS[game]:
        expect(page.locator(f"main.result [data-stat={stat}] li")).not_to_have_count(0)


def test_the_log_of_a_table_that_is_over_leads_into_its_replay(browser: Browser, server: Server, visit: Come) -> None:
    table = memoracers.finished(browser, server)
    ada = visit(table)
    page = ada.page
    ada.go(table.path)
    page.get_by_role("button", name="Look at the table").click()
    line = page.locator(".rail ol.log a").nth(4)
    said = line.inner_text()
    line.click()
    expect(page.locator("#prompt .said")).to_be_visible()
    assert re.search(r"/replay#e\d+$", page.url)
    assert int(page.get_by_role("slider").input_value()) > 0
    expect(page.locator(".rail ol.log li:not(.ahead)", has_text=said).first).to_be_attached()
