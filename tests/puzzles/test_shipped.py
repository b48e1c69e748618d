"""The puzzles that come with the package fit the rules of today."""

from __future__ import annotations

import pytest

from astrodrome.games import GAMES
from astrodrome.games import game as spec_of
from astrodrome.kernel.codec import plain
from astrodrome.puzzles.shipped import puzzles_of
from astrodrome.puzzles.themes import THEMES

NAMES = [spec.name for spec in GAMES]
LEAST = 100


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_hundred_puzzles_of_all_its_themes(name: str) -> None:
    found = puzzles_of(name)
    assert len(found) >= LEAST
    assert {puzzle["theme"] for puzzle in found} == set(THEMES[name])
    assert len({puzzle["id"] for puzzle in found}) == len(found)


@pytest.mark.parametrize("name", NAMES)
def test_every_puzzle_can_be_set_up_and_answered(name: str) -> None:
    spec = spec_of(name)
    for puzzle in puzzles_of(name):
        game = spec.position(str(puzzle["position"]))
        seat, options, right = puzzle["seat"], puzzle["options"], puzzle["right"]
        assert isinstance(seat, int)
        assert isinstance(options, list)
        assert isinstance(right, int)
        assert seat in game.asked, puzzle["id"]
        assert type(game.decision).__name__ == puzzle["decision"], puzzle["id"]
        legal = [plain(action) for action in game.legal(seat)]
        for option in options:
            assert isinstance(option, dict)
            assert option["action"] in legal, puzzle["id"]
        assert 1 <= right < len(options), puzzle["id"]
