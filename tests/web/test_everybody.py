"""Every screen for everybody: axe has nothing against it, in both themes and languages, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.axe import too_wide, violations
from tests.web.memoracers import SCENES, missing
from tests.web.memoracers import finished as finished_race
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Lang

SIZES = ((1440, 900), (390, 844))
NARROWEST = (360, 640)
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


def against(page: Page) -> list[str]:
    """Return all that is wrong with a screen, by size and theme."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            found += [f"{width} {theme}: {fault}" for fault in violations(page)]
    page.set_viewport_size({"width": NARROWEST[0], "height": NARROWEST[1]})
    page.wait_for_timeout(50)
    wide = too_wide(page)
    return found if wide is None else [*found, f"{NARROWEST[0]}: scrolls to the side, {wide}"]


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
