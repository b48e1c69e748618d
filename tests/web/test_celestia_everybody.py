"""Celestia for everybody: axe has nothing against its screens, in every theme, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.axe import against
from tests.web.celestia import SCENES, at_moment, first_moment
from tests.web.celestia import finished as finished_game
from tests.web.scenes import Scene, Scenes
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Lang

NAMES = ("set-up", "first-prompt", "crew", "dice", "spied", "bonus", "refusal", "guide", "result", "replay")
"""Every kind of thing that the other screens of the contact sheet show is on one of these."""
LOOKED_AT: dict[str, Scene] = {
    **{name: SCENES[name] for name in NAMES},
    "waiting": lambda scenes: at_moment(scenes, first_moment(), seat=1),
}


@pytest.fixture(scope="module")
def finished(browser: Browser, shared_server: Server) -> Table:
    """A game that is over."""
    return finished_game(browser, shared_server)


@pytest.fixture
def scenes(request: pytest.FixtureRequest, browser: Browser, server: Server, finished: Table) -> Iterator[Scenes]:
    """The screens as somebody sees them who speaks a language."""
    lang: Lang = request.param
    opened = Scenes(browser, server, Eyes(lang=lang), finished)
    yield opened
    opened.close()


@pytest.mark.parametrize("name", LOOKED_AT)
@pytest.mark.parametrize("scenes", ["en", "fr"], indirect=True)
def test_axe_has_nothing_against(name: str, scenes: Scenes) -> None:
    page = LOOKED_AT[name](scenes)
    assert not (found := against(page)), "\n".join(found)
