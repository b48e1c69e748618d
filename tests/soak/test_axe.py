"""axe over every scene of the contact sheets: every size of the layout tests, every theme and every language.

All combinations would take hours. Each scene is looked at in one language, at every size; languages and themes take
turns. So every scene occurs at every size and in every theme, and every language at every size in every theme.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.soak.test_layout import LANGS, browser, finished, server
from tests.web.axe import Look, against
from tests.web.layout import SIZES
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.visitor import THEMES, Eyes, Lang
from tools.shots import ALBUMS

__all__ = ["browser", "finished", "server"]
SCENES = [(game, name) for game, album in ALBUMS.items() for name in album.scenes]


def turn_of(at: int) -> tuple[Lang, list[Look]]:
    """Return the language and the looks of the scene at this place."""
    turn, lang = divmod(at, len(LANGS))
    return LANGS[lang], [(*size, THEMES[(turn + place) % len(THEMES)]) for place, size in enumerate(SIZES)]


def test_every_language_occurs_at_every_size_in_every_theme() -> None:
    seen = {(lang, *look) for at in range(len(SCENES)) for lang, looks in [turn_of(at)] for look in looks}
    assert len(seen) == len(LANGS) * len(SIZES) * len(THEMES)


@pytest.mark.parametrize("at", range(len(SCENES)), ids=["-".join(scene) for scene in SCENES])
def test_axe_has_nothing_against_a_scene(at: int, browser: Browser, server: Server, finished: dict[str, Table]) -> None:
    (game, name), (lang, looks) = SCENES[at], turn_of(at)
    scenes = Scenes(browser, server, Eyes(lang=lang), finished[game])
    try:
        page = ALBUMS[game].scenes[name](scenes)
        page.clock.resume()  # some scenes are films that stand still, and axe waits for timers
        assert not (found := against(page, looks)), "\n".join(found)
    finally:
        scenes.close()
