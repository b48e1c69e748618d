"""Puzzles right and wrong, their progress on the device; positions pasted and copied."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import astrodrome as ad
from astrodrome.puzzles.shipped import puzzles_of
from tests.web import axe
from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.test_review import opened
from tests.web.visitor import Eyes

COPIED = {
    "en": ("Copy the position", "Position copied", "Position", "Play it"),
    "fr": ("Copier la position", "Position copiée", "Position", "La jouer"),
}


def stay_or_leave(best: str) -> str:
    """Return a puzzle of Celestia whose best answer is to stay, or to leave."""
    for puzzle in puzzles_of("celestia"):
        options = puzzle["options"]
        assert isinstance(options, list)
        actions = [option["action"]["do"] for option in options if isinstance(option, dict)]  # type: ignore[index, call-overload]
        if puzzle["theme"] == "stay-or-leave" and actions == [best, "Leave" if best == "Stay" else "Stay"]:
            return str(puzzle["id"])
    raise AssertionError(f"no puzzle is answered by {best}")


def test_a_puzzle_is_found_by_its_theme_answered_wrong_and_then_right(server: Server, visit: Come) -> None:
    ada = visit()
    page = ada.page
    ada.go("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator("section[data-game] li")).to_have_count(15)
    assert axe.violations(page) == []
    page.locator("section[data-game=celestia]").get_by_role("link", name="Stay or leave").click()
    panel = page.locator("[data-puzzle]")
    expect(panel).to_contain_text("Find the best answer")
    expect(page.locator("#prompt")).to_contain_text("The game goes on from here")
    ada.go(f"/puzzles/celestia/{stay_or_leave('Stay')}")
    page.locator("#prompt").get_by_role("button", name=re.compile("^Leave")).first.click()
    wrong = page.locator("[data-puzzle=wrong]")
    expect(wrong).to_contain_text("Better:")
    expect(wrong).to_contain_text(re.compile(r"the captain faces the dice \d+ times in 100"))
    expect(wrong).to_contain_text(re.compile(r"It wins \d+ times in 100 instead of \d+"))
    expect(panel.locator("li")).to_have_count(2)
    ada.go(f"/puzzles/celestia/{stay_or_leave('Leave')}")
    page.locator("#prompt").get_by_role("button", name=re.compile("^Leave")).first.click()
    expect(page.locator("[data-puzzle=right]")).to_contain_text("Right")
    assert axe.violations(page) == []
    panel.get_by_role("button", name="Next puzzle").click()
    expect(page.locator("[data-puzzle=open]")).to_be_visible()
    ada.go("/puzzles")
    stay = page.locator("section[data-game=celestia] li").first
    expect(stay.locator("i.right")).to_have_count(1)
    expect(stay.locator("i.wrong")).to_have_count(1)
    ada.go("/")
    expect(page.locator("[data-puzzle]")).to_have_count(0)
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("button", name="Clear all").click()
    expect(stay.locator("i.right, i.wrong")).to_have_count(0)


def test_a_puzzle_on_a_phone_in_french(server: Server, visit: Come) -> None:
    ada = visit(eyes=Eyes(lang="fr", width=390, height=844))
    page = ada.page
    ada.go("/puzzles")
    expect(page.get_by_role("link", name="Rester ou descendre")).to_be_visible()
    assert axe.too_wide(page) is None
    ada.go(f"/puzzles/celestia/{stay_or_leave('Stay')}")
    strip = page.locator("[data-puzzle-strip]")
    expect(strip).to_contain_text("Rester ou descendre")
    bar = page.get_by_role("banner").bounding_box()
    above = strip.bounding_box()
    assert bar is not None
    assert above is not None
    assert above["y"] + above["height"] <= bar["y"] + 1, "the strip lies over nothing"
    expect(page.locator("#prompt")).to_contain_text("La partie reprend ici")
    page.get_by_role("button", name=re.compile("^Joueurs")).click()
    expect(page.locator("main")).to_contain_text(re.compile(r"Joueur \d"))
    page.get_by_role("button", name=re.compile("^Voyage")).click()
    skip = strip.get_by_role("button", name="Passer à un autre")
    skip.click(trial=True)  # and nothing lies over it
    assert axe.violations(page) == []
    page.locator("#prompt").get_by_role("button", name=re.compile("^Descendre")).first.click()
    wrong = page.locator("[data-puzzle=wrong]")
    expect(wrong).to_contain_text("Mieux")
    expect(wrong).to_contain_text(re.compile(r"gagne \d+ fois sur 100 au lieu de \d+"))
    assert axe.violations(page) == []
    page.reload()
    page.locator("#prompt").get_by_role("button", name=re.compile("^Rester")).first.click()
    right = page.locator("[data-puzzle=right]")
    expect(right).to_contain_text("Juste")
    expect(right).to_contain_text("capitaine")
    assert axe.too_wide(page) is None
    assert axe.violations(page) == []


def test_a_position_is_pasted_and_played(server: Server, visit: Come) -> None:
    ada = visit()
    page = ada.page
    ada.go("/lobby")
    page.get_by_role("textbox", name="Position").fill("celestia 1; hands x")
    page.get_by_role("button", name="Play it").click()
    form = page.get_by_role("region", name="Play from a position")
    expect(form.get_by_role("alert")).to_contain_text("hands")
    assert all("422" in fault for fault in ada.faults), "the browser notes each refusal"
    ada.faults.clear()
    page.get_by_role("textbox", name="Position").fill(ad.game("celestia").new(2, {}, 5).position())
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("#prompt")).to_be_visible()


@pytest.mark.parametrize("lang", COPIED)
def test_a_moment_of_a_finished_game_is_copied_as_a_position_and_played(server: Server, visit: Come, lang: str) -> None:
    copy, copied, label, play = COPIED[lang]
    ada = visit(eyes=Eyes(lang="fr", width=390, height=844) if lang == "fr" else Eyes())
    page = ada.page
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.go(f"/t/{opened(server)}/replay#e9")
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name=copy).click()
    expect(page.get_by_role("button", name=copied)).to_be_visible()
    text = str(page.evaluate("navigator.clipboard.readText()"))
    assert ad.game("celestia").position(text).position() == text
    ada.go("/lobby")
    page.get_by_role("textbox", name=label).fill(text)
    assert axe.too_wide(page) is None
    assert axe.violations(page) == []
    page.get_by_role("button", name=play).click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("#prompt")).to_be_visible()
