"""Every screen of Celerium for everybody: axe has nothing against it, in every theme, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.axe import against
from tests.web.celerium import SCENES
from tests.web.celerium import finished as finished_rally
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Lang


@pytest.fixture(scope="module")
def finished(browser: Browser, shared_server: Server) -> Table:
    """A rally that is over."""
    return finished_rally(browser, shared_server)


@pytest.fixture
def scenes(request: pytest.FixtureRequest, browser: Browser, server: Server, finished: Table) -> Iterator[Scenes]:
    """The screens as somebody sees them who speaks a language."""
    lang: Lang = request.param
    opened = Scenes(browser, server, Eyes(lang=lang), finished)
    yield opened
    opened.close()


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("scenes", ["en", "fr"], indirect=True)
def test_axe_has_nothing_against(name: str, scenes: Scenes) -> None:
    assert not (found := against(SCENES[name](scenes))), "\n".join(found)
