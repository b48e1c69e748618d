"""Looking back: a link to a moment, the dice, the log as a file and from a file, playing on from a moment."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.axe import too_wide, violations
from tests.web.conftest import Come
from tests.web.memoracers import finished as finished_race
from tests.web.pilot import Pilot
from tests.web.server import Server, Table
from tests.web.visitor import Eyes


@pytest.fixture(scope="module")
def finished(browser: Browser, shared_server: Server) -> Table:
    """A race that is over."""
    return finished_race(browser, shared_server)


def test_a_link_leads_to_the_moment(finished: Table, visit: Come) -> None:
    ada, brice = visit(), visit(eyes=Eyes(lang="fr"))
    ada.go(f"{finished.path}/replay")
    ada.page.get_by_role("slider").wait_for()
    for _ in range(5):
        ada.page.get_by_role("button", name="one move forward").click()
    words = ada.page.locator("#prompt .tools p").first.inner_text()
    assert words.startswith("Move 5 of")
    ada.page.get_by_role("button", name="Link to this moment").click()
    expect(ada.page.get_by_role("button", name="Link copied")).to_be_visible()
    assert ada.page.url.endswith("/replay#5")
    brice.page.goto(ada.page.url)
    expect(brice.page.get_by_role("slider")).to_have_value("5")


def test_a_log_is_downloaded_and_opened_again(finished: Table, visit: Come, tmp_path: Path) -> None:
    ada, brice = visit(), visit()
    ada.go(f"{finished.path}/replay")
    with ada.page.expect_download() as waiting:
        ada.page.get_by_role("link", name="Download the log").click()
    file = tmp_path / "log.json"
    waiting.value.save_as(file)
    brice.go("/lobby")
    brice.page.locator("input[type=file]").set_input_files(file)
    brice.page.get_by_role("slider").wait_for()
    assert finished.id not in brice.page.url
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    brice.go("/lobby")
    brice.page.locator("input[type=file]").set_input_files(bad)
    expect(brice.page.locator("section [role=alert]")).to_contain_text("format: expected")
    brice.faults.clear()


@pytest.mark.parametrize("hidden", ["Hidden things dealt again", "Hidden things as they were"])
def test_one_plays_on_from_a_moment(finished: Table, visit: Come, hidden: str) -> None:
    ada = visit()
    ada.go(f"{finished.path}/replay#14")
    ada.page.get_by_role("slider").wait_for()
    ada.page.get_by_role("button", name="Play on from here").click()
    assert not violations(ada.page)
    ada.page.locator("[popover] label", has_text=hidden).click()
    ada.page.get_by_role("button", name="Play on", exact=True).click()
    ada.page.wait_for_url("**/t/*")
    assert finished.id not in ada.page.url
    Pilot(ada.page).race()


def test_lobby_and_settings_are_for_everybody(visit: Come) -> None:
    for eyes in (Eyes(), Eyes(lang="fr", theme="dark", width=360, height=640)):
        ada = visit(eyes=eyes)
        for path in ("/lobby", "/settings"):
            ada.go(path)
            ada.page.locator("main h2").first.wait_for()
            assert not (found := violations(ada.page)), found
            assert too_wide(ada.page) is None


def test_settings_are_kept(visit: Come) -> None:
    ada = visit()
    ada.go("/settings")
    switch = ada.page.get_by_role("switch", name="Letters on seat colours")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(ada.page.locator(".tokens text").first).to_have_text("R")
    turn = ada.page.get_by_role("switch", name="Your turn", exact=True)
    expect(turn).to_have_attribute("aria-checked", "false")
    turn.click()
    ada.page.locator("label", has_text="less").click()
    ada.page.reload()
    for one in (switch, turn):
        expect(one).to_have_attribute("aria-checked", "true")
    expect(ada.page.get_by_role("radio", name="less")).to_be_checked()
