"""Beside the cards of Celestia: set-up, guides, standing passes, the captain's beat, table talk, the final count."""

from __future__ import annotations

import json
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS
from tests.web.celestia import finished
from tests.web.celestia_crew import Crew
from tests.web.celestia_pilot import Traveller
from tests.web.celestia_search import asked, both, can, find
from tests.web.conftest import Come
from tests.web.server import Message, Server
from tests.web.test_refusals import Forgiving
from tests.web.visitor import Eyes, Visitor

BEAT_MS = 700
LONG_BEAT_MS = 2500
"""Long enough to look at the bar."""


def our_table() -> dict[str, Json]:
    """Return our own table of cities and cards."""
    assert SPEC.our_content is not None
    content = plain(SPEC.our_content())
    assert isinstance(content, dict)
    return content


def bring(page: Page, folder: Path, name: str, text: str) -> None:
    """Bring a file to the set-up."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(path)


def test_a_table_of_ones_own_is_brought_as_a_file(visit: Come, tmp_path: Path) -> None:
    ada = visit()
    page = ada.page
    ada.faults = Forgiving(ada.faults)
    ada.go("/new/celestia")
    deck = page.locator("dl .num").first
    expect(deck).to_have_text("84")
    own = our_table()
    cards = own["cards"]
    assert isinstance(cards, list)
    assert isinstance(cards[0], dict)
    cards[0]["copies"] = 3 + int(str(cards[0]["copies"]))
    bring(page, tmp_path, "more-compasses.json", json.dumps(own))
    expect(page.get_by_text("Your file more-compasses.json")).to_be_visible()
    expect(deck).to_have_text("87")
    cards[0]["copies"] = -1
    bring(page, tmp_path, "wrong.json", json.dumps(own))
    expect(page.get_by_text("cards[0]")).to_be_visible()
    expect(page.get_by_role("button", name="Start with 3")).to_have_attribute("aria-disabled", "true")
    bring(page, tmp_path, "no.json", "not JSON")
    expect(page.get_by_text("no.json is not JSON")).to_be_visible()
    page.get_by_role("button", name="Use ours").click()
    expect(deck).to_have_text("84")


def test_what_does_not_go_together_is_refused_with_its_rule(visit: Come) -> None:
    choices = {"modules": ["ext2"]}
    seats = [
        {"id": 0, "kind": "here", "name": "Ada", "bot": "easy"},
        {"id": 1, "kind": "bot", "name": "", "bot": "easy"},
    ]
    ada = visit(**{"setup.celestia": json.dumps({"choices": choices, "seats": seats})})
    page = ada.page
    ada.faults = Forgiving(ada.faults)
    ada.go("/new/celestia")
    expect(page.get_by_role("link", name="CS-420")).to_be_visible()
    expect(page.get_by_role("button", name="Start with 2")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("switch", name="Two-player variant").click()
    expect(page.get_by_role("button", name="Start with 2")).not_to_have_attribute("aria-disabled", "true")


def test_an_extension_has_a_guide_of_its_own(visit: Come) -> None:
    ada = visit()
    page = ada.page
    ada.go("/new/celestia")
    page.get_by_role("button", name="A Little Help").click()
    slip = page.locator("aside.slip")
    expect(slip).to_contain_text("Your character")
    slip.get_by_role("button", name="Do it for me").click()
    expect(slip.filter(has_text="Your character")).to_have_count(0)


def decisions(visitor: Visitor) -> list[str]:
    """Return the questions that a page has heard, by name."""
    prompts = [prompt for message in visitor.heard for prompt in message.get("prompts", {}).values()]
    return [prompt["decision"] for prompt in prompts]


def plays(visitor: Visitor) -> list[Message]:
    """Return the answers that a page has given."""
    return [message["action"] for message in visitor.said if message["type"] == "play"]


def heard_at(visitor: Visitor, wanted: str) -> float:
    """Wait until the page hears a question by name; return when it was."""
    visitor.until(lambda: wanted in decisions(visitor), wanted)
    return time.monotonic()


def first_play(visitor: Visitor) -> Message:
    """Wait until the page answers; return the answer."""
    visitor.until(lambda: plays(visitor), "an answer of the page")
    return plays(visitor)[0]


def sit(server: Server, visit: Come, crew: Crew, **kept: str) -> Visitor:
    """Bring a table to its moment and open it for the first seat."""
    crew.prepare()
    visitor = visit(crew.table, seats=(0,), **kept)
    visitor.go(crew.table.path)
    return visitor


def test_who_can_do_nothing_is_answered_for_at_the_end_of_the_bar(server: Server, visit: Come) -> None:
    nothing = both(asked("PlayersAfterAnnouncements"), lambda game: game.legal(0) == (PASS,))
    crew = Crew(server, find(nothing, modules=()), LONG_BEAT_MS, asks=False)
    ada = sit(server, visit, crew)
    page = ada.page
    heard_at(ada, "PlayersAfterAnnouncements")
    expect(page.locator("#prompt .beat")).to_be_attached()
    expect(page.locator("[data-standing]")).to_contain_text("goes out by itself")
    assert not page.locator("[data-decision=PlayersAfterAnnouncements]").count()
    expect(page.locator("#prompt .beat")).to_have_count(0)
    assert plays(ada) == [], "the table has answered, not the page"
    crew.close()


def test_a_card_is_kept_back_for_the_voyage_and_let_go_again(server: Server, visit: Come) -> None:
    crew = Crew(server, find(can(a.Play("spy")), modules=("ext2",)), asks=False)
    ada = sit(server, visit, crew)
    page = ada.page
    Traveller(page).wait_for("PlayersBeforeRoll")
    page.get_by_role("button", name="Keep it back").or_(page.get_by_role("button", name="Keep them back")).click()
    assert first_play(ada) == {"do": "Pass"}
    kept = page.get_by_role("switch", name="Spy kept, until the next voyage")
    expect(kept).to_be_checked()
    page.reload()
    kept.focus()
    page.keyboard.press("Space")
    expect(kept).to_have_count(0)
    crew.close()


def test_who_wants_no_question_is_left_alone_until_the_next_city(server: Server, visit: Come) -> None:
    crew = Crew(server, find(can(a.Play("spy")), modules=("ext2",)), asks=False)
    ada = sit(server, visit, crew)
    page = ada.page
    Traveller(page).wait_for("PlayersBeforeRoll")
    page.get_by_role("button", name="Stop asking me").click()
    assert first_play(ada) == {"do": "Pass"}
    alone = page.get_by_role("switch", name="No reactions, until the next city")
    expect(alone).to_be_checked()
    alone.click()
    expect(alone).to_have_count(0)
    crew.close()


def test_who_wants_to_be_asked_always_says_a_forced_word(server: Server, visit: Come) -> None:
    forced = both(asked("CaptainDeclares"), lambda game: game.legal(0) == (a.DECLARE_SUCCESS,))
    crew = Crew(server, find(forced, modules=()), BEAT_MS)
    ada = sit(server, visit, crew)
    since = heard_at(ada, "CaptainDeclares")
    expect(ada.page.get_by_role("switch", name="Always ask me")).to_be_checked()
    button = ada.page.locator("#prompt .actions button")
    expect(button).to_have_count(1)
    expect(button).to_contain_text("lay ")
    button.click()
    assert first_play(ada) == {"do": "DeclareSuccess"}
    assert time.monotonic() - since > 0.7 * BEAT_MS / 1000
    crew.close()


def test_a_quick_phrase_is_heard_in_ones_own_language(server: Server, visit: Come) -> None:
    table = server.table("ppe", seed=3, game="celestia")
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,), eyes=Eyes(lang="fr"))
    for visitor in (ada, brice):
        visitor.go(table.path)
    for visitor in (ada, brice):
        visitor.page.locator("#prompt").wait_for()
    ada.page.get_by_role("button", name="Trust me").click()
    expect(brice.page.locator(".rail .said")).to_contain_text("Fais-moi confiance")
    brice.page.set_viewport_size({"width": 390, "height": 844})
    brice.page.get_by_role("button", name="Joueurs").click()
    brice.page.get_by_role("button", name="Descends").click()
    expect(ada.page.locator(".rail .said").filter(has_text="Jump!")).to_be_visible()


def test_treasures_are_counted_one_by_one_at_the_end(server: Server, visit: Come) -> None:
    table = finished(None, server)
    ada = visit(table, seats=(0,), eyes=Eyes(speed="1"))
    ada.go(table.path)
    page = ada.page
    expect(page.get_by_role("heading", name="Treasures are counted")).to_be_visible()
    turned = page.locator(".pieces .turned")
    expect(turned.nth(3)).to_be_visible()
    page.get_by_role("button", name="Show the result").click()
    expect(page.locator("main.result .eyebrow").first).to_contain_text("Winner")
    expect(page.locator(".account", has_text="Help cards left").first).to_be_visible()
