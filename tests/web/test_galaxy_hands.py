"""Hands in the yard of Galaxy Trucker: a component is turned and dragged as people turn and drag things."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from tests.web import galaxy_trucker
from tests.web.galaxy_moments import in_hand, parts
from tests.web.galaxy_script import Moment, find
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.visitor import Eyes

FEW = 12  # components of a ship that has barely begun


@pytest.fixture
def scenes(browser: Browser, server: Server) -> Iterator[Scenes]:
    """The screens as somebody sees them."""
    opened = Scenes(browser, server, Eyes(), Table("", {}))
    yield opened
    opened.close()


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Scenes]:
    """The screens of a phone."""
    opened = Scenes(browser, server, Eyes(width=390, height=844), Table("", {}))
    yield opened
    opened.close()


def yard(scenes: Scenes) -> Page:
    """Open a yard with a component in hand."""
    return galaxy_trucker.at(scenes, find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, in_hand))


def picture(page: Page) -> str:
    """Return the component in hand as it is drawn."""
    return page.locator("#prompt .hand svg").inner_html()


def four(page: Page) -> list[str]:
    """Return how the component in hand looks after each quarter turn by the button, back where it began."""
    found = []
    for _ in range(4):
        found.append(picture(page))
        page.locator("#prompt").get_by_role("button", name="Turn", exact=True).click()
    assert len(set(found)) > 1, "a component that looks the same from all sides shows no turn"
    return found


def middle(place: Locator) -> tuple[float, float]:
    """Return the middle of an element."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def shows(page: Page, look: str) -> None:
    """Wait until the component in hand looks so."""
    expect(page.locator("#prompt .hand svg")).to_have_js_property("innerHTML", look)


def test_wheel_right_click_and_keys_turn_the_component_in_hand(scenes: Scenes) -> None:
    page = yard(scenes)
    looks = four(page)
    ship = page.locator("main .ship [role=group] > svg").first
    ship.hover()
    page.mouse.wheel(0, 100)
    shows(page, looks[1])
    rolled = page.evaluate("() => performance.now()")  # what rolls on right after a turn does not turn it again
    page.wait_for_function("(at) => performance.now() > at + 100", arg=rolled)
    page.mouse.wheel(0, -100)
    shows(page, looks[0])
    ship.click(button="right")
    shows(page, looks[1])
    page.locator("#prompt .hand").click(button="right")
    shows(page, looks[2])
    page.locator("#prompt .hand").click()
    shows(page, looks[3])
    page.keyboard.press("r")
    shows(page, looks[0])
    page.keyboard.press("Shift+R")
    shows(page, looks[3])
    page.locator("aside.rail, .rail").first.hover()
    page.mouse.wheel(0, 100)
    page.locator("h1").first.click(button="right")
    shows(page, looks[3])  # elsewhere the wheel scrolls and the menu opens


def early(moment: Moment) -> bool:
    """Want a ship that could be finished, with much still to be built."""
    numbers = moment.offer.get("numbers", ())
    return moment.decision == "TruckerBuilds" and any(not one["refusal"] for one in numbers) and parts(moment) <= FEW


def test_finishing_early_is_asked_about_once_and_says_what_is_missing(scenes: Scenes) -> None:
    page = galaxy_trucker.at(scenes, find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, early))
    prompt, rail = page.locator("#prompt"), page.locator(".rail")
    expect(rail).to_contain_text("Ends your building. The lower the number, the further ahead you start.")
    rail.get_by_role("button", name="Finish with number 1").click()
    expect(prompt).to_contain_text("Finish now with number 1?")
    expect(prompt).to_contain_text("squares are still empty.")
    keep = prompt.get_by_role("button", name="Keep building")
    expect(keep).to_be_focused()
    page.keyboard.press("Enter")
    expect(prompt.get_by_role("button", name="Take from the heap")).to_be_visible()
    rail.get_by_role("button", name="Finish with number 1").click()
    prompt.get_by_role("button", name="Finish with number 1").click()
    expect(rail.locator(".taken").first).to_contain_text("Number 1: Ada")


def test_a_rivals_ship_is_one_press_away_and_so_is_the_way_back(scenes: Scenes) -> None:
    page = yard(scenes)
    scene = page.locator("main .scene")
    mine = scene.locator(".ship .part").count()
    page.locator(".rail .seat button").first.click()
    expect(scene.locator(".whose")).to_contain_text("’s ship")
    box = scene.locator("[role=group] > svg").first.bounding_box()
    assert box is not None
    assert box["height"] > 400
    page.keyboard.press("Escape")
    expect(scene.locator(".ship .part")).to_have_count(mine)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("aside.strip").get_by_role("button", name=re.compile("^Show .*’s ship$")).nth(1).click()
    expect(scene.locator(".whose")).to_contain_text("’s ship")
    scene.get_by_role("button", name="Back to my ship").click()
    expect(scene.locator(".ship .part")).to_have_count(mine)


LINES = """(log) => {
  const { top, bottom } = log.closest(".body").getBoundingClientRect();
  const inside = ({ top: from, bottom: to }) => from >= top - 1 && to <= Math.min(bottom, innerHeight) + 1;
  const lines = [...log.querySelectorAll("li")].flatMap((line) => {
    const words = document.createRange();
    words.selectNodeContents(line.querySelector(".grow") ?? line);
    return [...new Set([...words.getClientRects()].map(({ top }) => Math.round(top / 8)))].map(() => line);
  });
  return lines.filter((line) => inside(line.getBoundingClientRect())).length;
}"""


