"""Playing on: a lost line, two tabs, somebody who leaves, pauses and going back, talk, a shared screen."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.pilot import Pilot
from tests.web.server import Server, Table
from tests.web.test_table_together import agreed
from tests.web.visitor import Eyes, Visitor

HOSTILE = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script> \u202eevil 👩‍👩‍👧‍👦'


def sit(table: Table, *people: Visitor) -> None:
    """Let people open their table, which begins when all are there."""
    for visitor in people:
        visitor.go(table.path)
    Pilot(people[0].page).wait("start")


def placed(*pilots: Pilot) -> None:
    """Let each pilot take a lane of the start line, in turn."""
    for pilot in pilots:
        pilot.wait("start")
        pilot.step()


class Wire:
    """The line of a page, which can be cut and joined again."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close(code=1011)
            return
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(socket.send)
        self._open.append(socket)

    def drop(self) -> None:
        """Break the line."""
        self.cut = True
        for socket in self._open:
            socket.close(code=1011)
        self._open.clear()

    def join(self) -> None:
        """Let the page through again."""
        self.cut = False


def test_five_seconds_without_a_line_lose_nothing(server: Server, visit: Come) -> None:
    table = server.table("ppe", seed=3)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    wire = Wire(ada.page)
    sit(table, ada, brice)
    hers, his = Pilot(ada.page), Pilot(brice.page)
    hers.step()
    wire.drop()
    expect(ada.page.get_by_text("Reconnecting")).to_be_visible()
    his.wait("start")
    his.step()
    time.sleep(5)
    wire.join()
    hers.wait("lanes")
    expect(ada.page.get_by_text("Reconnecting")).to_have_count(0)
    expect(ada.page.locator(".rail .log")).to_contain_text("Brice")
    for pilot in (hers, his):
        pilot.until("ready")
        pilot.ready()
    for pilot in (hers, his):
        pilot.wait("lanes", "over", "tiles")


def test_two_tabs_of_one_seat_stay_in_step(server: Server, visit: Come) -> None:
    table = server.table("pe", seed=3)
    ada = visit(table)
    ada.go(table.path)
    other = ada.another_page()
    other.goto(server.base + table.path)
    first, second = Pilot(ada.page), Pilot(other)
    first.wait("start")
    second.wait("start")
    first.step()
    second.wait("lanes")  # it follows before it plays on
    second.until("ready")
    second.ready()
    first.wait("lanes", "over", "tiles")


def test_somebody_who_left_is_replaced_and_comes_back(server: Server, visit: Come) -> None:
    table = agreed(server, "pp", seed=3, away_s=0)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    sit(table, ada, brice)
    brice.page.goto("about:blank")
    ada.page.get_by_role("button", name="Talk").click()
    ada.page.get_by_role("button", name="Let a bot play for Brice").click()
    ada.page.keyboard.press("Escape")
    hers = Pilot(ada.page)
    hers.step()
    for _ in range(2):
        hers.until("ready")
        hers.ready()
        hers.wait("lanes", "over", "tiles")
    assert [seat["stand_in"] for seat in server.ask(f"/api/tables/{table.id}")["seats"]] == [False, True]
    brice.go(table.path)
    brice.page.locator("#prompt").wait_for()
    assert [seat["stand_in"] for seat in server.ask(f"/api/tables/{table.id}")["seats"]] == [False, False]


def test_a_pause_needs_consent_and_anybody_ends_it(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=3)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,), eyes=Eyes(lang="fr"))
    sit(table, ada, brice)
    ada.page.get_by_role("button", name="Talk").click()
    ada.page.get_by_role("button", name="Ask for a pause").click()
    ada.page.keyboard.press("Escape")
    dialog = brice.page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("Ada demande une pause")
    assert not violations(brice.page)
    dialog.get_by_role("button", name="D’accord").click()
    expect(ada.page.get_by_text("The table is paused")).to_be_visible()
    brice.page.get_by_role("button", name="Reprendre", exact=True).click()
    expect(ada.page.get_by_text("The table is paused")).to_have_count(0)
    Pilot(ada.page).step()


