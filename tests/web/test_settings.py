"""Language, theme and motion are each person's own, and remembered; what happens is also spoken."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.pilot import Pilot
from tests.web.server import Server
from tests.web.test_refusals import speak
from tests.web.visitor import Eyes, Visitor

# Notes every place at which a ship is drawn.
WATCH_SHIPS = """() => {
  window.seen = new Set();
  const ships = () => document.querySelectorAll(".circuit .still > g[opacity]");
  const look = () => ships().forEach((ship) => seen.add(ship.getAttribute("transform")));
  const all = { attributes: true, childList: true, subtree: true };
  new MutationObserver(look).observe(document.querySelector(".circuit"), all);
}"""
# Notes everything that the two live regions say.
WATCH_SPEECH = """() => {
  window.spoken = [];
  const note = ({ type, addedNodes, target }) =>
    [...(type === "childList" ? addedNodes : [target])].forEach((node) => spoken.push(node.textContent.trim()));
  for (const region of document.querySelectorAll("[aria-live]")) {
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver((changes) => changes.forEach(note)).observe(region, all);
  }
}"""


def test_the_language_is_the_browsers_then_the_one_that_was_chosen(visit: Come) -> None:
    ada = visit(eyes=Eyes(lang="fr"))
    page = ada.page
    ada.go("/")
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "fr")
    page.get_by_role("link", name="Jouer MemoRacers").click()
    expect(page.get_by_role("heading", name="Sièges")).to_be_visible()
    speak(page, "English")
    expect(root).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


def test_the_theme_is_the_systems_then_the_one_that_was_chosen(visit: Come) -> None:
    ada = visit(eyes=Eyes(theme="dark"))
    page = ada.page
    ada.go("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    night = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Theme: Night").click()
    expect(root).to_have_attribute("data-theme", "light")
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") != night
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    ada.go("/new/memoracers")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Day")).to_be_checked()
    page.locator("[popover] label", has_text="System").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(contrast="more")
    expect(root).to_have_attribute("data-theme", "contrast")
    page.locator("[popover] label", has_text="Night").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(contrast="no-preference")
    page.locator("[popover] label", has_text="Contrast").click()
    page.reload()
    expect(root).to_have_attribute("data-theme", "contrast")


def flown(ada: Visitor, path: str) -> tuple[int, int]:
    """Fly one round; return in how many places ships were drawn, and how many steps they flew."""
    ada.go(path)
    pilot = Pilot(ada.page)
    pilot.until("ready")
    ada.page.evaluate(WATCH_SHIPS)
    before = len(ada.heard)
    pilot.ready()
    pilot.wait("lanes", "over")
    events = [event["event"] for message in ada.heard[before:] for event in message.get("events", [])]
    return ada.page.evaluate("() => seen.size"), events.count("ShipMoved")


def test_with_reduced_motion_ships_appear_where_they_arrive(server: Server, visit: Come) -> None:
    tables = [server.table("pnn", seed=3) for _ in range(2)]
    calm = visit(tables[0], eyes=Eyes(speed="2", reduced=True))
    places, steps = flown(calm, tables[0].path)
    assert steps >= 3
    assert places <= steps + 3 + steps, "a ship is seen where it was, where it arrives, and beside another"
    calm.page.get_by_role("button", name="Settings").click()
    expect(calm.page.get_by_text("Your system asks for less motion")).to_be_visible()
    lively = visit(tables[1], eyes=Eyes(speed="1"))
    moving, same = flown(lively, tables[1].path)
    assert same == steps
    assert moving > 2 * places, "without the wish for less they travel"


def said_aloud(page: Page) -> list[str]:
    """Return what the live regions have said."""
    spoken: list[str] = page.evaluate("() => spoken")
    return [line.strip() for line in spoken]


def test_log_lines_and_turns_are_spoken(server: Server, visit: Come) -> None:
    table = server.table("pne", seed=3)
    ada = visit(table)
    ada.go(table.path)
    page, pilot = ada.page, Pilot(ada.page)
    pilot.wait("start")
    page.evaluate(WATCH_SPEECH)
    for _ in range(2):
        pilot.until("ready")
        pilot.ready()
    pilot.until("lanes", "over")
    lines = page.locator(".rail .log li:not(.heading) .grow").all_inner_texts()
    assert len(lines) > 5
    ada.until(lambda: lines[0] in said_aloud(page), "the newest line, spoken with its burst")
    spoken = said_aloud(page)
    unspoken = [line for line in lines if line not in spoken]
    assert unspoken in ([], ["The reconnaissance lap shows every tile once"]), "it may be told before we listen"
    ada.until(lambda: any(line.startswith("Your turn:") for line in said_aloud(page)), "the turn is called")


OF_TILES = ("accelerator", "trap", "reconnaissance")
"""Words of log lines that say what lies on a tile."""


def test_the_log_is_still_there_after_a_reload(server: Server, visit: Come) -> None:
    table = server.table("pne", seed=3)
    ada = visit(table)
    ada.go(table.path)
    page, pilot = ada.page, Pilot(ada.page)
    for _ in range(2):
        pilot.until("ready")
        pilot.ready()
    pilot.until("lanes", "over")
    lines = page.locator(".rail .log li:not(.heading) .grow")
    before = lines.all_inner_texts()
    kept = [line for line in before if not any(word in line for word in OF_TILES)]
    assert 0 < len(kept) < len(before)
    page.reload()
    expect(lines).to_have_count(len(kept))
    assert lines.all_inner_texts() == kept, "all but what tiles did: they lie face down again (MR-024)"
