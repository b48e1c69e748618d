"""Coming together: by the link, from the lobby, on another device, and again after the end."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.pilot import Pilot
from tests.web.server import NAMES, Server, Table, seats_of
from tests.web.test_two_people import race_together
from tests.web.visitor import Eyes


def agreed(server: Server, kinds: str, seed: int = 7, game: str = "memoracers", **terms: object) -> Table:
    """Make a table with terms."""
    body = {"game": game, "seats": seats_of(kinds), "pace_ms": 0, "beat_ms": 0, "terms": terms, "seed": f"{seed:x}"}
    made = server.ask("/api/tables", body)
    return Table(made["table"], {str(each["seat"]): each["token"] for each in made["seats"] if each["token"]})


def join(page: Page, name: str) -> None:
    """Sit down under a name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join the table").click()


def test_a_table_fills_with_people_and_bots_and_starts_when_all_are_ready(server: Server, visit: Come) -> None:
    table = agreed(server, "pooo", start="ready")
    ada, brice = visit(table), visit()
    ada.go(table.path)
    expect(ada.page.get_by_role("img", name="The invitation as a QR code")).to_be_visible()
    brice.page.goto(ada.page.locator(".link input").input_value())
    brice.page.get_by_role("button", name="Take this seat").nth(1).click()
    join(brice.page, "  Brice\u202e  ")
    seats = ada.page.get_by_role("list").first.locator("li")
    expect(seats.nth(2)).to_contain_text("Brice")
    for _ in range(2):
        ada.page.get_by_role("button", name="Let a bot play").first.click()
    expect(ada.page.get_by_role("button", name="Open the seat")).to_have_count(2)
    ada.page.get_by_role("button", name="I am ready").click()
    expect(brice.page.get_by_text("ready", exact=True)).to_have_count(1)
    brice.page.get_by_role("button", name="I am ready").click()
    for visitor in (ada, brice):
        visitor.page.locator("#prompt").wait_for()
    Pilot(ada.page).wait("start")


def test_a_seat_is_given_up_and_taken_by_another(server: Server, visit: Come) -> None:
    table = agreed(server, "po", start="ready")
    ada, brice = visit(table), visit()
    brice.go(table.path)
    join(brice.page, "Brice")
    brice.page.get_by_role("button", name="Leave the seat").click()
    expect(brice.page.get_by_role("button", name="Join the table")).to_be_visible()
    assert "tables" not in brice.page.evaluate("() => localStorage['astrodrome.tables'] || ''")
    ada.go(table.path)
    expect(ada.page.get_by_text("Open seat")).to_be_visible()


def test_public_tables_stand_in_the_lobby(server: Server, visit: Come) -> None:
    waits, hidden, runs = agreed(server, "po", public=True), agreed(server, "po"), agreed(server, "pe", public=True)
    ada, brice = visit(runs), visit(eyes=Eyes(lang="fr"))
    ada.go(runs.path)
    ada.page.locator("#prompt").wait_for()
    brice.go("/")
    brice.page.get_by_role("link", name="Tables publiques").click()
    expect(brice.page.get_by_role("heading", name="Cherchent du monde")).to_be_visible()
    links = brice.page.locator(".table a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert waits.path in links
    assert runs.path in links
    assert hidden.path not in links
    brice.page.locator(f'.table a[href="{waits.path}"]').click()
    expect(brice.page.get_by_role("button", name="S’asseoir")).to_have_count(0)
    expect(brice.page.locator("form button[type=submit]")).to_be_visible()


def test_a_seat_goes_on_on_another_device(server: Server, visit: Come) -> None:
    table = server.table("pe", seed=3)
    desk, phone, thief = visit(table), visit(eyes=Eyes(width=390, height=844)), visit()
    desk.go(table.path)
    Pilot(desk.page).wait("start")
    desk.page.get_by_role("button", name="Talk").click()
    desk.page.get_by_role("button", name="Continue on another device").click()
    link = desk.page.get_by_role("textbox", name="Link for the other device").input_value()
    assert "#" in link, "the code stands behind the #, where no server sees it"
    desk.page.keyboard.press("Escape")
    phone.page.goto(link)
    pilot = Pilot(phone.page)
    pilot.wait("start")
    assert "continue" not in phone.page.url
    pilot.step()
    Pilot(desk.page).wait("lanes", "ready")  # both devices stay in step
    thief.page.goto(link)
    expect(thief.page.get_by_text("This link was used already")).to_be_visible()
    assert [fault for fault in thief.faults if "404" not in fault] == []
    thief.faults.clear()
    tokens = [token for message in desk.heard for token in table.tokens.values() if token in str(message)]
    assert tokens == [], "no token comes back over the socket"


def test_a_rematch_moves_the_seats_on_and_both_find_it(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=5)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    for visitor in (ada, brice):
        visitor.go(table.path)
    race_together(Pilot(ada.page), Pilot(brice.page))
    ada.page.get_by_role("button", name="Rematch").click()
    brice.page.get_by_role("button", name="To the rematch").click()
    for visitor in (ada, brice):
        visitor.page.locator("#prompt").wait_for()
    assert ada.page.url == brice.page.url != server.base + table.path
    fresh = server.ask(f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert [seat["name"] for seat in fresh["seats"]] == [NAMES[1], NAMES[0]]
