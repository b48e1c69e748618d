"""A new game is named once, in `MODULES`: no other file of the package, the page or the tools lists the games.

`docs/adding-a-game.md` promises it. What belongs to one game lies in a file or folder of that game.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrodrome.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
HOMES = ("src/astrodrome", "web", "tools")
SUFFIXES = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svelte", ".toml", ".ts"}
SKIPPED = {"__pycache__", "build", "dist", "generated", "node_modules", "public"}
NEAR = 8
"""Games that are named within so many lines stand in a list; one that leaves out a single game is a list too."""
WORDS = "titles of statistics and puzzles, which the page shows without the code of their game (steps 20 and 21)"
EXCEPTIONS = {
    "src/astrodrome/games/__init__.py": "the one list",
    "tools/shots.py": "the pictures of the documentation",
    "tools/view_samples.py": "samples for a test of the web app's words",
    "web/src/lib/i18n/pseudo.ts": "names that the test language leaves alone; others only get accents",
    "web/src/lib/i18n/study.de.ts": WORDS,
    "web/src/lib/i18n/study.en.ts": WORDS,
    "web/src/lib/i18n/study.fr.ts": WORDS,
}
"""Files that list games all the same, and why a new game need not be added there."""


def named() -> list[re.Pattern[str]]:
    """Return for each game what matches its names: in addresses, of its folder, and for people."""
    found = []
    for spec in GAMES:
        spoken = spec.words.template("en", "game", "name") or spec.name
        names = "|".join([re.escape(name) for name in (spec.name, spec.folder.name, spoken)])
        found.append(re.compile(rf"(?<![\w-])(?:{names})(?![\w-])"))
    return found


def lists_games(text: str) -> bool:
    """Return whether all games, or all but one, are named close together."""
    at = [{n for n, line in enumerate(text.splitlines()) if game.search(line)} for game in named()]
    starts = sorted(set().union(*at))
    return any(sum(any(start <= n < start + NEAR for n in one) for one in at) >= len(at) - 1 for start in starts)


def sources() -> list[str]:
    """Return the files that must name no list of games."""
    found = [path for home in HOMES for path in sorted((ROOT / home).rglob("*"))]
    return [
        path.relative_to(ROOT).as_posix()
        for path in found
        if path.suffix in SUFFIXES and not SKIPPED & {*path.parts} and not path.name.endswith(".test.ts")
    ]


def test_games_are_listed_in_one_place() -> None:
    listing = [name for name in sources() if lists_games((ROOT / name).read_text(encoding="utf-8"))]
    assert sorted(listing) == sorted(EXCEPTIONS)


@pytest.mark.parametrize(
    ("text", "is_list"),
    [
        ('NAMES = ("celestia", "celerium", "galaxy-trucker", "memoracers")', True),
        ('if game == "celestia": ...\nelif game == "memoracers": ...\nelif game != "galaxy-trucker": ...', True),
        ('"Celestia"\n"Galaxy Trucker"\n"MemoRacers"', True),
        ('if game == "celestia": ...\nelif game == "memoracers": ...', False),
        ('"celestia"' + "\n" * NEAR + '"celerium"' + "\n" * NEAR + '"memoracers"', False),
    ],
)
def test_a_list_is_found_where_most_games_are_named_together(text: str, is_list: bool) -> None:
    assert lists_games(text) == is_list
