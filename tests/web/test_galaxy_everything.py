"""Five seats with everything on, played to the end by bots and somebody who clicks; the set-up that leads there."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004 - Playwright's own

from tests.web.conftest import Come
from tests.web.galaxy_pilot import Trucker
from tests.web.server import Server
from tests.web.test_refusals import Forgiving
from tests.web.visitor import STEP_MS

FLIGHTS = ["IA", "IIA"]
MODULES = ["technologies", "fifth-wheel", "bonus-cards", "machinations", "foresight", "strict"]
GO = "#prompt .btn.go:not([aria-disabled])"
LIT = "[data-course].open, [data-stop].open, [data-square].fit, [data-square].open"
MOST = 800
SOON_MS = 3000
PARTS = 5


def press(page: Page) -> None:
    """Press what may be pressed: the last lime button, else what is lit on card and ship.

    Where the table answers first, since there was no choice, nothing is left to press.
    """
    buttons = page.locator(GO)
    with suppress(TimeoutError):
        (buttons.last if buttons.count() else page.locator(LIT).first).click(timeout=SOON_MS)


def answer(trucker: Trucker) -> None:
    """Answer the open question, in one press or several."""
    question = trucker.prompt
    assert question is not None
    if question["decision"] == "TruckerBuilds":
        build(trucker)
        return
    for _ in range(12):
        press(trucker.page)
        for _ in range(40):
            now = trucker.prompt
            if now is None or now["number"] != question["number"]:
                return
            trucker.page.wait_for_timeout(STEP_MS)
    raise AssertionError(f"no press answers {question['decision']}: {question['offer']}"[:600])


def build(trucker: Trucker) -> None:
    """Take, place or return; finish a small ship."""
    question = trucker.prompt
    assert question is not None
    if trucker.hand:
        trucker.place_anywhere()
    elif trucker.ship["figures"]["components"] < PARTS and question["offer"]["face_down"] is None:
        trucker.give({"do": "TakeFaceDown"})
    else:
        free = [one["number"] for one in question["offer"]["numbers"] if one["refusal"] is None]
        trucker.give({"do": "Finish", "number": free[0]})


def test_five_seats_with_everything_on_fly_to_the_end(server: Server, visit: Come) -> None:
    table = server.table("peene", 5, game="galaxy-trucker", flights=FLIGHTS, modules=MODULES, roads=[3], turns=10)
    ada = visit(table, seats=(0,))
    ada.go(table.path)
    ada.page.locator("#prompt").wait_for()
    trucker = Trucker(ada)
    read = 0
    for _ in range(MOST):
        if trucker.until_asked() is None:
            break
        if len(trucker.listen()["public"]["accounts"]) > read:  # the sheet of a flight lies on the table
            read += 1
            ada.page.get_by_role("button", name="To the next flight").click()
        answer(trucker)
    sheet = ada.page.locator("main.result table, .result table").first
    sheet.wait_for()
    expect(sheet.locator("thead th")).to_have_count(1 + 5)
    assert [len(flight) for flight in trucker.listen()["public"]["accounts"]] == [5] * len(FLIGHTS)


def test_the_set_up_switches_modules_and_the_server_refuses_what_cannot_be(visit: Come) -> None:
    ada = visit()
    ada.faults = Forgiving(ada.faults)
    ada.go("/new/galaxy-trucker")
    page = ada.page
    fifth, tech = (page.get_by_role("switch", name=name) for name in ("Fifth Wheel", "New Technologies"))
    expect(fifth).to_be_disabled()
    expect(page.get_by_text("Fifth Wheel needs New Technologies.")).to_be_visible()
    tech.click()
    fifth.click()
    expect(page.locator(".summary h1")).to_contain_text("for 5")
    tech.click()  # now the server has something against it
    trouble = page.locator("p.trouble").first
    expect(trouble).to_contain_text("GX-002")
    tech.click()
    expect(page.locator("p.trouble")).to_have_count(0)
    page.get_by_role("group", name="Rough Roads").get_by_role("button", name="More").click()
    expect(page.locator(".summary .hard")).to_contain_text("Difficulty 1")
    page.locator(".btn.go").first.click()
    page.locator("#prompt").wait_for()
    expect(page.locator(".rail")).to_contain_text("Rough Roads are laid out")
    expect(page.locator("[data-road]")).to_have_count(1)


def test_dice_choose_how_difficult_a_game_is_and_the_table_tells_it(visit: Come) -> None:
    ada = visit()
    ada.go("/new/galaxy-trucker")
    page = ada.page
    dice = page.locator("[data-dice]")
    for _ in range(4):
        dice.get_by_role("button", name="More").click()
    expect(dice.locator(".dice svg")).to_have_count(4)
    expect(dice.locator("[data-hard='4']")).to_be_visible()  # as the server reads them (GX-536)
    expect(page.locator(".summary .hard")).to_contain_text("Difficulty 4")
    expect(page.get_by_role("switch", name="Evil Machinations")).to_be_disabled()  # the dice decide
    expect(page.get_by_role("group", name="Rough Roads")).to_have_count(0)
    dice.get_by_role("button", name="Roll again").click()
    expect(dice.locator("[data-hard='4']")).to_be_visible()
    page.locator(".btn.go").first.click()
    page.locator("#prompt").wait_for()
    told = page.locator(".rail [data-hard='4']")
    expect(told).to_be_visible()
