"""The last event of a game is on screen before its result, in every game, whether a film was running or not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.ends import TABLES, ending
from tests.web.server import NAMES, Message, Server
from tests.web.visitor import Eyes, Visitor

RESULT = ".over[data-game]"
RUNNING, RESTING = 2, 1
"""How many answers come in a row: the film of the first is running when the last one ends the game, or none is."""


def the_end(server: Server, visit: Come, game: str, answers: int, eyes: Eyes) -> Visitor:
    """Look on while a game ends; return who looked on."""
    known, helper = ending(game), visit()
    table = known.table(server, helper.page, answers)
    # A page with the seat may pass by itself while the last answers are given for it: then a watcher looks on.
    visitor = visit(table, eyes=eyes) if answers == RESTING else visit(eyes=eyes)
    visitor.go(table.path)
    expect(visitor.page.locator("#prompt")).to_be_visible()
    note_results(visitor.page)
    known.end(server, helper.page, table, answers)
    return visitor


def note_results(page: Page) -> None:
    """Note the event that was shown last when the result takes the table's place."""
    page.evaluate(
        """() => {
          let shown = null;
          new MutationObserver(() => {
            shown = document.querySelector("[data-shown]")?.dataset.shown ?? shown;
            if (document.querySelector(".over[data-game]")) window.shownBeforeResult ??= shown;
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )


def last_event(visitor: Visitor) -> str:
    """Wait for the end at the socket, and return the name of its last event."""
    visitor.until(lambda: entries_of(visitor)[-1:] and entries_of(visitor)[-1]["status"] == "over", "the game ends")
    entries = entries_of(visitor)
    return str(next(entry for entry in reversed(entries) if entry["events"])["events"][-1]["event"])


def who_won(visitor: Visitor, me: bool) -> str:
    """Return what the prompt says at the end to the first seat, or to who looks on."""
    won = [NAMES[seat] for seat in entries_of(visitor)[-1]["outcome"]["winners"]]
    if me and won == [NAMES[0]]:
        return "You win!"
    return f"{' and '.join(won)} {'win' if len(won) > 1 else 'wins'}"


def entries_of(visitor: Visitor) -> list[Message]:
    """Return the entries that came over the line."""
    return [message for message in visitor.heard if message["type"] == "entry"]


@pytest.mark.parametrize("answers", [RESTING, RUNNING], ids=["without a film", "with a running film"])
@pytest.mark.parametrize("game", TABLES)
def test_the_last_event_is_on_screen_before_the_result(server: Server, visit: Come, game: str, answers: int) -> None:
    visitor = the_end(server, visit, game, answers, Eyes(speed="2"))
    page, last = visitor.page, last_event(visitor)
    expect(page.locator(f"[data-shown={last}]")).to_be_attached()
    expect(page.locator(RESULT)).to_have_count(0)
    result = page.locator("#prompt .btn.go")
    expect(result).to_be_visible()
    expect(page.locator("#prompt h2")).to_have_text(who_won(visitor, me=answers == RESTING))
    result.click()
    expect(page.locator(RESULT)).to_be_visible()
    assert page.evaluate("window.shownBeforeResult") == last


@pytest.mark.parametrize("eyes", [Eyes(speed="0"), Eyes(speed="1", reduced=True)], ids=["instant", "reduced motion"])
def test_the_last_picture_stays_for_a_while_and_the_result_comes_by_itself(
    server: Server, visit: Come, eyes: Eyes
) -> None:
    visitor = the_end(server, visit, "memoracers", RESTING, eyes)
    last = last_event(visitor)
    expect(visitor.page.locator("#prompt .btn.go")).to_have_text("To the result")
    expect(visitor.page.locator(RESULT)).to_be_visible()
    assert visitor.page.evaluate("window.shownBeforeResult") == last


def test_who_comes_after_the_end_sees_the_result_at_once(server: Server, visit: Come) -> None:
    known, helper = ending("memoracers"), visit()
    table = known.table(server, helper.page, 0)
    visitor = visit(table)
    visitor.go(table.path)
    expect(visitor.page.locator(RESULT)).to_be_visible()
    assert visitor.page.locator("[data-shown]").count() == 0
