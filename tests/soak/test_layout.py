"""The layout of every scene of the contact sheets, at five sizes, in every language.

The test language is one of them, long and accented: what it cuts off, a translation would too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.layout import BOARDS, SIZES, Box, board, board_moves, faults, resize, watch_board
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.test_layout import MOST_PX, OVER, SEATS, answered
from tests.web.visitor import Eyes, Lang, come, speak
from tools import chromium
from tools.shots import ALBUMS

LANGS: tuple[Lang, ...] = ("en", "fr", "de")
OPENED: dict[Lang, tuple[Lang, ...]] = {"en": LANGS, "en-XA": ("en-XA",)}
"""The languages in which a scene is opened, and those it is then looked at in: the menu has no test language."""
QUESTIONS, SHOWN_QUESTIONS = 14, 8
CROWDED = {"celestia": "pneee"}
"""Where more seats than usual make the strip of a phone tighter."""
LEAST_TILE_PX = 46
EVERY_SCENE = [(game, name) for game, album in ALBUMS.items() for name in album.scenes]


class Finished(dict[str, Table]):
    """A game of each kind that is over, played when it is first asked for."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__()
        self.browser, self.server = browser, server

    def __missing__(self, game: str) -> Table:
        self[game] = ALBUMS[game].finished(self.browser, self.server)
        return self[game]


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
    return Finished(browser, server)


@pytest.mark.parametrize("opened", OPENED)
@pytest.mark.parametrize(("game", "name"), EVERY_SCENE)
def test_a_scene_is_laid_out_well_at_every_size(
    game: str, name: str, opened: Lang, browser: Browser, server: Server, finished: dict[str, Table]
) -> None:
    scenes = Scenes(browser, server, Eyes(lang=opened), finished[game])
    try:
        page = ALBUMS[game].scenes[name](scenes)  # brought about once: that takes longer than all looks at it
        found: list[str] = []
        for lang in OPENED[opened]:
            if lang != opened:
                speak(page, lang)
            for width, height in SIZES:
                resize(page, width, height)
                found += [f"{lang} {width}×{height}: {fault}" for fault in faults(page)]
        assert not found, "\n".join(found)
    finally:
        scenes.close()


@pytest.mark.parametrize("game", BOARDS)
def test_the_board_stands_still_from_question_to_question_of_a_phase(
    game: str, browser: Browser, server: Server
) -> None:
    table = server.table(SEATS, seed=5, game=game)
    ada = come(browser, server, Eyes(), [(table, (0,))])
    ada.go(table.path)
    found: list[str] = []
    stood: dict[tuple[str, int], Box] = {}
    try:
        for at in range(QUESTIONS):
            if ada.page.locator(OVER).count():
                break  # how many questions a game has depends on the bots, and those on their time
            ada.page.locator("#prompt:not(.wait)").wait_for()
            for width, height in SIZES:
                resize(ada.page, width, height)
                phase = ada.page.locator("header .short, header .on").first.inner_text()
                box = board(ada.page, BOARDS[game])
                if box is not None and stood.setdefault((phase, width), box).moved(box) > MOST_PX:
                    found.append(f"{width}×{height}, question {at}, {phase}: from {stood[phase, width]} to {box}")
            resize(ada.page, *SIZES[0])
            answered(ada)
    finally:
        ada.context.close()
    assert stood, "the board was on screen"
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", BOARDS)
def test_the_board_stands_still_while_it_is_shown_what_happens(
    game: str, size: tuple[int, int], browser: Browser, server: Server
) -> None:
    table = server.table(CROWDED.get(game, SEATS), seed=5, game=game)
    ada = come(browser, server, Eyes(lang="fr", width=size[0], height=size[1], speed="2"), [(table, (0,))])
    try:
        ada.go(table.path)
        ada.page.locator("#prompt:not(.wait)").wait_for()
        watch_board(ada.page, BOARDS[game], MOST_PX)
        for _ in range(SHOWN_QUESTIONS):
            if ada.page.locator(OVER).count():
                break
            answered(ada)
        assert not board_moves(ada.page), "\n".join(board_moves(ada.page))
    finally:
        ada.context.close()


@pytest.mark.parametrize("name", ["building", "crew-lost"])
def test_components_on_a_phone_are_as_large_as_drawn(name: str, browser: Browser, server: Server) -> None:
    scenes = Scenes(browser, server, Eyes(width=390, height=844), Table("", {}))
    try:
        page = ALBUMS["galaxy-trucker"].scenes[name](scenes)
        square = page.locator(".scene .ship[role=group] [data-square]").first
        assert square.evaluate("(one) => one.getBoundingClientRect().width") >= LEAST_TILE_PX
    finally:
        scenes.close()
