"""Pieces explain themselves in place: by hover, focus and a long press; Esc closes, and nobody leaves the table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.test_galaxy_screens import apart

KINDS = 9
"""At least so many kinds of pieces are on the table of a voyage: cities, dice, cards, seats."""

BESIDE = """() => {
  const [one, other] = ["[data-explains].placed", "#prompt"].map((each) => document.querySelector(each));
  if (!one || !other) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""
"""Whether the slip and the question lie beside each other."""


def slip(page: Page) -> Locator:
    """Return the slip on screen."""
    return page.locator("[data-explains].placed")


def by_key(page: Page) -> str:
    """Go to the next kind of piece by keyboard, and return what its slip says."""
    page.keyboard.press("F9")
    expect(slip(page)).to_be_visible()
    return slip(page).inner_text()


def test_a_card_of_the_hand_says_what_it_is_beside_itself(visit: Come, server: Server) -> None:
    table = server.table("pee", game="celestia")
    ada = visit(table)
    ada.go(table.path)
    page = ada.page
    card = page.locator(".own .hand [data-about]").last
    card.hover(position={"x": 60, "y": 40})
    expect(slip(page)).to_be_visible()
    expect(slip(page)).to_contain_text("card")
    expect(slip(page).locator(".stamp")).to_be_visible()
    assert apart(slip(page), page.locator("#prompt"))
    box, piece = slip(page).bounding_box(), card.bounding_box()
    assert box is not None
    assert piece is not None
    assert box["y"] + box["height"] <= piece["y"] + 1, "above the card, never over it"
    page.keyboard.press("Escape")
    expect(slip(page)).to_have_count(0)
    assert page.url.endswith(table.path)
    card.hover(position={"x": 62, "y": 60})
    page.mouse.move(5, 5)
    expect(slip(page)).to_have_count(0)


def test_a_slip_makes_way_for_a_question_that_comes_under_a_still_mouse(visit: Come, server: Server) -> None:
    table = server.table("pee", game="celestia")
    ada = visit(table)
    ada.go(table.path)
    page = ada.page
    page.locator("#prompt").wait_for()
    page.locator('[data-about="city:6"]').hover()
    expect(slip(page)).to_be_visible()
    lies = slip(page).bounding_box()
    assert lies is not None
    page.locator("#prompt").evaluate(
        """(prompt, { x, y, width, height }) => Object.assign(prompt.style,
          { position: "fixed", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })""",
        lies,
    )
    page.wait_for_function(BESIDE)
    expect(slip(page)).to_contain_text("6 points or more")


def test_a_piece_that_comes_under_a_still_mouse_waits_until_that_moves(visit: Come, server: Server) -> None:
    table = server.table("pee", game="celestia")
    ada = visit(table)
    page = ada.page
    page.clock.install()
    ada.go(table.path)
    page.locator("#prompt").wait_for()
    page.mouse.click(300, 300)
    page.locator(".own .hand [data-about]").last.evaluate(
        """(one) => {
          const shown = document.body.appendChild(one.cloneNode(true));
          shown.id = "come";
          shown.style = "position: fixed; left: 260px; top: 260px; width: 80px; height: 80px; z-index: 99";
        }"""
    )
    page.wait_for_function("() => document.querySelector('#come').matches(':hover')")
    page.clock.run_for(1000)
    expect(slip(page)).to_have_count(0)
    page.mouse.move(304, 304)
    expect(slip(page)).to_be_visible()


def test_seats_cities_treasures_and_characters_explain_themselves_by_keyboard(visit: Come, server: Server) -> None:
    table = server.table("pee", game="celestia", modules=["ext1"])
    ada = visit(table)
    ada.go(table.path)
    page = ada.page
    for piece, words in (
        (page.locator(".seat .name[data-about]").first, "in hand"),
        (page.locator('[data-about^="character:"][tabindex="0"]').first, "power"),
    ):
        piece.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")  # focus that comes from the keyboard
        expect(slip(page)).to_contain_text(words)
        expect(slip(page).locator(".stamp")).to_be_visible()
        page.keyboard.press("Escape")
        expect(slip(page)).to_have_count(0)
    explained = [by_key(page) for _ in range(KINDS)]  # a city is no stop of the Tab key
    assert any("6 points or more" in text for text in explained)
    assert len(set(explained)) == KINDS
    page.keyboard.press("Escape")
    expect(slip(page)).to_have_count(0)
    page.locator('[data-about="city:6"]').hover()
    expect(slip(page)).to_contain_text("6 points or more")
    expect(slip(page)).to_contain_text("dice")


def test_a_long_press_explains_and_does_not_choose(visit: Come, server: Server) -> None:
    table = server.table("pe", game="celerium")
    ada = visit(table)
    ada.go(table.path)
    page = ada.page
    seat = page.locator(".seat [data-about='seat:1']")
    seat.wait_for()
    box = seat.bounding_box()
    assert box is not None
    at = {"clientX": box["x"] + 5, "clientY": box["y"] + 5, "pointerType": "touch", "bubbles": True}
    seat.dispatch_event("pointerdown", at)
    expect(slip(page)).to_contain_text("Franchise")
    seat.dispatch_event("pointerup", at)
    seat.dispatch_event("click")
    expect(slip(page)).to_be_visible()
    seat.dispatch_event("pointermove", at)
    page.locator("header").first.dispatch_event("pointerdown", at)
    expect(slip(page)).to_have_count(0)


def test_a_finger_that_scrolls_opens_no_slip(visit: Come, server: Server) -> None:
    table = server.table("pe", game="memoracers")
    ada = visit(table)
    ada.go(table.path)
    page = ada.page
    seat = page.locator(".seat [data-about='seat:1']")
    seat.wait_for()
    seat.dispatch_event("pointerdown", {"clientX": 300, "clientY": 300, "pointerType": "touch", "bubbles": True})
    seat.dispatch_event("pointermove", {"clientX": 300, "clientY": 340, "pointerType": "touch", "bubbles": True})
    page.wait_for_timeout(600)  # longer than a long press
    expect(slip(page)).to_have_count(0)


def test_a_name_in_the_log_is_reached_by_keyboard(visit: Come, server: Server) -> None:
    table = server.table("pe", game="galaxy-trucker", flights=["intro"], modules=["strict"])
    ada = visit(table)
    ada.go(table.path)
    page = ada.page
    page.locator(".heap").click()
    page.get_by_role("button", name="Return", exact=True).click()
    # Brice has answered: no line of the log moves any more.
    expect(page.get_by_role("button", name="Take from the heap")).to_be_visible()
    named = page.locator(".log .named").first
    named.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(slip(page)).to_contain_text("Component")
