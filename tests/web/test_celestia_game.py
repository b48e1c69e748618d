"""Whole games of Celestia: with the mouse, with the keyboard alone, and all modules by three people and bots."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.web.celestia_pilot import Sight, Traveller
from tests.web.celestia_search import EVERYTHING
from tests.web.conftest import Come
from tests.web.keyboard import Keyboard
from tests.web.server import Server

QUIET = ("over", "nothing")


class Nerve:
    """Somebody who stays some times, then leaves; and plays a card every other time one can be played."""

    def __init__(self, stays: int) -> None:
        self.stays = stays
        self.asked = 0

    def __call__(self, sight: Sight) -> int:
        """Choose one of the open answers."""
        self.asked += 1
        answers = sight.answers
        if sight.decision == "PassengerAnnounces":
            leave = self.asked % (self.stays + 1) == 0
            return starting(answers, "Leave" if leave else "Stay")
        if any(answer.startswith("Pass") for answer in answers):
            return 0 if self.asked % 2 else len(answers) - 1
        return self.asked % len(answers)


def starting(answers: Sequence[str], word: str) -> int:
    """Return the answer that begins with a word; where it is not open, the last one."""
    found = [at for at, answer in enumerate(answers) if answer.startswith(word)]
    return found[0] if found else len(answers) - 1


def check_end(page: Page, *names: str) -> None:
    """See the end: a winner, and a row of treasures and figures for each player."""
    result = page.locator("main.result")
    expect(result.get_by_role("heading", level=1)).to_be_visible()
    rows = result.locator("ol > li")
    expect(rows).to_have_count(len(names))
    for name in names:
        expect(rows.filter(has_text=name)).to_have_count(1)


def test_a_whole_game_with_the_mouse(server: Server, visit: Come) -> None:
    table = server.table("pee", seed=2, game="celestia")
    ada = visit(table)
    page = ada.page
    ada.go("/")
    page.get_by_role("link", name="Continue").click()
    traveller, nerve = Traveller(page), Nerve(2)
    sight = traveller.until(nerve, "PassengerAnnounces")
    assert {answer.split("\n")[0] for answer in sight.answers} == {"Leave", "Stay"}
    traveller.until(nerve, "over")
    check_end(page, "Ada", "Brice", "Chloé")
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="one move forward").click()
    expect(slider).to_have_value("1")


def test_a_whole_game_with_the_keyboard_alone(server: Server, visit: Come) -> None:
    table = server.table("pee", seed=2, game="celestia")
    ada = visit(table)
    page, keys = ada.page, Keyboard()
    ada.go("/")
    page.keyboard.press("Tab")
    keys.press(page, page.get_by_role("link", name="Continue"))
    page.locator("#prompt").wait_for()
    Traveller(page, keys).until(Nerve(2), "over")
    keys.held(page, "at the end")
    keys.press(page, page.get_by_role("link", name="Watch the replay"))
    slider = page.get_by_role("slider")
    slider.wait_for()
    keys.reach(page, slider)
    keys.key(page, "ArrowRight")
    expect(slider).to_have_value("1")


def fly_together(*travellers: Traveller) -> None:
    """Let several people answer whenever they are asked, until all see the end."""
    nerves = [Nerve(stays) for stays in range(1, len(travellers) + 1)]
    for _ in range(2500):
        sights = [traveller.look() for traveller in travellers]
        if all(sight.what == "over" for sight in sights):
            return
        asked = [at for at, sight in enumerate(sights) if sight.what not in QUIET]
        for at in asked:
            travellers[at].answer(sights[at], nerves[at])
        if not asked:
            travellers[0].page.wait_for_timeout(20)
    raise AssertionError("the game never ended")


def test_a_game_with_all_modules_by_three_people_and_bots(server: Server, visit: Come) -> None:
    table = server.table("pppne", seed=5, game="celestia", modules=list(EVERYTHING))
    people = [visit(table, seats=(seat,)) for seat in range(3)]
    for person in people:
        person.go(table.path)
    fly_together(*[Traveller(person.page) for person in people])
    titles = {person.page.locator("main.result h1").inner_text() for person in people}
    assert len(titles) == 1
    check_end(people[2].page, "Ada", "Brice", "Chloé", "Dao", "Emi")
    for seat, person in enumerate(people):
        for message in person.heard:
            assert set(message.get("mine", {})) <= {str(seat)}, "what another seat alone may see"
            assert set(message.get("prompts", {})) <= {str(seat)}, "the question of another seat"
