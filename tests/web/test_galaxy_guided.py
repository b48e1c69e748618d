"""The first flight with hints: from the set-up page to the score, taking the good choices."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.guided import follow
from tests.web.test_galaxy_readable import uncut
from tests.web.test_galaxy_screens import apart
from tests.web.visitor import Eyes

ALWAYS = {"goal", "take", "weld"}


def test_a_first_flight_is_flown_by_good_choices_with_hints_from_tile_to_score(visit: Come) -> None:
    ada = visit()
    ada.go("/new/galaxy-trucker")
    page = ada.page
    page.get_by_role("button", name="A first flight", exact=True).click()
    expect(page.locator("aside.slip")).to_contain_text("Your goal")
    assert not violations(page)
    hints = follow(page)
    result = page.locator("main.result")
    expect(result.locator("[data-lesson]")).to_contain_text("credit")
    assert hints[0].startswith("Your goal")
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('astrodrome.guided')).read")
    assert set(kept) >= ALWAYS
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Tab")  # what is focused next is focused by key
        for way in result.locator(".actions .btn").all():
            way.focus()  # on a phone only the first line of them stays over what is read
            assert uncut(way, page.locator("body"))


def test_hints_speak_french_and_can_be_skipped(visit: Come) -> None:
    ada = visit(eyes=Eyes(lang="fr", width=390, height=844))
    ada.go("/new/galaxy-trucker")
    page = ada.page
    page.get_by_role("button", name="Un premier vol", exact=True).click()
    slip = page.locator("aside.slip")
    expect(slip).to_contain_text("Ton but")
    assert not violations(page)
    page.get_by_role("button", name="Prendre dans le tas").click()
    page.locator("#prompt .held").wait_for()
    assert apart(page.locator("[data-turns] svg").first, slip)  # squares of the last row are lit and touched too
    slip.locator(".skip").click()
    expect(slip).to_have_count(0)
    expect(page.locator("[data-prepared]")).to_have_count(0)
    page.reload()
    page.locator("#prompt").wait_for()
    expect(slip).to_have_count(0)
