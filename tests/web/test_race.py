"""A whole race, from the posters to the replay: with the mouse, then with the keyboard alone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.keyboard import Keyboard
from tests.web.pilot import Pilot

AT_ONCE = json.dumps({"paceMs": 0})


def check_result(page: Page, *names: str) -> None:
    """See the end: a winner, and a row of figures for each pilot."""
    result = page.locator("main.result")
    expect(result.get_by_role("heading", level=1)).to_be_visible()
    for name in names:
        expect(result.get_by_text(re.compile(rf"^{name}\b")).first).to_be_visible()


def test_a_whole_race_with_the_mouse(visit: Come) -> None:
    ada = visit(**{"setup.memoracers": AT_ONCE})
    page = ada.page
    ada.go("/")
    page.get_by_role("link", name="Play MemoRacers").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="all of series B").click()
    third = page.get_by_role("combobox", name="Who sits in seat 3")
    expect(third.locator("option[value^='bot:']")).to_have_text(
        [f"Bot, {level}" for level in ("random", "easy", "normal", "hard", "expert")]
        + ["Bot, bold: takes more risks", "Bot, cautious: plays it safe"]
    )
    third.select_option("bot:easy")
    page.get_by_role("button", name="Start with 3").click()

    pilot = Pilot(page)
    pilot.until("lanes")
    force = page.get_by_role("button", name="Force to")
    expect(force).to_contain_text("shield")  # the price stands before the click
    force.click()
    expect(page.get_by_role("heading", name="Line 1 of 2")).to_be_visible()
    pilot.race()
    check_result(page, "Ada", "Vega", "Orion")

    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="one move forward").click()
    expect(slider).to_have_value("1")


def test_a_whole_race_with_the_keyboard_alone(visit: Come) -> None:
    ada = visit(**{"setup.memoracers": AT_ONCE})
    page, keys = ada.page, Keyboard()
    ada.go("/")
    page.keyboard.press("Tab")
    keys.press(page, page.get_by_role("link", name="Play MemoRacers"))
    start = page.get_by_role("button", name="Start with 3")
    start.wait_for()
    keys.press(page, start)
    page.locator("#prompt").wait_for()
    pilot = Pilot(page, keys)
    pilot.race()
    keys.held(page, "at the end")
    keys.press(page, page.get_by_role("link", name="Watch the replay"))
    slider = page.get_by_role("slider")
    slider.wait_for()
    keys.reach(page, slider)
    keys.key(page, "ArrowRight")
    expect(slider).to_have_value("1")
