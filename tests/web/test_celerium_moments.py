"""Moments of a rally played by clicking: Reaction, Shield, surprise control, Px2, a half-made choice, a repair."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.celerium_pilot import ASK, OPEN, Rally
from tests.web.celerium_search import Found, found, prepared
from tests.web.conftest import Come
from tests.web.server import Server


def come_to(visit: Come, server: Server, way: Found) -> Page:
    """Open the table at the moment that was found."""
    table = prepared(server, way)
    visitor = visit(table)
    visitor.go(table.path)
    visitor.page.locator("[data-ask]:not([data-ask=wait])").wait_for()
    return visitor.page


def energy(page: Page) -> int:
    """Read one's own energy gauge from the board."""
    return int(page.locator(".own .gauges .pay").nth(1).locator("b").first.inner_text())


def log(page: Page) -> str:
    """Read the newest lines of the log."""
    return page.locator(".rail").inner_text()


def test_a_shield_stops_an_attack(visit: Come, server: Server) -> None:
    page = come_to(visit, server, found("shield"))
    expect(page.get_by_role("heading", name="attacks you")).to_be_visible()
    before = energy(page)
    button = page.get_by_role("button", name="Use the Shield")
    expect(button).to_contain_text("3 energy")  # CM-099: the price stands before the click
    button.click()
    expect(page.locator(".rail")).to_contain_text("uses the Shield")
    assert f"energy {before}" not in log(page)


def test_a_reaction_answers_an_attack(visit: Come, server: Server) -> None:
    page = come_to(visit, server, found("reaction"))
    expect(page.get_by_role("heading", name="attacks you")).to_be_visible()
    cards = page.locator(".own .hand .event").count()
    page.locator("#prompt .btn.go").filter(has_text=re.compile("Dodge|Block")).first.click()
    expect(page.locator(".rail")).to_contain_text(re.compile("dodges with|out of the control with"))
    expect(page.locator(".own .hand .event")).to_have_count(cards - 1)  # CM-158: the card is gone


def test_a_surprise_control_shows_a_boost_for_a_moment(visit: Come, server: Server) -> None:
    page = come_to(visit, server, found("surprise"))
    option = page.locator("[data-part].option.lit").filter(has_text="Surprise control")
    option.first.click()
    expect(page.get_by_role("heading", name="Surprise control")).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    rally = Rally(page)
    if rally.wait() in ("FranchiseNamesOpponent", "FranchiseNamesBoost"):
        page.locator("#prompt .btn.go").first.click()
    expect(page.locator(".rail")).to_contain_text(re.compile("attacks"))
    # CM-091: what was shown is in no log; what it led to is.
    assert "version" not in log(page)


def test_a_half_made_choice_stays_while_a_rival_takes_back_and_answers_again(visit: Come, server: Server) -> None:
    table = server.table("pp", seed=7, game="celerium")
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    for one in (ada, brice):
        one.go(table.path)
    hers, his = Rally(ada.page), Rally(brice.page)
    both_come_to("FranchisesBoost", hers, his)
    ada.page.locator("button.boost").first.click()
    chosen = ada.page.locator("button.boost[aria-pressed=true]")
    for _ in range(2):
        his.step()
        expect(ada.page.locator(".rail .chip", has_text="Has chosen")).to_have_count(1)
        expect(chosen).to_have_count(1)
        brice.page.get_by_role("button", name="Take back last answer").click()
        expect(ada.page.locator(".rail .chip", has_text="Has chosen")).to_have_count(0)
        expect(chosen).to_have_count(1)
        his.wait()


def both_come_to(wanted: str, *rallies: Rally) -> None:
    """Let several people answer in turn until all are asked the same."""
    while any(rally.page.evaluate(ASK) != wanted for rally in rallies):
        for rally in rallies:
            if rally.page.evaluate(OPEN) not in (None, wanted):
                rally.step()


def test_px2_doubles_the_pilot(visit: Come, server: Server) -> None:
    page = come_to(visit, server, found("line"))
    pick = page.locator("button.pick.lit").filter(has_text="Pilot ×2")
    said = pick.inner_text()
    start = int(re.findall(r"Pilot starts on (\d+)", said)[0])
    pick.click()
    page.get_by_role("button", name="spends the Pilot ×2 token").click()
    expect(page.locator(".rail")).to_contain_text("spends the Pilot ×2 token")
    expect(page.locator(".rail")).to_contain_text(f"Pilot starts on square {start}")
    expect(page.locator(".own .px2.spent")).to_be_visible()


def test_an_upgrade_comes_back_from_the_workshop(visit: Come, server: Server) -> None:
    page = come_to(visit, server, found("repair"))
    stores = page.locator(".own .stores .store")
    expect(stores.nth(1).locator("li")).not_to_have_count(0)  # it lies in the workshop
    hangar = stores.nth(0).locator("li").count()
    rally = Rally(page)
    rally.idle = True
    rally.until("sheet")
    page.get_by_role("button", name="Next race").click()
    expect(page.locator(".rail")).to_contain_text("comes back from the workshop")
    rally.until("FranchiseEquips")
    assert page.locator("button.sleeve.lit").count() >= hangar
    page.locator("button.sleeve.lit").first.click()
    page.locator("#prompt .btn.go").first.click()  # CM-168: it may be installed again
    expect(page.locator(".rail")).to_contain_text("installs")
