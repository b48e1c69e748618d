"""Layout at five sizes: answers in reach, words whole and large enough, a board that stands still. A quick sample.

One row of the sample is in the test language, a quarter longer than English: what it cuts off, a translation would too.
Every scene in every language: `./run soak` (`tests/soak/test_layout.py`).
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.celerium_search import found as race_found
from tests.web.celerium_search import prepared
from tests.web.conftest import Come
from tests.web.ends import ending
from tests.web.layout import BOARDS, SIZES, Box, board, faults, resize
from tests.web.server import Server
from tests.web.test_galaxy_readable import uncut
from tests.web.visitor import Eyes, Lang, Visitor, speak

SEATS, QUESTIONS, MOST_PX = "pene", 3, 2
LOWEST_WAYS_PX = 80
"""How much of a phone the ways on may take before somebody scrolls to them."""
LIT = ".circuit g[role=button], .scene [data-square].fit, .face.lit, button.sleeve.lit, button.pick.lit"
SAMPLE: tuple[tuple[str, Lang], ...] = (
    ("memoracers", "en-XA"),
    ("celestia", "en-XA"),
    ("celestia", "de"),
    ("celerium", "de"),
    ("galaxy-trucker", "de"),
)
LARGEST: dict[str, dict[str, float]] = {"celestia": {"height": 365}}
"""What a board measures on a phone at least, in pixels: `docs/design.md`, The table."""


BOX = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top, right, bottom };
}"""


def between(page: Page, one: str, above: str, below: str) -> str | None:
    """Return a fault where something shown does not lie between the top of one thing and the top of another."""
    if not page.locator(one).count():
        return None
    shown, first, last = [page.locator(query).first.evaluate(BOX) for query in (one, above, below)]
    inside = first["top"] - 1 <= shown["top"] and shown["bottom"] <= last["top"] + 1
    return None if inside else f"{one} is not in sight above {below}: {shown}, {last}"


def out_of_sight(page: Page, width: int) -> list[str]:
    """Return what a glance must find and does not, in the widest window and on a phone."""
    found: list[str | None] = []
    if width == SIZES[0][0]:
        found.append(between(page, ".rail li.seat.me", ".rail", ".rail section.fill"))
    if width == SIZES[-1][0]:
        found.append(between(page, ".circuit [data-ship='0']", ".circuit", ".own"))
        if not page.locator("#prompt .now").is_visible():
            found.append("what has just happened is not said")
        if not page.locator("aside.strip > button").is_visible():
            found.append("the strip does not say how much is hidden")
    return [one for one in found if one is not None]


SAID = "() => document.querySelector('#prompt')?.innerText"
OVER = "main.result"


def answered(ada: Visitor) -> None:
    """Give the first answer there is: the lime one, else a lit square, else any. The game may be over then."""
    page = ada.page
    before = page.evaluate(SAID)
    for answers in ("#prompt .btn.go", LIT, "#prompt .actions button:not([aria-disabled])"):
        found = page.locator(answers)
        if found.count():
            found.first.click()
            break
    ada.until(lambda: page.evaluate(SAID) != before, "the page goes on")
    expect(page.locator(f"#prompt:not(.wait), {OVER}").first).to_be_visible()


@pytest.mark.parametrize(("game", "lang"), SAMPLE)
def test_answers_are_in_reach_words_are_whole_and_the_board_stands_still(
    game: str, lang: Lang, visit: Come, server: Server
) -> None:
    table = server.table(SEATS, seed=3, game=game)
    ada = visit(table, seats=(0,), eyes=Eyes(lang=lang))
    page = ada.page
    ada.go(table.path)
    found: list[str] = []
    stood: dict[tuple[str, int], Box] = {}
    for _ in range(QUESTIONS):
        expect(page.locator("#prompt:not(.wait)")).to_be_visible()
        shown = False
        for width, height in SIZES:
            resize(page, width, height)
            found += [f"{width}×{height}: {fault}" for fault in (*faults(page), *out_of_sight(page, width))]
            phase = page.locator("header .short, header .on").first.inner_text()
            box = board(page, BOARDS[game])
            if box is None and shown:
                found.append(f"{width}×{height}: the board is not on screen")
            if box is not None:
                shown = True
                first = stood.setdefault((phase, width), box)
                if first.moved(box) > MOST_PX:
                    found.append(f"{width}×{height}: the board moved from {first} to {box}")
                if lang != "en-XA" and width == SIZES[-1][0] and box.height < LARGEST.get(game, {}).get("height", 0):
                    found.append(f"{width}×{height}: the board is too small: {box}")
        resize(page, *SIZES[0])
        answered(ada)
    assert stood, "the board was on screen"
    assert not found, "\n".join(found)


