"""Write the golden games down again, on purpose: after a change of behaviour that is meant.

python -m tools.golden                  play the answers of every transcript again and write what happens now
python -m tools.golden --from-recipe X  play game X from its recipe, with other answers where need be
python -m tools.golden --counts         count the lines of play again
python -m tools.golden --saves X        play and save the games of X again that show whether old saves still load
python -m tools.golden --names          write down the names and the order of records, tasks and fields
"""

import argparse
import json
import sys

from astrodrome import AstrodromeError
from astrodrome.games import GAMES, game
from tests.golden.recipe import Recipe
from tests.golden.recipes import COUNTS, FOLDER, RECIPES
from tests.golden.saved import NAMES, saved_names, write_saves
from tests.golden.transcript import lines_to, read, script_of, transcript


def again(recipe: Recipe) -> str:
    """Play the answers of a transcript again; from the recipe where there is no transcript yet."""
    if not recipe.path.exists():
        return from_recipe(recipe)
    return transcript(read(recipe.path.read_text(encoding="utf-8")))


def from_recipe(recipe: Recipe) -> str:
    """Play from the recipe."""
    return transcript(script_of(recipe.play()))


def write(recipe: Recipe, fresh: bool) -> bool:
    """Write one transcript; whether its answers could be played."""
    try:
        text = from_recipe(recipe) if fresh else again(recipe)
    except AstrodromeError as error:
        print(f"{recipe.name}: {error}; `--from-recipe {recipe.name}` plays it with other answers", file=sys.stderr)
        return False
    changed = not recipe.path.exists() or recipe.path.read_text(encoding="utf-8") != text
    recipe.path.write_text(text, encoding="utf-8")
    print(f"{recipe.name}: {'written' if changed else 'unchanged'}, {len(text.splitlines())} lines")
    return True


def write_counts() -> None:
    """Count the lines of play from every position."""
    found = {}
    for count in COUNTS:
        game = read((FOLDER / f"{count.name}.txt").read_text(encoding="utf-8")).after(count.after)
        lines = [lines_to(game, depth) for depth in range(1, count.depth + 1)]
        found[f"{count.name} after {count.after}"] = lines
        print(f"{count.name} after {count.after}: {lines}")
    rows = [f"  {json.dumps(name)}: {json.dumps(lines)}" for name, lines in found.items()]
    (FOLDER / "counts.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def main() -> int:
    """Read the command line and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description="Write the golden games again.")
    names = [recipe.name for recipe in RECIPES]
    parser.add_argument(
        "--from-recipe", action="append", default=[], choices=[*names, "all"], help="play it again from its recipe"
    )
    parser.add_argument("--counts", action="store_true", help="count the lines of play again")
    parser.add_argument("--saves", choices=[spec.name for spec in GAMES], help="make the saves of a game again")
    parser.add_argument("--names", action="store_true", help="write down records, tasks and fields")
    given = parser.parse_args()
    if given.counts:
        write_counts()
        return 0
    if given.saves:
        print(f"{given.saves}: {write_saves(game(given.saves))} saves")
        return 0
    if given.names:
        NAMES.write_text(json.dumps(saved_names(), indent=2) + "\n", encoding="utf-8")
        return 0
    chosen = [r for r in RECIPES if not given.from_recipe or "all" in given.from_recipe or r.name in given.from_recipe]
    return 0 if all([write(recipe, bool(given.from_recipe)) for recipe in chosen]) else 1


if __name__ == "__main__":
    sys.exit(main())
