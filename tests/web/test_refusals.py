"""A refusal shows its rule and its sentence in the language of the page, and leads to that line of the rules."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from astrodrome.games.memoracers.spec import SPEC
from tests.web.conftest import Come
from tests.web.line import Line
from tests.web.pilot import GO, Pilot
from tests.web.server import Message, Server


def speak(page: Page, language: str) -> None:
    """Switch the language in the settings."""
    page.locator("header button[popovertarget]").click()
    page.locator("[popover] label", has_text=language).click()
    page.keyboard.press("Escape")


def refused(line: Line) -> Message:
    """Return the refusal of an answer that came over a line; what else a page asks may be refused without a word."""
    refusals = [message for message in line.heard if message["type"] == "refused"]
    return next(message for message in refusals if message["id"] in line.played)


def in_both_languages(page: Page, refusal: Message) -> Locator:
    """See the sentence of a refusal in English and in French, with its stamp; return the stamp."""
    toast = page.locator(".toast[role=group]")
    expect(toast).to_contain_text(refusal["message"])
    stamp = toast.get_by_role("link", name=refusal["rule"])
    expect(stamp).to_be_visible()
    expect(page.locator("[aria-live=assertive]")).to_contain_text(refusal["message"])
    speak(page, "Français")
    expect(toast).to_contain_text(SPEC.words.say("fr", "refusal", refusal["key"], refusal["args"]))
    return stamp


def opens_at(page: Page, rule: str) -> None:
    """See the rules beside the table at a line: marked as the one that was asked for, and in sight."""
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    line = page.locator(f"section.rules [id='{rule}']")
    expect(line).to_have_attribute("aria-current", "true")
    expect(line).to_be_in_viewport()


def test_a_stale_click_in_a_second_tab_is_refused_with_its_rule(server: Server, visit: Come) -> None:
    table = server.table("pe", seed=4)
    ada = visit(table)
    ada.go(table.path)
    Pilot(ada.page).wait("start")
    slow = ada.another_page()
    line = Line(slow)
    slow.goto(server.base + table.path)
    late = Pilot(slow)
    sight = late.wait("start")
    line.held = True
    Pilot(ada.page).step()
    late.hands.pick(slow, *sight.lit[0])
    slow.locator(".toast").first.wait_for()
    refusal = refused(line)
    assert refusal["rule"] == "AD-002"
    in_both_languages(slow, refusal).click()
    opens_at(slow, "AD-002")


def begun(server: Server, visit: Come) -> tuple[Page, Line, Pilot]:
    """Open a table whose line is in our hands."""
    table = server.table("pe", seed=4)
    ada = visit(table)
    line = Line(ada.page)
    ada.go(table.path)
    pilot = Pilot(ada.page)
    pilot.wait("start")
    return ada.page, line, pilot


def test_a_click_on_the_next_question_waits_for_the_reply_before(server: Server, visit: Come) -> None:
    page, line, pilot = begun(server, visit)
    line.slow = True  # the next question comes, and that the answer before was taken does not
    pilot.step()
    before = pilot.until("ready")
    for _ in range(2):
        page.locator(GO).click()
    assert len(line.played) == 1
    line.let_through()
    pilot.changed(before)
    assert len(line.played) == 2, "clicked twice, played once"
    expect(page.locator(".toast")).to_have_count(0)


def test_a_refusal_of_the_game_names_what_was_wrong(server: Server, visit: Come) -> None:
    page, line, pilot = begun(server, visit)
    pilot.until("ready")
    line.change = lambda said: {**said, "action": {**said["action"], "lanes": [6]}}
    page.locator(GO).click()
    page.locator(".toast").first.wait_for()
    refusal = refused(line)
    assert refusal["key"] == "off-the-circuit"
    assert "6" in refusal["message"]
    stamp = in_both_languages(page, refusal)
    line.change = None
    expect(page.locator(GO)).to_be_visible()  # nothing was played: the program is still in hand
    stamp.click()
    opens_at(page, refusal["rule"])


def test_a_set_up_that_cannot_be_says_why_in_both_languages(visit: Come) -> None:
    choices = {"handicap": True, "shields": 6, "grades": {"0": "expert"}}
    ada = visit(**{"setup.memoracers": json.dumps({"choices": choices})})
    page = ada.page
    ada.faults = Forgiving(ada.faults)
    ada.go("/new/memoracers")
    note = page.locator("p", has_text="Every ship needs a free shield box at the start")
    expect(note).to_be_visible()
    expect(page.get_by_role("button", name="Start with 3")).to_have_attribute("aria-disabled", "true")
    speak(page, "Français")
    french = page.locator("p", has=page.get_by_role("link", name="MR-Q01"))
    expect(french).to_be_visible()
    expect(note).to_have_count(0)
    page.get_by_role("link", name="MR-Q01").first.click()
    expect(page).to_have_url(re.compile("/rules/memoracers#MR-Q01$"))
    expect(page.locator("[aria-current=true]", has_text="MR-Q01").last).to_be_in_viewport()


class Forgiving(list[str]):
    """Faults, but for the browser's own line about a preview that the server answers with 422."""

    def append(self, fault: str) -> None:
        """Keep a fault."""
        if "422" not in fault:
            super().append(fault)
