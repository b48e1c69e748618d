"""Two truckers share a screen: it is handed over for every turn, and a component taken unseen stays unseen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.galaxy_pilot import Trucker
from tests.web.server import Server


def take_screen(page: Page, name: str) -> None:
    """Take over the screen."""
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(name)
    dialog.locator(".btn.go").click()
    expect(dialog).to_have_count(0)


def test_two_share_a_screen_and_see_only_their_own_hand(server: Server, visit: Come) -> None:
    table = server.table("ppn", seed=5, game="galaxy-trucker", flights=["I"], turns=4)
    both = visit(table)
    both.go(table.path)
    page = both.page
    ada, brice = Trucker(both, 0), Trucker(both, 1)
    take_screen(page, "Ada")
    ada.give({"do": "TakeFaceDown"})
    expect(page.locator("dialog[open]")).to_contain_text("Brice")
    expect(page.locator(".hand")).to_have_count(0)
    take_screen(page, "Brice")
    expect(page.locator("#prompt .hand")).to_have_count(0)
    assert ada.hand
    brice.give({"do": "TakeFaceDown"})
    for name, trucker in (("Ada", ada), ("Brice", brice)):
        take_screen(page, name)
        expect(page.locator("#prompt .hand")).to_be_visible()
        trucker.place_anywhere()
    for name, trucker in (("Ada", ada), ("Brice", brice)):
        take_screen(page, name)
        prompt = trucker.until_asked()
        assert prompt is not None
        free = [one["number"] for one in prompt["offer"]["numbers"] if one["refusal"] is None]
        trucker.give({"do": "Finish", "number": free[0]})
    ada.until(lambda: ada.listen()["public"]["phase"] == "flight", "take-off")
