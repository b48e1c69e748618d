"""Beside a rally of Celerium: less motion, the expert rule, tables of one's own, and the first rally with hints."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from astrodrome.games.celerium.spec import SPEC
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from tests.web.axe import violations
from tests.web.celerium_pilot import ANY, GO, Rally
from tests.web.celerium_search import MOMENTS, Found, find, found, prepared
from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.test_celestia_table import bring
from tests.web.test_refusals import Forgiving
from tests.web.visitor import Eyes

# Counts the pictures in which a vehicle is on its way.
WATCH = """() => {
  window.gliding = 0;
  const look = () => {
    gliding += document.getAnimations().some(({ effect }) => effect.target.matches(".track .ship")) ? 1 : 0;
    requestAnimationFrame(look);
  };
  look();
}"""
LONG_MS = 1500


def glides(page: Page) -> int:
    """Move a vehicle; return in how many pictures one was seen on its way."""
    page.locator("[data-part].move.lit").first.click()
    page.locator(".square.chosen").wait_for()
    page.evaluate(WATCH)
    page.locator(GO).last.click()
    page.wait_for_timeout(LONG_MS)
    found: int = page.evaluate("() => gliding")
    return found


def test_with_reduced_motion_vehicles_appear_where_they_arrive(server: Server, visit: Come) -> None:
    way = found("race")
    for eyes in (Eyes(speed="1", reduced=True), Eyes(speed="1")):
        table = prepared(server, way)
        ada = visit(table, eyes=eyes)
        ada.go(table.path)
        ada.page.locator("[data-ask=FranchiseRaces]").wait_for(state="attached")
        assert (glides(ada.page) == 0) == eyes.reduced


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_all_vehicles_are_there_once_a_move_has_been_looked_at(
    server: Server, visit: Come, width: int, height: int
) -> None:
    table = prepared(server, found("race"))
    ada = visit(table, eyes=Eyes(width=width, height=height))
    ada.go(table.path)
    ships, words = ada.page.locator(".track .ship"), ada.page.locator(".track .plate")
    ada.page.locator("[data-part].move.lit").first.click()
    expect(words).to_have_count(1)
    expect(ships).to_have_count(4)
    ada.page.locator(GO).last.click()
    expect(words).to_have_count(0)
    expect(ships).to_have_count(4)


def expert_control() -> Found:
    """Return a pass that ends a race raced by the expert rule."""
    return find(MOMENTS["control"], modules=["expert"])


def test_the_expert_rule_is_switched_on_and_its_conditions_stand_on_the_sheet(server: Server, visit: Come) -> None:
    ada = visit()
    page = ada.page
    ada.go("/new/celerium")
    page.get_by_role("switch", name="Expert rule").click()
    page.get_by_role("button", name=re.compile("Start with")).click()
    page.locator("#prompt").wait_for()
    welcome = next(message for message in ada.heard if message["type"] == "welcome")
    assert welcome["options"]["modules"] == ["expert"]

    table = prepared(server, expert_control())
    bea = visit(table)
    bea.go(table.path)
    bea.page.locator("[data-ask=FranchiseRaces]").wait_for(state="attached")
    bea.page.locator(ANY).first.click()
    bea.page.locator("[data-ask=sheet]").wait_for(state="attached")
    expect(bea.page.get_by_role("columnheader", name="Conditions")).to_be_visible()
    scored = [event for message in bea.heard for event in message.get("events", []) if event["event"] == "RaceScored"]
    words = ("both met: all", "one missed: half", "both missed: nothing")
    rows = bea.page.locator("tbody tr")
    for event in scored:
        name = welcome_names(bea.heard)[event["seat"]]
        expect(rows.filter(has_text=name)).to_contain_text(words[min(event["missed"], 2)])  # CM-242


def welcome_names(heard: list[dict[str, Json]]) -> list[str]:
    """Return the names of the seats as the page was told."""
    seats = next(message for message in heard if message["type"] == "welcome")["seats"]
    assert isinstance(seats, list)
    return [str(seat["name"]) for seat in seats if isinstance(seat, dict)]


def our_tables() -> dict[str, Json]:
    """Return our own tables of cards, pilots and track."""
    assert SPEC.our_content is not None
    content = plain(SPEC.our_content())
    assert isinstance(content, dict)
    return content


def test_tables_of_ones_own_are_brought_as_a_file(visit: Come, tmp_path: Path) -> None:
    ada = visit()
    page = ada.page
    ada.faults = Forgiving(ada.faults)
    ada.go("/new/celerium")
    start = page.get_by_role("button", name=re.compile("Start with"))
    own = our_tables()
    planets = own["planets"]
    assert isinstance(planets, list)
    for planet in planets:
        assert isinstance(planet, dict)
        planet["name"] = f"New {planet['name']}"
    bring(page, tmp_path, "planets.json", json.dumps(own))
    expect(page.get_by_text("From your file planets.json.")).to_be_visible()
    expect(start).not_to_have_attribute("aria-disabled", "true")

    wrong = our_tables()
    events = wrong["events"]
    assert isinstance(events, list)
    assert isinstance(events[3], dict)
    events[3]["second"] = "TELEPORT"
    bring(page, tmp_path, "wrong.json", json.dumps(wrong))
    expect(page.get_by_text("events[3]")).to_be_visible()
    expect(start).to_have_attribute("aria-disabled", "true")
    bring(page, tmp_path, "no.json", "not JSON")
    expect(page.get_by_text("no.json is not a JSON file with tables.")).to_be_visible()
    bring(page, tmp_path, "planets.json", json.dumps(own))
    start.click()
    Rally(page).until("FranchiseShops")
    expect(page.locator(".scene")).to_contain_text("New ")


def test_a_first_race_with_hints_is_an_ordinary_rally_from_the_pilot_to_the_points(visit: Come) -> None:
    ada = visit()
    page = ada.page
    ada.go("/new/celerium")
    page.get_by_role("button", name="A first rally with hints").click()
    slip = page.locator("aside.slip")
    slip.wait_for()
    assert not violations(page)
    rally = Rally(page)
    titles: list[str] = []
    while rally.wait() != "sheet":
        page.wait_for_timeout(250)  # hints settle for 80 ms before they turn
        if slip.locator("h3").count() and (title := slip.locator("h3").inner_text()) not in titles[-1:]:
            titles.append(title)
        rally.step("sheet")
    expect(slip).to_be_visible()  # the points have their own hint
    assert titles[0].startswith("Your goal")
    assert len(titles) == len(set(titles)), "a hint is told once"
    assert len(titles) >= 6
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('astrodrome.guided')).read")
    assert {"goal", "market", "boosts", "line", "track"} <= set(kept)


def test_hints_of_the_first_race_speak_french_and_can_be_skipped(visit: Come) -> None:
    ada = visit(eyes=Eyes(lang="fr", width=390, height=844))
    page = ada.page
    ada.go("/new/celerium")
    page.locator(".guided .btn").first.click()
    slip = page.locator("aside.slip")
    slip.wait_for()
    assert not violations(page)
    slip.locator(".skip").click()
    expect(slip).to_have_count(0)
    page.reload()
    page.locator("#prompt").wait_for()
    expect(slip).to_have_count(0)
