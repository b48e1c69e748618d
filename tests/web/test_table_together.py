"""Coming together: by the link, from the lobby, on another device, and again after the end."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

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
    expect(ada.page.get_by_text("This link works only on this computer")).to_be_visible()
    brice.page.goto(ada.page.locator(".link input").input_value())
    brice.page.get_by_role("button", name="Take this seat").nth(1).click()
    join(brice.page, "  Brice\u202e  ")
    seats = ada.page.get_by_role("list").first.locator("li")
    expect(seats.nth(2)).to_contain_text("Brice")
    for filled in (1, 2):
        ada.page.get_by_role("button", name="Let a bot play").first.click()
        expect(ada.page.get_by_role("button", name="Open the seat")).to_have_count(filled)
    ada.page.get_by_role("button", name="I am ready").click()
    expect(brice.page.get_by_text("ready", exact=True)).to_have_count(1)
    brice.page.get_by_role("button", name="I am ready").click()
    for visitor in (ada, brice):
        visitor.page.locator("#prompt").wait_for()
    Pilot(ada.page).wait("start")


def test_nobody_sits_there_without_a_name_and_everybody_may_change_theirs(server: Server, visit: Come) -> None:
    table = agreed(server, "poo", start="ready")
    ada, brice, chloe = visit(table), visit(), visit(eyes=Eyes(lang="fr"))
    ada.go(table.path)
    seats = ada.page.get_by_role("list").first.locator("li")
    brice.go(table.path)
    join(brice.page, "  ")
    expect(seats.nth(1)).to_contain_text("Player 2")
    chloe.go(table.path)
    chloe.page.get_by_label("Ton nom").fill("")
    chloe.page.locator("form button[type=submit]").click()
    expect(seats.nth(2)).to_contain_text("Joueur 3")
    brice.page.get_by_role("button", name="Change your name").click()
    brice.page.get_by_role("textbox", name="Change your name").fill("Brice")
    brice.page.get_by_role("button", name="Save the name").click()
    expect(seats.nth(1)).to_contain_text("Brice")
    expect(brice.page.get_by_role("button", name="Change your name")).to_be_visible()
    chloe.page.get_by_role("button", name="Changer de nom").click()
    chloe.page.get_by_role("textbox", name="Changer de nom").fill("Chlo\u00e9")
    chloe.page.get_by_role("button", name="Enregistrer le nom").click()
    expect(seats.nth(2)).to_contain_text("Chlo\u00e9")


def test_the_host_removes_somebody_who_is_told_and_may_look_on(server: Server, visit: Come) -> None:
    table = agreed(server, "poo", start="ready")
    ada, brice, chloe = visit(table), visit(), visit(eyes=Eyes(lang="fr"))
    ada.go(table.path)
    brice.go(table.path)
    join(brice.page, "Brice")
    chloe.go(table.path)
    chloe.page.get_by_label("Ton nom").fill("Chlo\u00e9")
    chloe.page.locator("form button[type=submit]").click()
    expect(chloe.page.get_by_role("button", name="Changer de nom")).to_be_visible()
    expect(brice.page.get_by_role("button", name="Remove")).to_have_count(0)
    ada.page.get_by_role("button", name="Remove Chlo\u00e9").click()
    expect(chloe.page.locator(".note")).to_contain_text("On t\u2019a retir\u00e9 ton si\u00e8ge.")
    ada.page.get_by_role("button", name="Remove Brice").click()
    expect(brice.page.locator(".note")).to_contain_text("You were removed from your seat.")
    expect(brice.page.get_by_role("button", name="Join the table")).to_be_visible()
    assert table.id not in brice.page.evaluate("() => localStorage['astrodrome.tables'] || ''")
    expect(ada.page.get_by_text("Open seat")).to_have_count(2)


def test_a_running_game_is_left_for_good_and_the_others_are_told(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=5)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,), eyes=Eyes(lang="fr"))
    for visitor in (ada, brice):
        visitor.go(table.path)
    for visitor in (ada, brice):
        visitor.page.locator("#prompt").wait_for()
    ada.page.get_by_role("button", name="Talk").click()
    expect(ada.page.get_by_role("button", name="Ask to remove")).to_have_count(0)
    ada.page.get_by_role("button", name="Leave the game").click()
    ada.page.get_by_role("button", name="Stay").click()
    ada.page.get_by_role("button", name="Leave the game").click()
    ada.page.get_by_role("button", name="Leave for good").click()
    expect(brice.page.locator(".note")).to_contain_text(f"{NAMES[0]} n\u2019est plus \u00e0 la table.")
    ada.page.wait_for_url(server.base + "/")
    assert table.id not in ada.page.evaluate("() => localStorage['astrodrome.tables'] || ''")
    brice.page.get_by_role("button", name="Discussion").click()
    expect(brice.page.get_by_role("button", name="Quitter la partie")).to_be_visible()


def test_the_others_agree_to_remove_somebody_from_a_running_game(server: Server, visit: Come) -> None:
    table = server.table("ppp", seed=5)
    ada, chloe = (visit(table, seats=(seat,)) for seat in (0, 2))
    brice = visit(table, seats=(1,), eyes=Eyes(lang="fr"))
    for visitor in (ada, brice, chloe):
        visitor.go(table.path)
    for visitor in (ada, brice, chloe):
        visitor.page.locator("#prompt").wait_for()
    ada.page.get_by_role("button", name="Talk").click()
    ada.page.get_by_role("button", name=f"Ask to remove {NAMES[2]}").click()
    brice.page.get_by_role("alertdialog", name=f"{NAMES[0]} propose d\u2019exclure {NAMES[2]}").get_by_role(
        "button"
    ).first.click()
    expect(chloe.page.locator(".note")).to_contain_text("You were removed from your seat.")
    expect(brice.page.locator(".note")).to_contain_text(f"{NAMES[2]} n\u2019est plus \u00e0 la table.")


def crooked(page: Page, *types: str) -> None:
    """Let what the page asks of these types reach the server as something it refuses."""

    def bent(text: str) -> str:
        message = json.loads(text)
        wrong = {"type": "fill", "id": message.get("id"), "seat": 1, "bot": "nobody", "name": ""}
        return json.dumps(wrong) if message["type"] in types else text

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(bent(str(text))))

    page.route_web_socket(re.compile("/socket$"), route)


def test_a_name_is_changed_by_keyboard_and_nothing_is_lost_on_the_way(server: Server, visit: Come) -> None:
    table = agreed(server, "poo", start="ready")
    ada = visit(table)
    ada.go(table.path)
    page = ada.page
    button, field = (page.get_by_role(role, name="Change your name") for role in ("button", "textbox"))
    button.focus()
    for back in ("Escape", "Cancel"):
        page.keyboard.press("Enter")
        expect(field).to_be_focused()
        page.keyboard.type("Nobody")
        if back == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name="Cancel").press("Enter")
        expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(field).to_have_value("Ada")
    page.keyboard.type("Grace")
    page.keyboard.press("Enter")
    expect(button).to_be_focused()
    expect(page.get_by_role("list").first.locator("li").first).to_contain_text("Grace")


def test_only_a_refused_name_is_called_wrong_and_for_as_long_as_it_stands(server: Server, visit: Come) -> None:
    table = agreed(server, "poo", start="ready")
    ada = visit(table)
    crooked(ada.page, "rename", "fill")
    ada.go(table.path)
    page = ada.page
    field = page.get_by_role("textbox", name="Change your name")
    page.get_by_role("button", name="Change your name").click()
    heard = len(ada.heard)
    page.get_by_role("button", name="Let a bot play").first.click()
    ada.until(lambda: any(message["type"] == "refused" for message in ada.heard[heard:]), "the refusal of the bot")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="I am ready").click()  # what is asked next takes no reason away
    expect(page.get_by_role("button", name="Not yet")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("Grace")
    expect(field).not_to_have_attribute("aria-invalid", "true")


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
    expect(thief.page.get_by_text("This link has already been used")).to_be_visible()
    assert [fault for fault in thief.faults if "404" not in fault] == []
    thief.faults.clear()
    tokens = [token for message in desk.heard for token in table.tokens.values() if token in str(message)]
    assert tokens == [], "no token comes back over the socket"


def test_a_device_that_holds_its_seats_alone_shuts_the_other_out_and_tells_it(server: Server, visit: Come) -> None:
    table = server.table("pe", seed=3)
    desk, phone, late = visit(table), visit(eyes=Eyes(width=390, height=844)), visit()
    desk.go(table.path)
    Pilot(desk.page).wait("start")

    def given() -> str:
        desk.page.get_by_role("button", name="Talk").click()
        desk.page.get_by_role("button", name="Continue on another device").click()
        return desk.page.get_by_role("textbox", name="Link for the other device").input_value()

    phone.page.goto(given())
    Pilot(phone.page).wait("start")
    desk.page.keyboard.press("Escape")
    unused = given()
    desk.page.get_by_role("button", name="Keep my seats on this device only").click()
    expect(desk.page.get_by_text("Only this device holds your seats now.")).to_be_visible()
    expect(phone.page.get_by_text("your seat is no longer yours")).to_be_visible()
    late.page.goto(unused)
    expect(late.page.get_by_text("This link has already been used")).to_be_visible()
    assert [fault for fault in late.faults if "404" not in fault] == []
    late.faults.clear()
    desk.page.keyboard.press("Escape")
    Pilot(desk.page).step()  # the seat is still played from here
    Pilot(desk.page).wait("lanes", "ready")


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
