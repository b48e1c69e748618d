"""The tables of Galaxy Trucker for everybody: axe has nothing against them, by day and night, wide and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.axe import against
from tests.web.galaxy_script import Moment, find
from tests.web.galaxy_trucker import at
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Lang

KINDS, OPTIONS = "pe", json.dumps({"flights": ["I"]})
NO_TABLE = Table("", {})
MOMENTS: dict[str, Callable[[Moment], bool]] = {
    "a component in hand": lambda m: m.decision == "TruckerBuilds" and m.answer["do"] == "Place",
    "goods to stow": lambda m: m.decision == "TruckerStows",
    "doubles to power": lambda m: m.decision == "TruckerDeclares",
    "a hit to meet": lambda m: m.decision == "TruckerDefends",
}
HALVES = json.dumps({"flights": ["IIA"], "turns": 30})


@pytest.fixture
def scenes(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Scenes]:
    """The screens as somebody sees them who speaks a language."""
    lang: Lang = request.param
    opened = Scenes(browser, server, Eyes(lang=lang), NO_TABLE)
    yield opened
    opened.close()


@pytest.mark.parametrize("scenes", ["en", "fr"], indirect=True)
@pytest.mark.parametrize("name", MOMENTS)
def test_axe_has_nothing_against_a_table(scenes: Scenes, name: str) -> None:
    assert not against(at(scenes, find(KINDS, OPTIONS, MOMENTS[name])))


@pytest.mark.parametrize("scenes", ["en", "fr"], indirect=True)
def test_axe_has_nothing_against_a_ship_of_two_halves(scenes: Scenes) -> None:
    declares = find(KINDS, HALVES, lambda m: m.decision == "TruckerDeclares" and len(m.offer["kinds"]) == 2)
    assert not against(at(scenes, declares))
