"""The other ways to race: solo on a circuit built tile by tile, a championship at one screen, a mechanism's swap."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.flights import seed_of_swap
from tests.web.pilot import Pilot
from tests.web.server import Server


def take_tile(page: Page, code: str) -> None:
    """Click a tile of the grid, and see that it is the chosen one of its number."""
    radio = page.get_by_role("radio", name=f"tile {code}")
    page.locator("label", has=radio).click()
    expect(radio).to_be_checked()


def test_a_solo_race_on_a_circuit_built_tile_by_tile(server: Server, visit: Come) -> None:
    ada = visit(**{"setup.memoracers": json.dumps({"paceMs": 0})})
    page = ada.page
    ada.go("/new/memoracers")
    page.get_by_role("radio", name="Solo").check()
    page.get_by_role("radio", name="Tile by tile").check()
    page.get_by_role("button", name="Change tiles").click()
    total = page.locator(".total .num")
    expect(total).to_have_text("1")
    take_tile(page, "4-D")
    take_tile(page, "7-C")
    circuit = ["1-A", "2-A", "3-A", "4-D", "5-A", "6-A", "7-C", "8-A", "9-A"]
    options = {"modules": ["solo"], "circuit": circuit}
    shown = server.ask("/api/preview", {"game": "memoracers", "seats": 1, "options": options})
    stars = str(shown["preview"]["stars"])
    assert stars != "1"
    expect(total).to_have_text(stars)
    lines = page.locator(".lines li b").all_inner_texts()
    assert sum(int(line.replace("−", "-")) for line in lines) == int(stars), "the sum is itemised"
    page.get_by_role("button", name="Reconnaissance").click()
    Pilot(page).race()
    expect(page.locator("main.result")).to_contain_text("Difficulty", ignore_case=True)
    made = next(message for message in ada.heard if message["type"] == "welcome")
    assert made["options"]["circuit"] == circuit
    expect(page.locator("main.result div.stars")).to_contain_text(stars)


def test_a_championship_of_two_at_one_screen_shows_the_standings_between_races(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=8, modules=["championship"], shields=6)
    both = visit(table)
    both.go(table.path)
    page, pilot = both.page, Pilot(both.page)
    pilot.until("building")
    take_tile(page, "2-B")
    page.get_by_role("button", name="Use this circuit").click()
    pilot.until("start")
    expect(page.locator(".phases")).to_contain_text("Race 1 of 2")
    pilot.until("building")
    standings = page.get_by_role("table", name="Standings of the championship")
    expect(standings).to_be_visible()
    expect(standings.locator("tbody tr")).to_have_count(2)
    expect(standings.locator(".to-come")).to_have_count(2)
    page.get_by_role("button", name="Random circuit").click()
    pilot.race()
    expect(standings.locator(".to-come")).to_have_count(0)
    totals = [int(text) for text in standings.locator("td.total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert sum(totals) > 0
    chosen = [said["action"]["do"] for said in both.said if said["type"] == "play"]
    assert {"ChooseCircuit", "DrawCircuit"} <= set(chosen)


def test_a_mechanism_swaps_two_neighbours_that_are_picked(server: Server, visit: Come) -> None:
    table = server.table("p", seed=seed_of_swap({"modules": ["solo"], "circuit": "C"}), modules=["solo"], circuit="C")
    ada = visit(table)
    ada.go(table.path)
    page, pilot = ada.page, Pilot(ada.page)
    sight = pilot.until("tiles")
    expect(page.get_by_role("heading", name="Swap two tiles?")).to_be_visible()
    first = sight.lit[0][0]
    pilot.hands.pick(page, first, 0)
    expect(page.get_by_role("heading", name="Now pick one of its neighbours")).to_be_visible()
    assert {place for place, _ in pilot.look().lit} <= {first - 1, first, first + 1}, "its neighbours, and itself"
    page.get_by_role("button", name="Undo").click()
    assert pilot.look() == sight
    pilot.swap(sight)
    swap = next(said["action"] for said in reversed(ada.said) if said["type"] == "play")
    assert swap == {"do": "SwapTiles", "place": first}
    expect(page.locator(".rail .log")).to_contain_text("swaps two face-down tiles, unseen")