def ask_back(page: Page) -> None:
    """Ask the table to go back, from its menu."""
    page.get_by_role("button", name="Talk").click()
    page.get_by_role("button", name="Ask the table to go back").click()
    page.keyboard.press("Escape")


def test_what_is_half_chosen_stays_when_a_rival_has_answered(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=3)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    sit(table, ada, brice)
    hers, his = Pilot(ada.page), Pilot(brice.page)
    placed(hers, his)
    his.step()  # a first lane
    half_made = his.look()
    hers.until("ready")
    hers.ready()
    expect(brice.page.locator(".rail .chip", has_text="Ready")).to_have_count(1)
    assert his.look() == half_made


def test_taking_back_is_free_then_agreed_to_by_everybody_then_refused(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=3)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    sit(table, ada, brice)
    hers, his = Pilot(ada.page), Pilot(brice.page)
    placed(hers, his)
    hers.until("ready")
    hers.ready()
    his.step()  # a first lane
    half_made = his.look()
    ada.page.get_by_role("button", name="Take back").click()
    for visitor in (ada, brice):
        expect(visitor.page.locator(".rail .log")).to_contain_text("The table went back")
    assert his.look() == half_made, "what another takes back leaves a half-made program as it is"
    hers.until("ready")
    hers.ready()
    expect(brice.page.get_by_text("The next answer is final.")).to_be_visible()
    his.until("ready")
    his.ready()
    hers.wait("lanes", "over", "tiles")
    expect(ada.page.get_by_role("button", name="Take back")).to_have_count(0)
    asked = brice.page.get_by_role("group", name="Ask the table to go back")
    ask_back(ada.page)
    expect(asked).to_contain_text("Ada asks to take back their last answer")
    asked.get_by_role("button", name="Agree").click()
    for visitor in (ada, brice):
        expect(visitor.page.locator(".rail .log").get_by_text("The table went back")).to_have_count(2)
    hers.until("ready")
    hers.ready()
    his.until("ready")
    his.ready()
    hers.wait("lanes", "over", "tiles")
    ask_back(ada.page)
    brice.page.reload()
    expect(asked).to_contain_text("You may also play on")
    asked.get_by_role("button", name="Hide (it stays in the table menu)").click()
    expect(asked).to_have_count(0)
    brice.page.get_by_role("button", name="Talk").click()
    asked.get_by_role("button", name="No", exact=True).click()
    expect(ada.page.get_by_text("Brice said no.")).to_be_visible()
    ada.page.get_by_role("button", name="Talk").click()
    expect(ada.page.get_by_role("button", name="Ask the table to go back")).to_have_count(0)


def test_talk_is_plain_text_and_can_be_muted(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=3)
    ada, brice, wanda = visit(table, seats=(0,)), visit(table, seats=(1,)), visit()
    sit(table, ada, brice)
    wanda.go(table.path)
    wanda.page.locator("#prompt").wait_for()
    ada.page.get_by_role("button", name="Talk").click()
    ada.page.get_by_label("Say something").fill(HOSTILE)
    ada.page.get_by_role("button", name="Send").click()
    ada.page.get_by_role("button", name="Well played!").click()
    ada.page.get_by_role("button", name="surprise").click()
    brice.page.get_by_role("button", name="Talk, 2 new").click()
    expect(brice.page.get_by_text("<img src=x onerror=")).to_be_visible()
    expect(brice.page.get_by_text("Well played!", exact=True).first).to_be_visible()
    assert brice.page.evaluate("() => window.harmed") is None
    assert not violations(brice.page)
    brice.page.get_by_role("button", name="Mute Ada").first.click()
    expect(brice.page.get_by_text("<img src=x onerror=")).to_have_count(0)
    wanda.page.get_by_role("button", name="Talk").click()
    expect(wanda.page.get_by_text("Nobody has said anything yet.")).to_be_visible()


