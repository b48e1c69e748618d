"""Every page around the tables for everybody: axe has nothing against it, in every theme.

The tables of the games have such tests of their own; the last test here sees to it that no kind of page is left out.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.axe import against, violations
from tests.web.elsewhere import Elsewhere
from tests.web.scenes import Scene, Scenes
from tests.web.server import ROOT, Server, Table
from tests.web.test_everybody import EVERY
from tests.web.test_table_together import agreed
from tests.web.visitor import THEMES, Eyes, Lang, wear
from tools.corpus import FOLDER

CATALOGUES = ("memoracers", "celestia", "celerium", "galaxy-trucker-base", "galaxy-trucker-expansion", "table")
NO_TABLE = Table("", {})


def opened(scenes: Scenes, path: str, shows: str) -> Page:
    """Open an address and wait for what it shows."""
    page = scenes.at(path)
    page.locator(shows).first.wait_for()
    return page


def over(scenes: Scenes, game: str) -> str:
    """Return the address of a finished game, from a log of the corpus."""
    newest = max(FOLDER.glob(f"{game}-v*.log.gz"), key=lambda path: path.name)
    log = json.loads(gzip.decompress(newest.read_bytes()))
    return f"/t/{scenes.server.ask('/api/logs', log)['table']}"


def lobby(scenes: Scenes) -> Page:
    """The lobby, with a table that waits and one that is played."""
    agreed(scenes.server, "po", public=True)
    played = agreed(scenes.server, "pe", public=True)
    scenes.table(played).locator("#prompt").wait_for()
    return opened(scenes, "/lobby", ".table a")


def seated(scenes: Scenes) -> Page:
    """A table of two people that has begun; the second is a program."""
    table = scenes.server.table("pp", seed=3)
    other = Elsewhere(scenes.server, table, 1)
    scenes.closers.append(other.close)
    page = scenes.at(table.path, (table, (0,)))
    page.locator("#prompt").wait_for()
    other.say("Hello <b>there</b>")
    return page


def talk(scenes: Scenes) -> Page:
    """The table's own menu, with talk in it."""
    page = seated(scenes)
    page.locator(".tool button").first.click()
    page.locator("[popover] ol li .line").wait_for()
    return page


def screen_waiting(scenes: Scenes) -> Page:
    """The big screen before the start."""
    return opened(scenes, f"{scenes.server.table('oo').path}/screen", "aside svg")


def screen_playing(scenes: Scenes) -> Page:
    """The big screen of a game."""
    table = scenes.server.table("pe", seed=3, game="celestia")
    scenes.table(table).locator("#prompt").wait_for()
    return opened(scenes, f"{table.path}/screen", "#prompt")


def too_early(scenes: Scenes) -> Page:
    """The replay of a game that is not over."""
    return opened(scenes, f"{scenes.server.table('pe').path}/replay", "h1")


HERE = Path(__file__).parent
ELSEWHERE = {
    "review": "test_review.py",
    "puzzles": "test_puzzles.py",
    "puzzle": "test_puzzles.py",
    "flight": "test_anywhere.py",
    "statistics": "test_statistics.py",
}
"""Pages that need a longer way are looked at by the tests that go it."""
SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "settings": lambda scenes: opened(scenes, "/settings", "main h2"),
    "glossary": lambda scenes: opened(scenes, "/glossary", "tbody tr"),
    "all rules": lambda scenes: opened(scenes, "/rules", "main a"),
    "played tables": lambda scenes: opened(scenes, "/played", "h1"),
    "daily flight": lambda scenes: opened(scenes, "/daily/celestia", "h1"),
    "notices": lambda scenes: opened(scenes, "/notices", "h1"),
    "continue": lambda scenes: opened(scenes, "/continue#spent", "h1"),
    "again": lambda scenes: opened(scenes, f"{scenes.server.table('pe').path}/again", ".btn.go"),
    "no table": lambda scenes: opened(scenes, f"/t/{'a' * 16}", "h1"),
    "too early": too_early,
    "talk": talk,
    "screen, waiting": screen_waiting,
    "screen, playing": screen_playing,
    "set-up of Galaxy Trucker": lambda scenes: opened(scenes, "/new/galaxy-trucker", ".btn.go"),
    "result of Galaxy Trucker": lambda scenes: opened(scenes, over(scenes, "galaxy-trucker"), "main.result, .over"),
    "replay of Galaxy Trucker": lambda scenes: opened(scenes, over(scenes, "galaxy-trucker") + "/replay", "#prompt"),
}


@pytest.fixture
def scenes(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Scenes]:
    """The screens as somebody sees them who speaks a language."""
    lang: Lang = request.param
    opening = Scenes(browser, server, Eyes(lang=lang), NO_TABLE)
    yield opening
    opening.close()


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("scenes", ["en", "fr"], indirect=True)
def test_axe_has_nothing_against(name: str, scenes: Scenes) -> None:
    assert not (found := against(SCENES[name](scenes))), "\n".join(found)


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("scenes", ["en", "fr"], indirect=True)
def test_axe_has_nothing_against_the_rules(catalogue: str, scenes: Scenes) -> None:
    page = opened(scenes, f"/rules/{catalogue}", "article")
    found: list[str] = []
    for theme in THEMES:
        wear(page, theme)
        found += [f"{theme}: {fault}" for fault in violations(page)]
    assert not found, "\n".join(found)


def test_no_kind_of_page_is_left_out() -> None:
    routes = (ROOT / "web" / "src" / "lib" / "router" / "routes.ts").read_text(encoding="utf-8")
    pages = set(re.findall(r'readonly page: "(\w+)"', routes))
    looked_at = {
        "home": "home" in EVERY,
        "new": "set-up" in EVERY,
        "table": "first-prompt" in EVERY,
        "replay": "replay" in EVERY,
        "screen": "screen, playing" in SCENES,
        "lobby": "lobby" in SCENES,
        "settings": "settings" in SCENES,
        "glossary": "glossary" in SCENES,
        "continue": "continue" in SCENES,
        "again": "again" in SCENES,
        "shelf": "all rules" in SCENES,
        "rules": bool(CATALOGUES),
        "missing": "missing" in EVERY,
        "played": "played tables" in SCENES,
        "daily": "daily flight" in SCENES,
        "notices": "notices" in SCENES,
        **{page: "violations(" in (HERE / file).read_text(encoding="utf-8") for page, file in ELSEWHERE.items()},
    }
    assert pages == set(looked_at)
    assert all(looked_at.values()), looked_at
    catalogues = {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert catalogues == set(CATALOGUES)
