"""The slip of a guided game: what is pressed in it can be seen, rings come and go, hints put away come back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.visitor import Eyes, Lang

# Buttons of the slip that its frame cuts off, and lines of the good choice that lie under a button.
HIDDEN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const slip = box(document.querySelector("[data-guide] .slip"));
  const buttons = [...document.querySelectorAll("[data-guide] .btn")];
  const good = document.querySelector("[data-prepared]");
  const cut = buttons.filter((one) => box(one).bottom > slip.bottom || box(one).top < slip.top ||
    (good && one.closest(".say") && box(one).left < box(good).right && box(one).right > box(good).left &&
      box(one).bottom > box(good).top + 1));
  const words = [...document.querySelectorAll("[data-prepared] p")].filter((one) => box(one).height > 0);
  const under = words.filter((one) => buttons.some((over) =>
    box(one).left < box(over).right && box(over).left < box(one).right &&
    box(one).top < box(over).bottom && box(over).top < box(one).bottom));
  return [...cut, ...under].map((one) => one.textContent);
}"""

# How many of these pieces reach under the hint.
COVERED = """(pieces) => {
  const top = document.querySelector("[data-guide]").getBoundingClientRect().top;
  return pieces.filter((one) => one.getBoundingClientRect().bottom > top + 1).length;
}"""
MOST = 30
"""Good choices before a first race, at most."""


def guided(visit: Come, game: str, eyes: Eyes) -> Page:
    """Begin a guided game, and wait for its first good choice."""
    ada = visit(eyes=eyes)
    ada.go(f"/new/{game}")
    ada.page.locator(".guided .btn").first.click()
    ada.page.locator("[data-prepared] .btn").wait_for(timeout=60_000)
    return ada.page


@pytest.mark.parametrize(("game", "hints"), [("celestia", 3), ("celerium", 2)], ids=["celestia", "celerium"])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768)], ids=["phone", "middle"])
def test_what_is_pressed_is_in_sight(visit: Come, game: str, hints: int, lang: Lang, width: int, height: int) -> None:
    page = guided(visit, game, Eyes(lang=lang, width=width, height=height))
    for _ in range(hints):
        expect(page.locator("[data-guide] h3")).to_be_visible()
        assert page.evaluate(HIDDEN) == []
        before = page.locator("[data-guide] h3").inner_text()
        more = page.locator("[data-guide] .say .btn")
        if not more.count():  # the last hint of a question goes with its answer
            return
        more.click()
        expect(page.locator("[data-guide] h3", has_text=before)).to_have_count(0)
    assert page.evaluate(HIDDEN) == []


def test_a_ring_lies_over_the_prompt_and_goes_with_its_hint(visit: Come) -> None:
    page = guided(visit, "celestia", Eyes(width=390, height=844))
    more = page.locator("[data-guide] .say .btn")
    for title in ("Read the dice", "Stay or leave"):
        more.click()
        expect(page.locator("[data-guide] h3")).to_have_text(title)
    expect(page.locator("body > [data-ring]")).to_have_count(1)
    more.click()
    expect(page.locator("[data-ring]")).to_have_count(0)


def test_hints_put_away_come_back_where_they_were(visit: Come) -> None:
    page = guided(visit, "celestia", Eyes())
    page.locator("[data-guide] .say .btn").click()
    expect(page.locator("[data-guide] h3")).to_have_text("Read the dice")
    page.get_by_role("button", name="Hide hints").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Show hints").click()
    expect(page.locator("[data-guide] h3")).to_have_text("Read the dice")
    expect(page.locator("[data-prepared] .btn")).to_be_visible()


def test_what_a_card_says_goes_with_a_press_elsewhere(visit: Come) -> None:
    page = guided(visit, "celestia", Eyes(width=1024, height=768))
    note = page.locator(".own .hand [role=status]")
    page.locator(".own .hand button").last.click()
    expect(note).to_be_visible()
    page.locator("[data-guide] .say").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_hints_of_a_rally_cover_nothing_that_is_chosen_from(visit: Come, lang: Lang) -> None:
    page = guided(visit, "celerium", Eyes(lang=lang, width=1024, height=768))
    choice, ask = page.locator("[data-prepared] .btn"), page.locator("[data-ask]")
    pieces = page.locator("[data-market] > *, [data-boosts] > *")
    seen: set[str | None] = set()
    for _ in range(MOST):
        choice.wait_for(timeout=60_000)
        asked = ask.get_attribute("data-ask")
        if asked == "FranchiseRaces":
            break
        assert pieces.evaluate_all(COVERED) == 0, asked
        seen.add(asked)
        turn = ask.get_attribute("data-turn") or ""
        choice.click()
        expect(ask).not_to_have_attribute("data-turn", turn)
    assert {"FranchiseShops", "FranchisesBoost"} <= seen
    cards, board = page.locator(".own .cards"), page.locator(".race .board")
    expect(cards).to_be_visible()
    low = board.bounding_box()
    page.locator("[data-guide] .say .btn").click()
    expect(cards).to_be_hidden()  # the hint of the track: the track has their room
    high = board.bounding_box()
    assert low is not None
    assert high is not None
    assert high["height"] > low["height"] + 100
    page.locator("[data-guide] .say .btn").click()
    expect(cards).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_ones_own_name_is_whole_in_the_strip_of_a_first_game(visit: Come, lang: Lang) -> None:
    page = guided(visit, "memoracers", Eyes(lang=lang, width=390, height=844))
    names = page.locator(".strip .name")
    expect(names).to_have_count(3)
    cut = [name.inner_text() for name in names.all() if name.evaluate("one => one.scrollWidth > one.clientWidth")]
    assert cut == []
