"""Pieces explain themselves in place: by hover, by focus and by a long press; Esc closes, and nobody leaves the table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.test_galaxy_screens import apart


def slip(page: Page) -> Locator:
    """Return the slip on screen."""
    return page.locator("[data-explains].placed")


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