def test_the_log_keeps_six_lines_in_sight_however_full_the_rail_is(scenes: Scenes) -> None:
    page = galaxy_trucker.SCENES["combat"](scenes)
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        log = page.locator(".rail ol.log")
        expect(log).to_be_visible()
        assert log.evaluate(LINES) >= 6, (width, height)
    page = yard(scenes)
    body = page.locator(".rail .body:has(ol.log)").bounding_box()
    assert body is not None
    assert body["height"] >= 190
    assert body["y"] + body["height"] <= 900


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Put fingers on the screen, move them, or lift them."""
    at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def test_two_fingers_twist_the_component_in_hand(phone: Scenes) -> None:
    page = yard(phone)
    looks = four(page)
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    x, y = middle(page.locator("main .ship [role=group] > svg").first)
    around = [(60, 0), (57, 20), (48, 36), (35, 49), (20, 57)]  # some 70 degrees, clockwise
    spread = [((x - a, y - b), (x + a, y + b)) for a, b in around]
    touch(line, "touchStart", *spread[0])
    for points in spread[1:]:
        touch(line, "touchMove", *points)
    touch(line, "touchEnd")
    shows(page, looks[1])
    touch(line, "touchStart", *spread[-1])
    for points in reversed(spread[:-1]):
        touch(line, "touchMove", *points)
    touch(line, "touchEnd")
    shows(page, looks[0])
    assert page.evaluate("() => window.visualViewport.scale") == 1  # the page was not enlarged
    expect(page.locator("#prompt")).to_contain_text("in hand")


def takes(moment: Moment) -> bool:
    """Want an empty hand, and components that lie face up."""
    empty = moment.decision == "TruckerBuilds" and not moment.offer["squares"] and not moment.offer["face_down"]
    return empty and sum(not one["refusal"] for one in moment.offer["face_up"]) >= 4


def fitting(page: Page) -> Locator:
    """Return the first square in which the dragged component fits, once it is known."""
    square = page.locator("main [data-square].fit").first
    expect(square).to_be_visible()
    return square


def test_a_component_is_dragged_from_the_warehouse_to_its_square(scenes: Scenes) -> None:
    page = galaxy_trucker.at(scenes, find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, takes))
    parts = page.locator("main .ship .part")
    before = parts.count()
    names = [tile.get_attribute("data-take") for tile in page.locator("[data-take]:not([aria-disabled=true])").all()]
    page.mouse.move(*middle(page.locator(f"[data-take='{names[0]}']")))
    page.mouse.down()
    page.mouse.move(700, 300, steps=4)
    expect(page.locator(f"[data-drag] [data-component='{names[0]}']")).to_be_visible()
    for _ in range(4):
        if page.locator("main [data-square].fit").count():
            break
        expect(page.locator("#prompt")).to_contain_text("in hand")
        page.keyboard.press("r")
    page.mouse.move(*middle(fitting(page)), steps=4)
    expect(page.locator("[data-drag]")).to_have_css("opacity", "0")  # it is seen on its square
    page.mouse.up()
    expect(parts).to_have_count(before + 1)
    expect(page.locator(f"main .ship .part[data-component='{names[0]}']")).to_have_count(1)
    expect(page.locator("[data-drag]")).to_have_count(0)


def test_what_is_dragged_off_the_ship_stays_in_hand_or_goes_back(scenes: Scenes) -> None:
    page = galaxy_trucker.at(scenes, find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, takes))
    name = page.locator("[data-take]:not([aria-disabled=true])").first.get_attribute("data-take")
    page.mouse.move(*middle(page.locator(f"[data-take='{name}']")))
    page.mouse.down()
    page.mouse.move(1200, 880, steps=4)
    page.mouse.up()
    expect(page.locator("#prompt")).to_contain_text("in hand")
    hand = page.locator("#prompt .hand")
    expect(hand.locator(f"[data-component='{name}']")).to_be_visible()
    hand.drag_to(page.locator("section[data-return] h2"))
    assert page.evaluate("() => String(getSelection())") == "", "words on the way were marked"
    expect(page.locator(f"[data-take='{name}']")).to_be_visible()
    expect(hand).to_have_count(0)


def test_a_finger_drags_a_component_up_from_the_warehouse(phone: Scenes) -> None:
    page = galaxy_trucker.at(phone, find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, takes))
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    tile = page.locator("[data-take]:not([aria-disabled=true])").first
    name = tile.get_attribute("data-take")
    x, y = middle(tile)
    touch(line, "touchStart", (x, y))
    for up in (12, 40, 90, 160):
        touch(line, "touchMove", (x, y - up))
    expect(page.locator(f"[data-drag] [data-component='{name}']")).to_be_visible()
    square = page.locator("main [data-square]").first
    expect(square).to_be_visible()
    touch(line, "touchMove", middle(square))
    touch(line, "touchEnd")
    expect(page.locator("[data-drag]")).to_have_count(0)
    # Welded where it fits; where it does not, it is shown there with what is wrong.
    expect(page.locator(f"main .ship [data-component='{name}']").first).to_be_visible()
