"""The page on positions: its examples can be set up and played, and its tables name all clauses and keys there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import astrodrome as ad
from astrodrome.games import GAMES
from astrodrome.games.celerium.notation.franchises import FACTS as FRANCHISE
from astrodrome.games.galaxy_trucker.notation.flight import FACTS as TRUCKER
from astrodrome.games.galaxy_trucker.notation.yard import YARD_FACTS as BUILDER
from astrodrome.games.memoracers.notation.race import FACTS as SHIP
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.positions.notation import GENERAL
from astrodrome.kernel.spec import AnySpec
from tests.laws.law_positions import check_looks, check_round_trip, play_on

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = [text for lang, text in BLOCKS if not lang]
ASKED = [
    ("PlayersBeforeRoll", (1, 2, 0)),
    ("PilotsProgram", (0, 1)),
    ("VisitorSwaps", (1,)),
    ("FranchiseRaces", (0,)),
    ("FranchiseShops", (2,)),
    ("TruckerLands", (1,)),
    ("TruckersBuild", (0, ad.CLOCK)),
    ("TruckerMayGiveUp", (0,)),
    ("TruckerMayGiveUp", (0,)),
]
"""What is asked first, and whom, in each example of the page."""
KEYS = {
    "key of a ship": SHIP,
    "key of a franchise": FRANCHISE,
    "key of a trucker": TRUCKER,
    "key of a builder": tuple([key for key in BUILDER if key not in TRUCKER]),
}


def first_words(heading: str, text: str) -> list[str]:
    """Return what the rows of a table describe, by the heading of its first column: `at` of `at 6`."""
    found: list[str] = []
    for table in re.findall(rf"^\| {heading} \|.*\n\|[-|]+\n((?:\|.*\n)+)", text, re.MULTILINE):
        cells = re.findall(r"^\| (.*?) \| ", table, re.MULTILINE)
        found += [word for cell in cells for word in re.findall(r"`([a-z0-9-]+)[^`]*`", cell)]
    return found


def section(title: str) -> str:
    """Return the part of the page under a heading."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no section is called {title}"
    return found[1]


def test_every_game_has_an_example() -> None:
    assert {text.split()[0] for text in EXAMPLES} == {spec.name for spec in GAMES}
    assert len(EXAMPLES) == len(ASKED)


@pytest.mark.parametrize(("text", "asked"), list(zip(EXAMPLES, ASKED, strict=True)), ids=lambda one: str(one)[:40])
def test_an_example_can_be_set_up_written_and_played(text: str, asked: tuple[str, tuple[int, ...]]) -> None:
    spec = ad.game(text.split(maxsplit=1)[0])
    for seed in range(3):
        game = spec.position(text, seed=seed)
        assert (game.situation.decision, game.asked) == asked
        check_looks(game, check_round_trip(spec, game, "in the example"), "in the example")
        play_on(game, Chance(seed), 60)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_the_table_of_a_game_has_all_its_clauses_and_no_other(spec: AnySpec) -> None:
    title = spec.words.template("en", "game", "name")
    assert title is not None
    assert sorted(first_words("clause", section(title))) == sorted(spec.notation.keys)


def test_the_table_of_all_games_has_the_clauses_of_all_games() -> None:
    assert sorted(first_words("clause", section("Clauses of all games"))) == sorted(GENERAL)


@pytest.mark.parametrize("heading", KEYS)
def test_a_table_of_keys_is_complete(heading: str) -> None:
    assert sorted(first_words(heading, PAGE)) == sorted(KEYS[heading])
