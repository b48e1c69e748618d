"""A race played by clicks, reviewed from its result, and a costly decision of it answered in another way."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.web import axe
from tests.web.conftest import Come
from tests.web.pilot import Pilot
from tests.web.server import Server
from tests.web.test_review import reviewed
from tests.web.visitor import Eyes

SEED = 6
EYES = [Eyes(), Eyes(width=390, height=844), Eyes(lang="fr", width=390, height=844)]
WORDS = {
    "en": ("Review the game", "Your costliest decisions", "Look", "Try it"),
    "fr": ("Analyser la partie", "Tes décisions les plus coûteuses", "Voir", "Essayer"),
}


def other(lanes: Sequence[int]) -> int:
    """Take another lane than the pilot of the race took, where there is one."""
    return lanes[-1]


@pytest.mark.parametrize("eyes", EYES, ids=lambda eyes: f"{eyes.lang}-{eyes.width}")
def test_a_race_is_played_reviewed_and_a_costly_decision_tried_again(server: Server, visit: Come, eyes: Eyes) -> None:
    to_review, costliest, look, try_it = WORDS[eyes.lang]
    table = server.table("pe", seed=SEED)
    ada = visit(table, eyes=eyes)
    page = ada.page
    ada.go(table.path)
    Pilot(page).race()
    page.get_by_role("link", name=to_review).click()
    reviewed(page)
    expect(page.get_by_role("heading", name=costliest)).to_be_visible()
    assert axe.violations(page) == []
    assert axe.too_wide(page) is None

    slip = page.locator("article.slip").first
    slip.get_by_role("link", name=look).click()
    page.get_by_role("slider").wait_for()
    moment = re.search(r"/replay#e(\d+)$", page.url)
    assert moment is not None
    done = server.ask(f"/api/tables/{table.id}/log")["entries"][int(moment[1]) - 1]
    assert done["seat"] == 0

    page.go_back()
    reviewed(page)
    slip.get_by_role("button", name=try_it).click()
    page.wait_for_url(re.compile(r"/t/(?!" + table.id + r")[^/]+$"))
    before = len(ada.said)
    pilot = Pilot(page, choose=other)
    pilot.wait("start", "lanes", "tiles")
    assert axe.violations(page) == []
    while not (tried := [said["action"] for said in ada.said[before:] if said["type"] == "play"]):
        pilot.step()
    assert tried[0]["do"] == done["action"]["do"]
    assert tried[0] != done["action"]
    pilot.race()
