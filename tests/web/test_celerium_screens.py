"""What is on a table of Celerium keeps its place: nothing spills, covers or hides, and a control says what is so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.web import celerium
from tests.web.celerium_pilot import Rally
from tests.web.celerium_search import asked, find, found, prepared
from tests.web.conftest import Come
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.test_galaxy_readable import uncut
from tests.web.test_galaxy_screens import apart
from tests.web.visitor import Eyes, Lang

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LANGS: tuple[Lang, ...] = ("en", "fr")


@pytest.fixture(params=LANGS)
def scenes(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Scenes]:
    """The screens as somebody sees them, in both languages."""
    opened = Scenes(browser, server, Eyes(lang=request.param), Table("", {}))
    yield opened
    opened.close()


def test_on_a_phone_all_three_boosts_are_in_sight(scenes: Scenes) -> None:
    page = celerium.SCENES["boosts"](scenes)
    page.set_viewport_size(PHONE)
    boosts = page.locator("button.boost")
    expect(boosts).to_have_count(3)
    for boost in boosts.all():
        assert uncut(boost, page.locator("main .scene"))


def test_boosts_and_versions_stay_inside_a_full_dashboard(scenes: Scenes) -> None:
    table = prepared(scenes.server, found("repair"))  # something lies in the hangar and in the workshop
    page = scenes.table(table)
    page.locator("[data-ask=FranchiseRaces]").wait_for(state="attached")
    for width in (1440, 1320):
        page.set_viewport_size({"width": width, "height": 900})
        board = page.locator(".own section.board")
        for piece in board.locator(".boost, .boost b, .pay, .px2, .power, .store li").all():
            assert uncut(piece, board)


def test_the_house_stamp_leaves_the_number_of_a_card_free(scenes: Scenes) -> None:
    page = celerium.SCENES["boosts"](scenes)
    page.set_viewport_size(WIDE)
    cards = page.locator(".own .event")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        assert apart(card.locator(".house"), card.locator(".num"))
        assert uncut(card.locator(".house"), card.locator(".move"))


NOTE_HINTS = """() => {
  const counted = (window.hintsCounted = []);
  const look = () => {
    const slip = document.querySelector("aside.slip");
    const step = slip?.querySelector("h3") && Number(slip.getAttribute("aria-label").match(/\\d+/)[0]);
    if (step && step !== counted.at(-1)) counted.push(step);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""
"""Notes the number of every hint that is shown, in order."""


def test_hints_stand_beside_the_board(scenes: Scenes) -> None:
    page = celerium.SCENES["guide"](scenes)
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        assert apart(page.locator("[data-guide]"), page.locator("main .scene"))
        assert apart(page.locator("[data-guide]"), page.locator("#prompt"))


def test_hints_count_on_though_nobody_presses_them(visit: Come) -> None:
    ada = visit()
    ada.go("/new/celerium")
    page = ada.page
    page.get_by_role("button", name="A first rally with hints").click()
    page.locator("aside.slip h3").wait_for()
    page.evaluate(NOTE_HINTS)  # somebody who plays as fast as a test may be gone before the next look
    rally = Rally(page)
    while len(counted := page.evaluate("window.hintsCounted")) < 4:
        rally.wait()
        rally.step()
    assert counted[:4] == [1, 2, 3, 4]


def test_a_franchise_that_chooses_its_penalty_is_not_called_unchecked(visit: Come, server: Server) -> None:
    table = prepared(server, find(asked("FranchiseTakesPenalty"), seeds=range(8, 60)))
    ada = visit(table, eyes=Eyes(lang="fr"))
    ada.go(table.path)
    page = ada.page
    page.locator("[data-ask=FranchiseTakesPenalty]").wait_for(state="attached")
    mine = page.locator(".control li.me")
    expect(mine).to_contain_text("Pénalité à choisir")
    expect(mine).not_to_contain_text("Hors contrôle")
