"""The Big Expansion by clicking: bids, loans, depot, billiards, junkyard, specialist, jump, front, roads, plots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Come
from tests.web.galaxy_modules import EVERYTHING, Way, game, plotted, refitted, table_on, way
from tests.web.server import Server
from tests.web.visitor import Eyes

BOXES = {
    "cyan": refitted("E16", "B035"),
    "accelerator": refitted("E29", "B071", "B005"),
    "booster": refitted("E25", "B088", "B005"),
}
PHONE = Eyes(width=390, height=844)


def come_to(visit: Come, server: Server, on: Way, eyes: Eyes | None = None) -> Page:
    """Open a table at the moment that a way leads to, for its first seat."""
    helper = visit()
    table = table_on(server, helper.page, on)
    visitor = visit(table, seats=(0,), eyes=eyes)
    visitor.go(table.path)
    visitor.page.locator("#prompt:not(.wait)").wait_for()
    return visitor.page


def prompt(page: Page, name: str | re.Pattern[str]) -> Locator:
    """Find a button of the prompt by how its words begin."""
    said = name if isinstance(name, re.Pattern) else re.compile(f"^{name}")
    return page.locator("#prompt").get_by_role("button", name=said)


def log(page: Page, words: str) -> None:
    """Wait for a line of the log."""
    expect(page.locator(".rail")).to_contain_text(words)


def test_a_loan_is_taken_a_bid_is_made_in_secret_and_coordinates_are_named(visit: Come, server: Server) -> None:
    page = come_to(visit, server, way("TruckersBid", game("BC-2", modules=[*EVERYTHING, "machinations"])))
    expect(prompt(page, "Bid 0")).to_contain_text("of 0")
    prompt(page, "Take a loan").click()
    log(page, "takes a loan")
    expect(page.locator(".rail .chip").filter(has_text="1 loan")).to_be_visible()
    for _ in range(3):
        page.locator("#prompt").get_by_role("button", name="More").click()
    prompt(page, "Bid 3").click()
    log(page, "bids the most: 3 credits")
    expect(page.get_by_role("heading", name="Name coordinates")).to_be_visible()
    page.locator("[data-square][role=button]").first.click()
    said = prompt(page, "Point at").inner_text()
    prompt(page, "Point at").click()
    column, row = re.findall(r"\d+", said)
    log(page, f"points at column {column}, row {row}")


def test_the_star_depot_gives_a_component_that_is_mounted(visit: Come, server: Server) -> None:
    on = way("TruckerTakesFromDepot", game("BC-5", modules=EVERYTHING))
    page = come_to(visit, server, on)
    open_ones = [one["component"] for one in on.offer["components"] if not one["refusal"]]
    expect(page.locator("[data-depot]")).to_have_count(len(on.offer["components"]))
    expect(prompt(page, "Take which one")).to_have_attribute("aria-disabled", "true")  # nothing is chosen yet
    page.locator(f"[data-depot='{open_ones[0]}']").click()
    prompt(page, "Take:").click()
    expect(page.get_by_role("heading", name="Mount the component")).to_be_visible()
    page.locator("[data-square].fit").first.click()
    prompt(page, "Mount").click()
    log(page, "mounts")
    expect(page.locator(f".ship [data-component='{open_ones[0]}']")).to_have_count(1)


def test_space_billiards_sends_a_line_at_somebody(visit: Come, server: Server) -> None:
    page = come_to(visit, server, way("TruckerAims", game("BC-3", modules=EVERYTHING)))
    expect(page.locator("[data-card]")).to_contain_text("house")  # its lines are our own
    expect(prompt(page, "At Brice")).to_have_attribute("aria-disabled", "true")  # which line?
    page.locator("[data-course='1']").click()
    prompt(page, "At Brice").click()
    log(page, "sends line 2 at Brice")


def test_a_stop_at_the_junkyard_is_paid_for_and_brings_its_reward(visit: Come, server: Server) -> None:
    page = come_to(visit, server, way("TruckerStops", game("BC-4", modules=EVERYTHING)))
    stop = page.locator("[data-stop='0']")
    expect(stop).to_have_attribute("aria-label", "Square 1: pay 1 crew, get 2 cells")
    stop.click()
    log(page, "stops on square 1")
    page.locator("[data-square].fit").first.click()  # who leaves the ship
    expect(page.get_by_role("heading", name="Cells come aboard")).to_be_visible()
    page.locator("[data-square]").first.click()  # take one up …
    page.locator("[data-square].fit").first.click()  # … and put it somewhere
    prompt(page, "Store like this").click()
    log(page, "cells now")


def test_a_cyan_alien_chooses_a_specialisation(visit: Come, server: Server) -> None:
    on = way("TruckerChoosesSpecialist", game(content=BOXES["cyan"], modules=EVERYTHING))
    page = come_to(visit, server, on)
    expect(page.locator("[data-specialist]")).to_have_count(5)
    page.locator("[data-specialist=technician]").click()
    log(page, "has the Technician")
    expect(page.locator("[data-trade=technician]")).to_be_visible()


def test_a_jump_leaves_the_track_for_hyperspace(visit: Come, server: Server) -> None:
    on = way("TruckerMayJump", game("I-06", content=BOXES["accelerator"], modules=EVERYTHING))
    page = come_to(visit, server, on)
    expect(page.locator("[data-hyperspace]")).to_have_count(0)
    engine = on.offer["choices"][0]["engine"]
    page.locator(f"[data-square='{engine}']").click()
    log(page, "jumps into hyperspace")
    expect(page.locator("[data-hyperspace]")).to_have_count(1)
    expect(page.get_by_role("img", name=re.compile("Ada in hyperspace for 2 cards"))).to_be_visible()


def test_a_cannon_is_boosted(visit: Come, server: Server) -> None:
    page = come_to(visit, server, way("TruckerBoosts", game("I-01", content=BOXES["booster"], modules=EVERYTHING)))
    button = prompt(page, "Boost this cannon").first
    button.hover()
    expect(page.locator("[data-marks] .link")).to_have_count(2)  # what belongs together is shown before the click
    button.click()
    log(page, "boosts a cannon")


@pytest.mark.parametrize("eyes", [None, PHONE], ids=["wide", "phone"])
def test_the_front_of_a_class_ia_ship_is_chosen_and_lies_on_top(visit: Come, server: Server, eyes: Eyes | None) -> None:
    page = come_to(visit, server, way("TruckerChoosesFront", game(flights=["IA"])), eyes)
    start = page.locator(".ship [data-component]").first
    before = start.bounding_box()
    page.locator("[data-side=right]").click()
    expect(page.locator("#prompt")).not_to_contain_text("Where is the front?")
    if eyes is None:
        log(page, "flies with the right of the board to the front")
    assert start.bounding_box() != before


def test_rough_roads_lie_beside_the_flight(visit: Come, server: Server) -> None:
    on = way("TruckerMayGiveUp", game("I-09", roads=[3], handicap=[[1, 2, 3], [1]]))
    page = come_to(visit, server, on)
    shown = page.locator("[data-road]")
    expect(shown).to_have_count(3)
    assert [one.get_attribute("data-road") for one in shown.all()] == [one["road"] for one in on.public["roads"]]
    expect(shown.nth(1)).to_contain_text("applies to Ada")  # GX-386: whom a card binds is seen by all
    expect(shown.nth(0)).not_to_contain_text("binds")


def test_machinations_are_chosen_before_building(visit: Come, server: Server) -> None:
    on = way("TruckersPlot", game(modules=["machinations"]))
    page = come_to(visit, server, on)
    expect(page.locator("[data-card]")).to_have_count(len(on.offer["cards"]))
    prompt(page, re.compile(".")).first.click()
    log(page, "machinations are added face down")
    expect(page.get_by_role("heading", name="Build your ship")).to_be_visible()


def borrow(page: Page, button: Locator) -> None:
    """Take loans until a button can be pressed."""
    for loans in range(1, 8):
        if button.get_attribute("aria-disabled") != "true":
            return
        prompt(page, "Take a loan").click()
        expect(page.locator(".rail .chip").filter(has_text=f"{loans} loan")).to_be_visible()
        page.locator("#prompt:not(.wait)").wait_for()
    raise AssertionError("too few loans")


def test_in_an_open_auction_one_bids_with_borrowed_credits(visit: Come, server: Server) -> None:
    on = way("TruckerOutbids", game(content=plotted("wormhole_auction"), modules=["machinations"]))
    page = come_to(visit, server, on)
    bid = prompt(page, "Bid 1")
    expect(bid).to_have_attribute("aria-disabled", "true")  # nothing to pay with
    borrow(page, bid)
    page.locator("#prompt").get_by_role("button", name="More").click()
    prompt(page, "Bid 2").click()
    log(page, "bids 2 credits")


def test_a_ticking_parcel_is_handed_on(visit: Come, server: Server) -> None:
    on = way("TruckerHoldsParcel", game(content=plotted("ticking_parcel"), modules=["machinations"]))
    page = come_to(visit, server, on)
    brice = prompt(page, "Brice")
    expect(brice).to_have_attribute("aria-disabled", "true")  # handing it on costs a credit
    borrow(page, brice)
    brice.click()
    log(page, "hands the parcel to Brice")


def test_one_votes_from_where_debris_comes(visit: Come, server: Server) -> None:
    page = come_to(visit, server, way("TruckerVotes", game(roads=[6])))
    expect(page.locator("[data-side]")).to_have_count(4)
    page.locator("[data-side=right]").click()
    log(page, "votes for debris")


def test_the_union_is_paid(visit: Come, server: Server) -> None:
    page = come_to(visit, server, way("TruckerPaysUnion", game(roads=[6], modules=["machinations"])))
    pay = prompt(page, "Pay")
    borrow(page, pay)
    pay.click()
    log(page, "pays the union")
