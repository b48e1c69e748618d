"""Several people at one screen: it is handed over, and the hand-over shows nothing of any hand."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.pilot import Choose, Pilot
from tests.web.server import Server
from tests.web.visitor import content


def test_a_whole_race_of_two_at_one_screen(server: Server, visit: Come) -> None:
    table = server.table("ppe", seed=5)
    both = visit(table)
    both.go(table.path)
    pilot = Pilot(both.page)
    handed: list[str] = []
    while (sight := pilot.wait()).what != "over":
        if sight.what == "hand-over":
            handed.append(both.page.locator("dialog h1").inner_text())
            hides_everything(both.page)
        pilot.answer(sight)
    assert handed[:2] == ["Hand the screen to Ada", "Hand the screen to Brice"]
    assert len(handed) > 6
    expect(both.page.locator("main.result")).to_contain_text("Brice")


def hides_everything(page: Page) -> None:
    """See that nothing can be chosen or read behind the hand-over: no dashboard, no program, no lit square."""
    box = page.locator("dialog[open]").bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, size["width"], size["height"])
    for piece in (".own > *", ".circuit g[role=button]", "#prompt .btn"):
        expect(page.locator(piece)).to_have_count(0)


def handed_over(server: Server, visit: Come, choose: Choose) -> tuple[Page, str, bytes]:
    """Let Brice seal his program; return the page, its content and its picture before Ada takes the screen."""
    table = server.table("ppe", seed=5)
    both = visit(table)
    both.go(table.path)
    pilot = Pilot(both.page)
    pilot.until("lanes")
    pilot.choose = choose
    pilot.until("hand-over")
    expect(both.page.locator("dialog h1")).to_have_text("Hand the screen to Ada")
    expect(both.page.locator(".rail .chip", has_text="Ready")).to_have_count(2)
    both.page.mouse.move(5, 5)
    return both.page, content(both.page, table), both.page.screenshot(animations="disabled")


def test_the_hand_over_is_the_same_whatever_was_sealed_before_it(server: Server, visit: Come) -> None:
    one, content_one, picture_one = handed_over(server, visit, lambda lanes: lanes[0])
    two, content_two, picture_two = handed_over(server, visit, lambda lanes: lanes[-1])
    assert content_one == content_two
    assert picture_one == picture_two
    for page in (one, two):
        page.keyboard.press("Escape")  # no way round the tap
        expect(page.locator("dialog[open]")).to_be_visible()
    paths = []
    for page in (one, two):
        pilot = Pilot(page)
        pilot.take()
        pilot.until("ready")
        pilot.ready()
        pilot.wait("lanes", "tiles", "hand-over", "over")
        paths.append(page.locator("[data-situation]").inner_text())
    assert paths[0] != paths[1], "the sealed programs were different"
