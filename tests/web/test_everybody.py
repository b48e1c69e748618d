"""Every screen for everybody: axe has nothing against it, in every theme, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.axe import against
from tests.web.memoracers import SCENES, missing
from tests.web.memoracers import finished as finished_race
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Lang

EVERY = {**SCENES, "missing": missing}


@pytest.fixture(scope="module")
def finished(browser: Browser, shared_server: Server) -> Table:
    """A race that is over."""
    return finished_race(browser, shared_server)


@pytest.fixture
def scenes(request: pytest.FixtureRequest, browser: Browser, server: Server, finished: Table) -> Iterator[Scenes]:
    """The screens as somebody sees them who speaks a language."""
    lang: Lang = request.param
    opened = Scenes(browser, server, Eyes(lang=lang), finished)
    yield opened
    opened.close()


@pytest.mark.parametrize("scenes", ["en"], indirect=True)
def test_axe_and_the_ruler_do_find_faults(scenes: Scenes) -> None:
    page = missing(scenes)
    fault = "<img src='data:,'><p style='color:#888;background:#999;width:1500px'>faint</p>"
    page.evaluate("(fault) => document.body.insertAdjacentHTML('beforeend', fault)", fault)
    found = "\n".join(against(page))
    for name in ("image-alt", "color-contrast", "scrolls to the side"):
        assert name in found


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("scenes", ["en", "fr"], indirect=True)
def test_axe_has_nothing_against(name: str, scenes: Scenes) -> None:
    page = EVERY[name](scenes)
    if name == "flight":
        page.clock.resume()  # the picture stands still, and axe waits for timers
    assert not (found := against(page)), "\n".join(found)
