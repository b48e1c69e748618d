"""Statistics of all games of a device: counted once, plotted, chosen among, and saved as files."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import astrodrome as ad
from tests.tallies.test_statistics import flown
from tests.web import axe
from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.test_review import opened
from tests.web.visitor import Eyes

COUNT_MS = 60_000
"""Counting has the lowest priority: tests that run beside it go first."""


def hold(page: Page, tables: dict[str, str]) -> None:
    """Let a device have had the first seat of finished tables, and have reviewed none of them."""
    held = [
        {"table": table, "game": game, "tokens": {"0": "x"}, "seen": at, "over": True}
        for at, (table, game) in enumerate(tables.items())
    ]
    page.evaluate("held => localStorage.setItem('astrodrome.tables', held)", json.dumps(held))


def test_the_games_of_a_device_are_counted_plotted_and_saved(server: Server, visit: Come, tmp_path: Path) -> None:
    log = flown(3)
    flight = str(server.ask("/api/logs", json.loads(log.to_json()))["table"])
    ada = visit()
    page = ada.page
    ada.go("/")
    hold(page, {opened(server): "celestia", flight: "galaxy-trucker"})
    ada.go("/played")
    page.get_by_role("link", name="Statistics of your games").click()
    expect(page.locator("[data-statistics=ready]")).to_be_visible(timeout=COUNT_MS)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games 2")
    cities = page.locator("section[data-game=celestia] [data-stat=left]")
    expect(cities).to_contain_text(re.compile(r"You leave most often at \d+"))
    expect(cities.locator("li")).to_have_count(9)
    expect(page.locator("section[data-game=celestia] [data-stat=dice] em")).to_have_count(5)
    lost = page.locator("section[data-game=galaxy-trucker] [data-stat=losses]")
    (own,) = [one for one in ad.statistics(log).tallies if (one.name, one.seat) == ("losses", 0)]
    expect(lost).to_contain_text(f"{sum([one.count for one in own.counts])} component")
    expect(page.get_by_text("Luck or skill?")).to_be_visible()
    assert axe.violations(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="CSV").click()
    saved.value.save_as(tmp_path / "all.csv")
    rows = list(csv.DictReader((tmp_path / "all.csv").read_text(encoding="utf-8").splitlines()))
    counted = [int(row["count"]) for row in rows if (row["table"], row["tally"]) == (flight, "losses")]
    assert counted == [one.count for one in own.counts]
    with page.expect_download() as saved:
        page.get_by_role("button", name="JSON").click()
    saved.value.save_as(tmp_path / "all.json")
    assert {one["game"] for one in json.loads((tmp_path / "all.json").read_bytes())} == {"celestia", "galaxy-trucker"}
    page.get_by_role("radio", name="Last 20").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games 2")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games 2")


def test_statistics_on_a_phone_in_french(server: Server, visit: Come) -> None:
    ada = visit(eyes=Eyes(lang="fr", width=390, height=844))
    page = ada.page
    ada.go("/")
    hold(page, {opened(server): "celestia"})
    ada.go("/statistics")
    expect(page.locator("[data-statistics=ready]")).to_be_visible(timeout=COUNT_MS)
    expect(page.locator("[data-stat=left]")).to_contain_text("Tu descends le plus souvent à la cité")
    kept = page.evaluate("JSON.parse(localStorage.getItem('astrodrome.statistics'))")
    for game in kept:
        game.update(luck=120_000, own=-50_000)
    page.evaluate("kept => localStorage.setItem('astrodrome.statistics', kept)", json.dumps(kept))
    page.reload()
    expect(page.locator("[data-stat=luck]")).to_contain_text("Par partie\u00a0: chance +12, tes choix −5")
    assert axe.too_wide(page) is None
    assert axe.violations(page) == []
