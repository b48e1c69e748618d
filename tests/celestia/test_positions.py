"""Positions of Celestia as text."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.errors import PositionError

CITY: Final = """celestia 1; voyage 6; at 6; captain 0
dice f p .
hands 5? | 4? | c c l h p jetpack | 6?
treasures 1:1 4:4 12:12 | 6:? 6:? | 2:2 4:S 6:6 9:9 | 1:1"""


def test_a_step_is_laid_as_it_is_written() -> None:
    game = SPEC.position(CITY)
    g = game.state
    assert game.situation.decision == "PassengerAnnounces"
    assert game.asked == (1,)
    assert (g.voyage, g.tables.value[g.place], g.captain, g.dice) == (6, 6, 0, [1, 4, 0])
    assert g.hand_size == [5, 4, 6, 6]
    assert [sum(row) for row in g.owned] == [3, 2, 4, 1]


def test_a_natural_moment_needs_no_tail() -> None:
    game = SPEC.new(4, seed=2)
    assert "tail" not in game.position()
    assert "tail" not in game.position(hidden=False)
    assert "tail" not in SPEC.position(CITY).position(hidden=False)


@pytest.mark.parametrize(
    ("clauses", "place", "message"),
    [
        ("hands c x | c", "hands, part 1, word 2", "no card is called 'x'"),
        ("hands jetpack jetpack jetpack | c", "hands, part 1, word 3", "no card jetpack is left"),
        ("hands 60? | 60?", "hands, part 2", "cards are left"),
        (
            "seats 3; treasures 25:25 25:25 25:25 25:25 25:25 25:25 25:25 | - | -",
            "treasures, part 1, word 7",
            "no such",
        ),
        ("seats 3; treasures 4:7 | - | -", "treasures, part 1, word 1", "city 4 has treasures of 4, 6, 9, S"),
        ("seats 3; treasures 5:5 | - | -", "treasures, part 1, word 1", "expected a city"),
        ("seats 3; at 5", "at, part 1, word 1", "expected a city"),
        ("seats 3; at 6; dice f f", "dice", "no value is left"),
        ("seats 3; at 6; dice f f f f", "dice", "expected 3 at this moment, found 4"),
        ("seats 3; dice x f", "dice, part 1, word 1", "expected a face"),
        ("seats 3; captain 1; ashore 1", "captain", "seat 1 is not aboard"),
        ("seats 3; lifeboat 1 lifeboat-fog", "lifeboat", "ext2"),
        ("seats 3; piles 99? | - | - | - | - | - | - | - | -", "piles", "has 11 treasures left"),
        ("seats 3; deck c c", "deck", "cards lie nowhere"),
        ("seats 3; deck ? c", "deck, part 1, word 1", "no card is called"),
        ("seats 3; down -", "down", "a pilot flies on"),
    ],
)
def test_what_cannot_be_is_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"celestia 1; {clauses}")
    assert caught.value.place == place


def test_the_lifeboat_flies_on_alone() -> None:
    game = SPEC.position(
        "celestia 1; seats 3; options modules=ext2,; at 6; lifeboat 1 lifeboat-fog 4; down -; hands 4? | 4? | 4?"
    )
    assert game.state.pilot == 1
    assert game.asked == (1,)
    assert "lifeboat 1 lifeboat-fog 4; down -" in game.position()


def test_treasures_that_are_nowhere_stay_in_the_box() -> None:
    g = SPEC.position("celestia 1; seats 3; piles 1 | 2? | - | - | - | - | - | - | 25").state
    assert [len(pile) for pile in g.piles] == [1, 2, 0, 0, 0, 0, 0, 0, 1]
    assert len(g.box[0]) == 10
