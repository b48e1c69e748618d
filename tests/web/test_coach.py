"""The coach of a practice table: chosen in the set-up, marked, asked, and never offered where memory is the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web import axe
from tests.web.conftest import Come
from tests.web.server import Server, Table, seats_of
from tests.web.visitor import Eyes

SEED = 27
"""The deal of a voyage for two: seat 1 is asked first, and leaving at once costs far more than 5 points."""
TURN_MS = 60_000
"""Bots and the coach think in processes of low priority: tests that run beside them go first."""


def test_a_practice_table_is_marked_and_its_coach_says_what_answers_are_worth(server: Server, visit: Come) -> None:
    ada = visit()
    page = ada.page
    ada.go("/new/memoracers")
    page.get_by_text("At this table").click()
    expect(page.get_by_role("switch", name=re.compile("^Coach"))).to_have_count(0)
    ada.go("/new/celestia")
    page.get_by_text("At this table").click()
    page.get_by_role("switch", name=re.compile("^Coach")).click()
    page.get_by_role("button", name=re.compile("^Start")).click()
    expect(page.get_by_role("banner").get_by_text("practice")).to_be_visible(timeout=TURN_MS)
    panel = page.locator("[data-coach]")
    ask = panel.get_by_role("button", name="What would you do, and why?")
    expect(ask).not_to_have_attribute("aria-disabled", "true", timeout=TURN_MS)
    ask.click()
    quiet, told = page.locator("[data-coach=quiet]"), page.locator("[data-coach=told]")
    expect(quiet.or_(told)).to_be_visible(timeout=TURN_MS)
    if quiet.count():  # a busy machine: the coach gave up, and may be asked again
        ask.click()
    expect(told).to_be_visible(timeout=TURN_MS)
    expect(panel).to_contain_text(re.compile("From what you can see|says nothing"))
    panel.get_by_label("Warn me once before a mistake").select_option("10")
    assert axe.violations(page) == []
    table = page.url.rsplit("/", 1)[-1]
    phone = visit(eyes=Eyes(lang="fr", width=390, height=844))
    held = page.evaluate("localStorage.getItem('astrodrome.tables')")
    phone.go("/")
    phone.page.evaluate("held => localStorage.setItem('astrodrome.tables', held)", held)
    phone.go(f"/t/{table}")
    phone.page.get_by_role("button", name=re.compile("Joueurs")).click()
    expect(phone.page.locator("[data-coach]")).to_contain_text("Entraîneur")
    assert axe.too_wide(phone.page) is None
    assert axe.violations(phone.page) == []


def test_a_costly_answer_is_held_back_once(server: Server, visit: Come) -> None:
    body = {"game": "celestia", "seats": seats_of("ep"), "options": {}, "seed": f"{SEED:x}", "terms": {"coach": True}}
    made = server.ask("/api/tables", body)
    table = Table(made["table"], {str(one["seat"]): one["token"] for one in made["seats"] if one["token"]}, "celestia")
    ada = visit(table)
    page = ada.page
    ada.go(table.path)
    panel = page.locator("[data-coach]")
    panel.get_by_label("Warn me once before a mistake").select_option("5")
    ask = panel.get_by_role("button", name="What would you do, and why?")
    expect(ask).not_to_have_attribute("aria-disabled", "true", timeout=TURN_MS)
    told = page.locator("[data-coach=told]")
    while not told.count():  # a busy machine: the coach gave up, and may be asked again
        if ask.count():
            ask.click()
        expect(told.or_(ask)).to_be_visible(timeout=TURN_MS)
    prompt = page.locator("#prompt")
    leave = prompt.get_by_role("button", name=re.compile("^Leave")).first
    leave.click()
    expect(prompt).to_contain_text(re.compile(r"This costs about \d+ points? of winning chance"))
    assert server.ask(f"/api/tables/{table.id}")["status"] == "running"
    assert axe.violations(page) == []
    leave.click()
    expect(prompt).not_to_contain_text("This costs about", timeout=TURN_MS)
    expect(page.locator("[data-coach=told]")).to_have_count(0)
