"""Golden games play today as they were written down: every list in its order, every event, every outcome."""

from __future__ import annotations

import json

import pytest

from astrodrome.games import GAMES
from tests.golden.recipe import Count, Recipe
from tests.golden.recipes import COUNTS, FOLDER, RECIPES
from tests.golden.transcript import lines_to, read, transcript

WHY = "if the change is meant, `./run exec python -m tools.golden` writes it down, and the rules version says so"


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_golden_game_plays_as_it_was_written_down(recipe: Recipe) -> None:
    written = recipe.path.read_text(encoding="utf-8")
    assert transcript(read(written)).splitlines() == written.splitlines(), WHY


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_golden_game_is_played_to_its_end(recipe: Recipe) -> None:
    text = recipe.path.read_text(encoding="utf-8")
    assert "\noutcome {" in text
    script = read(text)
    assert (script.game, script.seats) == (recipe.game, recipe.seats)


def test_every_game_has_golden_games_and_counts() -> None:
    names = {spec.name for spec in GAMES}
    assert names <= {recipe.game for recipe in RECIPES}
    assert names <= {recipe.game for recipe in RECIPES for count in COUNTS if count.name == recipe.name}


def test_there_is_a_transcript_for_every_recipe_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(recipe.name for recipe in RECIPES)


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: f"{count.name}-{count.after}")
def test_the_lines_of_play_are_as_many_as_they_were(count: Count) -> None:
    written = json.loads((FOLDER / "counts.json").read_text(encoding="utf-8"))
    game = read((FOLDER / f"{count.name}.txt").read_text(encoding="utf-8")).after(count.after)
    found = [lines_to(game, depth) for depth in range(1, count.depth + 1)]
    assert found == written[f"{count.name} after {count.after}"], WHY


def test_every_position_that_was_counted_is_counted_still() -> None:
    written = json.loads((FOLDER / "counts.json").read_text(encoding="utf-8"))
    assert sorted(written) == sorted(f"{count.name} after {count.after}" for count in COUNTS)
