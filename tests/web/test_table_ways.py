"""No dead ends: from the end of a game back to its result, from home and the lobby to a game and to the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Come
from tests.web.scenes import Scenes
from tests.web.server import Server
from tests.web.test_galaxy_readable import uncut
from tests.web.test_table_everybody import NO_TABLE, over
from tests.web.test_table_together import agreed
from tests.web.visitor import Eyes


@pytest.mark.parametrize("game", ["memoracers", "celestia", "celerium", "galaxy-trucker"])
def test_after_the_end_the_table_is_looked_at_and_left_for_the_result(
    game: str, visit: Come, browser: Browser, server: Server
) -> None:
    ada = visit()
    ada.go(over(Scenes(browser, server, Eyes(), NO_TABLE), game))
    page = ada.page
    for _ in range(2):
        page.get_by_role("button", name="Look at the table").click()
        page.locator("#prompt").get_by_role("button", name="To the result").click()
        expect(page.get_by_role("button", name="Look at the table")).to_be_visible()


@pytest.mark.parametrize("game", ["memoracers", "celestia", "celerium", "galaxy-trucker"])
def test_the_ways_on_after_the_end_stay_in_sight(game: str, visit: Come, browser: Browser, server: Server) -> None:
    ada = visit()
    ada.go(over(Scenes(browser, server, Eyes(), NO_TABLE), game))
    page = ada.page
    ways = page.locator("main.result .actions .btn")
    expect(ways.first).to_be_visible()
    if game != "galaxy-trucker":  # one flight draws no curve
        expect(page.locator("main.result .curve")).to_be_visible()  # it comes with the replay and takes its room
    for width, height in ((1440, 900), (1280, 720), (1024, 600)):
        page.set_viewport_size({"width": width, "height": height})
        ada.until(
            lambda: all(uncut(way, page.locator("body")) for way in ways.all()), f"all ways on at {width}×{height}"
        )
    page.set_viewport_size({"width": 390, "height": 844})
    ada.until(lambda: uncut(ways.first, page.locator("body")), "the first way on at 390×844")
    page.keyboard.press("Tab")  # the others are scrolled to, or found by key
    ways.first.focus()
    ada.until(lambda: all(uncut(way, page.locator("body")) for way in ways.all()), "all ways on, by key")


def test_a_seat_that_is_chosen_looks_chosen_and_asks_for_a_name(visit: Come, server: Server) -> None:
    ada = visit()
    ada.go(server.table("poo").path)
    page = ada.page
    page.get_by_role("button", name="Take this seat").nth(1).click()
    chosen = page.get_by_role("button", name="Your choice")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    other = page.get_by_role("button", name="Take this seat")
    paper = "(one) => getComputedStyle(one).backgroundColor"
    assert chosen.evaluate(paper) != other.evaluate(paper), "it looks chosen"
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Zoe")
    expect(page.locator("form")).to_contain_text("You take seat 3.")
    page.get_by_role("button", name="Join the table").click()
    expect(page.locator("li", has_text="Zoe")).to_contain_text("you")
    seats = server.ask(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["seats"]
    assert [seat["name"] for seat in seats][2] == "Zoe"


def test_the_rules_of_all_games_are_one_click_from_home(visit: Come) -> None:
    ada = visit(eyes=Eyes(lang="fr"))
    ada.go("/")
    ada.page.get_by_role("contentinfo").get_by_role("link", name=re.compile("règles", re.IGNORECASE)).click()
    books = ada.page.get_by_role("main").get_by_role("link")
    expect(books).to_have_count(7)
    assert len(set(books.all_inner_texts())) == 7, "no two have the same title"
    ada.page.get_by_role("main").get_by_role("link", name="Celestia").click()
    expect(ada.page.locator("article a.stamp").first).to_contain_text("CS-")


def test_a_poster_leads_to_its_game_wherever_it_is_clicked(visit: Come) -> None:
    ada = visit()
    ada.go("/")
    box = ada.page.locator("[data-game=celerium] .art").bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + 40, box["y"] + 40)
    expect(ada.page).to_have_url(re.compile("/new/celerium$"))


def test_a_lobby_where_nobody_waits_offers_every_game(visit: Come) -> None:
    ada = visit()
    ada.go("/lobby")
    ways = ada.page.get_by_role("list", name="Set up a table").get_by_role("link")
    expect(ways).to_have_count(4)
    ways.first.click()
    expect(ada.page).to_have_url(re.compile("/new/"))


def test_a_watcher_who_sees_the_table_later_is_told_so(visit: Come, server: Server) -> None:
    table = agreed(server, "pe", public=True, delay_s=1)
    ada = visit(table, seats=(0,))
    ada.go(table.path)
    expect(ada.page.locator("#prompt .turn")).to_contain_text("Your turn")
    eve = visit(eyes=Eyes(lang="fr", width=390, height=844))
    eve.go(table.path)
    expect(eve.page.locator("#prompt .turn")).to_contain_text("tu regardes avec 1 seconde de retard")
    expect(ada.page.locator("#prompt .turn")).not_to_contain_text("later")


def test_a_watcher_who_sees_the_table_later_is_told_so_before_it_begins(visit: Come, server: Server) -> None:
    eve = visit()
    eve.go(agreed(server, "pp", public=True, delay_s=180).path)
    expect(eve.page.get_by_role("main")).to_contain_text("Spectators see this table 3 minutes later.")
