"""What is shown while an airship falls belongs to the fall: the next voyage begins when it has been seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from astrodrome.games.celestia.records import actions as a
from tests.web import celestia
from tests.web.celestia_search import asked, both, can, find
from tests.web.films import part
from tests.web.scenes import Scenes
from tests.web.server import Server
from tests.web.test_galaxy_screens import apart
from tests.web.test_layout import MOST_PX
from tests.web.test_table_everybody import NO_TABLE
from tests.web.visitor import Eyes


def test_a_card_of_the_next_voyage_comes_when_the_crash_has_been_seen(browser: Browser, server: Server) -> None:
    scenes = Scenes(browser, server, Eyes(), NO_TABLE)
    page = celestia.flight(scenes)
    said = [message for message in scenes.open[-1].heard if message.get("type") in ("entry", "asked", "welcome")]
    seat = next(iter(said[-1]["mine"]))
    hands = [len(message["mine"][seat]["hand"]) for message in said if seat in message["mine"]]
    held, drawn = hands[0], hands[-1]
    assert drawn > held, "a card was drawn for the next voyage"
    cards = page.locator(".own .hand button")
    expect(cards).to_have_count(held)
    expect(page.locator("header [aria-current=step]")).to_have_text("Crash")
    page.clock.resume()
    expect(cards).to_have_count(drawn)
    scenes.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (844, 390), (390, 844)])
def test_with_less_motion_the_cost_of_a_crash_lies_beside_the_next_airship(
    width: int, height: int, browser: Browser, server: Server
) -> None:
    eyes = Eyes(lang="fr", speed="1", reduced=True, width=width, height=height)
    scenes = Scenes(browser, server, eyes, NO_TABLE)
    page = celestia.at_moment(scenes, find(both(asked("PlayersAtFall"), can(a.Play("jetpack"))), modules=()))
    slip, ship, city = (
        page.locator(".cost .slip"),
        page.locator(".sky svg .vessel"),
        page.locator('[data-about="city:2"]'),
    )
    stood = city.bounding_box()
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    page.locator("#prompt .btn.go").last.click()
    part(page, ".cost .slip", ())
    assert not ship.count(), "the airship has fallen"
    stands = city.bounding_box()
    assert stood is not None
    assert stands is not None
    assert abs(stands["x"] - stood["x"]) + abs(stands["y"] - stood["y"]) <= MOST_PX, "the sky stays where it was"
    part(page, ".sky svg .vessel", ())
    expect(slip).to_have_count(1)
    assert apart(slip, ship)
    scenes.close()
