"""The puzzles that come with the package fit the rules and the play-outs of today; `puzzles check` looks at all."""

from __future__ import annotations

import pytest

from astrodrome.games import GAMES
from astrodrome.games import game as spec_of
from astrodrome.kernel.codec import plain
from astrodrome.puzzles.checking import checked
from astrodrome.puzzles.recipes import recipe_of
from astrodrome.puzzles.shipped import puzzles_of

NAMES = [spec.name for spec in GAMES if recipe_of(spec.name)]
LEAST = 100


@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_puzzles_has_a_hundred_of_all_its_themes(name: str) -> None:
    found, recipe = puzzles_of(name), recipe_of(name)
    assert recipe is not None
    assert len(found) >= LEAST
    assert {puzzle["theme"] for puzzle in found} == set(recipe.themes)
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


@pytest.mark.parametrize("name", NAMES)
def test_answers_bring_what_a_puzzle_says_and_the_right_ones_are_best_in_other_worlds_too(name: str) -> None:
    for puzzle in puzzles_of(name)[::60]:
        found = checked(name, puzzle)
        assert found is not None, puzzle["id"]
        assert found.is_as_found(puzzle), puzzle["id"]
        assert found.is_right(puzzle), puzzle["id"]
