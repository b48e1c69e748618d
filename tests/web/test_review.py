"""The review of a finished game: it grows, leads to the moments that cost most, and lets them be played again."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

import astrodrome as ad
from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import make
from tests.web import axe
from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.visitor import Eyes

REVIEW_MS = 240_000
"""A review has the lowest priority: tests that run beside it go first."""


def opened(server: Server) -> str:
    """Open the log of a game between bots; return its table."""
    game = ad.game("celestia").new(3, {}, 5)
    bot = make("easy", 5, "celestia")
    while not game.over:
        seat = game.asked[0]
        game.play(seat, ask(game, seat, bot, game.number))
    return str(server.ask("/api/logs", json.loads(game.log.to_json()))["table"])


@pytest.fixture(scope="module")
def table(shared_server: Server) -> str:
    """A finished game."""
    return opened(shared_server)


def reviewed(page: Page) -> None:
    """Wait for the complete review."""
    expect(page.locator("[data-review=ready]")).to_be_visible(timeout=REVIEW_MS)


def test_a_review_leads_to_a_costly_decision_and_it_can_be_tried(server: Server, visit: Come, table: str) -> None:
    ada = visit()
    page = ada.page
    ada.go(f"/t/{table}/replay")
    page.get_by_role("link", name="Review the game").click()
    reviewed(page)
    rows = page.get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(3)
    slips = page.locator("article.slip")
    expect(slips.first).to_contain_text("Better:")
    expect(slips.first).to_contain_text(re.compile(r"\d+ → \d+%"))
    assert axe.violations(page) == []
    page.get_by_role("button", name="As a table").click()
    expect(page.get_by_role("region", name="Chances of winning over the game")).to_be_visible()
    page.get_by_role("button", name="As a curve").click()
    page.get_by_role("button", name=re.compile("^decision 1")).click()
    expect(slips.first).to_have_class(re.compile("chosen"))
    slips.first.get_by_role("link", name="Look").click()
    page.get_by_role("slider").wait_for()
    assert re.search(r"/replay#e\d+$", page.url)
    page.go_back()
    reviewed(page)
    page.locator("article.slip").first.get_by_role("button", name="Try it").click()
    page.wait_for_url(re.compile(r"/t/(?!" + table + r")[^/]+$"))
    prompt = page.locator("#prompt")
    expect(prompt).to_be_visible()
    before = prompt.inner_text()
    prompt.get_by_role("button").last.click()
    expect(prompt).not_to_have_text(before)


def test_a_review_on_a_phone_in_french(server: Server, visit: Come, table: str) -> None:
    ada = visit(eyes=Eyes(lang="fr", width=390, height=844))
    page = ada.page
    ada.go(f"/t/{table}/review")
    reviewed(page)
    expect(page.get_by_role("heading", name="Chance et jeu")).to_be_visible()
    expect(page.locator("article.slip").first).to_contain_text("Mieux")
    assert axe.too_wide(page) is None
    assert axe.violations(page) == []
