"""Two people with a browser each, and a bot: the second comes by the link, and no sealed program is seen."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.pilot import Choose, Pilot
from tests.web.server import Server
from tests.web.visitor import Visitor, content

QUIET = ("over", "nothing")


def race_together(*pilots: Pilot) -> None:
    """Let several people answer in turn whenever they are asked, until all see the end."""
    for _ in range(2000):
        sights = [pilot.look() for pilot in pilots]
        if all(sight.what == "over" for sight in sights):
            return
        asked = [(who, sight) for who, sight in zip(pilots, sights, strict=True) if sight.what not in QUIET]
        for pilot, sight in asked:
            pilot.answer(sight)
        if not asked:
            pilots[0].page.wait_for_timeout(30)
    raise AssertionError("the race never ended")


def test_the_second_joins_by_the_link_and_both_race_to_the_end(server: Server, visit: Come) -> None:
    table = server.table("poe", seed=11)
    ada, brice = visit(table), visit()
    ada.go(table.path)
    link = ada.page.locator(".link input").input_value()
    assert link == server.base + table.path
    brice.page.goto(link)
    brice.page.locator("form input").fill("Brice")
    brice.page.locator("form button[type=submit]").click()
    brice.page.locator("#prompt").wait_for()
    race_together(Pilot(ada.page), Pilot(brice.page, choose=lambda lanes: lanes[-1]))
    titles = [visitor.page.locator("main.result h1").inner_text() for visitor in (ada, brice)]
    assert titles[0] == titles[1]
    for visitor, mine in ((ada, "0"), (brice, "1")):
        for message in visitor.heard:
            assert set(message.get("mine", {})) <= {mine}, "what another seat alone may see"
            assert set(message.get("prompts", {})) <= {mine}, "the question of another seat"


def until_foreseen(visitor: Visitor) -> int:
    """Wait until the page knows whether the open question may be taken back; return how much was heard by then."""
    visitor.until(lambda: foreseen(visitor), "whether the question may be taken back")
    return len(visitor.heard)


def foreseen(visitor: Visitor) -> bool:
    """Say whether the page knows of the open question whether it may be taken back."""
    numbers = [prompt["number"] for message in visitor.heard for prompt in message.get("prompts", {}).values()]
    known = [message["number"] for message in visitor.heard if message["type"] == "foreseen"]
    return known[-1:] == numbers[-1:]


def sealed(server: Server, visit: Come, choose: Choose) -> tuple[Visitor, str, list[str], Pilot]:
    """Let Ada seal a first program; return Brice, his page, what he has heard since, and his pilot."""
    table = server.table("ppe", seed=3)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    ada.go(table.path)
    brice.go(table.path)
    hers, his = Pilot(ada.page), Pilot(brice.page)
    for pilot in (hers, his):
        pilot.wait("start")
        pilot.step()
    his.wait("lanes")
    expect(brice.page.locator(".rail .chip", has_text="Ready")).to_have_count(1)  # the bot
    before = until_foreseen(brice)
    hers.choose = choose
    hers.until("ready")
    hers.ready()
    expect(brice.page.locator(".rail .chip", has_text="Ready")).to_have_count(2)
    expect(brice.page.locator("#prompt .way")).to_be_visible()  # that an answer is final is told a moment later
    # What his own page asked may be answered before or after; it is the same each time.
    later = [message for message in brice.heard[before:] if message["type"] != "foreseen"]
    heard = [json.dumps(message, sort_keys=True).replace(table.id, "TABLE") for message in later]
    return brice, content(brice.page, table), heard, his


def test_a_sealed_program_reaches_neither_the_page_nor_the_socket_of_another(server: Server, visit: Come) -> None:
    one, page_one, heard_one, pilot_one = sealed(server, visit, lambda lanes: lanes[0])
    two, page_two, heard_two, pilot_two = sealed(server, visit, lambda lanes: lanes[-1])
    assert heard_one, "that she is ready is told"
    assert heard_one == heard_two, "what is told must not depend on what was sealed"
    assert page_one == page_two, "what is shown must not depend on what was sealed"
    for pilot in (pilot_one, pilot_two):
        pilot.until("ready")
        pilot.ready()
        pilot.wait("lanes", "over", "tiles")
    opened = [program_of(visitor, seat=0) for visitor in (one, two)]
    assert opened[0] != opened[1], "the programs were different, and the reveal shows them"


def program_of(visitor: Visitor, seat: int) -> list[int]:
    """Return the program of a seat as it was opened."""
    for message in visitor.heard:
        for event in message.get("events", []):
            if event["event"] == "ProgramOpened" and event["seat"] == seat:
                lanes: list[int] = event["lanes"]
                return lanes
    raise AssertionError("no program was opened")