def test_a_shared_screen_shows_no_secret_and_phones_hold_the_hands(server: Server, visit: Come) -> None:
    table = server.table("oo", seed=3)
    phone = Eyes(width=390, height=844)
    screen, ada, brice = visit(), visit(eyes=phone), visit(eyes=phone)
    screen.go(f"{table.path}/screen")
    screen.page.get_by_role("main").wait_for()
    expect(screen.page.get_by_text("This link works only on this computer")).to_be_visible()
    for visitor, name in ((ada, "Ada"), (brice, "Brice")):
        visitor.go(table.path)
        visitor.page.get_by_label("Your name").fill(name)
        visitor.page.get_by_role("button", name="Join the table").click()
    placed(Pilot(ada.page), Pilot(brice.page))
    for visitor in (ada, brice):
        pilot = Pilot(visitor.page)
        pilot.until("ready")
        pilot.ready()
    Pilot(ada.page).wait("lanes", "tiles", "over")
    expect(screen.page.locator(".rail")).to_contain_text("Brice")
    assert all(not message.get("mine") and not message.get("prompts") for message in screen.heard)
    assert not any("token" in str(message) for message in screen.heard)


def foreseen(visitor: Visitor) -> list[str]:
    """Return what a page was told about ways back, question by question."""
    return [str(message["back"]) for message in visitor.heard if message["type"] == "foreseen"]


def test_whoever_wishes_is_asked_before_there_is_no_way_back(server: Server, visit: Come) -> None:
    table = agreed(server, "pp", seed=3)
    ada, brice = visit(table, seats=(0,), confirm="on"), visit(table, seats=(1,))
    sit(table, ada, brice)
    pilot, other = Pilot(ada.page), Pilot(brice.page)
    placed(pilot, other)
    other.until("ready")
    other.ready()
    pilot.until("ready")
    ada.until(lambda: foreseen(ada)[-1:] == ["never"], "the page knows that dice will be rolled")
    expect(ada.page.get_by_text("The next answer is final.")).to_be_visible()
    ada.page.locator("#prompt .btn.go").click()
    dialog = ada.page.get_by_role("dialog", name="This cannot be undone")
    dialog.get_by_role("button", name="Think again").click()
    assert pilot.look().what == "ready"
    ada.page.locator("#prompt .btn.go").click()
    dialog.get_by_role("button", name="Play it").click()
    pilot.wait("lanes", "over", "tiles")


def test_alone_with_bots_nothing_is_final(server: Server, visit: Come) -> None:
    table = server.table("pe", seed=3)
    ada = visit(table, confirm="on")
    ada.go(table.path)
    pilot = Pilot(ada.page)
    pilot.until("ready")
    ada.until(lambda: foreseen(ada)[-1:] == ["never"], "the page knows that dice will be rolled")
    expect(ada.page.get_by_text("The next answer is final.")).to_have_count(0)
    ada.page.locator("#prompt .btn.go").click()
    pilot.wait("lanes", "over", "tiles")
    ada.page.get_by_role("button", name="Take back last answer").click()
    expect(ada.page.locator(".rail .log")).to_contain_text("The table went back")


def test_the_result_says_that_a_bot_has_played(server: Server, visit: Come) -> None:
    table = agreed(server, "pp", seed=3, away_s=0)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,), eyes=Eyes(lang="fr"))
    sit(table, ada, brice)
    brice.page.goto("about:blank")
    ada.page.get_by_role("button", name="Talk").click()
    ada.page.get_by_role("button", name="Let a bot play for Brice").click()
    ada.page.keyboard.press("Escape")
    Pilot(ada.page).race()
    expect(ada.page.get_by_text("A bot answered for Brice")).to_be_visible()
    brice.go(table.path)
    expect(brice.page.get_by_text("Un bot a répondu pour Brice")).to_be_visible()
