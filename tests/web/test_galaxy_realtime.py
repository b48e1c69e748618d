"""Building in real time: two people at once and on to the score sheet, a lost claim, somebody who drops out."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.galaxy_pilot import Trucker
from tests.web.galaxy_together import clock, fly, realtime, sit
from tests.web.line import Line
from tests.web.server import Server


def test_two_build_at_the_same_time_and_fly_to_the_score_sheet(server: Server, visit: Come) -> None:
    table = realtime(server)
    ada, brice = sit(visit, table)
    for trucker in (ada, brice):  # both hold something at the same time
        trucker.give({"do": "TakeFaceDown"})
    assert ada.hand
    assert brice.hand
    assert ada.hand != brice.hand
    for trucker in (brice, ada):
        trucker.place_anywhere()
    for parts in (4, 6, 8):
        ada.build(parts)
        brice.build(parts)
    assert abs(clock(ada.page) - clock(brice.page)) <= 1
    brice.give({"do": "Finish", "number": 1})
    expect(ada.page.locator(".rail .seat", has_text="no. 1")).to_be_visible()
    ada.give({"do": "Finish", "number": 2})
    fly((ada, brice))
    for trucker in (ada, brice):
        expect(trucker.page.locator("main.result")).to_be_visible()


def test_of_two_who_claim_one_component_one_is_told_that_it_is_gone(server: Server, visit: Come) -> None:
    table = realtime(server)
    visitors = [visit(table, seats=(seat,)) for seat in (0, 1)]
    slow = Line(visitors[1].page)
    for visitor in visitors:
        visitor.go(table.path)
    ada, brice = Trucker(visitors[0], 0), Trucker(visitors[1], 1)
    ada.until_asked()
    brice.until_asked()
    ada.give({"do": "TakeFaceDown"})
    ada.give({"do": "ReturnComponent"})
    brice.until(lambda: brice.listen()["public"]["face_up"], "a component face up")
    (component,) = brice.listen()["public"]["face_up"]
    expect(brice.page.locator(f"[data-take='{component}']")).to_be_visible()
    slow.held = True  # what Ada does reaches Brice too late
    assert ada.give({"do": "TakeFaceUp", "component": component})["type"] == "ok"
    refused = brice.give({"do": "TakeFaceUp", "component": component})
    assert (refused["type"], refused["key"]) == ("refused", "not-face-up")
    toast = brice.page.locator(".toast[role=group]")
    expect(toast).to_contain_text("somebody was quicker")
    slow.held = False
    ada.place_anywhere()
    brice.page.wait_for_timeout(300)
    expect(toast).to_be_visible()
    assert brice.give({"do": "TakeFaceDown"})["type"] == "ok"
    expect(toast).to_have_count(0)


def test_whoever_drops_out_for_five_seconds_finds_ship_hand_and_hourglass(server: Server, visit: Come) -> None:
    table = realtime(server)
    ada, brice = sit(visit, table)
    ada.build(4)
    ada.give({"do": "TakeFaceDown"})
    hand, ship, shown = ada.hand, ada.ship, clock(ada.page)
    ada.page.goto("about:blank")
    brice.build(3)
    ada.page.wait_for_timeout(5000)
    ada.visitor.go(table.path)
    ada.until_asked()
    ada.until(lambda: ada.hand == hand, "the component in hand")
    assert ada.ship["components"] == ship["components"]
    expect(ada.page.locator("#prompt .hand")).to_be_visible()
    expect(ada.page.locator(".ship [data-component]")).to_have_count(4)
    assert abs(clock(ada.page) - clock(brice.page)) <= 1, "one glass for all"
    assert clock(ada.page) <= shown - 5
    assert ada.place_anywhere()["type"] == "ok"