def test_who_leads_and_what_is_hidden_stay_in_sight_in_a_guided_game(visit: Come) -> None:
    page = (ada := visit()).page
    ada.go("/new/celerium")
    page.locator(".guided .btn").first.click()
    expect(page.locator("aside.slip")).to_be_visible()
    rail, facts = page.locator("aside.rail"), page.locator("aside.rail .facts")
    rail.evaluate("rail => { rail.style.height = '500px'; rail.scrollTop = rail.scrollHeight; }")
    assert rail.evaluate("rail => rail.scrollTop") > 0, "the rail is scrolled"
    assert facts.evaluate(BOX)["top"] == rail.evaluate(BOX)["top"]
    assert facts.evaluate(
        """facts => { const { left, top } = facts.getBoundingClientRect();
          return facts.contains(document.elementFromPoint(left + 20, top + 12)); }"""
    ), "nothing lies over it"


def test_who_leads_is_marked_beside_a_low_window(visit: Come, server: Server) -> None:
    table = prepared(server, race_found("race"))
    ada = visit(table, seats=(0,))
    page = ada.page
    ada.go(table.path)
    leads = page.locator("aside.rail .facts .lead")
    expect(leads).to_contain_text(" leads")
    name = leads.inner_text().removesuffix(" leads")
    resize(page, 844, 390)
    marked = page.locator("aside.seats li", has=page.locator(".crown"))
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text(name)
    expect(marked.locator(".crown")).to_be_in_viewport(ratio=1)


def test_the_first_game_is_named_on_a_phone(visit: Come) -> None:
    ada = visit(eyes=Eyes(width=390, height=844))
    ada.go("/")
    expect(ada.page.locator(".tables .mine h3")).to_contain_text("MemoRacers")


def test_every_boost_is_seen_whole_on_a_desktop(visit: Come, server: Server) -> None:
    table = prepared(server, race_found("boosts"))
    ada = visit(table, seats=(0,))
    page = ada.page
    ada.go(table.path)
    page.locator("button.boost").first.wait_for()
    for lang in ("en", "fr", "de"):
        speak(page, lang)
        assert page.locator(".stage").evaluate("(one) => one.scrollHeight <= one.clientHeight"), lang


@pytest.mark.parametrize(("width", "height"), SIZES[:2])
def test_a_market_of_four_is_seen_whole(width: int, height: int, visit: Come, server: Server) -> None:
    table = server.table("pnnn", seed=5, game="celerium")
    ada = visit(table, seats=(0,), eyes=Eyes(width=width, height=height))
    page = ada.page
    ada.go(table.path)
    expect(page.locator("#prompt:not(.wait)")).to_be_visible()
    answered(ada)
    sleeves = page.locator("[data-market] .sleeve.lit")
    expect(sleeves).to_have_count(4)
    bottom = page.locator(".own").first.evaluate(BOX)["top"]
    for sleeve in sleeves.all():
        assert sleeve.evaluate(BOX)["bottom"] <= bottom


def test_the_ways_on_leave_the_ranking_in_sight_on_a_phone(visit: Come, server: Server) -> None:
    known, helper = ending("memoracers"), visit()
    table = known.table(server, helper.page, 0)
    ada = visit(table, eyes=Eyes(width=390, height=844))
    page = ada.page
    ada.go(table.path)
    ways, last = page.locator(".result .actions"), page.locator(".result .actions .btn").last
    rematch = ways.get_by_role("button", name="Rematch")
    expect(rematch).to_be_in_viewport(ratio=1)
    assert 844 - ways.evaluate(BOX)["top"] <= LOWEST_WAYS_PX
    top = ways.evaluate(BOX)["top"]
    rematch.hover()
    page.mouse.down()
    assert ways.evaluate(BOX)["top"] == top, "what is pressed stays under the finger"
    page.mouse.move(1, 1)
    page.mouse.up()
    result = page.locator("main.result")

    def scrolled() -> bool:
        result.evaluate("one => one.scrollTo(0, one.scrollHeight)")  # again: its curve comes late and makes it longer
        return uncut(last, page.locator("body"))

    ada.until(scrolled, "the last way on")
