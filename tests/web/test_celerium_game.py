"""Whole rallies for two against a bot, from the posters to the replay: with the mouse, then with the keyboard alone."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.web.celerium_pilot import Keys, Rally
from tests.web.conftest import Come

TWO = json.dumps(
    {
        "seats": [
            {"id": 0, "kind": "here", "name": "", "bot": "easy"},
            {"id": 1, "kind": "bot", "name": "", "bot": "random"},
        ],
        "paceMs": 0,
    }
)

NOTE_SHEETS = """new MutationObserver(() => {
  const title = document.querySelector("div.sheet h2")?.textContent.trim();
  if (title && !(window.sheets ??= []).includes(title)) window.sheets.push(title);
}).observe(document, { subtree: true, childList: true, attributes: true });"""
"""Note the title of each score sheet on screen: the last one leads on to the result by itself."""


def check_end(page: Page, *names: str) -> None:
    """See the end: a winner, and a row of figures for each franchise."""
    result = page.locator("main.result")
    expect(result.get_by_role("heading", level=1)).to_be_visible()
    rows = result.locator("tbody tr")
    expect(rows).to_have_count(len(names))
    for name in names:
        expect(rows.filter(has_text=name)).to_have_count(1)


def test_a_whole_rally_with_the_mouse(visit: Come) -> None:
    ada = visit(**{"setup.celerium": TWO})
    page = ada.page
    page.add_init_script(NOTE_SHEETS)
    ada.go("/")
    page.get_by_role("link", name="Play Celerium").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start with 2").click()
    rally = Rally(page)
    rally.until("sheet")
    # Every figure of the sheet stands with its source, and the table waits until it is closed.
    expect(page.get_by_role("columnheader", name="Starbot bonus")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Ada")).to_be_visible()
    rally.until("over")
    assert page.evaluate("window.sheets") == [f"Points of race {n}" for n in range(1, 7)]
    expect(page.locator("main.result")).to_contain_text("after 6 races")  # CM-004: six races for two
    check_end(page, "Ada", "Vega")
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="one move forward").click()
    expect(slider).to_have_value("1")


def test_a_whole_rally_with_the_keyboard_alone(visit: Come) -> None:
    ada = visit(**{"setup.celerium": TWO})
    page, keys = ada.page, Keys()
    ada.go("/")
    page.keyboard.press("Tab")
    keys.press(page, page.get_by_role("link", name="Play Celerium"))
    start = page.get_by_role("button", name="Start with 2")
    start.wait_for()
    keys.press(page, start)
    page.locator("#prompt").wait_for()
    rally = Rally(page, keys, cards=1)
    rally.until("over")
    keys.held(page, "at the end")
    keys.press(page, page.get_by_role("link", name="Watch the replay"))
    slider = page.get_by_role("slider")
    slider.wait_for()
    keys.reach(page, slider)
    keys.key(page, "ArrowRight")
    expect(slider).to_have_value("1")
