"""What the tables of Galaxy Trucker must show at a glance: all strengths, whose ship decides, the account alone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web import galaxy_trucker
from tests.web.galaxy_script import find
from tests.web.galaxy_trucker import at
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.visitor import Eyes

SIZES = ((1440, 900), (390, 844))


@pytest.fixture
def scenes(browser: Browser, server: Server) -> Iterator[Scenes]:
    """The screens as somebody sees them."""
    opened = Scenes(browser, server, Eyes(), Table("", {}))
    yield opened
    opened.close()


def uncut(inner: Locator, outer: Locator) -> bool:
    """Return whether all of one element lies within another."""
    one, other = inner.bounding_box(), outer.bounding_box()
    assert one is not None
    assert other is not None
    right, bottom = other["x"] + other["width"], other["y"] + other["height"]
    inside = one["x"] >= other["x"] - 1 and one["y"] >= other["y"] - 1
    return inside and one["x"] + one["width"] <= right + 1 and one["y"] + one["height"] <= bottom + 1


def test_a_combat_zone_shows_the_strength_of_every_ship_uncut(scenes: Scenes) -> None:
    page = galaxy_trucker.SCENES["combat-zone"](scenes)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        rows = page.locator("[data-compared] li")
        expect(rows).to_have_count(4)
        expect(rows.filter(has_text="Ada")).to_contain_text(" to ")  # not what was declared to the line before
        assert uncut(page.locator("[data-compared]"), page.locator("main .scene"))
        assert uncut(rows.last, page.locator("main .scene .side"))


def test_who_watches_sees_the_ship_of_whoever_decides(scenes: Scenes) -> None:
    page = galaxy_trucker.SCENES["watching"](scenes)
    expect(page.locator("#prompt")).to_contain_text("Waiting for Ada")
    expect(page.locator("main .whose")).to_have_text("Ada’s ship")


def test_an_account_stands_alone_until_it_is_read(scenes: Scenes) -> None:
    page = galaxy_trucker.SCENES["sheet"](scenes)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("header [aria-current=step]")).to_have_text("Settlement")
    expect(page.locator("#prompt")).not_to_contain_text("Waiting for")
    expect(page.get_by_role("button", name="Finish with number 1")).to_have_count(0)
    expect(page.locator("main .scene [data-wreck]")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    for corner in (page.locator(".sheet thead th").last, page.locator(".sheet tbody td").last):
        assert uncut(corner, page.locator("main .scene"))
    page.get_by_role("button", name="To the next flight").click()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("header [aria-current=step]")).to_have_text("Building")
    expect(page.get_by_role("button", name="Finish with number 1")).to_have_count(1)


@pytest.mark.parametrize(("flight", "says"), [("I", 1), ("intro", 0)])
def test_who_loses_crew_is_told_of_giving_up_where_that_can_happen(scenes: Scenes, flight: str, says: int) -> None:
    page = at(scenes, find("pe", json.dumps({"flights": [flight]}), lambda m: m.decision == "TruckerLosesCrew"))
    expect(page.locator("#prompt").filter(has_text="Who leaves the ship?")).to_have_count(1)
    expect(page.locator("#prompt").filter(has_text="give up")).to_have_count(says)
