"""What is shown while an airship falls belongs to the fall: the next voyage begins when it has been seen."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web import celestia
from tests.web.scenes import Scenes
from tests.web.server import Server
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
