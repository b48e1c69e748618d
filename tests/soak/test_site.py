"""Whole games on the static site, one of each: a reload in the middle, then without any network, then the replay."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.celerium_pilot import Rally
from tests.web.celestia_pilot import Traveller
from tests.web.guided import follow
from tests.web.pilot import Pilot
from tests.web.site import FileServer, visiting
from tests.web.test_celestia_game import Nerve
from tools import chromium

Play = Callable[[], object]
SEATS = [
    {"id": 0, "kind": "here", "name": "Ada", "bot": "easy"},
    {"id": 1, "kind": "bot", "name": "", "bot": "normal"},
]
ONE_FLIGHT = {"flights": ["I"], "building": "turns"}
FIRST = 12
"""How many answers are given before the reload."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all games."""
    with chromium.browser() as started:
        yield started


@pytest.fixture
def files(tmp_path: Path) -> Iterator[FileServer]:
    """The site, and nothing else."""
    server = FileServer(tmp_path)
    yield server
    server.stop()


def race(page: Page) -> tuple[Play, Play]:
    """Play MemoRacers: the first lap's program, then all."""
    pilot = Pilot(page)
    return (lambda: pilot.until("ready"), pilot.race)


def voyage(page: Page) -> tuple[Play, Play]:
    """Play Celestia: until the dice are thrown for somebody aboard, then all."""
    traveller, nerve = Traveller(page), Nerve(2)
    return (lambda: traveller.until(nerve, "PassengerAnnounces"), lambda: traveller.until(nerve, "over"))


def rally(page: Page) -> tuple[Play, Play]:
    """Play Celerium: some answers, then all."""
    owner = Rally(page)
    return (lambda: [owner.step() for _ in range(FIRST)], lambda: owner.until("over"))


def flight(page: Page) -> tuple[Play, Play]:
    """Play Galaxy Trucker by good choices: some, then all."""
    table = page.url.rsplit("/", 1)[-1]
    guided = json.dumps({"table": table, "read": [], "skipped": False})
    page.evaluate("(value) => localStorage.setItem('astrodrome.guided', value)", guided)
    page.reload()
    return (lambda: follow(page, most=FIRST), lambda: follow(page, most=3000))


@pytest.mark.parametrize(
    ("game", "seat"), [("memoracers", race), ("celestia", voyage), ("celerium", rally), ("galaxy-trucker", flight)]
)
def test_a_whole_game_against_a_normal_bot_goes_on_offline_to_its_replay(
    browser: Browser, files: FileServer, game: str, seat: Callable[[Page], tuple[Play, Play]]
) -> None:
    choices = {"choices": ONE_FLIGHT} if game == "galaxy-trucker" else {}
    kept = {f"setup.{game}": json.dumps({"seats": SEATS, "paceMs": 0, **choices})}
    with visiting(browser, files.base, kept) as visitor:
        page = visitor.page
        page.goto(files.base)
        visitor.ready()
        visitor.new_table(game)
        some, _ = seat(page)
        some()
        expect(page.locator("main.result")).to_have_count(0)
        visitor.kept_offline()
        files.stop()
        page.reload()
        _, everything = seat(page)
        everything()
        result = page.locator("main.result")
        expect(result).to_contain_text("Ada")
        result.get_by_role("link", name="Watch the replay").click()
        slider = page.get_by_role("slider")
        page.get_by_role("button", name="one move forward").click()
        expect(slider).to_have_value("1")
        visitor.offline_faults()
