"""The layout of every scene of the contact sheets, at five sizes, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.layout import SIZES, faults, resize
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Lang
from tools import chromium
from tools.shots import ALBUMS

LANGS: tuple[Lang, ...] = ("en", "fr")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all scenes."""
    with chromium.browser() as started:
        yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all scenes."""
    started = Server(Path(tmp_path_factory.mktemp("layout")) / "tables.sqlite")
    yield started
    started.stop()


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> dict[str, Table]:
    """A game of each kind that is over."""
    return {name: album.finished(browser, server) for name, album in ALBUMS.items()}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "name"), [(game, name) for game, album in ALBUMS.items() for name in album.scenes])
def test_a_scene_is_laid_out_well_at_every_size(
    game: str, name: str, lang: Lang, browser: Browser, server: Server, finished: dict[str, Table]
) -> None:
    scenes = Scenes(browser, server, Eyes(lang=lang), finished[game])
    try:
        page = ALBUMS[game].scenes[name](scenes)
        found: list[str] = []
        for width, height in SIZES:
            resize(page, width, height)
            found += [f"{width}×{height}: {fault}" for fault in faults(page)]
        assert not found, "\n".join(found)
    finally:
        scenes.close()
