"""The first flight with hints: from the set-up page to the score, taking the prepared choices."""

from __future__ import annotations

from playwright.sync_api import Locator, TimeoutError, expect  # noqa: A004 - Playwright's own

from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.test_galaxy_readable import uncut
from tests.web.visitor import Eyes

ALWAYS = {"take", "weld", "flyOn"}
MOST = 400
SMALL = 6
SOON_MS = 3000


def press(button: Locator) -> None:
    """Press what may be gone the next moment: whose turn it is changes without asking."""
    try:
        button.click(timeout=SOON_MS)
        button.page.wait_for_timeout(60)
    except TimeoutError:
        return


def test_a_first_flight_is_flown_by_prepared_choices_with_hints_from_tile_to_score(visit: Come) -> None:
    ada = visit()
    ada.go("/new/galaxy-trucker")
    page = ada.page
    page.get_by_role("button", name="A first flight", exact=True).click()
    expect(page.locator(".slip")).to_contain_text("Start with junk")
    assert not violations(page)
    choice, result = page.locator("[data-prepared] button"), page.locator("main.result")
    for _ in range(MOST):
        choice.or_(result).first.wait_for()
        if result.count():
            break
        if page.locator(".rail .nt.open").count() and page.locator(".ship [data-component]").count() >= SMALL:
            press(page.locator(".rail .nt.open").first)  # a small ship will do
        else:
            press(choice)
    expect(result.locator(".slip")).to_contain_text("The settlement")
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('astrodrome.guided')).read")
    assert set(kept) >= ALWAYS
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for way in result.locator(".actions .btn").all():
            assert uncut(way, page.locator("body"))  # the ways on stay in sight, whatever stands above them
    page.set_viewport_size({"width": 1440, "height": 900})
    result.locator(".slip .btn").click()
    expect(result.locator(".slip")).to_have_count(0)


def test_hints_speak_french_and_can_be_skipped(visit: Come) -> None:
    ada = visit(eyes=Eyes(lang="fr", width=390, height=844))
    ada.go("/new/galaxy-trucker")
    page = ada.page
    page.get_by_role("button", name="Un premier vol", exact=True).click()
    slip = page.locator(".slip")
    expect(slip).to_contain_text("Commence par le rebut")
    assert not violations(page)
    slip.locator(".skip").click()
    expect(slip).to_have_count(0)
    expect(page.locator("[data-prepared]")).to_have_count(0)
    page.reload()
    page.locator("#prompt").wait_for()
    expect(slip).to_have_count(0)
