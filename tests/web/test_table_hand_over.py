"""Two people at one screen, in each game: before the tap it shows nothing that only one of them may see."""

from __future__ import annotations

from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.elsewhere import Elsewhere, play_on
from tests.web.server import Server
from tests.web.test_table_drop import GAMES

# How many answers are given before the screen is looked at, and the pieces that are one's own then.
OWN: dict[str, tuple[int, str]] = {
    "memoracers": (0, ".circuit g[role=button]"),
    "celestia": (0, ".hand button"),
    "galaxy-trucker": (2, "#prompt .hand"),
    "celerium": (6, "button.boost"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_over_shows_nothing_before_the_tap(game: str, server: Server, visit: Come) -> None:
    table = server.table("pp", seed=5, game=game, **GAMES[game])
    answers, own = OWN[game]
    with closing(Elsewhere(server, table, 0)) as first, closing(Elsewhere(server, table, 1)) as second:
        play_on(answers, first, second)
        both = visit(table)
        both.go(table.path)
        page = both.page
        dialog = page.locator("dialog[open]")
        expect(dialog.locator("h1")).to_contain_text("Hand the screen to")
        box, size = dialog.bounding_box(), page.viewport_size
        assert box is not None
        assert size is not None
        assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, size["width"], size["height"])
        page.keyboard.press("Escape")  # no way round the tap
        expect(dialog).to_be_visible()
        for piece in (own, "#prompt .actions button", "#prompt .btn"):
            expect(page.locator(piece)).to_have_count(0)
        dialog.locator(".btn.go").click()
        expect(dialog).to_have_count(0)
        expect(page.locator(own).first).to_be_visible()
