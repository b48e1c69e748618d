"""What is staged around the film: sounds with their switch, and the moment of somebody who is out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.ends import ending
from tests.web.galaxy_script import play
from tests.web.server import Server
from tests.web.test_end_shown import RESULT
from tests.web.visitor import Eyes

# Counts the tones and noises that are started.
COUNTING = """() => {
  window.sounds = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
}"""


def heard(page: Page) -> int:
    """Return how many voices were played."""
    return int(page.evaluate("window.sounds"))


def test_a_game_sounds_after_the_first_click_and_the_switch_silences_it(server: Server, visit: Come) -> None:
    known, helper = ending("memoracers"), visit()
    table = known.table(server, helper.page, len(known.answers) - 2)
    visitor = visit(table, eyes=Eyes(speed="2"))
    page = visitor.page
    page.add_init_script(f"({COUNTING})()")
    visitor.go(table.path)
    page.get_by_role("button", name="Turn sounds off").click()
    play(server, helper.page, table, known.answers[2:3])
    expect(page.locator("#prompt:not(.wait)")).to_be_visible()
    assert heard(page) == 0, "the switch is off"
    page.get_by_role("button", name="Turn sounds on").click()
    expect(page.get_by_role("button", name="Turn sounds off")).to_be_visible()
    play(server, helper.page, table, known.answers[3:4])
    visitor.until(lambda: heard(page) > 0, "a sound is heard")
    page.reload()
    expect(page.get_by_role("button", name="Turn sounds off")).to_be_visible()


def test_who_is_out_reads_why_and_may_go_to_the_end(server: Server, visit: Come) -> None:
    known, helper = ending("memoracers", last=False), visit()
    table = known.table(server, helper.page, 1)
    visitor = visit(table, eyes=Eyes(speed="1"))
    page = visitor.page
    visitor.go(table.path)
    expect(page.locator("#prompt:not(.wait)")).to_be_visible()
    known.end(server, helper.page, table, 1)
    expect(page.locator(".cost .slip")).to_contain_text("Out of the race")
    expect(page.locator("#prompt h2")).to_have_text("You are out of the race")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="To the result")).to_be_visible()
    expect(page.locator(".cost .slip")).to_contain_text("The order at the end")
    page.get_by_role("button", name="To the result").click()
    expect(page.locator(RESULT)).to_be_visible()
